import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Outcome } from './gate.ts'

const VitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string()),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
})

/** Reads vitest's JSON report. A file that could not be loaded is a failure, and so is a test that was left out. */
export function readVitestReport(file: string, root: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failures: [] }
  const { testResults } = v.parse(VitestReport, JSON.parse(readFileSync(file, 'utf8')))
  const outcome: Outcome = { passed: 0, failures: [] }
  for (const { name, status, message, assertionResults } of testResults) {
    const where = name.replace(`${root}/`, '')
    for (const result of assertionResults) {
      if (result.status === 'passed') outcome.passed += 1
      else outcome.failures.push(`${where} › ${result.fullName}${result.status === 'failed' ? '' : ` (${result.status})`}`)
    }
    if (status === 'failed' && !assertionResults.some((result) => result.status === 'failed'))
      outcome.failures.push(`${where} could not be run: ${message?.split('\n')[0] ?? 'no reason given'}`)
  }
  return outcome
}

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(v.object({ errors: v.optional(v.array(v.object({ message: v.optional(v.string()), stack: v.optional(v.string()) }))) })),
    }),
  ),
})
type Suite = { specs: v.InferOutput<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: v.GenericSchema<unknown, Suite> = v.object({ specs: v.array(Spec), suites: v.optional(v.array(v.lazy(() => Suite))) })
const PlaywrightReport = v.object({ suites: v.array(Suite), errors: v.array(v.object({ message: v.optional(v.string()) })) })

/** Reads Playwright's JSON report. A journey that passed at its second try has failed: what comes late once in a few walks is a defect somebody will meet. */
export function readPlaywrightReport(file: string): Outcome {
  if (!existsSync(file)) return { passed: 0, failures: [] }
  const { suites, errors } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')))
  const outcome: Outcome = { passed: 0, failures: errors.map(({ message }) => message ?? 'Playwright failed') }
  for (const spec of suites.flatMap(specsOf)) {
    for (const { projectName, status, results } of spec.tests) {
      const complaints = results.flatMap(({ errors: found }) => found ?? []).map(({ stack, message }) => stack ?? message)
      if (status === 'expected') outcome.passed += 1
      else outcome.failures.push(`${spec.file}:${spec.line} › ${spec.title} (${projectName}, ${status})\n${complaints.join('\n')}`)
    }
  }
  return outcome
}

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
