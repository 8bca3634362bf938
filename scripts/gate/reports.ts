import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { FileTime, Outcome } from './outcome.ts'

const VitestReport = v.object({
  errors: v.array(v.string()),
  files: v.array(
    v.object({
      file: v.string(),
      seconds: v.number(),
      processor: v.number(),
      errors: v.array(v.string()),
      tests: v.array(v.object({ name: v.string(), line: v.string(), state: v.string(), tries: v.number(), complaint: v.optional(v.string(), '') })),
    }),
  ),
})

/** Reads the report of `vitest-reporter.ts`. A file that could not be loaded is a failure, and so is a test that was left out or tried twice. */
export function readVitestReport(report: string, root: string): Outcome {
  if (!existsSync(report)) return { passed: 0, failures: [] }
  const { files, errors } = v.parse(VitestReport, JSON.parse(readFileSync(report, 'utf8')))
  const outcome = { passed: 0, failures: errors.map((error) => `vitest: ${firstLine(error)}`), files: [] as FileTime[], promises: [] as string[] }
  for (const { file, seconds, processor, errors: faults, tests } of files) {
    const where = file.replace(`${root}/`, '')
    for (const { name, line, state, tries, complaint } of tests) {
      outcome.promises.push(`${where}:${line}`)
      if (state === 'passed' && tries === 1) outcome.passed += 1
      else outcome.failures.push([`${where} › ${name}${HOW[state] ?? ` (${state})`}`, ...firstLines(complaint)].join('\n'))
    }
    outcome.failures.push(...faults.map((fault) => `${where} could not be run: ${firstLine(fault)}`))
    outcome.files.push({ file: where, seconds, processor })
  }
  return outcome
}

/** What stands behind the name of a test that did not simply pass. */
const HOW: Readonly<Record<string, string>> = { failed: '', passed: ' (flaky)' }

/** Enough of a complaint to know what is wrong; all of it is in the stage's own output. */
const firstLines = (complaint: string) => (complaint === '' ? [] : complaint.split('\n').slice(0, 6))

const firstLine = (text: string) => text.split('\n')[0] ?? ''

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      annotations: v.optional(v.array(v.object({ type: v.string(), description: v.optional(v.string()) })), []),
      results: v.array(
        v.object({
          duration: v.optional(v.number(), 0),
          errors: v.optional(v.array(v.object({ message: v.optional(v.string()), stack: v.optional(v.string()) })), []),
        }),
      ),
    }),
  ),
})
type Suite = { specs: v.InferOutput<typeof Spec>[]; suites?: Suite[] | undefined }
const Suite: v.GenericSchema<unknown, Suite> = v.object({ specs: v.array(Spec), suites: v.optional(v.array(v.lazy(() => Suite))) })
const PlaywrightReport = v.object({ suites: v.array(Suite), errors: v.array(v.object({ message: v.optional(v.string()) })) })

/** Reads Playwright's JSON report. A journey that passed at its second try has failed: what comes late once in a few walks is a defect somebody will meet. */
export function readPlaywrightReport(report: string): Outcome {
  if (!existsSync(report)) return { passed: 0, failures: [] }
  const { suites, errors } = v.parse(PlaywrightReport, JSON.parse(readFileSync(report, 'utf8')))
  const outcome = { passed: 0, failures: errors.map(({ message }) => message ?? 'Playwright failed'), promises: [] as string[] }
  const times = new Map<string, FileTime>()
  for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
    outcome.promises.push(`${file}:${line}`)
    for (const { projectName, status, results, annotations } of tests) {
      const complaints = results.flatMap(({ errors: found }) => found).map(({ stack, message }) => stack ?? message)
      if (status === 'expected') outcome.passed += 1
      else outcome.failures.push(`${file}:${line} › ${title} (${projectName}, ${status})\n${complaints.join('\n')}`)
      const time = times.get(file) ?? { file, seconds: 0, processor: 0 }
      time.seconds += results.reduce((sum, { duration }) => sum + duration / 1000, 0)
      time.processor += annotations.reduce((sum, { type, description }) => sum + (type === PROCESSOR ? Number(description) : 0), 0)
      times.set(file, time)
    }
  }
  return { ...outcome, files: [...times.values()] }
}

/** A journey notes under this name what its browser and its own process have used, in seconds (`tests/support/journey.ts`). */
const PROCESSOR = 'processor'

const specsOf = (suite: Suite): Suite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
