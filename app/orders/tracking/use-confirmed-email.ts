import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { callFunction } from '../../platform/call-function.ts'

/**
 * Whoever came by the link of the order's letter has shown that they read it: tells the shop, and takes the proof out of the address. Where that order is over and the buyer
 * has another one waiting, goes there. What could not be told stays in the address, so that loading the page again tells it.
 */
export function useConfirmedEmail(token: string, refresh: () => Promise<void>): void {
  const [search, setSearch] = useSearchParams()
  const proof = search.get('confirm')
  useEffect(() => {
    if (proof === null) return
    let left = false
    void callFunction<{ open: string | null }>('confirm-email', { token, proof }).then(async (answer) => {
      const refused = !answer.done && answer.refusal.status >= 400 && answer.refusal.status < 429
      if (left || (!answer.done && !refused)) return
      const open = answer.done ? answer.result.open : null
      setSearch({ token: open ?? token }, { replace: true })
      if (open === null) await refresh()
    })
    return () => void (left = true)
  }, [proof, token, refresh, setSearch])
}
