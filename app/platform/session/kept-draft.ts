import { isStillKept } from './kept-days.ts'
import { DRAFT_PREFIX } from './forget-drafts.ts'

/** Browser only. What was typed and is with no server yet, kept for this tab: it outlives a reload, and goes with the tab, when its person signs out, or when it is old. */
export function keepDraft(key: string, typed: object): void {
  sessionStorage.setItem(DRAFT_PREFIX + key, JSON.stringify({ at: Date.now(), typed }))
}

/** Browser only. What `keepDraft` kept under this key, in the shape its caller gave it; undefined for what is too old or was written otherwise, which is forgotten. */
export function keptDraft(key: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(DRAFT_PREFIX + key) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'at' in kept && typeof kept.at === 'number' && 'typed' in kept && isStillKept(kept.at)) return kept.typed
  } catch {
    // Cut off, or by hand.
  }
  forgetDraft(key)
  return undefined
}

/** Browser only. Forgets what was kept under this key: it has been sent. */
export const forgetDraft = (key: string): void => sessionStorage.removeItem(DRAFT_PREFIX + key)
