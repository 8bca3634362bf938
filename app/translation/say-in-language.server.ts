import type { Language } from '../i18n/languages.ts'
import type { Shop } from '../shop.ts'
import { type Doubt, type Term, translate, type Translation, type TranslationService } from './machine-translation.ts'

/** What is translated, as its use is counted. */
export type TextKind = 'product' | 'review' | 'message' | 'shop' | 'trial'
type Text = { text: string; from: string | null }
type Wish = { kind: TextKind; texts: readonly Text[]; to: Language; service: TranslationService }

/**
 * Says texts in a language, by the glossary and within the budget, each as it was asked for. `over` for all where the budget has no room for them: then nothing is sent. What became of
 * them is counted, never what they say. External: not within a transaction.
 */
export async function sayInLanguage(shop: Shop, { kind, texts, to, service }: Wish): Promise<(Translation | { because: 'over' })[]> {
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0)
  const { spent } = await shop.service.one<{ spent: boolean }>('select private.spend_translation($1, $2) as spent', [kind, letters])
  if (!spent) return texts.map(() => ({ because: 'over' }))
  const glossary = await listTerms(shop, to)
  const answers = await Promise.all(texts.map(async ({ text, from }) => translate(service, { text, from, to, terms: termsFor(glossary, from) })))
  const outcomes = answers.map((answer): 'said' | Doubt => ('said' in answer ? 'said' : answer.because))
  await shop.service.one('select private.note_translations($1, $2)', [kind, outcomes])
  return answers
}

/** Counts an answer that was there already. */
export const noteKept = async (shop: Shop, kind: TextKind): Promise<void> =>
  void (await shop.service.one(`select private.note_translations($1, array['kept'])`, [kind]))

export type GlossaryTerm = Term & { source_language: string; target_language: string }

const listTerms = (shop: Shop, to: Language) =>
  shop.service.all<GlossaryTerm>(
    `select term, said, source_language, target_language from public.translation_terms
      where target_language in ($1, '*') and source_language <> $1 order by target_language = '*', source_language = '*', char_length(term) desc`,
    [to],
  )

/**
 * The terms that hold for a text in a language (null: nobody knows which), a longer word before the shorter within it and what names languages before what names none. Thai words hold
 * everywhere: makers write them amid other languages.
 */
export function termsFor(glossary: readonly GlossaryTerm[], from: string | null): readonly Term[] {
  const holding = glossary.filter(({ source_language: source }) => source === '*' || source === 'th' || from === null || source === from)
  const first = new Map<string, Term>()
  for (const { term, said } of holding) if (!first.has(term.toLowerCase())) first.set(term.toLowerCase(), { term, said })
  return [...first.values()].toSorted((one, other) => other.term.length - one.term.length)
}
