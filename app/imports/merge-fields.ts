import { createHash } from 'node:crypto'

/** A value of a field: what the source says (as it says it), and what that is here. */
export type FieldValue = { said: string; here: unknown }
/** For each field a print of what the source said last, and of what was kept here then. */
export type SaidFields = Readonly<Record<string, readonly [string, string]>>

/** A short print of a value, by which it is known again. */
export const printOf = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value ?? null, (_, one: unknown) => (typeof one === 'bigint' ? one.toString() : one)))
    .digest('base64url')
    .slice(0, 16)

/** What is remembered of a thing that comes in for the first time. */
export const saidFirst = (fields: Readonly<Record<string, FieldValue>>): SaidFields =>
  Object.fromEntries(Object.entries(fields).map(([field, { said, here }]) => [field, [printOf(said), printOf(here)] as const]))

/**
 * What a second run makes of a thing that is here: only what changed at the source is set (`set`), and of that nothing that was changed here since (`kept`, told once for each change there).
 * A field the source says for the first time counts as changed here, because nobody knows.
 */
export function mergeFields(
  before: SaidFields,
  source: Readonly<Record<string, FieldValue>>,
  current: Readonly<Record<string, unknown>>,
): { set: Record<string, unknown>; kept: string[]; said: SaidFields } {
  const set: Record<string, unknown> = {}
  const kept: string[] = []
  const said: Record<string, readonly [string, string]> = { ...before }
  for (const [field, value] of Object.entries(source)) {
    const print = printOf(value.said)
    const [was, wasHere] = before[field] ?? ['', '']
    if (print === was) continue
    const [now, wanted] = [printOf(current[field]), printOf(value.here)]
    if (now === wanted) said[field] = [print, wanted]
    else if (now === wasHere) {
      set[field] = value.here
      said[field] = [print, wanted]
    } else {
      kept.push(field)
      said[field] = [print, wasHere]
    }
  }
  return { set, kept, said }
}
