import { forgetDrafts } from '../platform/session/forget-drafts.ts'
import { announceSession } from '../platform/session/session-events.ts'
import { browserStorages, clearSession } from '../platform/session/session-purge.ts'
import { isLooking } from '../platform/session/session-shelf.ts'
import { announceCount } from '../platform/shared-count.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

/**
 * Browser only. Signs out on every device (scope global), and here in any case: somebody at a borrowed computer must get away from it also when the
 * server does not answer. The caller goes to `/auth` afterwards. Answers whether the other devices were reached.
 */
export async function signOutEverywhere(): Promise<{ everywhere: boolean }> {
  let everywhere = false
  try {
    const { auth } = await loadSupabase()
    const { error } = await auth.signOut({ scope: 'global' })
    everywhere = !error
  } catch {
    // Without network there is nobody to tell.
  }
  // A tab that shows the shop through somebody else's eyes leaves whoever looks signed in.
  const storages = isLooking() ? [window.sessionStorage] : browserStorages()
  clearSession(storages)
  forgetDrafts(storages)
  announceSession('SIGNED_OUT')
  await forgetPerson()
  return { everywhere }
}

/** Browser only. What this tab still shows of the person: cart, counts, what personal screens have fetched. */
export async function forgetPerson(): Promise<void> {
  const [{ cartStore }, { queryClient }, { forgetKeptQueries }] = await Promise.all([
    import('../cart/tab-cart.ts'),
    import('../platform/query.ts'),
    import('../platform/kept-queries.ts'),
  ])
  cartStore().reopen()
  announceCount('wishlist', 0, 'stored')
  announceCount('notifications', 0, 'stored')
  queryClient().clear()
  await forgetKeptQueries()
}
