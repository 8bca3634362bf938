import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'

/** Runs `open` when the address asks for it (`?do=new`), and takes that out of the address: going back or reading it anew does not ask again. */
export function useAskedFor(what: string, open: () => void): void {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('do') === what
  const run = useEffectEvent(() => {
    open()
    const rest = new URLSearchParams(search)
    rest.delete('do')
    setSearch(rest, { replace: true, preventScrollReset: true })
  })
  useEffect(() => {
    if (asked) run()
  }, [asked])
}
