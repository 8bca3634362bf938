import { slugOf } from '../../desk-kit/slug-of.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import type { BrandRow, BrandTexts } from './brand.ts'

/** A brand as it is typed. */
export type BrandDraft = { slug: string; name: string; logo: string; website: string; openToAll: boolean; texts: BrandTexts }

export type BrandProblem = 'slug' | 'name' | 'texts' | 'website'

export const NAME_MOST = 80
export const SLUG_MOST = 60
export const TEXT_MOST = 300
export const WEBSITE_MOST = 200

export const draftOf = (brand: BrandRow | undefined): BrandDraft =>
  brand
    ? { slug: brand.slug, name: brand.name, logo: brand.logo_url ?? '', website: brand.website, openToAll: brand.open_to_all, texts: brand.texts }
    : { slug: '', name: '', logo: '', website: '', openToAll: true, texts: {} }

/** What the database is to keep, or what is wrong with what was typed. A new one gets the address of its name; what is said of it begins with English, or nothing is. */
export function brandOf(draft: BrandDraft): { brand: Record<string, unknown> } | { problems: Set<BrandProblem> } {
  const problems = new Set<BrandProblem>()
  const name = draft.name.trim()
  const slug = draft.slug.trim() || slugOf(name)
  const website = secured(draft.website.trim())
  const texts = LANGUAGES.flatMap((language) => {
    const text = draft.texts[language]?.text?.trim() ?? ''
    return text === '' ? [] : [[language, { text }] as const]
  })
  if (name === '' || name.length > NAME_MOST) problems.add('name')
  // Where nothing is typed, the name is what is missing.
  else if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > SLUG_MOST) problems.add('slug')
  if ((texts.length > 0 && texts[0]?.[0] !== 'en') || texts.some(([, { text }]) => text.length > TEXT_MOST)) problems.add('texts')
  if (website !== '' && (!/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/.test(website) || website.length > WEBSITE_MOST)) problems.add('website')
  if (problems.size > 0) return { problems }
  return { brand: { slug, name, logo_url: draft.logo || null, website, open_to_all: draft.openToAll, texts: Object.fromEntries(texts) } }
}

/** What people paste: with `https://` before it and the host in small letters. */
function secured(typed: string): string {
  if (typed === '') return ''
  const [, host = '', path = ''] = /^(?:https?:\/\/)?([^/]*)(.*)$/i.exec(typed) ?? []
  return `https://${host.toLowerCase()}${path}`
}
