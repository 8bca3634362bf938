import { createHmac } from 'node:crypto'
import type { Database } from '../platform/database.ts'
import type { Caller, Shop } from '../shop.ts'
import { holdRefusals, type HeldLine, type HolderKind, type HoldRefusal, type Stocks, type WantedStock } from './hold-limits.ts'

/** What a buyer is counted as, hashed with the shop's key. */
export type Holder = { kind: HolderKind; key: Buffer }

/**
 * A member is an account, which nobody else can use up; a guest the e-mail address and the telephone that were typed. Both are their network, which is noted even
 * where nobody is counted by it (this machine, in a demo).
 */
export function holdersOf(shop: Pick<Shop, 'settings' | 'limits'>, { id, ip }: Caller, typed: { email: string; phone: string }): Holder[] {
  const buyers = !shop.limits.isCounted(ip)
    ? []
    : id === null
      ? [`email:${typed.email.trim().toLowerCase()}`, ...(typed.phone === '' ? [] : [`phone:${typed.phone}`])]
      : [`account:${id}`]
  const keyOf = (who: string) => createHmac('sha256', shop.settings.keys.orderLinkKey).update(`held-for:${who}`).digest()
  return [{ kind: 'network', key: keyOf(`network:${shop.limits.networkOf(ip)}`) }, ...buyers.map((who): Holder => ({ kind: 'buyer', key: keyOf(who) }))]
}

/** As what the network of a buyer is noted. */
export const networksOf = (holders: readonly Holder[]): Buffer[] => holders.filter(({ kind }) => kind === 'network').map(({ key }) => key)

/** Whoever locks one of these holders at the same moment waits until the caller's transaction has ended, and counts what it wrote with `noteHolders`. Nothing where they are not counted. */
export async function lockHolders(tx: Database, holders: readonly Holder[]): Promise<void> {
  if (!holders.some(({ kind }) => kind === 'buyer')) return
  await tx.all(
    `select pg_advisory_xact_lock(hashtextextended('held:' || encode(who, 'hex'), 0)) from unnest($1::bytea[]) who
      order by hashtextextended('held:' || encode(who, 'hex'), 0)`,
    [holders.map(({ key }) => key)],
  )
}

/** Why no more is held for these holders, which are locked; empty where it may be, and where they are not counted. */
export async function refuseHold(tx: Database, holders: readonly Holder[], lines: readonly WantedStock[]): Promise<HoldRefusal[]> {
  if (!holders.some(({ kind }) => kind === 'buyer')) return []
  const wanted = [...Map.groupBy(lines, ({ variantId }) => variantId).values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, quantity: more.reduce((all, { quantity }) => all + quantity, first.quantity) }] : [],
  )
  const held = await heldFor(tx, holders, wanted)
  const stocks = await stocksOf(tx, wanted)
  const refusals = holders.flatMap(({ kind, key }) =>
    holdRefusals(
      kind,
      held.filter((line) => line.buyer === key.toString('hex')),
      wanted,
      stocks,
    ),
  )
  // Under e-mail address and telephone alike: said once.
  const said = new Map(
    refusals.map((refusal) => [`${refusal.code}:${'variantId' in refusal ? refusal.variantId : 'seller' in refusal ? refusal.seller : ''}`, refusal]),
  )
  return [...said.values()]
}

/**
 * An order against cash is held like an unpaid one until its seller has accepted it, and nobody knows when. What was left unpaid matters for a day, and only where it is wanted again.
 * Lists stand in selects of their own, here and below, so that their length does not have PostgreSQL plan the question anew each time.
 */
const heldFor = (tx: Database, holders: readonly Holder[], wanted: readonly WantedStock[]) =>
  tx.all<HeldLine & { buyer: string }>(
    `select encode(h.buyer, 'hex') as buyer, g.id as "group", l.variant_id as "variantId", o.seller_id as "sellerId", l.quantity,
            g.status in ('awaiting_payment', 'placed') as waits,
            case when g.status = 'placed' then private.now() + interval '1 hour' else greatest(g.expires_at, private.now() + interval '1 minute') end as until
       from private.held_for h join public.order_groups g on g.id = h.order_group_id
       join public.orders o on o.order_group_id = g.id join public.order_lines l on l.order_id = o.id
      where h.buyer = any ((select $1::bytea[])::bytea[])
        and (g.status = 'awaiting_payment'
          or g.status = 'placed' and g.payment_method = 'cash_on_delivery' and o.status = 'placed'
          or g.status in ('expired', 'canceled') and g.created_at > private.now() - interval '1 day' and l.variant_id = any ((select $2::uuid[])::uuid[]))`,
    [holders.map(({ key }) => key), wanted.map(({ variantId }) => variantId)],
  )

async function stocksOf(tx: Database, wanted: readonly WantedStock[]): Promise<Stocks> {
  const variants = await tx.all<{ id: string; stock: number }>(
    `select variant_id as id, (on_hand + backorder_limit - allocated)::integer as stock from public.stock_levels
      where variant_id = any ((select $1::uuid[])::uuid[])`,
    [wanted.map(({ variantId }) => variantId)],
  )
  const sellers = await tx.all<{ id: string; stock: number }>(
    `select p.seller_id as id, sum(s.on_hand + s.backorder_limit - s.allocated)::integer as stock
       from public.products p join public.product_variants v on v.product_id = p.id join public.stock_levels s on s.variant_id = v.id
      where p.seller_id = any ((select $1::uuid[])::uuid[]) and p.status = 'active' group by p.seller_id`,
    [[...new Set(wanted.map(({ sellerId }) => sellerId))]],
  )
  const byId = (rows: readonly { id: string; stock: number }[]) => new Map(rows.map(({ id, stock }) => [id, stock]))
  return { variants: byId(variants), sellers: byId(sellers) }
}

/** Counts an order with its holders from now on. */
export async function noteHolders(tx: Database, orderGroupId: string, holders: readonly Holder[]): Promise<void> {
  await tx.all(
    'insert into private.held_for (buyer, is_network, order_group_id) select who, network, $3 from unnest($1::bytea[], $2::boolean[]) as h (who, network)',
    [holders.map(({ key }) => key), holders.map(({ kind }) => kind === 'network'), orderGroupId],
  )
}

/** Forgets who held what, a day after the order no longer waits. */
export async function forgetHolders(shop: Shop): Promise<void> {
  await shop.service.all(
    `delete from private.held_for h using public.order_groups g
      where g.id = h.order_group_id and h.made_at < private.now() - interval '1 day' and g.status <> 'awaiting_payment'
        and not exists (select from public.orders o where o.order_group_id = g.id and o.status = 'placed' and g.payment_method = 'cash_on_delivery')`,
  )
}
