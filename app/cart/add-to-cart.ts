import { browserWords } from '../i18n/browser-words.ts'
import { showToast } from '../ui/toast.ts'
import type { CartAddition } from './cart.ts'
import { cartStore } from './tab-cart.ts'

/**
 * Browser only. Puts pieces into the cart, counts the header up and says so, with the way to the cart. `goTo` is the router's `navigate`, so that the
 * way there is no new page load. Import it where it is used (`await import`): visitors who only look do not download it.
 */
export async function addToCart(addition: CartAddition, { goTo }: { goTo: (path: string) => unknown }): Promise<void> {
  cartStore().add(addition)
  const words = await browserWords(document.documentElement.dataset['language'] ?? 'en', ['cart'])
  showToast({
    title: words.t('added.title', { ns: 'cart' }),
    text: words.t('added.text', { ns: 'cart', count: addition.quantity, name: addition.name }),
    tone: 'success',
    action: { label: words.t('added.open', { ns: 'cart' }), run: () => void goTo('/cart') },
  })
}
