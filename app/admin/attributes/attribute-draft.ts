import { LANGUAGES } from '../../i18n/languages.ts'
import { slugOf } from '../../desk-kit/slug-of.ts'
import { type AttributeKind, type AttributeRow, inOrder, type NamedTexts } from './attribute.ts'

export type ValueDraft = { slug: string; texts: NamedTexts }

/** An attribute as it is typed. Values that are new have no slug yet. */
export type AttributeDraft = { slug: string; kind: AttributeKind; unit: string; isFacet: boolean; texts: NamedTexts; values: ValueDraft[] }

export type AttributeProblem = 'slug' | 'english' | 'values'

export const NAME_MOST = 80
export const SLUG_MOST = 40
export const UNIT_MOST = 12
export const VALUES_MOST = 300

export const draftOf = (attribute: AttributeRow | undefined): AttributeDraft =>
  attribute
    ? {
        slug: attribute.slug,
        kind: attribute.kind,
        unit: attribute.unit,
        isFacet: attribute.is_facet,
        texts: attribute.texts,
        values: inOrder(attribute).map(({ slug, texts }) => ({ slug, texts })),
      }
    : { slug: '', kind: 'choice', unit: '', isFacet: true, texts: {}, values: [] }

const trimmed = (texts: NamedTexts): NamedTexts =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = texts[language]?.name?.trim() ?? ''
      return name === '' ? [] : [[language, { name }]]
    }),
  )

const isNamed = (texts: NamedTexts): boolean => texts.en !== undefined && Object.values(texts).every(({ name = '' }) => name.length <= NAME_MOST)

/** What the database is to keep, or what is wrong with what was typed. New values get their slug from their English name; yes has one value, called as the attribute is. */
export function attributeOf(draft: AttributeDraft): { attribute: Record<string, unknown> } | { problems: Set<AttributeProblem> } {
  const problems = new Set<AttributeProblem>()
  const texts = trimmed(draft.texts)
  const slug = draft.slug.trim() || slugOf(texts.en?.name ?? '', SLUG_MOST)
  const typed = draft.values.map((value) => ({ slug: value.slug || slugOf(value.texts.en?.name ?? ''), texts: trimmed(value.texts) }))
  const values = draft.kind === 'number' ? [] : draft.kind === 'yes' ? [{ slug: 'yes', texts }] : typed
  if (!isNamed(texts)) problems.add('english')
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > SLUG_MOST) problems.add('slug')
  const several = draft.kind === 'choice' || draft.kind === 'choices'
  const wrong = values.some((value) => value.slug === '' || !isNamed(value.texts)) || new Set(values.map((value) => value.slug)).size < values.length
  if (several && (values.length === 0 || values.length > VALUES_MOST || wrong)) problems.add('values')
  if (problems.size > 0) return { problems }
  return { attribute: { slug, kind: draft.kind, unit: draft.kind === 'number' ? draft.unit.trim() : '', is_facet: draft.isFacet, texts, values } }
}
