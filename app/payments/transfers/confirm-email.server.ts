import { timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { proofOfEmail, tokenHash, orderToken } from '../../orders/order-link.server.ts'
import type { Database } from '../../platform/database.ts'
import { refuse, useCase } from '../../use-case.ts'

const Secret = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** Paid to the shop's own account; `isTransfer` for SQL. */
const TRANSFERS = ['shop_promptpay', 'bank_transfer']

/**
 * `POST /functions/v1/confirm-email`: whoever opens the link of an order's letter reads that address, so a transfer may take its day, from now on. Opened again, it changes
 * nothing. A buyer who has ordered once more meanwhile had no second letter: that order is confirmed with it, and `open` is its token where the letter's own
 * order is over. 404 for a link that is none.
 */
export const confirmEmailFunction = useCase(v.object({ token: Secret, proof: Secret }), async (shop, _caller, { token, proof }) => {
  const told = await shop.service.maybe<{ id: string; status: string }>('select id, status from public.order_groups where token_hash = $1', [tokenHash(token)])
  if (!told || !timingSafeEqual(proofOfEmail(shop, told.id), Buffer.from(proof, 'base64url'))) return refuse('not_found')
  const waiting = await shop.service.transaction((tx) => confirmEmail(tx, told.id))
  const other = told.status === 'awaiting_payment' ? undefined : waiting.at(-1)
  return { confirmed: true, open: other === undefined ? null : orderToken(shop, other) }
})

/** Confirms an order and those that the same address has open from the same network; answers the open ones, the newest last. */
async function confirmEmail(tx: Database, orderGroupId: string): Promise<string[]> {
  const groups = await tx.all<{ id: string; open: boolean }>(
    `select g.id, g.status = 'awaiting_payment' and g.expires_at > private.now() as open
       from public.order_groups g, public.order_groups told
      where told.id = $1 and lower(g.email) = lower(told.email)
        and (g.id = told.id or g.status = 'awaiting_payment' and exists (
          select from private.held_for a join private.held_for b on b.buyer = a.buyer
           where a.order_group_id = told.id and a.is_network and b.order_group_id = g.id))
      order by g.created_at, g.id for update of g`,
    [orderGroupId],
  )
  const fresh = await tx.all<{ id: string }>(
    `update public.order_groups set email_confirmed_at = private.now() where id = any ($1::uuid[]) and email_confirmed_at is null returning id`,
    [groups.map(({ id }) => id)],
  )
  const open = groups.filter((group) => group.open).map(({ id }) => id)
  await tx.all(
    `with held as (
       update public.order_groups g set expires_at = greatest(g.expires_at,
         private.now() + (private.setting('orders.reservation_minutes_transfer'))::integer * interval '1 minute')
        where g.id = any ($1::uuid[]) and g.payment_method = any ($2) returning g.id, g.expires_at),
     asked as (update public.payments p set expires_at = held.expires_at from held where p.order_group_id = held.id and p.status in ('created', 'pending'))
     update public.stock_reservations r set expires_at = held.expires_at from held where r.order_group_id = held.id and r.state = 'active'`,
    [fresh.map(({ id }) => id).filter((id) => open.includes(id)), TRANSFERS],
  )
  return open
}
