import { dayOf } from '../../desk-kit/day-of.ts'
import { startOfDay } from '../../desk-kit/rest-question.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { isPictureAddress } from '../../ui/picture-address.ts'
import type { SlideRow, SlideTexts } from './slide.ts'

/** A slide as it is typed: days of the shop's country, empty words where a language says nothing. */
export type SlideDraft = { image: string; link: string; texts: SlideTexts; starts: string; ends: string; isActive: boolean }

export type SlideProblem = 'image' | 'link' | 'english' | 'titles' | 'days'

export const TITLE_MOST = 80
export const SUBTITLE_MOST = 200

/** What the form shows first; a copy has no days. */
export const draftOf = (slide: SlideRow | undefined, copy = false): SlideDraft => ({
  image: slide?.image_url ?? '',
  link: slide?.link ?? '/products',
  texts: slide?.texts ?? {},
  starts: copy ? '' : dayOf(slide?.starts_at),
  ends: copy ? '' : dayOf(slide?.ends_at, true),
  isActive: slide?.is_active ?? true,
})

/** An address of this shop: its path, without a language before it, because each reader stays in theirs. */
export function linkOf(typed: string): string | undefined {
  const path = typed.trim().replace(/^https?:\/\/[^/]+(?=\/|$)/, '')
  const language = LANGUAGES.find((one) => path === `/${one}` || path.startsWith(`/${one}/`))
  const link = language ? path.slice(language.length + 1) || '/' : path
  return /^\/([^/\s][^\s]*)?$/.test(link) && link.length <= 500 ? link : undefined
}

/** What the database is to keep, or what is wrong with what was typed. A day that was not touched keeps its moment. */
export function slideOf(draft: SlideDraft, kept: SlideRow | undefined): { slide: Record<string, unknown> } | { problems: Set<SlideProblem> } {
  const problems = new Set<SlideProblem>()
  if (!isPictureAddress(draft.image) || draft.image.startsWith('blob:')) problems.add('image')
  const link = linkOf(draft.link)
  if (link === undefined) problems.add('link')
  const said = LANGUAGES.flatMap((language) => {
    const words = { title: draft.texts[language]?.title.trim() ?? '', subtitle: draft.texts[language]?.subtitle.trim() ?? '' }
    return words.title === '' && words.subtitle === '' ? [] : [[language, words] as const]
  })
  if (!said.some(([language]) => language === 'en')) problems.add('english')
  if (said.some(([, { title, subtitle }]) => title === '' || title.length > TITLE_MOST || subtitle.length > SUBTITLE_MOST)) problems.add('titles')
  const starts = draft.starts === dayOf(kept?.starts_at) ? (kept?.starts_at ?? null) : draft.starts === '' ? null : startOfDay(draft.starts)
  const ends = draft.ends === dayOf(kept?.ends_at, true) ? (kept?.ends_at ?? null) : draft.ends === '' ? null : startOfDay(draft.ends, 1)
  if (ends && new Date(ends) <= new Date(starts ?? Date.now()) && ends !== kept?.ends_at) problems.add('days')
  if (starts && ends && new Date(ends) <= new Date(starts)) problems.add('days')
  if (problems.size > 0) return { problems }
  return { slide: { image_url: draft.image, link, texts: Object.fromEntries(said), starts_at: starts, ends_at: ends, is_active: draft.isActive } }
}
