import { LANGUAGES, type Language } from '../../i18n/languages.ts'

/** Where a file lies; `revision` counts how often its content was replaced. */
export type StoredPicture = { bucket_id: string; name: string; revision: number }

/** The last part of a name, which is what a folder shows. */
export const fileNameOf = (name: string): string => name.split('/').at(-1) ?? name

/** The address of a file of an open bucket; `?v=` where its content was replaced, so that nobody sees an older one a browser kept. */
export const addressOf = ({ bucket_id: bucket, name, revision }: StoredPicture): string =>
  `/storage/v1/object/public/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}${revision > 0 ? `?v=${revision}` : ''}`

/** What a picture shows, by language. */
export type Alts = Partial<Record<Language, string>>

/** What a picture shows in a language, or else in English; empty where nobody has said it. */
export const altIn = (alts: Alts, language: string): string => alts[LANGUAGES.find((one) => one === language) ?? 'en'] ?? alts.en ?? ''
