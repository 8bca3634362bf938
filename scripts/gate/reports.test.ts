import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runGate, type Outcome } from './gate.ts'
import { readPlaywrightReport, readVitestReport } from './reports.ts'

function reportOf(content: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-report-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const vitestFile = (status: string, results: readonly [string, string][], message = '') => ({
  name: '/shop/app/cart/cart.test.ts',
  status,
  message,
  assertionResults: results.map(([fullName, result]) => ({ fullName, status: result })),
})

test('tests are counted, and one that was left out counts as failed', () => {
  const file = reportOf({
    testResults: [
      vitestFile('passed', [
        ['adds', 'passed'],
        ['removes', 'skipped'],
        ['sums', 'failed'],
      ]),
    ],
  })
  expect(readVitestReport(file, '/shop')).toEqual({ passed: 1, failures: ['app/cart/cart.test.ts › removes (skipped)', 'app/cart/cart.test.ts › sums'] })
})

test('a file that could not be loaded is a failure', () => {
  const file = reportOf({ testResults: [vitestFile('failed', [], 'SyntaxError: Unexpected token\n at x')] })
  expect(readVitestReport(file, '/shop').failures).toEqual(['app/cart/cart.test.ts could not be run: SyntaxError: Unexpected token'])
})

test('a report that was never written holds no pass', () => {
  expect(readVitestReport('/nowhere/report.json', '/shop')).toEqual({ passed: 0, failures: [] })
})

const spec = (title: string, status: string) => ({
  title,
  file: 'buy.spec.ts',
  line: 3,
  tests: [{ projectName: 'phone', status, results: [{ errors: [{ message: 'not visible' }] }] }],
})

const journeys = (...specs: readonly object[]) => reportOf({ errors: [], suites: [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }] })

test('a journey that passed at its second try is told', () => {
  const { passed, failures, details } = readPlaywrightReport(journeys(spec('buys', 'expected'), spec('pays', 'flaky'), spec('tracks', 'unexpected')))
  expect(passed).toBe(2)
  expect(failures.map((failure) => failure.split('\n')[0])).toEqual(['buy.spec.ts:3 › tracks (phone, unexpected)'])
  expect(details).toContain('buy.spec.ts:3 › pays (phone, flaky)\nnot visible')
})

test('many journeys that passed at their second try have failed', () => {
  const { passed, failures } = readPlaywrightReport(journeys(spec('buys', 'expected'), ...Array.from({ length: 4 }, (_, at) => spec(`pays ${at}`, 'flaky'))))
  expect(passed).toBe(1)
  expect(failures).toHaveLength(4)
})

test.each<[string, Outcome, string, boolean]>([
  ['passes', { passed: 3, failures: [] }, '3 passed, 0 failed', true],
  ['has a failure', { passed: 3, failures: ['x'] }, '3 passed, 1 failed', false],
  ['ran nothing', { passed: 0, failures: [] }, '0 passed, 1 failed', false],
  ['was left out and says why', { passed: 0, failures: [], note: 'left out' }, '0 passed, 0 failed', true],
])('a stage that %s', async (_what, outcome, lastLine, expected) => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  expect(await runGate([{ name: 'stage', alone: true, run: async () => outcome }])).toBe(expected)
  expect(log.mock.lastCall).toEqual([lastLine])
})

test('a stage that throws has failed', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  const broken = { name: 'stage', alone: false, run: () => Promise.reject(new Error('no browser')) }
  expect(await runGate([broken])).toBe(false)
  expect(log.mock.lastCall).toEqual(['0 passed, 1 failed'])
})
