import { useEffect, useState } from 'react'
import { useHref } from 'react-router'
import { addressOf, type ProductSearch } from '../search/product-search.ts'
import type { WholeChoices } from './few-choices.ts'

/** Every maker, brand and province of a list, once somebody has opened one of these groups; until they are there, and where they cannot be had, those of the page stand. */
export function useWholeChoices(search: ProductSearch): { whole: WholeChoices | undefined; ask: () => void } {
  const [asked, setAsked] = useState(false)
  const [whole, setWhole] = useState<WholeChoices>()
  // Neither the order nor the page changes them.
  const address = useHref(addressOf({ ...search, page: 1, sort: 'best' }).replace('/products', '/products/choices.json'))
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    void askFor(address, stop.signal).then((found) => stop.signal.aborted || setWhole(found))
    return () => stop.abort()
  }, [asked, address])
  return { whole, ask: () => setAsked(true) }
}

async function askFor(address: string, signal: AbortSignal): Promise<WholeChoices | undefined> {
  try {
    const answer = await fetch(address, { signal })
    // Our own route answers it (choices-route.ts).
    return answer.ok ? ((await answer.json()) as WholeChoices) : undefined
  } catch {
    return undefined
  }
}
