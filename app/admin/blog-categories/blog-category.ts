import { databaseResult } from '../../desk-kit/ask-database.ts'
import { type LanguageTexts, languagesWithout } from '../../desk-kit/language-texts.ts'
import { slugOf } from '../../desk-kit/slug-of.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export const BLOG_CATEGORY_COLUMNS =
  'id, name, description, image_url, status, sort_order, merged_into, changed_at, translations:blog_category_translations(language, name, description)'

/** A category of the blog as it is kept; `id` is its address. */
export type BlogCategoryRow = {
  id: string
  name: string
  description: string
  image_url: string | null
  status: 'active' | 'inactive' | 'archived'
  sort_order: number
  merged_into: string | null
  changed_at: string
  translations: { language: string; name: string; description: string }[]
}

export type BlogCategoryTexts = LanguageTexts<'name' | 'description'>

/** What is said of it in each language, English among them. */
export const textsOf = ({ name, description, translations }: Pick<BlogCategoryRow, 'name' | 'description' | 'translations'>): BlogCategoryTexts => ({
  en: { name, description },
  ...Object.fromEntries(
    translations
      .filter(({ language }) => LANGUAGES.some((one) => one === language))
      .map((one): [string, BlogCategoryTexts[Language]] => [one.language, { name: one.name, description: one.description }]),
  ),
})

export const nameIn = (category: Pick<BlogCategoryRow, 'name' | 'translations'>, language: string): string =>
  category.translations.find((one) => one.language === language)?.name ?? category.name

/** The languages whose readers get the English name. */
export const missingIn = (category: BlogCategoryRow): Language[] => languagesWithout(textsOf(category))

/** Browser only. Every category in its order, what became part of another included. Throws the API's error. */
export async function listBlogCategories(): Promise<BlogCategoryRow[]> {
  const { data } = await answered((await loadSupabase()).from('blog_categories').select(BLOG_CATEGORY_COLUMNS).order('sort_order').order('id'))
  return data
}

/** How many posts stand in a category, and how many of them everybody reads. */
export type PostCount = { category_id: string; posts: number; shown: number }

export const countPosts = () => databaseResult<PostCount[]>('blog_category_counts', {})

/** The address of its page in the shop. */
export const pathOf = (id: string): string => `/blog/category/${id}`

export type BlogCategoryDraft = { id: string; image: string; texts: BlogCategoryTexts }
export type BlogCategoryProblem = 'address' | 'english' | 'names'

export const NAME_MOST = 80
export const DESCRIPTION_MOST = 500
export const ADDRESS_MOST = 60

export const draftOf = (category: BlogCategoryRow | undefined): BlogCategoryDraft =>
  category ? { id: category.id, image: category.image_url ?? '', texts: textsOf(category) } : { id: '', image: '', texts: {} }

/** What the database is to keep, or what is wrong with what was typed. Without an address of its own a new one gets that of its name. */
export function categoryOf(draft: BlogCategoryDraft): { category: Record<string, unknown> } | { problems: Set<BlogCategoryProblem> } {
  const problems = new Set<BlogCategoryProblem>()
  const texts = LANGUAGES.flatMap((language) => {
    const words = { name: draft.texts[language]?.name?.trim() ?? '', description: draft.texts[language]?.description?.trim() ?? '' }
    return words.name === '' && words.description === '' ? [] : [[language, words] as const]
  })
  const english = texts.find(([language]) => language === 'en')?.[1].name ?? ''
  const id = draft.id.trim() || slugOf(english)
  if (english === '') problems.add('english')
  if (texts.some(([, { name, description }]) => name === '' || name.length > NAME_MOST || description.length > DESCRIPTION_MOST)) problems.add('names')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > ADDRESS_MOST) problems.add('address')
  if (problems.size > 0) return { problems }
  return { category: { id, image_url: draft.image || null, texts: Object.fromEntries(texts) } }
}
