import { useResourceContext } from 'ra-core'
import { createContext, use, useEffect, useState } from 'react'
import { type Changes, chosen, type Difference, differences, over, typed, usable } from './draft-fields.ts'
import type { DraftStore } from './draft-store.ts'
import { RecordIdContext } from './record-id.ts'

/** Where drafts of the person at this desk are kept. */
export const DraftsContext = createContext<DraftStore>({ read: () => undefined, keep: () => undefined, forget: () => undefined })

/** What the forms below belong to, where that is not the record of the screen: a piece of work of the inbox. */
export const DraftScope = createContext<string | undefined>(undefined)

/** What the surroundings of a form need to know of what is typed into it. */
export type TypedIn = {
  dirty: boolean
  /** When what the form opened with was typed, if that was before. */
  restoredAt: string | undefined
  /** Fields that somebody else has changed meanwhile to something else than was typed here. */
  differences: readonly Difference<never>[]
  /** The record as it is. */
  discard: () => void
  /** It is saved. */
  forget: () => void
}

export type Draft<Values extends object> = Omit<TypedIn, 'differences'> & {
  values: Values
  set: (change: Partial<Values>) => void
  differences: readonly Difference<Values>[]
  take: (field: keyof Values & string, whose: 'mine' | 'theirs') => void
}

type Held = { key: string; changes: Changes; restoredAt: string | undefined; touched: boolean }
const NOTHING: Changes = {}

/**
 * What is typed into a form over the record as it is (`current`, which may become newer while the form is open): kept in the browser until it is saved or discarded, for this
 * person, record and form. Never for secrets.
 */
export function useDraft<Values extends object>(form: string, current: Values): Draft<Values> {
  const store = use(DraftsContext)
  const resource = useResourceContext()
  const record = use(RecordIdContext)
  const key = `${use(DraftScope) ?? `${resource ?? ''}/${record}`}:${form}`
  const open = (): Held => {
    const kept = store.read(key)
    const changes = kept ? usable(kept.changes, current) : NOTHING
    return { key, changes, restoredAt: Object.keys(changes).length > 0 ? kept?.at : undefined, touched: false }
  }
  const [held, setHeld] = useState(open)
  // Another form stands in its place.
  if (held.key !== key) setHeld(open())
  useEffect(() => {
    if (held.touched && Object.keys(held.changes).length > 0) store.keep(held.key, { at: new Date().toISOString(), changes: held.changes })
    else if (held.touched) store.forget(held.key)
  }, [store, held])
  const change = (next: (changes: Changes) => Changes) => setHeld((before) => ({ ...before, changes: next(before.changes), touched: true }))
  const clear = () => {
    // At once: whoever saves closes the form in the same moment.
    store.forget(key)
    setHeld({ key, changes: NOTHING, restoredAt: undefined, touched: false })
  }
  return {
    values: over(current, held.changes),
    set: (more) => change((changes) => typed(current, changes, more)),
    dirty: Object.keys(held.changes).length > 0,
    restoredAt: held.restoredAt,
    differences: differences(current, held.changes),
    take: (field, whose) => change((changes) => chosen(current, changes, field, whose)),
    discard: clear,
    forget: clear,
  }
}
