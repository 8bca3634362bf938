import type { Answer } from '../../platform/call-function.ts'

/** How long somebody pauses before what they typed is sent. */
const PAUSE_MS = 1_200
/** When it is tried again where the network was gone. */
const AGAIN_MS = 5_000

/** `clean`: as it stands; `typed`: not sent yet; `kept`: on the server; `offline`: tried again soon; `changed`: somebody else writes it too; `refused`: too long. */
export type Kept = 'clean' | 'typed' | 'kept' | 'offline' | 'changed' | 'refused'

type Opened<Texts> = {
  texts: Texts
  /** Of the draft that stands on the server; null where none does. */
  revision: number | null
  /** Keeps a text over the revision that was seen; answers the new one. */
  keep: (texts: Texts, seen: number | null) => Promise<Answer<number>>
  tell: (texts: Texts, kept: Kept) => void
}

export type DraftKeeper<Texts> = {
  type: (change: Partial<Texts>) => void
  /** Sends what is left at once; the revision that stands there then, undefined where that could not be done. */
  settle: () => Promise<number | null | undefined>
  /** Goes on from a revision that somebody else has kept, with what is typed here. */
  overwrite: (revision: number | null) => Promise<void>
  /** Sends what is left and tries no more. */
  leave: () => void
}

/** Keeps what is typed on the server a moment later, one sending after the other, again while it does not get there. */
export function createDraftKeeper<Texts extends object>({ texts, revision, keep, tell }: Opened<Texts>): DraftKeeper<Texts> {
  let [typed, seen, dirty, timer, left] = [texts, revision, false, undefined as ReturnType<typeof setTimeout> | undefined, false]
  let running: Promise<void> = Promise.resolve()

  const send = async () => {
    clearTimeout(timer)
    if (!dirty) return
    dirty = false
    const answer = await keep(typed, seen)
    if (answer.done) {
      seen = answer.result
      if (!dirty) tell(typed, 'kept')
      return
    }
    dirty = true
    const { code } = answer.refusal
    const kept = code === 'changed_meanwhile' ? 'changed' : code === 'no_text' ? 'refused' : 'offline'
    tell(typed, kept)
    if (kept === 'offline' && !left) timer = setTimeout(() => void flush(), AGAIN_MS)
  }
  const flush = () => (running = running.then(send))
  return {
    type: (change) => {
      typed = { ...typed, ...change }
      dirty = true
      tell(typed, 'typed')
      clearTimeout(timer)
      timer = setTimeout(() => void flush(), PAUSE_MS)
    },
    settle: async () => {
      await flush()
      return dirty ? undefined : seen
    },
    overwrite: (other) => {
      seen = other
      dirty = true
      return flush()
    },
    leave: () => {
      left = true
      void flush()
    },
  }
}
