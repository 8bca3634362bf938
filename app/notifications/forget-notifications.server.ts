import type { Shop } from '../shop.ts'

/** How long news is kept; nobody looks further back. */
const KEPT_DAYS = 180

/** Job `forget-notifications`. */
export async function forgetNotifications(shop: Shop): Promise<void> {
  await shop.service.all(`delete from public.notifications where created_at < private.now() - $1 * interval '1 day'`, [KEPT_DAYS])
}
