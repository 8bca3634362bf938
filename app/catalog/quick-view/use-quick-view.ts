import { useEffect, useState } from 'react'
import type { ProductBasics } from '../product.ts'

/** `gone`: no longer for sale; `failed`: it could not be asked. Nothing yet: on its way. */
type Outcome = { product?: ProductBasics; problem?: 'gone' | 'failed' }

/** The piece of a quick view in the page's language, fetched when it opens. */
export function useQuickView(id: string): Outcome & { retry: () => void } {
  const [outcome, setOutcome] = useState<Outcome>({})
  useEffect(() => {
    const stop = new AbortController()
    void askForProduct(id, stop.signal).then((answer) => stop.signal.aborted || setOutcome(answer))
    return () => stop.abort()
  }, [id])
  const retry = () => {
    setOutcome({})
    void askForProduct(id).then(setOutcome)
  }
  return { ...outcome, retry }
}

async function askForProduct(id: string, signal?: AbortSignal): Promise<Outcome> {
  try {
    const answer = await fetch(`/${document.documentElement.lang}/products/${encodeURIComponent(id)}/quick-view.json`, signal ? { signal } : {})
    if (answer.status === 404) return { problem: 'gone' }
    // Our own route answers it (quick-view-route.ts).
    return answer.ok ? { product: (await answer.json()) as ProductBasics } : { problem: 'failed' }
  } catch {
    return { problem: 'failed' }
  }
}
