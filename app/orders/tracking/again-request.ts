import type { TrackedShare } from './tracked-order.ts'

const AGAIN = 'shop:buy-again'

/** Things of an order that somebody wants once more; `answered` is called when the cart has taken what it could, or could not be asked. */
export type AgainRequest = { lines: TrackedShare['lines']; country: string; answered: (how: 'done' | 'failed') => void }

/** Browser only. Asks the cart for the same things again: an order does not know the cart, which knows orders. */
export const askAgain = (request: AgainRequest): void => void window.dispatchEvent(new CustomEvent(AGAIN, { detail: request }))

/** Browser only. Answers every `askAgain` until the returned function is called. */
export function onAgain(answer: (request: AgainRequest) => void): () => void {
  // Dispatched by the function above alone.
  const listener = (asked: Event) => answer((asked as CustomEvent<AgainRequest>).detail)
  window.addEventListener(AGAIN, listener)
  return () => window.removeEventListener(AGAIN, listener)
}
