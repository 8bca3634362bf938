import { LOOK_KEY } from './session-key.ts'

/** Through whose eyes this tab shows the shop, who looks, and until when (seconds since 1970). */
export type Look = { person: { name: string; email: string }; staff: { name: string }; endsAt: number }

/** Browser only. Whether this tab shows the shop through somebody else's eyes. */
export function isLooking(): boolean {
  try {
    return window.sessionStorage.getItem(LOOK_KEY) !== null
  } catch {
    return false
  }
}

/** Browser only. The look of this tab; it stays when its session is over, so that the tab can say so. */
export function lookOfTab(): Look | undefined {
  try {
    // Written by `beginLook` alone, in this browser.
    return (JSON.parse(window.sessionStorage.getItem(LOOK_KEY) ?? 'null') as Look | null) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Browser only. Where the session of this tab lies and what is kept of its person: the storage that all tabs share. A tab that shows the shop through somebody else's eyes has its own,
 * which goes with the tab, so that the session of whoever looks stays theirs and nothing of the other person stays in their browser. Throws where storage is refused.
 */
export const sessionShelf = (): Storage => (isLooking() ? window.sessionStorage : window.localStorage)
