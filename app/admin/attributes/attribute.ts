import { databaseResult } from '../../desk-kit/ask-database.ts'
import { type LanguageTexts, languagesWithout } from '../../desk-kit/language-texts.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export const ATTRIBUTE_COLUMNS = `id, slug, kind, unit, texts, is_facet, sort_order, archived_at, changed_at,
  values:attribute_values(id, slug, texts, sort_order), categories:category_attributes(category_id, is_required)` as const

export const ATTRIBUTE_KINDS = ['choice', 'choices', 'number', 'yes'] as const
export type AttributeKind = (typeof ATTRIBUTE_KINDS)[number]

export type NamedTexts = LanguageTexts<'name'>
export type AttributeValue = { id: number; slug: string; texts: NamedTexts; sort_order: number }

/** An attribute as it is kept, with its values and the categories it holds for by themselves. */
export type AttributeRow = {
  id: string
  slug: string
  kind: AttributeKind
  unit: string
  texts: NamedTexts
  is_facet: boolean
  sort_order: number
  archived_at: string | null
  changed_at: string
  values: AttributeValue[]
  categories: { category_id: string; is_required: boolean }[]
}

/** What something is called in a language, else in English. */
export const nameIn = (texts: NamedTexts, language: string): string => texts[LANGUAGES.find((one) => one === language) ?? 'en']?.name ?? texts.en?.name ?? ''

export const inOrder = ({ values }: AttributeRow): AttributeValue[] => values.toSorted((a, b) => a.sort_order - b.sort_order)

/** The languages in which it, or one of its values, is not named. */
export const missingIn = (attribute: AttributeRow): Language[] =>
  LANGUAGES.filter((language) => [attribute, ...attribute.values].some(({ texts }) => languagesWithout(texts).includes(language)))

/** Browser only. The attributes in their order, put away or not. Throws the API's error. */
export async function listAttributes(archived: boolean): Promise<AttributeRow[]> {
  const asked = (await loadSupabase()).from('attributes').select(ATTRIBUTE_COLUMNS)
  const { data } = await answered((archived ? asked.not('archived_at', 'is', null) : asked.is('archived_at', null)).order('sort_order').order('id'))
  // The table's checks keep kinds and words to this shape.
  return data as unknown as AttributeRow[]
}

/** Of how many products it is said, and each of its values by slug. */
export const usesOf = (id: string) => databaseResult<{ products: number; values: Record<string, number> }>('attribute_uses', { p_id: id })
