import { LANGUAGES, type Language } from '../../i18n/languages.ts'
import type { FileRow } from '../files/file-row.ts'
import type { Alts } from '../shop-pictures/stored-picture.ts'

/** A picture of the shop as its library reads it. */
export type MediaRow = FileRow & { alts: Alts; tags: string[]; changed_at: string }

/** The languages in which nobody has said what a picture shows. */
export const missingAlts = (alts: Alts): Language[] => LANGUAGES.filter((language) => !alts[language])

const MOST_TAGS = 20
const LONGEST_TAG = 40

/** Tags as they are kept, of what somebody typed with commas between: small letters, each once. Undefined where they are too many or too long. */
export function tagsOf(typed: string): string[] | undefined {
  const tags = [...new Set(typed.split(',').map((tag) => tag.trim().replaceAll(/\s+/g, ' ').toLowerCase()))].filter((tag) => tag !== '')
  return tags.length > MOST_TAGS || tags.some((tag) => tag.length > LONGEST_TAG || /["{}\\]/.test(tag)) ? undefined : tags
}
