import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { toArranged, type KeptVersion, type Version } from './versions.ts'

/** Browser only. Every version of a piece, those that are sold no more as well. Throws the API's error. */
export async function listVersions(productId: string): Promise<KeptVersion[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('product_variants')
      .select('id,name,options,price_minor,weight_grams,sku,is_active,level:stock_levels(on_hand)')
      .eq('product_id', productId)
      .order('is_active', { ascending: false })
      .order('position'),
  )
  return data.map((row) => ({
    id: row.id,
    name: row.name,
    // The column takes texts only.
    options: row.options as Record<string, string>,
    priceMinor: row.price_minor,
    weightGrams: row.weight_grams,
    sku: row.sku,
    isActive: row.is_active,
    onHand: row.level?.on_hand ?? 0,
  }))
}

/** Browser only. Keeps all versions of a piece, or none of it. Throws the API's error; 23514 where orders need more than would be left. */
export async function arrangeVersions(productId: string, versions: readonly Version[]): Promise<void> {
  await answered((await loadSupabase()).rpc('arrange_versions', { p_product_id: productId, p_versions: versions.map(toArranged) }))
}
