import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { LanguageTexts } from '../../desk-kit/language-texts.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import { type CardRow, toListedProduct } from '../../catalog/search/card-row.ts'
import type { ListedProduct, ProductFeature, ProductType, Sort } from '../../catalog/listed-product.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Standing } from '../campaigns/campaign-state.ts'

export const COLLECTION_COLUMNS =
  'id, slug, texts, image_url, kind, rule, sort, shown_at, sort_order, listed, is_active, starts_at, ends_at, created_at, changed_at, archived_at'

export const COLLECTION_KINDS = ['hand', 'rule'] as const
export type CollectionKind = (typeof COLLECTION_KINDS)[number]

export const COLLECTION_PLACES = ['home', 'products'] as const
export type CollectionPlace = (typeof COLLECTION_PLACES)[number]

export type CollectionTexts = LanguageTexts<'title' | 'text'>

/** By what pieces belong together, each condition named as in the address of a list; amounts are satang (`private.is_collection_rule`). */
export type CollectionRule = {
  category?: string[]
  location?: string[]
  attribute?: string[]
  brand?: string[]
  seller?: string[]
  tag?: string[]
  type?: ProductType[]
  feature?: ProductFeature[]
  min?: number
  max?: number
  rating?: number
  days?: number
}

/** A collection as it is kept. */
export type CollectionRow = {
  id: string
  slug: string
  texts: CollectionTexts
  image_url: string
  kind: CollectionKind
  rule: CollectionRule | null
  sort: Sort
  shown_at: CollectionPlace[]
  sort_order: number
  /** How many pieces it held when they were last counted. */
  listed: number
  is_active: boolean
  starts_at: string | null
  ends_at: string | null
  created_at: string
  changed_at: string
  archived_at: string | null
}

/** Its title in a language, else in English. */
export const titleIn = (texts: CollectionTexts, language: string): string =>
  texts[LANGUAGES.find((one) => one === language) ?? 'en']?.title ?? texts.en?.title ?? ''

export const standingOf = ({ is_active, starts_at, ends_at, created_at, archived_at }: CollectionRow): Standing => ({
  isActive: is_active,
  starts: starts_at ?? created_at,
  ends: ends_at,
  archived: archived_at,
  used: false,
})

/** Browser only. Every collection in its order, put away or not. Throws the API's error. */
export async function listCollections(archived: boolean): Promise<CollectionRow[]> {
  const collections = (await loadSupabase()).from('collections').select(COLLECTION_COLUMNS)
  const { data } = await answered((archived ? collections.not('archived_at', 'is', null) : collections.is('archived_at', null)).order('sort_order').order('id'))
  // The checks of the table keep words and rules to these shapes.
  return data as CollectionRow[]
}

/** Browser only. The pieces that were put into a collection by hand, in their order. Throws the API's error. */
export async function listChosen(id: string): Promise<NamedRecord[]> {
  const asked = (await loadSupabase()).from('collection_products').select('product_id, product:products(name)').eq('collection_id', id)
  const { data } = await answered(asked.order('place').order('product_id'))
  return data.map(({ product_id, product }) => ({ id: product_id, name: (product as { name: string } | null)?.name ?? '' }))
}

type Previewed = { total: number; more: boolean; products: CardRow[] }
type Wanted = { kind: CollectionKind; rule: CollectionRule | null; products: readonly string[]; sort: Sort }

/** Browser only. What a collection would hold: how many pieces, and the first as cards. Throws the refusal. */
export async function previewCollection(
  { kind, rule, products, sort }: Wanted,
  language: Language,
): Promise<{ total: number; more: boolean; products: ListedProduct[] }> {
  const held = await databaseResult<Previewed>('preview_collection', {
    p_kind: kind,
    p_rule: rule,
    p_products: products,
    p_sort: sort,
    p_language: language,
  })
  return { ...held, products: held.products.map((row) => toListedProduct(row, language)) }
}
