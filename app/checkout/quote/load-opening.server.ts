import type { Database } from '../../platform/database.ts'

/** When a piece opens to everybody, ISO 8601, and whether followers of its shop have it until then. */
export type Opening = { at: string; followers: boolean }

/** Of these variants those whose pieces open to everybody later, by variant id. `db` needs the role `service_role`. */
export async function loadOpening(db: Database, variantIds: readonly string[]): Promise<Map<string, Opening>> {
  if (variantIds.length === 0) return new Map()
  const rows = await db.all<{ id: string; opens_at: Date | null; followers: boolean }>(
    `select v.id, p.opens_at, p.followers_hours is not null as followers
       from public.product_variants v join public.products p on p.id = v.product_id and p.status = 'active' and p.opens_at is not null
       join public.sellers s on s.id = p.seller_id and s.application_status = 'approved'
      where v.id = any ($1::uuid[]) and v.is_active`,
    [variantIds],
  )
  return new Map(rows.flatMap((row) => (row.opens_at === null ? [] : [[row.id, { at: row.opens_at.toISOString(), followers: row.followers }] as const])))
}
