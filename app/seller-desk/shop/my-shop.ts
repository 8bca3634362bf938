import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Pause } from './pause.ts'
import type { ShopWish } from './shop-wish.ts'

/** A shop as its maker changes it. */
export type MyShop = { id: string; name: string; picture: string; wish: ShopWish; pause: Pause | null }

const COLUMNS =
  'id,business_name,business_description,craft,specialities,years_of_experience,location,languages,avatar_url,closed_from,closed_to,closed_message'

/** Browser only. Throws the API's error. */
export async function readMyShop(id: string): Promise<MyShop> {
  const { data } = await answered((await loadSupabase()).from('sellers').select(COLUMNS).eq('id', id).single())
  return {
    id: data.id,
    name: data.business_name,
    picture: data.avatar_url ?? '',
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

type Columns = { [Column in 'business_name' | 'business_description' | 'craft' | 'location' | 'closed_message']?: string } & {
  specialities?: string[]
  languages?: string[]
  years_of_experience?: number
  closed_from?: string | null
  closed_to?: string | null
}

/** Read back, so that a shop of somebody else is an error and no silence. */
const change = async (id: string, columns: Columns) => answered((await loadSupabase()).from('sellers').update(columns).eq('id', id).select('id').single())
