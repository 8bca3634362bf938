import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { NamesOfCategory } from './suggest.ts'

/** Browser only. Every category that pieces stand in, with its names in all languages. Throws the API's error. */
export async function listAllNames(): Promise<NamesOfCategory[]> {
  const { data } = await answered(
    (await loadSupabase()).from('categories').select('id,slug,parent_id,name,translations:category_translations(name)').neq('status', 'archived'),
  )
  const parents = new Set(data.map(({ parent_id: parent }) => parent))
  return data
    .filter(({ id }) => !parents.has(id))
    .map((row) => ({ id: row.id, slug: row.slug, names: [row.name, ...row.translations.map(({ name }) => name)] }))
}
