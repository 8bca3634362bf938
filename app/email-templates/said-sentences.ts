import type { TFunction } from 'i18next'

/** One sentence put in another's place for a look at it. */
export type DraftSentence = { namespace: string; key: string; sentence: string }

/**
 * Words that remember which sentences they said, each once and in order (`namespace:key`, the form of a plural included), and say drafts instead of what stands in the catalogue. What a draft
 * names is filled in as i18next does it.
 */
export function sayingWords(t: TFunction, drafts: readonly DraftSentence[] = []): { t: TFunction; said: Set<string> } {
  const said = new Set<string>()
  const drafted = new Map(drafts.map(({ namespace, key, sentence }) => [`${namespace}:${key}`, sentence]))
  const say = (key: string, options: Readonly<Record<string, string | number | undefined>> = {}): string => {
    const { res, usedNS, exactUsedKey } = t(key, { ...options, returnDetails: true })
    const place = `${usedNS}:${exactUsedKey}`
    said.add(place)
    const draft = drafted.get(place)
    return draft === undefined ? res : draft.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => String(options[name] ?? ''))
  }
  // Letters ask for words by a key and what fills them, and for nothing else that i18next's function can do.
  return { t: say as unknown as TFunction, said }
}
