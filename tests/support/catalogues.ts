import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './source-tree.ts'

/** One namespace of one language, flattened: `product.addToCart` → sentence. */
export type Catalogue = ReadonlyMap<string, string>

export const MESSAGES = join(ROOT, 'messages')
export const namespacesOf = (language: string): string[] =>
  readdirSync(join(MESSAGES, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -5))
    .sort()

export function readCatalogue(language: string, namespace: string): Catalogue {
  const file = join(MESSAGES, language, `${namespace}.json`)
  return existsSync(file) ? flattened(JSON.parse(readFileSync(file, 'utf8'))) : new Map()
}

/** Nested sentences by their whole key. Anything that is neither text nor a nest of texts is refused. */
export function flattened(sentences: unknown, prefix = ''): Map<string, string> {
  if (typeof sentences === 'string') return new Map([[prefix, sentences]])
  if (typeof sentences !== 'object' || sentences === null || Array.isArray(sentences))
    throw new Error(`${prefix} is neither a sentence nor a group of sentences`)
  return new Map(Object.entries(sentences).flatMap(([key, value]) => [...flattened(value, prefix === '' ? key : `${prefix}.${key}`)]))
}

const PLURAL = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/

/**
 * The plural forms of a catalogue by their common key; a key is one only if it has an `_other` beside another form, or is one in English:
 * Thai and its neighbours have no other form.
 */
export function pluralsOf(catalogue: Catalogue, english: ReadonlyMap<string, unknown> = new Map()): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>()
  for (const key of catalogue.keys()) {
    const [, base = '', ordinal = '', form = ''] = PLURAL.exec(key) ?? []
    if (base !== '') groups.set(base + ordinal, (groups.get(base + ordinal) ?? new Set()).add(form))
  }
  for (const [base, forms] of groups) if (!english.has(base) && (!forms.has('other') || forms.size === 1)) groups.delete(base)
  return groups
}

/** The key under which code asks: plural forms collapse into one. */
export function askedKey(key: string, plurals: ReadonlyMap<string, unknown>): string {
  const [, base = '', ordinal = ''] = PLURAL.exec(key) ?? []
  return plurals.has(base + ordinal) ? base + ordinal : key
}

/** Placeholders (`{{count}}`, formats aside) and tags (`<strong>`) of a sentence, sorted. */
export function partsOf(sentence: string): string[] {
  const placeholders = [...sentence.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`)
  const tags = [...sentence.matchAll(/<\/?[\w]+\s*\/?>/g)].map(([tag]) => tag.replace(/\s/g, ''))
  return [...placeholders, ...tags].sort()
}

/** What a translation lacks or has too much of, compared with the English catalogue. */
export function gaps(english: Catalogue, other: Catalogue, language: string): string[] {
  const faults: string[] = []
  const ours = pluralsOf(english)
  const theirs = pluralsOf(other, ours)
  const asked = (catalogue: Catalogue, plurals: ReadonlyMap<string, unknown>) => new Set([...catalogue.keys()].map((key) => askedKey(key, plurals)))
  const [wanted, given] = [asked(english, ours), asked(other, theirs)]
  for (const key of wanted) if (!given.has(key)) faults.push(`lacks ${key}`)
  for (const key of given) if (!wanted.has(key)) faults.push(`has ${key}, which English has not`)

  for (const [base, forms] of theirs) {
    const needed = new Set<string>(
      new Intl.PluralRules(language, { type: base.endsWith('_ordinal') ? 'ordinal' : 'cardinal' }).resolvedOptions().pluralCategories,
    )
    for (const form of needed) if (!forms.has(form)) faults.push(`${base} lacks the form _${form}`)
    for (const form of forms) if (!needed.has(form) && form !== 'zero') faults.push(`${base} has the form _${form}, which the language does not know`)
  }
  for (const [key, sentence] of other) {
    if (sentence.trim() === '') faults.push(`${key} is empty`)
    if (sentence !== sentence.trim()) faults.push(`${key} begins or ends with a space`)
    if (/(?<!\{)\{(?!\{)[^{}]*\}(?!\})/.test(sentence)) faults.push(`${key} has a placeholder with single braces`)
    const source = english.get(key) ?? english.get(`${askedKey(key, theirs)}_other`)
    if (source === undefined) continue
    // "One piece left" needs no {{count}}; the form _other does.
    const isPlural = askedKey(key, theirs) !== key
    const mayDrop = isPlural && !key.endsWith('_other')
    const [needs, has] = [partsOf(source), partsOf(sentence)]
    const missing = needs.filter((part) => !has.includes(part) && !(mayDrop && part === '{{count}}'))
    // French says "1 heure" also of none, so its form for one needs the number that English can leave out.
    const extra = has.filter((part) => !needs.includes(part) && !(isPlural && part === '{{count}}'))
    if (missing.length + extra.length > 0) faults.push(`${key} should have ${needs.join(' ') || 'no placeholder'}, has ${has.join(' ') || 'none'}`)
  }
  return faults
}

/** A word of names, codes and figures reads the same everywhere. */
const NAMES =
  /\b(Hattha|PromptPay|Google|Facebook|Instagram|LINE|Visa|Mastercard|OTOP|E-?mail|QR|SKU|PDF|CSV|THB|FAQ|Baht|Bangkok|Chiang Mai|Thailand|Thai|OK|ID|km|kg|cm)\b/gi
/** A sentence that says something in words, so that English in another catalogue is a forgotten translation. */
export const hasWords = (sentence: string): boolean => /\p{L}{3}/u.test(sentence.replace(/\{\{[^}]*\}\}|<[^>]*>/g, ' ').replace(NAMES, ' '))
