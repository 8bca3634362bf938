import { linkOf } from '../hero-slides/slide-draft.ts'
import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { NamedRecord } from '../../desk-kit/named-record.ts'
import type { Audience, IssueRow, IssueTexts } from './newsletter-row.ts'

export const TIERS = ['lotus', 'silk', 'royal_gold', 'sacred_elephant'] as const
export const SUBJECT_MOST = 120
export const BODY_MOST = 10_000
export const BUTTON_MOST = 60
export const PRODUCTS_MOST = 8

/** Whom an issue is for, as it is typed: countries as codes with commas, days as digits, empty for all. */
export type AudienceDraft = { languages: string[]; countries: string; tiers: string[]; boughtWithin: string; notBoughtWithin: string }
export type IssueDraft = { name: string; texts: IssueTexts; link: string; products: NamedRecord[]; audience: AudienceDraft }
export type IssueProblem = 'name' | 'texts' | 'link' | 'products' | 'countries' | 'days'

/** What the form shows first; names of pieces are put in their place once they are known. */
export const draftOf = (issue: IssueRow | undefined): IssueDraft => ({
  name: issue?.name ?? '',
  texts: issue?.texts ?? {},
  link: issue?.link ?? '/products',
  products: (issue?.product_ids ?? []).map((id) => ({ id, name: id })),
  audience: {
    languages: issue?.audience.languages ?? [],
    countries: (issue?.audience.countries ?? []).join(', '),
    tiers: issue?.audience.tiers ?? [],
    boughtWithin: issue?.audience.bought_within?.toString() ?? '',
    notBoughtWithin: issue?.audience.not_bought_within?.toString() ?? '',
  },
})

const codesOf = (typed: string): string[] => [
  ...new Set(
    typed
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]
const daysOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed))
const isDays = (days: number | undefined) => days === undefined || (Number.isInteger(days) && days >= 1 && days <= 9999)

/** Whom the database is to understand, or undefined where that was typed wrongly. */
export function audienceOf({ languages, countries, tiers, boughtWithin, notBoughtWithin }: AudienceDraft): Audience | undefined {
  const codes = codesOf(countries)
  const [within, without] = [daysOf(boughtWithin), daysOf(notBoughtWithin)]
  if (codes.length > 60 || codes.some((code) => !/^[A-Z]{2}$/.test(code)) || !isDays(within) || !isDays(without)) return undefined
  return {
    ...(languages.length > 0 && { languages }),
    ...(codes.length > 0 && { countries: codes }),
    ...(tiers.length > 0 && { tiers }),
    ...(within !== undefined && { bought_within: within }),
    ...(without !== undefined && { not_bought_within: without }),
  }
}

/** The words that say something, trimmed. */
export const saidIn = (texts: IssueTexts): IssueTexts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const words = texts[language]
      const trimmed = { subject: words?.subject.trim() ?? '', body: words?.body.trim() ?? '', button: words?.button.trim() ?? '' }
      return Object.values(trimmed).every((one) => one === '') ? [] : [[language, trimmed] as const]
    }),
  )

/** A language that says something has to have a subject and a body. */
export const unfinishedIn = (texts: IssueTexts): Language[] =>
  LANGUAGES.filter((language) => {
    const words = saidIn(texts)[language]
    return words && (words.subject === '' || words.body === '' || words.subject.length > SUBJECT_MOST || words.body.length > BODY_MOST)
  })

/** What the database is to keep, or what is wrong with what was typed. */
export function issueOf(draft: IssueDraft): { issue: Record<string, unknown> } | { problems: Set<IssueProblem> } {
  const problems = new Set<IssueProblem>()
  const link = linkOf(draft.link)
  const audience = audienceOf(draft.audience)
  if (draft.name.trim() === '') problems.add('name')
  if (link === undefined) problems.add('link')
  if (draft.products.length > PRODUCTS_MOST) problems.add('products')
  if (unfinishedIn(draft.texts).length > 0) problems.add('texts')
  if (codesOf(draft.audience.countries).some((code) => !/^[A-Z]{2}$/.test(code))) problems.add('countries')
  else if (audience === undefined) problems.add('days')
  if (problems.size > 0) return { problems }
  return { issue: { name: draft.name.trim(), texts: saidIn(draft.texts), link, product_ids: draft.products.map(({ id }) => id), audience } }
}
