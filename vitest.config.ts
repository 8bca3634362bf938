import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { randomSeed } from './scripts/gate/random-seed.ts'
import { ShopsFirst } from './scripts/gate/shops-first.ts'

process.stdout.write(`Random tests begin with seed ${randomSeed()} (RANDOM_SEED).\n`)

const UNIT = '{app,emails,scripts,demo,packages/studio}/**/*.test.ts'
/** What a test of a function changes for everybody in its process. */
const CHANGES_THE_PROCESS = /\bvi\.(mock|doMock|stub|useFake|spyOn|resetModules|hoisted)|process\.env|globalThis|\bwindow\b|\bdocument\b/
/** What a test of a screen changes for the others of its process: modules, the clock, what a window has. */
const CHANGES_SCREENS = /\bvi\.(mock|doMock|stub|useFake|resetModules|hoisted)/
const SCREENS = 'app/**/*.test.tsx'
const screensApart = globSync(SCREENS).filter((file) => CHANGES_SCREENS.test(readFileSync(file, 'utf8')))
const apart = globSync(UNIT, { exclude: ['**/node_modules/**'] }).filter((file) => CHANGES_THE_PROCESS.test(readFileSync(file, 'utf8')))

/**
 * Apart from vite.config.ts, whose React Router plugin wants to build pages. Journeys run in a browser by Playwright.
 * `unit` and `screens`, which have a DOM, (each with an `-apart`, whose files change something for their whole process) and `guardrails` need nothing; `server`, `database` and `conformance` start a real PostgreSQL,
 * `hostile` a whole shop, `nodes` several of one over a pooler.
 */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // Limits for what hangs, not for what is slow: a busy machine may take many times what this one takes.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // Much of a test with a database is waiting; one worker, the default on two cores, leaves half of the machine idle.
    maxWorkers: Math.max(2, availableParallelism()),
    env: { RANDOM_SEED: String(randomSeed()) },
    // Tells one promise that is tried with many values from many (`scripts/gate/vitest-reporter.ts`).
    includeTaskLocation: true,
    setupFiles: ['tests/support/processor-time.ts', 'tests/support/end-of-file.ts'],
    sequence: { sequencer: ShopsFirst },
    projects: [
      { extends: true, test: { name: 'guardrails', include: ['tests/guardrails/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: [...configDefaults.exclude, '**/*.database.test.ts', ...apart],
          setupFiles: ['tests/support/quiet-console.ts'],
          // They read and reckon; a process of its own for each file took more than all of them do.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-apart',
          include: apart,
          exclude: [...configDefaults.exclude, '**/*.database.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: [SCREENS],
          exclude: [...configDefaults.exclude, ...screensApart],
          environment: 'happy-dom',
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/patient-screens.ts'],
          // Each has a document of its own all the same.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens-apart',
          include: screensApart,
          environment: 'happy-dom',
          setupFiles: ['tests/support/quiet-console.ts', 'tests/support/patient-screens.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,packages/postgres,packages/supabase-api,packages/testing,bench}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'packages/supabase-api/conformance/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['tests/database/**/*.test.ts', 'app/**/*.database.test.ts', 'tests/hostile/**/*.database.test.ts'],
          // Each has a database of its own; reading the shop's modules anew for every file is half of what their processes do.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'hostile',
          include: ['tests/hostile/**/*.test.ts'],
          exclude: ['tests/hostile/**/*.database.test.ts'],
          globalSetup: ['tests/hostile/open-shop.ts'],
          // They share that shop, and some take something away from it: its memory, its counting.
          fileParallelism: false,
        },
      },
      { extends: true, test: { name: 'nodes', include: ['tests/nodes/**/*.test.ts'] } },
      { extends: true, test: { name: 'conformance', include: ['packages/supabase-api/conformance/**/*.test.ts'] } },
    ],
  },
})
