import type { Shop } from '../shop.ts'

/** Job `keep-referrals`: looks at every referral that is due, each in a transaction of its own: who moves one person's credit waits for no other's. */
export async function keepReferrals(shop: Shop): Promise<void> {
  for (const { id } of await shop.service.all<{ id: string }>('select id from private.due_referrals() id'))
    await shop.service.one('select private.review_referral($1)', [id])
}
