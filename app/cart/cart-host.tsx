import { useEffect } from 'react'
import { storedPerson } from '../platform/session/stored-person.ts'
import { mayHaveGuestCart } from './guest-cart-hint.ts'

/**
 * Opens a guest's cart on every page: a tab that has it must answer the others, and a new one must ask, or the header would say that it is empty. Whoever has
 * never put anything into a cart downloads nothing of it; members have their number in storage.
 */
export function CartHost() {
  useEffect(() => {
    if (storedPerson() || !mayHaveGuestCart()) return
    // The number stays as it was where the code cannot be had.
    void import('./tab-cart.ts').then(
      ({ cartStore }) => void cartStore(),
      () => undefined,
    )
  }, [])
  return null
}
