import type { Database } from '../platform/database.ts'
import type { ImportKind } from './source-format.ts'

/** The first row of a file, as whoever maps its columns reads it. */
export type FileHeadings = { kind: ImportKind; names: string[] }
/** The source's names of options, each with its values. */
export type SaidOptions = Record<string, string[]>

const MOST_HEADINGS = 300
const MOST_LETTERS = 120
const MOST_NAMES = 20
const MOST_VALUES = 50

const short = (said: string) => [...said.trim()].slice(0, MOST_LETTERS).join('')

/** Keeps the first row of a file with its run. */
export async function keepHeadings(tx: Database, run: string, file: number, { kind, names }: FileHeadings): Promise<void> {
  const kept = [...new Set(names.map(short).filter((name) => name !== ''))].slice(0, MOST_HEADINGS)
  await tx.all('update public.import_runs set headings = headings || jsonb_build_object($2::text, $3::jsonb) where id = $1', [
    run,
    file,
    JSON.stringify({ kind, names: kept }),
  ])
}

/** Adds the options of variants to those that were said before; as many as somebody would go through. */
export async function keepOptions(tx: Database, run: string, said: readonly Readonly<Record<string, string>>[]): Promise<void> {
  if (said.length === 0) return
  const { options } = await tx.one<{ options: SaidOptions }>('select options from public.import_runs where id = $1', [run])
  const before = JSON.stringify(options)
  const all = new Map(Object.entries(options).map(([name, values]) => [name, new Set(values)]))
  for (const one of said) {
    for (const [typed, value] of Object.entries(one)) {
      const name = short(typed)
      if (name === '' || (!all.has(name) && all.size >= MOST_NAMES)) continue
      const values = all.get(name) ?? new Set<string>()
      all.set(name, values)
      if (values.size < MOST_VALUES && short(value) !== '') values.add(short(value))
    }
  }
  const after = JSON.stringify(Object.fromEntries([...all].map(([name, values]) => [name, [...values]])))
  if (after !== before) await tx.all('update public.import_runs set options = $2 where id = $1', [run, after])
}
