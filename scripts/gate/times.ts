import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FileTime, Outcome } from './outcome.ts'

/** A stage that ran: what it found, and what it took. `processor` is all it has started; unknown for stages side by side. */
export type Told = Outcome & { name: string; seconds: number; processor?: number }

const SLOWEST = 10

/** Keeps what every stage and file took in `FOLDER/gate.json`, and says the slowest files, how long it all was, and how much was promised in how many results. */
export function tellTimes(folder: string, told: readonly Told[], { seconds, processor }: { seconds: number; processor: number | undefined }): string[] {
  const stages = told.map(({ name, passed, failures, seconds: took, processor: used, files = [] }) => ({
    name,
    passed,
    failed: failures.length,
    seconds: took,
    processor: used,
    files,
  }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'gate.json'), `${JSON.stringify({ seconds, processor, stages }, undefined, 1)}\n`)

  const files = told.flatMap(({ name, files: own = [] }) => own.map((file) => ({ ...file, stage: name })))
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const promises = new Set(told.flatMap((stage) => stage.promises ?? []))
  const results = told.reduce((sum, { passed, failures }) => sum + passed + failures.length, 0)
  return [
    ...(slowest.length > 0 ? ['The slowest files:', ...slowest.map(line)] : []),
    `${results} results of ${promises.size} distinct promises in ${minutes(seconds)}${processor === undefined ? '' : `, ${minutes(processor)} of processor`}`,
  ]
}

const line = ({ file, stage, seconds, processor }: FileTime & { stage: string }): string =>
  `  ${seconds.toFixed(1).padStart(6)} s, ${processor.toFixed(1).padStart(5)} s of its own processor  ${file} (${stage})`

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`
