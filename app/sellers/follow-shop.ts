import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'

/** Browser only. Whether the signed-in person follows a shop. Throws the API's error. */
export async function isFollowing(seller: string): Promise<boolean> {
  const { data } = await answered((await loadSupabase()).from('shop_followers').select('seller_id').eq('seller_id', seller).maybeSingle())
  return data !== null
}

/** Browser only. Follows a shop, or no more; again without harm. Throws the API's error. */
export async function setFollowing(seller: string, wanted: boolean): Promise<void> {
  const followers = (await loadSupabase()).from('shop_followers')
  await (wanted ? answered(followers.upsert({ seller_id: seller }, { ignoreDuplicates: true })) : answered(followers.delete().eq('seller_id', seller)))
}

/** A piece that opens to followers first; satang, moments ISO 8601. */
export type FirstPiece = { id: string; name: string; image: string | null; price: number; opensAt: string }

/** Browser only. What followers of a shop see before everybody; nothing for others. Throws the API's error. */
export async function listFirstPieces(seller: string, language: string): Promise<FirstPiece[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('products')
      .select('id,name,image_url,price_minor,opens_at,translations:product_translations(name,language,state)')
      .eq('seller_id', seller)
      .eq('status', 'active')
      .not('opens_at', 'is', null)
      .not('followers_hours', 'is', null)
      .eq('translations.language', language)
      .neq('translations.state', 'draft')
      .order('opens_at')
      .limit(24),
  )
  return data.flatMap((row) =>
    row.opens_at === null
      ? []
      : [{ id: row.id, name: row.translations[0]?.name || row.name, image: row.image_url, price: row.price_minor, opensAt: row.opens_at }],
  )
}
