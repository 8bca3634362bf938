import { FALLBACK_LANGUAGE } from './languages.ts'

/** A language tag that formatters take: the given one, or English where it is none, since what cannot be written in one language must not take the page along. */
export function knownTag(tag: string): string {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? FALLBACK_LANGUAGE
  } catch {
    return FALLBACK_LANGUAGE
  }
}
