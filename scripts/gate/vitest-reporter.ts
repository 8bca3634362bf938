import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What the gate wants to know of one test file. `line` tells promises apart: one that is tried with many values stands in one place. */
export type FileReport = {
  file: string
  seconds: number
  processor: number
  errors: string[]
  tests: { name: string; line: string; state: 'passed' | 'failed' | 'skipped' | 'pending'; tries: number; complaint: string }[]
}
export type VitestReport = { files: FileReport[]; errors: string[] }

/** Writes a report for the gate to `GATE_REPORT`: vitest's own tells neither second tries nor what a file costs. */
export default class GateReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const report: VitestReport = { files: modules.map(fileReport), errors: errors.map(({ message }) => message) }
    writeFileSync(process.env['GATE_REPORT'] ?? '', JSON.stringify(report))
  }
}

function fileReport(module: TestModule): FileReport {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return {
    file: module.moduleId,
    seconds: (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000,
    processor: module.meta().processor ?? 0,
    errors: [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())].map(({ message }) => message),
    tests: [...module.children.allTests()].map((test) => ({
      name: test.fullName,
      line: `${test.location?.line ?? test.fullName}`,
      state: test.result().state,
      tries: 1 + (test.diagnostic()?.retryCount ?? 0),
      complaint: test.result().errors?.[0]?.message ?? '',
    })),
  }
}
