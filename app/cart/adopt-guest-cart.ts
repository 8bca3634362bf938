import { browserWords } from '../i18n/browser-words.ts'
import { listNames } from '../i18n/list-names.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { showToast } from '../ui/toast.ts'
import { mergedCarts, type MergeReport } from './cart.ts'
import { cartStore } from './tab-cart.ts'
import { notePending } from './cart-pending.ts'
import { readCart, writeCart } from './cart-storage.ts'
import { openCartTabs } from './cart-tabs.ts'
import { stockOf, syncCart, syncSoon } from './cart-sync.ts'

/**
 * Browser only. After signing in: the guest's cart moves into the member's; where that held something, both are merged, capped by stock. The person is told
 * what was merged, capped or dropped; the report says the same to the caller, undefined when there was nothing to move. Never throws: signing in succeeded.
 */
export async function adoptGuestCart(session: { user: { id: string } }): Promise<MergeReport | undefined> {
  const owner = session.user.id
  const guests = readCart(null).items
  cartStore().reopen()
  try {
    await syncCart(cartStore(), owner)
    if (guests.length === 0) return undefined
    const stock = await stockOf(await loadSupabase(), [...new Set(guests.map((item) => item.variantId))])
    const mine = cartStore().state().items
    const { items, report } = mergedCarts(mine, guests, (variantId) => stock.get(variantId))
    notePending(owner, mine, items)
    emptyGuestCart()
    cartStore().accept(owner, items)
    syncSoon(cartStore(), owner, { calm: true })
    // A cart that simply moved is what everybody expects.
    if (mine.length > 0 || report.capped.length > 0 || report.dropped.length > 0) await tellMerge(report)
    return report
  } catch {
    // The guest's cart stays where it is; it is offered again at the next sign-in.
    return undefined
  }
}

/** In every tab, or another one would hand the moved cart back after signing out. */
function emptyGuestCart(): void {
  const empty = { items: [], at: Date.now() }
  writeCart(null, empty)
  const tabs = openCartTabs({ heard() {}, asked() {} })
  tabs.tell(null, empty)
  tabs.close()
}

async function tellMerge({ merged, capped, dropped }: MergeReport): Promise<void> {
  const { t } = await browserWords(document.documentElement.dataset['language'] ?? 'en', ['cart'])
  const list = (names: string[]) => listNames(document.documentElement.lang, names)
  const parts = [
    merged.length > 0 && t('merge.merged', { ns: 'cart', names: list(merged) }),
    capped.length > 0 && t('merge.capped', { ns: 'cart', names: list(capped) }),
    dropped.length > 0 && t('merge.dropped', { ns: 'cart', names: list(dropped) }),
  ].filter((part) => part !== false)
  showToast({ title: t('merge.title', { ns: 'cart' }), text: parts.join(' '), tone: dropped.length > 0 || capped.length > 0 ? 'failure' : 'success' })
}
