import { knownTag } from './known-tag.ts'

// Making one costs more than naming every country with it. At most one per language and kind: a memo of a pure function, not state.
const names = new Map<string, Intl.DisplayNames>()

/** The name of a language as readers of another call it; the code itself for what is none. Codes come from what somebody wrote. */
export const languageName = (code: string, reading: string): string => nameOf(code, reading, { type: 'language', style: 'long' })

/** The name of a country in a language; the code itself for what is none. */
export const regionName = (code: string, reading: string, style: 'long' | 'short' = 'long'): string => nameOf(code, reading, { type: 'region', style })

function nameOf(code: string, reading: string, options: { type: 'language' | 'region'; style: 'long' | 'short' }): string {
  const key = `${reading}/${options.type}/${options.style}`
  const known = names.get(key) ?? new Intl.DisplayNames(knownTag(reading), options)
  names.set(key, known)
  try {
    return known.of(code) ?? code
  } catch {
    return code
  }
}
