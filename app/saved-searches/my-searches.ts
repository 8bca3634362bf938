import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { FREQUENCIES, type Frequency, type SavedSearch } from './saved-search.ts'

/** Browser only. The signed-in person's searches, the newest first. Throws the API's error. */
export async function listSearches(): Promise<SavedSearch[]> {
  const asked = (await loadSupabase()).from('saved_searches').select('id,name,query,frequency,created_at')
  const { data } = await answered(asked.order('created_at', { ascending: false }).order('id'))
  return data.map(({ created_at: at, frequency, ...search }) => ({ ...search, at, frequency: FREQUENCIES.find((one) => one === frequency) ?? 'never' }))
}

/** Browser only. Throws the API's error. */
export async function changeSearch(id: string, change: { name: string } | { frequency: Frequency }): Promise<void> {
  await answered((await loadSupabase()).from('saved_searches').update(change).eq('id', id))
}

/** Browser only. Nobody is told of it any more. Throws the API's error. */
export async function removeSearch(id: string): Promise<void> {
  await answered((await loadSupabase()).from('saved_searches').delete().eq('id', id))
}
