import { databaseResult } from '../../desk-kit/ask-database.ts'
import { type LanguageTexts, languagesWithout } from '../../desk-kit/language-texts.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export const CATEGORY_COLUMNS =
  'id, slug, name, description, parent_id, image_url, status, sort_order, follows_parent, merged_into, changed_at, translations:category_translations(language, name, description, state)'

type Translation = { language: string; name: string; description: string; state: 'draft' | 'machine' | 'reviewed' | 'stale' }

/** A family (without a parent) or a category as it is kept. */
export type CategoryRow = {
  id: string
  slug: string
  name: string
  description: string
  parent_id: string | null
  image_url: string | null
  status: 'active' | 'inactive' | 'archived'
  sort_order: number
  /** Hidden because its family is. */
  follows_parent: boolean
  merged_into: string | null
  changed_at: string
  translations: Translation[]
}

export type CategoryTexts = LanguageTexts<'name' | 'description'>

/** What is said of it in each language, English among them. */
export const textsOf = ({ name, description, translations }: Pick<CategoryRow, 'name' | 'description' | 'translations'>): CategoryTexts => ({
  en: { name, description },
  ...Object.fromEntries(
    translations
      .filter(({ language }) => LANGUAGES.some((one) => one === language))
      .map((one): [string, CategoryTexts[Language]] => [one.language, { name: one.name, description: one.description }]),
  ),
})

export const nameIn = (category: Pick<CategoryRow, 'name' | 'translations'>, language: string): string =>
  category.translations.find((one) => one.language === language)?.name ?? category.name

/** The languages whose readers get the English name. */
export const missingIn = (category: CategoryRow): Language[] => languagesWithout(textsOf(category))

/** Browser only. Every category in its order, what became part of another included. Throws the API's error. */
export async function listCategories(): Promise<CategoryRow[]> {
  const { data } = await answered((await loadSupabase()).from('categories').select(CATEGORY_COLUMNS).order('sort_order').order('name').order('id'))
  return data
}

/** How many products stand in a category by itself, and how many of them everybody sees. */
export type CategoryCount = { category_id: string; products: number; listed: number }

export const countProducts = () => databaseResult<CategoryCount[]>('category_counts', {})

/** What a category is used by (`public.category_uses`). */
export type CategoryUses = Record<'products' | 'listed' | 'below' | 'merged' | 'rules' | 'promotions' | 'terms' | 'settings', number> & { sold: boolean }

export const usesOf = (id: string) => databaseResult<CategoryUses>('category_uses', { p_id: id })

/** What names it beside its products, and would then mean others. */
export const NAMED_IN = ['rules', 'promotions', 'terms', 'settings'] as const

/** Whether it may be taken away: nothing has ever used it. */
export const isUnused = (uses: CategoryUses): boolean =>
  !uses.sold && [uses.products, uses.below, uses.merged, ...NAMED_IN.map((name) => uses[name])].every((count) => count === 0)

/** Its products and those of what is below it. */
export const countIn = (category: CategoryRow, all: readonly CategoryRow[], counts: readonly CategoryCount[]): CategoryCount =>
  [category, ...all.filter(({ parent_id: parent }) => parent === category.id)].reduce(
    (sum, { id }) => {
      const own = counts.find(({ category_id: of }) => of === id)
      return own ? { ...sum, products: sum.products + own.products, listed: sum.listed + own.listed } : sum
    },
    { category_id: category.id, products: 0, listed: 0 },
  )

/** The address of its page. */
export const pathOf = (slug: string): string => `/products?category=${slug}`
