/** Set while a guest's cart holds something in some tab, so that a new tab knows that asking the others is worth it. */
const KEY = 'guest-cart'

/** Browser only. */
export function noteGuestCart(count: number): void {
  try {
    if (count > 0) window.localStorage.setItem(KEY, '1')
    else window.localStorage.removeItem(KEY)
  } catch {
    // Without storage a new tab shows no number until the cart is opened.
  }
}

/** Browser only. Whether this tab has a guest's cart, or another one may have one. */
export function mayHaveGuestCart(): boolean {
  try {
    return window.sessionStorage.getItem('cart') !== null || window.localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}
