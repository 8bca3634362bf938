import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import { type LanguageTexts, languagesWithout } from '../../desk-kit/language-texts.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { Standing } from '../campaigns/campaign-state.ts'

/** What a slide says, language by language. */
export type SlideTexts = Partial<Record<Language, { title: string; subtitle: string }>>

/** Typed words as a slide has them: both in every language that says something. */
export const slideTextsOf = (texts: LanguageTexts<'title' | 'subtitle'>): SlideTexts =>
  Object.fromEntries(Object.entries(texts).map(([language, { title = '', subtitle = '' }]) => [language, { title, subtitle }]))

/** A slide as it is kept. */
export type SlideRow = {
  id: string
  image_url: string
  link: string
  texts: SlideTexts
  sort_order: number
  is_active: boolean
  starts_at: string | null
  ends_at: string | null
  created_at: string
  changed_at: string
  archived_at: string | null
}

/** As many are shown at a time, the first in their order (`app/home/get-shop-window.server.ts`). */
export const SHOWN_SLIDES = 4

/** Its title in a language, else in English, as the home page says it. */
export const titleIn = (texts: SlideTexts, language: string): string =>
  texts[LANGUAGES.find((one) => one === language) ?? 'en']?.title ?? texts.en?.title ?? Object.values(texts)[0]?.title ?? ''

/** The languages in which it says nothing of its own; its readers get the English words. */
export const missingIn: (texts: SlideTexts) => Language[] = languagesWithout

export const standingOf = ({ is_active, starts_at, ends_at, created_at, archived_at }: SlideRow): Standing => ({
  isActive: is_active,
  starts: starts_at ?? created_at,
  ends: ends_at,
  archived: archived_at,
  used: false,
})

/** Browser only. Every slide in its order, put away or not. Throws the API's error. */
export async function listSlides(archived: boolean): Promise<SlideRow[]> {
  const slides = (await loadSupabase())
    .from('hero_slides')
    .select('id, image_url, link, texts, sort_order, is_active, starts_at, ends_at, created_at, changed_at, archived_at')
  const { data } = await answered((archived ? slides.not('archived_at', 'is', null) : slides.is('archived_at', null)).order('sort_order').order('id'))
  // `hero_slides_texts_check` keeps the words to this shape.
  return data as SlideRow[]
}
