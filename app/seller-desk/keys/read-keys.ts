import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { GivenKey, KeyWish, ShopKey } from './shop-key.ts'

/** Browser only. The keys of a shop's programs, those that hold first. Throws the API's error, as everything here. */
export async function readKeys(seller: string): Promise<ShopKey[]> {
  // As `public.shop_keys` writes it.
  return (await answered((await loadSupabase()).rpc('shop_keys', { p_seller_id: seller }))).data as ShopKey[]
}

/** Browser only. */
export async function makeKey(seller: string, wish: KeyWish): Promise<GivenKey> {
  return (await answered((await loadSupabase()).rpc('write_shop_key', { p_seller_id: seller, p_key: wish }))).data as GivenKey
}

/** Browser only. A new secret; the one before holds for so many hours more. */
export async function renewKey(id: string, hours: number): Promise<GivenKey> {
  return (await answered((await loadSupabase()).rpc('rotate_shop_key', { p_id: id, p_hours: hours }))).data as GivenKey
}

/** Browser only. */
export async function endKey(id: string): Promise<void> {
  await answered((await loadSupabase()).rpc('revoke_shop_key', { p_id: id }))
}
