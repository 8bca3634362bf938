import { DRAFT_PREFIX } from '../platform/session/forget-drafts.ts'
import { DRAFT_DAYS } from '../platform/session/kept-days.ts'

/** What was typed into a field, and what the record said when it was begun: a difference to the record of now is somebody else's change. */
export type DraftChange = { from: unknown; to: unknown }

/** What was typed into a form and is not saved; only what differs from the record. */
export type StoredDraft = { at: string; changes: Readonly<Record<string, DraftChange>> }

/** As many as somebody comes back to. The oldest goes. */
const MOST = 40
/** Longer texts are pasted from where they are kept. */
const LONGEST = 40_000

export type DraftStore = {
  read(key: string): StoredDraft | undefined
  keep(key: string, draft: StoredDraft): void
  forget(key: string): void
}

/**
 * Drafts of one person at this browser, a week's at most, gone when they sign out (`forgetDrafts`). What other people left here goes when somebody opens a desk. Where the browser keeps nothing, neither does this;
 * forms for secrets do not come here.
 */
export function draftStore(storage: Storage | undefined, owner: string, now: () => Date = () => new Date()): DraftStore {
  const prefix = `${DRAFT_PREFIX}${owner}:`
  const quietly = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return storage && work(storage)
    } catch {
      return undefined
    }
  }
  const remove = (key: string) => quietly((place) => place.removeItem(key))
  const oldest = new Date(now().getTime() - DRAFT_DAYS * 86_400_000).toISOString()
  for (const key of keysOf(storage)) if (!key.startsWith(prefix) || (parsed(quietly((place) => place.getItem(key)))?.at ?? '') < oldest) remove(key)
  return {
    read: (key) => parsed(quietly((place) => place.getItem(prefix + key))),
    keep(key, draft) {
      const text = JSON.stringify(draft)
      if (text.length > LONGEST) return
      const others = keysOf(storage).filter((one) => one.startsWith(prefix) && one !== prefix + key)
      const byAge = others.map((one) => ({ key: one, at: parsed(quietly((place) => place.getItem(one)))?.at ?? '' })).toSorted((a, b) => (a.at < b.at ? -1 : 1))
      for (const { key: one } of byAge.slice(0, Math.max(0, others.length - MOST + 1))) remove(one)
      quietly((place) => place.setItem(prefix + key, text))
    },
    forget(key) {
      remove(prefix + key)
    },
  }
}

const keysOf = (storage: Storage | undefined): string[] =>
  Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '').filter((key) => key.startsWith(DRAFT_PREFIX))

/** What lies there was written by an older release, or by hand; what is no draft is none. */
function parsed(text: string | null | undefined): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('at' in draft) || !('changes' in draft)) return undefined
    const { at, changes } = draft
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || typeof changes !== 'object' || changes === null) return undefined
    const whole = Object.entries(changes as Record<string, unknown>).filter(
      (entry): entry is [string, DraftChange] => typeof entry[1] === 'object' && entry[1] !== null && 'from' in entry[1] && 'to' in entry[1],
    )
    return whole.length > 0 ? { at, changes: Object.fromEntries(whole) } : undefined
  } catch {
    return undefined
  }
}
