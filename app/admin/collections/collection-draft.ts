import type { Sort } from '../../catalog/listed-product.ts'
import { dayOf } from '../../desk-kit/day-of.ts'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { slugOf } from '../../desk-kit/slug-of.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { isPictureAddress } from '../../ui/picture-address.ts'
import type { CollectionKind, CollectionPlace, CollectionRow, CollectionTexts } from './collection.ts'
import { type RuleDraft, ruleDraftOf, ruleOf, type RuleProblem } from './rule-draft.ts'

/** A collection as it is typed: days of the shop's country, empty words where a language says nothing. */
export type CollectionDraft = {
  slug: string
  image: string
  texts: CollectionTexts
  kind: CollectionKind
  rule: RuleDraft
  sort: Sort
  places: CollectionPlace[]
  starts: string
  ends: string
}

export type CollectionProblem = 'image' | 'english' | 'titles' | 'slug' | 'days' | `rule.${RuleProblem}`

export const TITLE_MOST = 80
export const TEXT_MOST = 1000
export const SLUG_MOST = 60

/** What the form shows first. */
export const draftOf = (collection: CollectionRow | undefined, names: Readonly<Record<string, string>> = {}): CollectionDraft => ({
  slug: collection?.slug ?? '',
  image: collection?.image_url ?? '',
  texts: collection?.texts ?? {},
  kind: collection?.kind ?? 'hand',
  rule: ruleDraftOf(collection?.rule ?? null, names),
  sort: collection?.sort ?? 'best',
  places: collection?.shown_at ?? [],
  starts: dayOf(collection?.starts_at),
  ends: dayOf(collection?.ends_at, true),
})

/** What the database is to keep, or what is wrong with what was typed. A day that was not touched keeps its moment. */
export function collectionOf(
  draft: CollectionDraft,
  kept: CollectionRow | undefined,
): { collection: Record<string, unknown> } | { problems: Set<CollectionProblem> } {
  const problems = new Set<CollectionProblem>()
  if (!isPictureAddress(draft.image) || draft.image.startsWith('blob:')) problems.add('image')
  const texts = LANGUAGES.flatMap((language) => {
    const words = { title: draft.texts[language]?.title?.trim() ?? '', text: draft.texts[language]?.text?.trim() ?? '' }
    return words.title === '' && words.text === '' ? [] : [[language, words] as const]
  })
  const english = texts.find(([language]) => language === 'en')?.[1].title ?? ''
  if (english === '') problems.add('english')
  else if (texts.some(([, { title, text }]) => title === '' || title.length > TITLE_MOST || text.length > TEXT_MOST)) problems.add('titles')
  const slug = draft.slug.trim() || slugOf(english)
  // Where nothing is typed, the title is what is missing.
  if (english !== '' && (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > SLUG_MOST)) problems.add('slug')
  const starts = draft.starts === dayOf(kept?.starts_at) ? (kept?.starts_at ?? null) : draft.starts === '' ? null : startOfDay(draft.starts)
  const ends = draft.ends === dayOf(kept?.ends_at, true) ? (kept?.ends_at ?? null) : draft.ends === '' ? null : startOfDay(draft.ends, 1)
  if (ends && new Date(ends) <= new Date(starts ?? Date.now()) && ends !== kept?.ends_at) problems.add('days')
  if (starts && ends && new Date(ends) <= new Date(starts)) problems.add('days')
  const rule = draft.kind === 'rule' ? ruleOf(draft.rule) : { rule: null }
  if ('problems' in rule) for (const problem of rule.problems) problems.add(`rule.${problem}`)
  if (problems.size > 0 || 'problems' in rule) return { problems }
  return {
    collection: {
      slug,
      image_url: draft.image,
      texts: Object.fromEntries(texts),
      kind: draft.kind,
      rule: rule.rule,
      sort: draft.sort,
      shown_at: draft.places,
      starts_at: starts,
      ends_at: ends,
    },
  }
}
