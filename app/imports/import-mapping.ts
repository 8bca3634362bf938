import * as v from 'valibot'
import { currencyOf } from '../money/currency.ts'
import { languageOf } from '../i18n/languages.ts'
import { IMPORT_KINDS } from './source-format.ts'

const said = v.pipe(v.string(), v.trim(), v.maxLength(300))
const called = v.pipe(v.string(), v.trim(), v.maxLength(60))
const slug = v.pipe(v.string(), v.trim(), v.regex(/^[a-z0-9-]{0,120}$/))

/**
 * How the files of a source are read: its headings where they are not the published ones (`columns`: kind → field → heading), its categories and vendors
 * to our slugs, its options and their values as they are called here, and what holds where a file says nothing. An empty slug or name is not decided yet.
 */
export const ImportMapping = v.object({
  columns: v.optional(v.record(v.picklist(IMPORT_KINDS), v.record(v.pipe(v.string(), v.maxLength(40)), said)), {}),
  categories: v.optional(v.record(said, slug), {}),
  sellers: v.optional(v.record(said, slug), {}),
  /** Names of options, and their values: as the source says them, as variants are called here. */
  options: v.optional(v.record(said, called), {}),
  values: v.optional(v.record(said, called), {}),
  /** The category of what has none, or one that is not mapped. */
  category: v.optional(slug, ''),
  /** The seller of what names none, or one that is not mapped. */
  seller: v.optional(slug, ''),
  /** What prices without a currency are in. */
  currency: v.optional(
    v.pipe(
      v.string(),
      v.toUpperCase(),
      v.check((code) => currencyOf(code) !== undefined),
    ),
    'THB',
  ),
  /** What the texts are written in. */
  language: v.optional(
    v.pipe(
      v.string(),
      v.check((tag) => languageOf(tag) === tag),
    ),
    'en',
  ),
  /** What a piece weighs whose weight is not said, in grams. */
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200_000)), 500),
})
export type ImportMapping = v.InferOutput<typeof ImportMapping>
