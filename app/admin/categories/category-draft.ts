import { LANGUAGES } from '../../i18n/languages.ts'
import { slugOf } from '../../desk-kit/slug-of.ts'
import { type CategoryRow, type CategoryTexts, textsOf } from '../category-tree/category.ts'

/** A category as it is typed. `parent` is the family of a new one; '' for a family. */
export type CategoryDraft = { slug: string; parent: string; image: string; texts: CategoryTexts }

export type CategoryProblem = 'slug' | 'english' | 'names'

export const NAME_MOST = 80
export const DESCRIPTION_MOST = 500
export const SLUG_MOST = 60

export const draftOf = (category: CategoryRow | undefined, parent = ''): CategoryDraft =>
  category
    ? { slug: category.slug, parent: category.parent_id ?? '', image: category.image_url ?? '', texts: textsOf(category) }
    : { slug: '', parent, image: '', texts: {} }

/** What the database is to keep, or what is wrong with what was typed. Without an address of its own a new one gets that of its name. */
export function categoryOf(draft: CategoryDraft): { category: Record<string, unknown> } | { problems: Set<CategoryProblem> } {
  const problems = new Set<CategoryProblem>()
  const texts = LANGUAGES.flatMap((language) => {
    const words = { name: draft.texts[language]?.name?.trim() ?? '', description: draft.texts[language]?.description?.trim() ?? '' }
    return words.name === '' && words.description === '' ? [] : [[language, words] as const]
  })
  const english = texts.find(([language]) => language === 'en')?.[1].name ?? ''
  const slug = draft.slug.trim() || slugOf(english)
  if (english === '') problems.add('english')
  if (texts.some(([, { name, description }]) => name === '' || name.length > NAME_MOST || description.length > DESCRIPTION_MOST)) problems.add('names')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > SLUG_MOST) problems.add('slug')
  if (problems.size > 0) return { problems }
  return { category: { slug, parent_id: draft.parent || null, image_url: draft.image || null, texts: Object.fromEntries(texts) } }
}
