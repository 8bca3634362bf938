import { useEffect, useState } from 'react'
import { DRAFT_PREFIX } from '../../platform/session/forget-drafts.ts'

/** What is being answered: words, and the papers that were brought up for them. */
export type KeptAnswer = { words: string; papers: string[] }

const NOTHING: KeptAnswer = { words: '', papers: [] }

/** An answer that is written over several visits of its form: it outlives another part of the desk, and a phone that begins the page anew after its camera. Goes with the tab, and when its person signs out. */
export function useKeptAnswer(key: string): { said: KeptAnswer; say: (changed: Partial<KeptAnswer>) => void; forget: () => void } {
  const shelf = `${DRAFT_PREFIX}${key}`
  const [said, setSaid] = useState(() => fromShelf(shelf))
  useEffect(() => {
    if (said !== NOTHING) sessionStorage.setItem(shelf, JSON.stringify(said))
  }, [said, shelf])
  return {
    said,
    say: (changed) => setSaid((before) => ({ ...before, ...changed })),
    forget: () => sessionStorage.removeItem(shelf),
  }
}

function fromShelf(shelf: string): KeptAnswer {
  try {
    // Written by this file alone.
    return (JSON.parse(sessionStorage.getItem(shelf) ?? 'null') as KeptAnswer | null) ?? NOTHING
  } catch {
    return NOTHING
  }
}
