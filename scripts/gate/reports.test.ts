import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './reports.ts'

function reportOf(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitestFile = (tests: readonly [name: string, state: string, tries?: number][], errors: readonly string[] = []) => ({
  file: '/shop/app/cart/cart.test.ts',
  seconds: 2,
  processor: 1,
  errors,
  tests: tests.map(([name, state, tries = 1]) => ({ name, state, tries, line: '7' })),
})

test('tests are counted; one that was left out or needed a second try counts as failed', () => {
  const file = reportOf({
    errors: [],
    files: [
      vitestFile([
        ['adds', 'passed'],
        ['removes', 'skipped'],
        ['sums', 'failed'],
        ['rounds', 'passed', 2],
      ]),
    ],
  })
  const where = 'app/cart/cart.test.ts'
  expect(readVitestReport(file, '/shop')).toEqual({
    passed: 1,
    failures: [`${where} › removes (skipped)`, `${where} › sums`, `${where} › rounds (flaky)`],
    files: [{ file: where, seconds: 2, processor: 1 }],
    promises: Array.from({ length: 4 }, () => `${where}:7`),
  })
})

test('a file that could not be loaded is a failure, and so is an error outside of tests', () => {
  const file = reportOf({ errors: ['Unhandled'], files: [vitestFile([], ['SyntaxError: Unexpected token\n at x'])] })
  expect(readVitestReport(file, '/shop').failures).toEqual(['vitest: Unhandled', 'app/cart/cart.test.ts could not be run: SyntaxError: Unexpected token'])
})

test('a report that was never written holds no pass', () => {
  expect(readVitestReport('/nowhere/report.json', '/shop')).toEqual({ passed: 0, failures: [] })
})

const spec = (title: string, status: string) => ({
  title,
  file: 'buy.spec.ts',
  line: 3,
  tests: [
    {
      projectName: 'phone',
      status,
      annotations: [{ type: 'processor', description: '1.5' }],
      results: [{ duration: 2_000, errors: [{ message: 'not visible' }] }],
    },
  ],
})

const journeys = (...specs: readonly object[]) => reportOf({ errors: [], suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] })

test('a journey that passed at its second try has failed, by name', () => {
  const { passed, failures } = readPlaywrightReport(journeys(spec('buys', 'expected'), spec('pays', 'flaky'), spec('tracks', 'unexpected')))
  expect(passed).toBe(1)
  expect(failures).toEqual(['buy.spec.ts:3 › pays (phone, flaky)\nnot visible', 'buy.spec.ts:3 › tracks (phone, unexpected)\nnot visible'])
})

test('a journey that was left out has failed', () => {
  expect(readPlaywrightReport(journeys(spec('buys', 'skipped'))).failures).toHaveLength(1)
})

test('what a journey took is told by its file', () => {
  expect(readPlaywrightReport(journeys(spec('buys', 'expected'), spec('pays', 'expected')))).toMatchObject({
    files: [{ file: 'buy.spec.ts', seconds: 4, processor: 3 }],
    promises: ['buy.spec.ts:3', 'buy.spec.ts:3'],
  })
})
