import type { DraftChange } from './draft-store.ts'

export type Changes = Readonly<Record<string, DraftChange>>

/** A field that two people have changed to different things. */
export type Difference<Values> = { field: keyof Values & string; mine: unknown; theirs: unknown }

/** Whether two values of a form are the same. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'nothing' : typeof value)

/** What of a stored draft the form of now still has, as the same kind of thing. */
export const usable = (changes: Changes, current: object): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, { to }]) =>
        Object.hasOwn(current, field) && kindOf(to) === kindOf(current[field as keyof typeof current]) && !same(to, current[field as keyof typeof current]),
    ),
  )

/** What the form shows: the record as it is, with what was typed over it. */
export const over = <Values extends object>(current: Values, changes: Changes): Values => ({
  ...current,
  // Only what `typed` and `usable` let in: fields of the form, each as its own kind.
  ...(Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to])) as Partial<Values>),
})

/** The changes with a few more; what was typed back to what the record says is none. */
export function typed<Values extends object>(current: Values, changes: Changes, more: Partial<Values>): Changes {
  const next: Record<string, DraftChange> = { ...changes }
  for (const [field, to] of Object.entries(more)) {
    const now: unknown = current[field as keyof Values]
    if (same(to, now)) delete next[field]
    else next[field] = { from: next[field] ? next[field].from : now, to }
  }
  return next
}

/** Where the record is no longer what it was when its field was touched. */
export const differences = <Values extends object>(current: Values, changes: Changes): Difference<Values>[] =>
  Object.entries(changes).flatMap(([field, { from, to }]) => {
    const theirs: unknown = current[field as keyof Values]
    return same(from, theirs) || same(to, theirs) ? [] : [{ field: field as keyof Values & string, mine: to, theirs }]
  })

/** The changes after somebody has chosen between theirs and mine. */
export function chosen<Values extends object>(current: Values, changes: Changes, field: keyof Values & string, whose: 'mine' | 'theirs'): Changes {
  const { [field]: mine, ...others } = changes
  return whose === 'theirs' || !mine ? others : { ...others, [field]: { from: current[field], to: mine.to } }
}
