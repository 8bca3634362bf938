import { minor } from '../platform/money.ts'
import type { Database } from '../platform/database.ts'
import type { MemberFacts } from './member-facts.ts'

type Row = {
  balance: number
  points_ppm: number
  goods_minor: bigint
  value_minor: bigint
  redeem_from: number
  free_from: bigint | null
  own_sellers: string[]
}

/** Reads what a member brings; undefined for a guest. Needs the role `service_role`. */
export async function loadMember(db: Database, personId: string | null): Promise<MemberFacts | undefined> {
  if (personId === null) return undefined
  const row = await db.one<Row>(
    `select private.points_balance($1) as balance, private.points_ppm($1) as points_ppm, private.setting('points.goods_minor')::bigint as goods_minor,
            private.setting('points.value_minor')::bigint as value_minor, private.setting('points.redeem_from')::integer as redeem_from,
            case when private.has_plan($1, 'premium') then private.setting('plans.premium_free_delivery_minor')::bigint end as free_from,
            array(select m.seller_id::text from public.seller_members m where m.person_id = $1) as own_sellers`,
    [personId],
  )
  return {
    balance: row.balance,
    pointsPpm: row.points_ppm,
    terms: { goodsPerPoint: minor(row.goods_minor), value: minor(row.value_minor), redeemFrom: row.redeem_from },
    freeDeliveryFrom: row.free_from === null ? undefined : minor(row.free_from),
    ownSellers: new Set(row.own_sellers),
  }
}
