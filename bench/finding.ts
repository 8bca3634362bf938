import { availableParallelism, loadavg } from 'node:os'

/**
 * One claim beside what was measured. `ratio` compares with a trivial program of the same run, because machines, and what else they do, differ.
 * `notes` are for whoever wants to know where a figure comes from.
 */
export type Finding = { what: string; measured: string; budget: string; met: boolean; ratio?: string; notes?: readonly string[] }

/** Says a finding, or hands it to `bench/run.ts`, which starts each bench as a program of its own and says all of them in one table. */
export function report(finding: Finding): void {
  if (process.send) process.send(finding)
  else console.log([tableOf([finding]), ...(finding.notes ?? []).map((note) => `  ${note}`)].join('\n'))
}

/** Under which load a figure was taken: without it nobody can compare two of them. */
export const loadNow = (): string => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`

/** The value below which a share of `numbers` lies; 0 of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (numbers: readonly number[]): number => quantile(numbers, 0.5)

/** Findings as lines, one each: what, measured, ratio, budget, met or not. */
export function tableOf(findings: readonly Finding[]): string {
  const cells = findings.map(({ what, measured, ratio = '–', budget, met }) => [what, measured, ratio, budget, met ? 'met' : 'MISSED'])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
