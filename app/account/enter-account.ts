import type { Session } from '@supabase/supabase-js'
import { adoptGuestCart } from '../cart/adopt-guest-cart.ts'

/** Signing in must not wait longer than this for the cart to follow; it goes on following behind. */
const PATIENCE_MS = 2_500

/** Browser only. What follows somebody into the account: the guest's cart (its merge is told by a notice). Never throws. */
export async function enterAccount(session: Session): Promise<void> {
  await Promise.race([adoptGuestCart(session), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
