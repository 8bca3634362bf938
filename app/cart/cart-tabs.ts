import { cartFrom, type StoredCart } from './cart-storage.ts'

/** How open tabs keep one cart: a change is told to all, and a tab that opens asks the others for theirs. */
export type CartTabs = { tell(owner: string | null, cart: StoredCart): void; ask(owner: string | null): void; close(): void }

type Listeners = { heard(owner: string | null, cart: StoredCart): void; asked(owner: string | null): void }

const CHANNEL = 'cart'

/** Browser only. Without BroadcastChannel each tab has its own cart, as far as guests are concerned. */
export function openCartTabs({ heard, asked }: Listeners): CartTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, ask() {}, close() {} }
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Only pages of this origin can post here; a page of an older release may post in another form.
    if (typeof data !== 'object' || data === null) return
    const { owner, cart, wants } = data as { owner?: unknown; cart?: unknown; wants?: unknown }
    if (owner !== null && typeof owner !== 'string') return
    if (wants === true) asked(owner)
    else heard(owner, cartFrom(cart))
  })
  const post = channel.postMessage.bind(channel)
  return {
    tell: (owner, cart) => post({ owner, cart }),
    ask: (owner) => post({ owner, wants: true }),
    close: () => channel.close(),
  }
}
