import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** A category by its name in the reader's language; one with a parent is named after it. Products stand in the lowest ones. */
export type NamedCategory = { id: string; slug: string; name: string; isLowest: boolean; parentId: string | null }

/** Browser only. Every category in the shop's order, a parent before its children. Throws the API's error. */
export async function listNamedCategories(language: string): Promise<NamedCategory[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('categories')
      .select('id,slug,name,parent_id,sort_order,translations:category_translations(name)')
      .eq('translations.language', language)
      // Staff also read what became part of another.
      .neq('status', 'archived')
      .order('sort_order'),
  )
  const nameOf = (row: (typeof data)[number]) => row.translations[0]?.name ?? row.name
  return data
    .filter((row) => row.parent_id === null)
    .flatMap((parent) => {
      const children = data.filter((row) => row.parent_id === parent.id)
      return [
        { id: parent.id, slug: parent.slug, name: nameOf(parent), isLowest: children.length === 0, parentId: null },
        ...children.map((child) => ({ id: child.id, slug: child.slug, name: `${nameOf(parent)} · ${nameOf(child)}`, isLowest: true, parentId: parent.id })),
      ]
    })
}
