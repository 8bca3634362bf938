import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { binary } from './binary.ts'
import { exploreSeeds } from './explore/explore-seeds.ts'
import { randomRuns } from './gate/random-seed.ts'
import { ROOT, runNode } from './gate/programs.ts'
import { openRun } from './gate/run-folder.ts'

// npm run explore: the random tests with seed after seed, for as long as asked. `npm run explore -- --minutes 10`, and with names only those files:
// `npm run explore -- --minutes 60 histories`. What it finds is found again with RANDOM_SEED. `--runs 10000 balances` tries so many histories, however long that
// takes: a database grows with them and slows down, so that each seed has a part of them and a database of its own.

const SEED_MAX = 2 ** 31
/** Histories that are tried with one seed. */
const PART = 250
const SEED_SECONDS = 3600
const { values, positionals } = parseArgs({ options: { minutes: { type: 'string' }, runs: { type: 'string', default: '' } }, allowPositionals: true })
// So many histories are one try, unless more is asked.
const minutes = Number(values.minutes ?? (values.runs === '' ? 10 : 0))
if (!(minutes >= 0)) {
  console.error(`--minutes is ${values.minutes}; say a number.`)
  process.exit(1)
}
const runs = values.runs === '' ? 0 : randomRuns(1, { RANDOM_RUNS: values.runs })
const part = runs === 0 ? '' : String(Math.min(runs, PART))
const found = spawnSync('git', ['grep', '--untracked', '-l', '-e', "support/random.ts'", '-e', "from 'fast-check'", '--', '*.test.ts', '*.test.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
const files = found.stdout.split('\n').filter((file) => file !== '' && (positionals.length === 0 || positionals.some((name) => file.includes(name))))
if (files.length === 0) {
  console.error(`No file with random tests is named like ${positionals.join(' or ')}.`)
  process.exit(1)
}

const run = await openRun()
console.log(`${files.length} files with random tests, ${values.runs === '' ? `for ${minutes} minutes` : `${runs} histories`}.`)
let failing: string[] = []
const failed = await exploreSeeds({
  minutes,
  ...(runs > 0 && { least: Math.ceil(runs / PART) }),
  nextSeed: () => randomInt(SEED_MAX),
  say: console.log,
  tryWith: async (seed) => {
    const { code, output } = await runNode([binary('vitest'), 'run', ...(values.runs === '' ? [] : [`--testTimeout=${SEED_SECONDS * 1000}`]), ...files], {
      env: { RANDOM_SEED: String(seed), RANDOM_RUNS: part },
      seconds: SEED_SECONDS,
    })
    failing = [...new Set([...output.matchAll(/ FAIL .*?(\S+\.test\.tsx?)/g)].map(([, file]) => file ?? ''))]
    return { failed: code !== 0, output }
  },
})
if (failed !== undefined) console.log(`Again: RANDOM_SEED=${failed}${part === '' ? '' : ` RANDOM_RUNS=${part}`} npx vitest run ${failing.join(' ')}`)
const left = await run.end()
for (const what of left) console.error(what)
process.exit(failed === undefined && left.length === 0 ? 0 : 1)
