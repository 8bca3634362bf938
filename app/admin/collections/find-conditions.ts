import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { type AttributeRow, nameIn } from '../attributes/attribute.ts'
import type { CollectionRule } from './collection.ts'
import type { NamedCondition } from './rule-draft.ts'
import { findNamed } from '../named/find-named.ts'

/** As many as one reads while typing. */
const OFFERED = 8

type Found = (words: string, language: string) => Promise<NamedRecord[]>
type SaidRow = Pick<AttributeRow, 'slug' | 'texts'> & { values: Pick<AttributeRow['values'][number], 'slug' | 'texts'>[] }

/** Browser only. What each condition can name, by a few letters; `id` is what the address of a list says. Throws the API's error. */
export const FIND_CONDITION: Readonly<Record<NamedCondition, Found>> = {
  category: (words) => findSlugged('categories', words),
  brand: (words) => findSlugged('brands', words),
  seller: (words) => findSlugged('sellers', words),
  location: async (words, language) =>
    listProvinces(language)
      .filter(({ name }) => holds(name, words))
      .slice(0, OFFERED),
  attribute: async (words, language) => (await listSaid(language)).filter(({ name }) => holds(name, words)).slice(0, OFFERED),
}

const holds = (name: string, words: string) => name.toLowerCase().includes(words.toLowerCase())

/** Only what everybody sees belongs into a collection. */
const findSlugged = async (of: 'categories' | 'brands' | 'sellers', words: string): Promise<NamedRecord[]> =>
  (await findNamed(of, words, { isShown: true })).map(({ id, slug, name }) => ({ id: slug ?? id, name }))

const listProvinces = (language: string): NamedRecord[] => THAI_PROVINCES.map(({ code, th, en }) => ({ id: code, name: language === 'th' ? th : en }))

/** Every value of every attribute that lists can be narrowed by: "Technique: Batik". There are few enough to be read at once. */
async function listSaid(language: string): Promise<NamedRecord[]> {
  const asked = (await loadSupabase()).from('attributes').select('slug, texts, values:attribute_values(slug, texts)').is('archived_at', null)
  const { data } = await answered(asked.order('sort_order').order('id'))
  // `attributes_texts_check` keeps the words to this shape.
  return (data as SaidRow[]).flatMap(({ slug, texts, values }) =>
    values.map((value) => ({ id: `${slug}.${value.slug}`, name: `${nameIn(texts, language)}: ${nameIn(value.texts, language)}` })),
  )
}

/** Browser only. What the things a rule names are called, by `condition:id`; what is gone is not among them. Throws the API's error. */
export async function namesOfRule(rule: CollectionRule | null, language: string): Promise<Record<string, string>> {
  if (rule === null) return {}
  const supabase = await loadSupabase()
  const { category = [], brand = [], seller = [] } = rule
  const [categories, brands, sellers, said] = await Promise.all([
    category.length > 0 ? answered(supabase.from('categories').select('slug, name').in('slug', category)) : undefined,
    brand.length > 0 ? answered(supabase.from('brands').select('slug, name').in('slug', brand)) : undefined,
    seller.length > 0 ? answered(supabase.from('sellers').select('slug, business_name').in('slug', seller)) : undefined,
    rule.attribute ? listSaid(language) : [],
  ])
  const of = (condition: NamedCondition, records: readonly NamedRecord[]) => records.map(({ id, name }): [string, string] => [`${condition}:${id}`, name])
  return Object.fromEntries([
    ...of(
      'category',
      (categories?.data ?? []).map(({ slug, name }) => ({ id: slug, name })),
    ),
    ...of(
      'brand',
      (brands?.data ?? []).map(({ slug, name }) => ({ id: slug, name })),
    ),
    ...of(
      'seller',
      (sellers?.data ?? []).map(({ slug, business_name: name }) => ({ id: slug, name })),
    ),
    ...of('location', listProvinces(language)),
    ...of('attribute', said),
  ])
}
