import { useEffect, useState } from 'react'
import { forgetDraft, keepDraft, keptDraft } from '../../platform/session/kept-draft.ts'

/** What is being answered: words, and the papers that were brought up for them. */
export type KeptAnswer = { words: string; papers: string[] }

const NOTHING: KeptAnswer = { words: '', papers: [] }

// Written by this file alone.
const fromTab = (key: string) => keptDraft(key) as KeptAnswer | undefined

/** An answer that is written over several visits of its form: it outlives another part of the desk, and a phone that begins the page anew after its camera. Goes as `keepDraft` says. */
export function useKeptAnswer(key: string): { said: KeptAnswer; say: (changed: Partial<KeptAnswer>) => void; forget: () => void } {
  const [said, setSaid] = useState(() => fromTab(key) ?? NOTHING)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (changed) keepDraft(key, said)
  }, [changed, said, key])
  return {
    said,
    say: (more) => {
      setSaid((before) => ({ ...before, ...more }))
      setChanged(true)
    },
    forget: () => forgetDraft(key),
  }
}
