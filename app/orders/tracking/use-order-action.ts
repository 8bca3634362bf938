import { useRef, useState } from 'react'
import { callFunction } from '../../platform/call-function.ts'

/** What somebody does with an order that waits for its payment: one thing at a time, and then the page is asked for anew. `busy` names what is being done. */
export function useOrderAction(token: string, refresh: () => Promise<void>) {
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<'no' | 'failed' | 'too_many'>('no')
  // Two presses in one frame see the same state; the second would end the attempt the first has begun.
  const acting = useRef(false)
  const act = async (what: string, name: string, body: object) => {
    if (acting.current) return
    acting.current = true
    setBusy(what)
    setRefused('no')
    const answer = await callFunction(name, { token, ...body })
    await refresh()
    acting.current = false
    setBusy(undefined)
    // "Not open any more" is no failure: the page already shows what became of it.
    setRefused(answer.done || answer.refusal.status === 409 ? 'no' : answer.refusal.status === 429 ? 'too_many' : 'failed')
  }
  return { busy, refused, act }
}
