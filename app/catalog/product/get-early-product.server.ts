import * as v from 'valibot'
import type { Database } from '../../platform/database.ts'
import { useCase } from '../../use-case.ts'
import { getProduct } from './get-product.server.ts'
import { sayMaking } from './say-making.server.ts'

const Wish = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** When a piece opens to everybody, ISO 8601, and who has it until then: premium members, or who follows the shop named here. */
export type Opening = { at: string; premium: boolean; followers: boolean; seller_id: string; seller: string }

/** Undefined for a piece that everybody sees, or nobody. `db` reads as `anon`. */
export async function opensFor(db: Database, id: string): Promise<Opening | undefined> {
  if (!v.is(Wish, { id })) return undefined
  const { opening } = await db.one<{ opening: Opening | null }>('select public.opens_for($1) as opening', [id])
  return opening ?? undefined
}

/** `POST /functions/v1/early-product`: a piece with everything its page shows, for those who see it before it opens; null for others. */
export const earlyProductFunction = useCase(Wish, async (shop, caller, { id }) => {
  const { may } = await shop.service.one<{ may: boolean }>(
    `select exists (
       select from public.products p where p.id = $1 and p.opens_at is not null and private.sees_early($2, p)) as may`,
    [id, caller.id],
  )
  const product = may ? await getProduct(shop.service, id, caller.language) : undefined
  return { product: product ? sayMaking(shop, product, caller.language) : null }
})
