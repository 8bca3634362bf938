import * as v from 'valibot'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { FavoriteItem } from './favorite.ts'

const Rows = v.array(
  v.object({
    products: v.nullable(
      v.object({
        id: v.string(),
        name: v.string(),
        price_minor: v.pipe(v.number(), v.safeInteger()),
        image_url: v.nullable(v.string()),
        sellers: v.nullable(v.object({ business_name: v.string() })),
      }),
    ),
  }),
)

/** Unique violation: it is on the list already. */
const ALREADY_THERE = '23505'

/** Browser only. The signed-in person's list as the server has it, newest first. What is no longer sold is not among it. */
export async function loadFavorites(): Promise<FavoriteItem[]> {
  const supabase = await loadSupabase()
  const { data, error } = await supabase
    .from('favorites')
    .select('created_at, products(id, name, price_minor, image_url, sellers(business_name))')
    .order('created_at', { ascending: false })
  if (error) throw error
  return v.parse(Rows, data).flatMap(({ products: product }) =>
    product
      ? [
          {
            id: product.id,
            name: product.name,
            price: product.price_minor,
            image: product.image_url ?? '',
            seller_business_name: product.sellers?.business_name ?? '',
          },
        ]
      : [],
  )
}

/** Browser only. Writes one change; asking twice changes nothing. */
export async function saveFavorite({ id, wanted }: { id: string; wanted: boolean }): Promise<void> {
  const supabase = await loadSupabase()
  const { error } = wanted ? await supabase.from('favorites').insert({ product_id: id }) : await supabase.from('favorites').delete().eq('product_id', id)
  if (error && error.code !== ALREADY_THERE) throw error
}
