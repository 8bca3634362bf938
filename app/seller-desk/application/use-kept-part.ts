import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { forgetDraft, keepDraft, keptDraft } from '../../platform/session/kept-draft.ts'
import { keepPart, type ApplicationPart } from './application-parts.ts'

/** Whoever stops typing for so long has what they wrote kept. */
const PAUSE_MS = 800
/** Without a line it is tried again so often. */
const AGAIN_MS = 5_000

type Said = Pick<ApplicationPart, 'answer' | 'papers'>

/** A copy of what no server has yet, written by this file alone. */
const shelfOf = (person: string, { kind }: Pick<ApplicationPart, 'kind'>) => `${person}:application:${kind}`

/** What is said of a part, kept by the server as it is typed, on whatever device it is gone on with. */
export function useKeptPart(person: string, part: ApplicationPart) {
  const queries = useQueryClient()
  const shelf = shelfOf(person, part)
  const [early] = useState(() => keptDraft(shelf) as Said | undefined)
  const [said, setSaid] = useState<Said>(() => early ?? { answer: part.answer, papers: part.papers })
  const [state, setState] = useState<'idle' | 'waiting' | 'saved' | 'failed'>(early ? 'waiting' : 'idle')
  const newest = useRef(said)
  useEffect(() => {
    if (state !== 'waiting' && state !== 'failed') return
    const timer = setTimeout(
      () => {
        const sent = said
        void keepPart({ kind: part.kind, ...sent }).then(
          async () => {
            if (newest.current !== sent) return
            forgetDraft(shelf)
            setState('saved')
            await queries.invalidateQueries({ queryKey: ['my-application-parts', person] })
          },
          () => newest.current === sent && setState('failed'),
        )
      },
      state === 'failed' ? AGAIN_MS : PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [said, state, part.kind, person, queries, shelf])
  const say = (changed: Partial<Said>) => {
    const next = { ...newest.current, ...changed }
    newest.current = next
    keepDraft(shelf, next)
    setSaid(next)
    setState('waiting')
  }
  return { said, state, say }
}
