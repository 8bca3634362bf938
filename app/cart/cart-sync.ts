import { loadSupabase, type ShopClient } from '../platform/session/supabase.ts'
import { keyOf } from './cart.ts'
import { readPending, writePending, type Pending } from './cart-pending.ts'
import type { CartStore } from './cart-store.ts'
import { toCartItem, type StoredLine } from './stored-line.ts'

/** A stepper that is pressed five times is one change. */
const CALM_MS = 350

// Of the browser's tab: the next round, and the round under way.
let timer: ReturnType<typeof setTimeout> | undefined
let round: Promise<void> = Promise.resolve()

/**
 * Browser only. Brings both copies together soon: at once, or when nothing more is pressed for a moment. Where the server cannot be reached, with the next
 * change or the next page.
 */
export function syncSoon(store: CartStore, owner: string, { calm }: { calm: boolean }): void {
  clearTimeout(timer)
  timer = setTimeout(() => void syncCart(store, owner).catch(() => store.settle()), calm ? CALM_MS : 0)
}

/** Sends what waits, then takes over the server's copy, which is the truth. One round at a time. */
export function syncCart(store: CartStore, owner: string): Promise<void> {
  round = round.catch(() => {}).then(() => bringTogether(store, owner))
  return round
}

async function bringTogether(store: CartStore, owner: string): Promise<void> {
  const supabase = await loadSupabase()
  const pending = readPending(owner)
  const changes = Object.values(pending)
  const lines = changes.length > 0 ? await keepCart(supabase, changes) : await listLines(supabase)
  const rest = readPending(owner)
  for (const [key, sent] of Object.entries(pending)) if (rest[key]?.quantity === sent.quantity) delete rest[key]
  writePending(owner, rest)
  // Changed meanwhile: the next round is on its way, and would be overwritten on the screen by what is older.
  if (Object.keys(rest).length > 0) return
  const known = new Map(store.state().items.map((item) => [keyOf(item), item]))
  store.accept(
    owner,
    lines.flatMap((line) => toCartItem(line, known) ?? []),
  )
}

/** Sends what changed and is answered the whole cart. A line that breaks a rule of the database refuses them all, and the next round sends them again. */
async function keepCart(supabase: ShopClient, changes: readonly Pending[string][]): Promise<StoredLine[]> {
  const sent = changes.map(({ productId, variantId, personalization, quantity }) => ({
    product_id: productId,
    variant_id: variantId,
    personalization,
    quantity,
  }))
  // What `keep_cart` builds: the columns of the select below.
  return sure(await supabase.rpc('keep_cart', { p_changes: sent })) as unknown as StoredLine[]
}

/** The server's copy with what a cart shows of each piece; names in the seller's own language until the quote brings the reader's. */
export const listLines = async (supabase: ShopClient): Promise<StoredLine[]> =>
  sure(
    await supabase
      .from('carts')
      .select(
        'lines:cart_lines(quantity, personalization, product_id, variant_id, added_at, product:products(name, price_minor, image_url, images, seller_id, category_id, seller:sellers(business_name), category:categories(image_url)), variant:product_variants(name, price_minor, image_url))',
      )
      .eq('status', 'active')
      .order('added_at', { referencedTable: 'lines' })
      .order('id', { referencedTable: 'lines' })
      .maybeSingle(),
  )?.lines ?? []

/** How many pieces of each variant are left; what is not sold any more is not among them. */
export async function stockOf(supabase: ShopClient, variantIds: readonly string[]): Promise<Map<string, number>> {
  const rows = sure(
    await supabase
      .from('product_variants')
      .select('id, stock_quantity')
      .in('id', [...variantIds])
      .eq('is_active', true),
  )
  return new Map((rows ?? []).map((row) => [row.id, row.stock_quantity]))
}

function sure<Data>({ data, error }: { data: Data; error: { message: string } | null }): Data {
  if (error) throw new Error(error.message)
  return data
}
