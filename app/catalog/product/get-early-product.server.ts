import * as v from 'valibot'
import type { Database } from '../../platform/database.ts'
import { useCase } from '../../use-case.ts'
import { getProduct } from './get-product.server.ts'
import { sayMaking } from './say-making.server.ts'

const Wish = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** When a piece opens to everybody that only premium members see now, ISO 8601; undefined for every other. `db` reads as `anon`. */
export async function earlyUntil(db: Database, id: string): Promise<string | undefined> {
  if (!v.is(Wish, { id })) return undefined
  const { until } = await db.one<{ until: Date | string | null }>('select public.early_until($1) as until', [id])
  return until === null ? undefined : new Date(until).toISOString()
}

/** `POST /functions/v1/early-product`: a piece with everything its page shows, for those who see it before it opens; null for others. */
export const earlyProductFunction = useCase(Wish, async (shop, caller, { id }) => {
  const { may } = await shop.service.one<{ may: boolean }>(
    `select exists (
       select from public.products p where p.id = $1 and p.opens_at is not null and private.sees_early($2, p.seller_id)) as may`,
    [id, caller.id],
  )
  const product = may ? await getProduct(shop.service, id, caller.language) : undefined
  return { product: product ? sayMaking(shop, product, caller.language) : null }
})
