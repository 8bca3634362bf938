import type { Language } from '../i18n/languages.ts'

/** A translation service, as the shop's settings name it. */
export type TranslationService = { engine: 'libretranslate' | 'deepl'; url: string; key: string | undefined }

/** The specification: up to five tries, the first pause 350 ms, each twice the last. */
const TRIES = 5
const FIRST_PAUSE_MS = 350
const TIMEOUT_MS = 10_000

/** A word of the glossary that holds for a text: how it is said. The same word twice is never translated. */
export type Term = { term: string; said: string }

/** Why an answer is not shown: the service was away or refused, or what it said cannot be trusted. */
export const DOUBTS = ['away', 'refused', 'empty', 'markup', 'kept_words', 'numbers', 'length', 'script'] as const
export type Doubt = (typeof DOUBTS)[number]
export type Translation = { said: string } | { because: Doubt }

/** What is never translated: addresses of pages and people, order numbers, placeholders, numbers with what follows them (sizes, prices, dates). */
const FIXED =
  /\{\{?[\w.]+\}?\}|https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|\bH\d{6}-[A-Z0-9]{7}(?:-\d+)?\b|[฿$€£¥]?\d[\d.,:/×x-]*(?:\s?(?:cm|mm|m|kg|g|ml|l|THB|%|ซม\.?|มม\.?|กก\.?|บาท))?/giu

/** What the service sees, and what must be in its answer. */
export type Protected = { html: string; kept: string[] }

/** Marks terms and numbers as not to be translated, and says everything else in HTML's letters. `terms` are in their order: what comes first wins. */
export function protect(text: string, terms: readonly Term[]): Protected {
  const kept: string[] = []
  const pattern = new RegExp([...terms.map(({ term }) => wholeWord(term)), FIXED.source].join('|'), 'giu')
  let html = ''
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const term = terms.find(({ term: word }) => word.toLowerCase() === match[0].toLowerCase())
    const word = (term?.said ?? match[0]).trimEnd()
    kept.push(word)
    html += `${escapeHtml(text.slice(end, match.index))}<span translate="no">${escapeHtml(word)}</span>${match[0].slice(match[0].trimEnd().length)}`
    end = match.index + match[0].length
  }
  return { html: html + escapeHtml(text.slice(end)), kept }
}

/** The words of an answer; or why they are not to be shown, so that the original stands: a term or number is missing or was added, or it is no text of that language. */
export function unprotect(answer: string, { kept }: Protected, { text: source, to }: { text: string; to: Language }): Translation {
  const words = answer.replaceAll(/<\/?span[^>]*>/gi, '')
  if (words.trim() === '') return { because: 'empty' }
  // A service that adds markup of its own is not to be trusted with people's words.
  if (/<[a-z/!]/i.test(words)) return { because: 'markup' }
  const text = unescapeHtml(words)
  let rest = text
  for (const word of kept) {
    const at = rest.indexOf(word)
    if (at < 0) return { because: /\d/.test(word) ? 'numbers' : 'kept_words' }
    rest = rest.slice(0, at) + rest.slice(at + word.length)
  }
  // A number that nobody wrote must not appear: a price or a size would be wrong.
  if (/\d/.test(rest)) return { because: 'numbers' }
  if (isOddlyLong(text, source)) return { because: 'length' }
  return isThaiLeft(rest, to) ? { because: 'script' } : { said: text }
}

/** Chinese says in a sixth what German needs; what is beyond that has lost or invented sentences. Short texts say nothing. */
const WIDEST = 6
const isOddlyLong = (said: string, source: string) => source.length >= 40 && (said.length > source.length * WIDEST || said.length * WIDEST < source.length)

/** More than a third of the letters are still Thai where readers know none. */
function isThaiLeft(text: string, to: Language): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return to !== 'th' && letters >= 10 && (text.match(/\p{Script=Thai}/gu)?.length ?? 0) * 3 > letters
}

/** Translates words by a service. `from` null lets it find out. Never throws. */
export async function translate(
  service: TranslationService,
  { text, from, to, terms = [] }: { text: string; from: string | null; to: Language; terms?: readonly Term[] },
  { fetch: ask = fetch, pause = wait }: { fetch?: typeof fetch; pause?: (ms: number) => Promise<void> } = {},
): Promise<Translation> {
  const guarded = protect(text, terms)
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await askOnce(service, { html: guarded.html, from, to }, ask)
    if (answer.kind === 'said') return unprotect(answer.text, guarded, { text, to })
    if (answer.kind === 'refused') return { because: 'refused' }
    if (tried < TRIES) await pause(FIRST_PAUSE_MS * 2 ** (tried - 1))
  }
  return { because: 'away' }
}

type Asked = { html: string; from: string | null; to: Language }
type Answer = { kind: 'said'; text: string } | { kind: 'refused' } | { kind: 'away' }

async function askOnce(service: TranslationService, asked: Asked, ask: typeof fetch): Promise<Answer> {
  const { path, headers, body, read } = service.engine === 'deepl' ? deepl(service, asked) : libreTranslate(service, asked)
  try {
    const response = await ask(new URL(path, service.url.endsWith('/') ? service.url : `${service.url}/`), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === 429 || response.status >= 500) return { kind: 'away' }
    if (!response.ok) return { kind: 'refused' }
    const text = read(await response.json())
    return typeof text === 'string' ? { kind: 'said', text } : { kind: 'refused' }
  } catch {
    return { kind: 'away' }
  }
}

type Call = { path: string; headers: Record<string, string>; body: unknown; read: (answer: unknown) => unknown }

/** https://docs.libretranslate.com/api/operations/translate/ */
const libreTranslate = ({ key }: TranslationService, { html, from, to }: Asked): Call => ({
  path: 'translate',
  headers: {},
  body: {
    q: html,
    source: from === null ? 'auto' : plainCode(from),
    target: to === 'zh-TW' ? 'zt' : plainCode(to),
    format: 'html',
    ...(key && { api_key: key }),
  },
  read: (answer) => field(answer, 'translatedText'),
})

/** https://developers.deepl.com/docs/api-reference/translate */
const deepl = ({ key = '' }: TranslationService, { html, from, to }: Asked): Call => ({
  path: 'v2/translate',
  headers: { authorization: `DeepL-Auth-Key ${key}` },
  body: {
    text: [html],
    ...(from !== null && { source_lang: plainCode(from).toUpperCase() }),
    target_lang: DEEPL_TARGETS[to] ?? to.toUpperCase(),
    tag_handling: 'html',
  },
  read: (answer) => {
    const translations = field(answer, 'translations')
    return Array.isArray(translations) ? field(translations[0], 'text') : undefined
  },
})

const DEEPL_TARGETS: Partial<Record<Language, string>> = { en: 'EN-GB', pt: 'PT-BR', 'zh-CN': 'ZH-HANS', 'zh-TW': 'ZH-HANT' }
const plainCode = (language: string) => language.split('-')[0]?.toLowerCase() ?? language

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value ? (value as Readonly<Record<string, unknown>>)[name] : undefined

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
/** Letters of Latin end where a word ends, so that "khit" is not found in a kitchen; Thai has no such ends. */
const wholeWord = (term: string) =>
  `${/^\p{Script=Latin}/u.test(term) ? String.raw`(?<![\p{L}\p{M}])` : ''}${escapePattern(term)}${
    /\p{Script=Latin}$/u.test(term) ? String.raw`(?![\p{L}\p{M}])` : ''
  }`
const escapePattern = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`)
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')
