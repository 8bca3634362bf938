import type { Database } from '../../../supabase/types.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Pause } from './pause.ts'
import type { ShopWish } from './shop-wish.ts'

/** A shop as its maker changes it. `hours` are those of `sellers.visiting_hours`; `slug` names it in addresses. */
export type MyShop = {
  id: string
  slug: string
  name: string
  picture: string
  province: string
  wish: ShopWish
  pause: Pause | null
  visits: Visits
  pictures: string[]
  /** Pieces that its page shows first, in their order. */
  featured: string[]
  place: Place | null
}
export type Visits = { hours: string[]; note: string; policies: string }
export type Place = { latitude: number; longitude: number }

const COLUMNS =
  'id,slug,business_name,business_description,craft,specialities,years_of_experience,location,province,languages,avatar_url,closed_from,closed_to,closed_message,visiting_hours,visiting_note,policies,pictures,featured,latitude,longitude'

/** Browser only. Throws the API's error. */
export async function readMyShop(id: string): Promise<MyShop> {
  const { data } = await answered((await loadSupabase()).from('sellers').select(COLUMNS).eq('id', id).single())
  return {
    id: data.id,
    slug: data.slug,
    name: data.business_name,
    picture: data.avatar_url ?? '',
    province: data.province,
    wish: {
      name: data.business_name,
      story: data.business_description,
      craft: data.craft,
      specialities: data.specialities,
      years: data.years_of_experience,
      place: data.location,
      languages: data.languages,
    },
    pause: data.closed_from === null ? null : { from: data.closed_from, to: data.closed_to, message: data.closed_message },
    visits: { hours: data.visiting_hours, note: data.visiting_note, policies: data.policies },
    pictures: data.pictures,
    featured: data.featured,
    place: data.latitude === null || data.longitude === null ? null : { latitude: data.latitude, longitude: data.longitude },
  }
}

/** Browser only. Says how the shop is seen from now on. Throws the API's error. */
export async function changeShop(id: string, wish: ShopWish): Promise<void> {
  await change(id, {
    business_name: wish.name,
    business_description: wish.story,
    craft: wish.craft,
    specialities: wish.specialities,
    years_of_experience: wish.years,
    location: wish.place,
    languages: wish.languages,
  })
}

/** Browser only. Nothing of the shop can be bought during the pause; null opens it again. Throws the API's error. */
export async function pauseShop(id: string, pause: Pause | null): Promise<void> {
  await change(id, { closed_from: pause?.from ?? null, closed_to: pause?.to ?? null, closed_message: pause?.message ?? '' })
}

/** Browser only. When it can be visited, and what buyers should know. Throws the API's error. */
export async function changeVisits(id: string, { hours, note, policies }: Visits): Promise<void> {
  await change(id, { visiting_hours: hours, visiting_note: note, policies })
}

/** Browser only. Where the workshop stands; null takes it off the map. Throws the API's error. */
export async function changePlace(id: string, place: Place | null): Promise<void> {
  await change(id, { latitude: place?.latitude ?? null, longitude: place?.longitude ?? null })
}

/** Browser only. The pictures of the workshop in their order. Throws the API's error. */
export async function changePictures(id: string, pictures: string[]): Promise<void> {
  await change(id, { pictures })
}

/** Browser only. The pieces its page shows first, in their order. Throws the API's error. */
export async function changeFeatured(id: string, featured: string[]): Promise<void> {
  await change(id, { featured })
}

/** Browser only. The name the shop has in addresses; the one before leads on. Throws the API's error: HT004 address_form, HT005 address_taken, too_many_addresses. */
export async function changeAddress(id: string, slug: string): Promise<void> {
  await answered((await loadSupabase()).rpc('change_shop_address', { p_seller_id: id, p_slug: slug }))
}

type Columns = Partial<Database['public']['Tables']['sellers']['Update']>

/** Read back, so that a shop of somebody else is an error and no silence. */
const change = async (id: string, columns: Columns) => answered((await loadSupabase()).from('sellers').update(columns).eq('id', id).select('id').single())
