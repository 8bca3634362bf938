import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import type { Database } from '../platform/database.ts'
import type { Caller, Shop } from '../shop.ts'

/** What every call about cases is asked with: the number of an order or of a case, and the link's secret of whoever has no account. */
export const CaseKey = v.object({
  order: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
})

/** What a line is exchanged for; without one it is the same again. */
export const Exchanged = v.nullish(v.pipe(v.string(), v.uuid()))

/** The same key is the same click. */
export const Click = v.pipe(v.string(), v.minLength(8), v.maxLength(100))

/** The key of a click in the history of a case, with its speaker before it: nobody's is taken for one of somebody else or of the shop itself. */
export const clickOf = async (tx: Database, { caseId, actor }: { caseId: string; actor: 'buyer' | 'seller' }, key: string): Promise<string> =>
  (await tx.one<{ click: string }>('select private.click_of_speaker($1, $2, $3) as click', [caseId, actor, key])).click

/** What a person writes; a zero byte is nothing PostgreSQL could keep. */
export const words = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

export type CaseAccess = { orderId: string; caseId: string | null; actor: 'buyer' | 'seller' }

/**
 * The order (or the case and its order), and what the caller is to it: its maker, its buyer (by account or by the link's secret), or nobody, like one that does not
 * exist. With the secret a maker acts as the buyer they are.
 */
export async function findCaseFor(
  db: Database,
  caller: Caller,
  { order, token }: { order: string; token?: string | undefined },
): Promise<CaseAccess | undefined> {
  const hash = token === undefined ? null : createHash('sha256').update(token).digest()
  const row = await db.maybe<{ order_id: string; case_id: string | null; sells: boolean; buys: boolean }>(
    `select o.id as order_id, c.id as case_id,
            private.person_may_in_shop($2, o.seller_id, 'orders.write') as sells,
            (o.buyer_id is not distinct from $2 and $2 is not null) or (g.token_hash is not distinct from $3 and $3 is not null) as buys
       from public.orders o join public.order_groups g on g.id = o.order_group_id
       left join public.order_cases c on c.order_id = o.id and c.number = $1
      where o.id = coalesce((select x.id from public.orders x where x.number = $1), (select x.order_id from public.order_cases x where x.number = $1))`,
    [order, caller.id, hash],
  )
  if (!row || !(row.sells || row.buys)) return undefined
  return { orderId: row.order_id, caseId: row.case_id, actor: row.sells && hash === null ? 'seller' : row.buys ? 'buyer' : 'seller' }
}

/** The secret of an order's link, made again from the shop's key as when it was ordered (`checkout/order-link.server.ts`; a test compares them). */
export const linkOf = (shop: Pick<Shop, 'settings'>, { orderGroupId, language }: { orderGroupId: string; language: string }): string =>
  `${shop.settings.siteUrl}/${language}/order-tracking?token=${createHmac('sha256', shop.settings.keys.orderLinkKey).update(orderGroupId).digest('base64url')}`
