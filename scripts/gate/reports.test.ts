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

test('a journey that passed at its second try has failed, by name', () => {
  const { passed, failures } = readPlaywrightReport(journeys(spec('buys', 'expected'), spec('pays', 'flaky'), spec('tracks', 'unexpected')))
  expect(passed).toBe(1)
  expect(failures).toEqual(['buy.spec.ts:3 › pays (phone, flaky)\nnot visible', 'buy.spec.ts:3 › tracks (phone, unexpected)\nnot visible'])
})

test('a journey that was left out has failed', () => {
  expect(readPlaywrightReport(journeys(spec('buys', 'skipped'))).failures).toHaveLength(1)
})
