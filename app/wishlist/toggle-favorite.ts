import type { CardProduct } from '../catalog/card-actions.ts'
import { browserWords } from '../i18n/browser-words.ts'
import { showToast } from '../ui/toast.ts'
import { wishlistStore } from './wishlist.ts'

/**
 * Browser only. Puts a piece on the wishlist or takes it off, and says so; who is not signed in is asked to sign in (specification, section 6), with
 * the way there and back. `goTo` is the router's `navigate`.
 */
export async function toggleFavorite(product: CardProduct, { goTo }: { goTo: (path: string) => unknown }): Promise<void> {
  const done = wishlistStore().toggle(product)
  const words = await browserWords(document.documentElement.dataset['language'] ?? 'en', ['favorites'])
  const say = (key: string) => words.t(key, { ns: 'favorites', name: product.name })
  if (done.did === 'nothing') {
    showToast({
      title: say('signIn.title'),
      tone: 'plain',
      action: { label: say('signIn.open'), run: () => void goTo(`/auth?next=${encodeURIComponent(window.location.pathname + window.location.search)}`) },
    })
    return
  }
  showToast({
    title: say(`${done.did}.title`),
    text: product.name,
    tone: 'success',
    ...(done.did === 'added' && { action: { label: say('added.open'), run: () => void goTo('/wishlist') } }),
  })
  if (!(await done.saved)) showToast({ title: say('failed.title'), text: say('failed.text'), tone: 'failure' })
}
