import type { Language } from '../i18n/languages.ts'

/** A translation service, as the shop's settings name it. */
export type TranslationService = { engine: 'libretranslate' | 'deepl'; url: string; key: string | undefined }

/** The specification: up to five tries, the first pause 350 ms, each twice the last. */
const TRIES = 5
const FIRST_PAUSE_MS = 350
const TIMEOUT_MS = 10_000

/**
 * Names of crafts that a translation must keep: Thai on the left, its usual romanisation on the right. A dictionary makes "tied threads" of mudmee, and
 * nobody finds the cloth again.
 */
export const CRAFT_GLOSSARY: readonly (readonly [string, string])[] = [
  ['มัดหมี่', 'mudmee'],
  ['แพรวา', 'praewa'],
  ['ผ้าขิด', 'khit'],
  ['ตีนจก', 'teen jok'],
  ['ยกดอก', 'yok dok'],
  ['หม้อห้อม', 'mo hom'],
  ['ปาเต๊ะ', 'batik'],
  ['ศิลาดล', 'celadon'],
  ['เบญจรงค์', 'benjarong'],
  ['เครื่องถม', 'nielloware'],
  ['ย่านลิเภา', 'yan lipao'],
  ['กระดาษสา', 'saa paper'],
  ['หนังตะลุง', 'nang talung'],
  ['ขันโตก', 'khantoke'],
  ['กระติบ', 'kratip'],
  ['ผ้าขาวม้า', 'pha khao ma'],
  ['ผ้าซิ่น', 'pha sin'],
  ['พร้อมเพย์', 'PromptPay'],
]

/** What is never translated: addresses of pages and people, order numbers, numbers with what follows them (sizes, prices, dates). */
const FIXED =
  /https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+|\bH\d{6}-[A-Z0-9]{7}(?:-\d+)?\b|[฿$€£¥]?\d[\d.,:/×x-]*(?:\s?(?:cm|mm|m|kg|g|ml|l|THB|%|ซม\.?|มม\.?|กก\.?|บาท))?/giu

/** What the service sees, and what must be in its answer. */
export type Protected = { html: string; kept: string[] }

/** Marks names and numbers as not to be translated, and says everything else in HTML's letters. */
export function protect(text: string, to: Language): Protected {
  const kept: string[] = []
  const names = CRAFT_GLOSSARY.map(([thai, roman]) => (to === 'th' ? { from: roman, into: thai } : { from: thai, into: roman }))
  const pattern = new RegExp(`${names.map(({ from }) => escapePattern(from)).join('|')}|${FIXED.source}`, 'giu')
  let html = ''
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const name = names.find(({ from }) => from.toLowerCase() === match[0].toLowerCase())
    const word = (name?.into ?? match[0]).trimEnd()
    kept.push(word)
    html += `${escapeHtml(text.slice(end, match.index))}<span translate="no">${escapeHtml(word)}</span>${match[0].slice(match[0].trimEnd().length)}`
    end = match.index + match[0].length
  }
  return { html: html + escapeHtml(text.slice(end)), kept }
}

/** The words of an answer; undefined when a name or number is missing or was added, so that the original is shown instead. */
export function unprotect(answer: string, { kept }: Protected): string | undefined {
  const words = answer.replaceAll(/<\/?span[^>]*>/gi, '')
  // A service that adds markup of its own is not to be trusted with people's words.
  if (words.trim() === '' || /<[a-z/!]/i.test(words)) return undefined
  const text = unescapeHtml(words)
  let rest = text
  for (const word of kept) {
    const at = rest.indexOf(word)
    if (at < 0) return undefined
    rest = rest.slice(0, at) + rest.slice(at + word.length)
  }
  // A number that nobody wrote must not appear: a price or a size would be wrong.
  return /\d/.test(rest) ? undefined : text
}

/** Translates words by a service. `from` null lets it find out. Undefined when it cannot or its answer cannot be trusted. Never throws. */
export async function translate(
  service: TranslationService,
  { text, from, to }: { text: string; from: string | null; to: Language },
  { fetch: ask = fetch, pause = wait }: { fetch?: typeof fetch; pause?: (ms: number) => Promise<void> } = {},
): Promise<string | undefined> {
  const guarded = protect(text, to)
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const answer = await askOnce(service, { html: guarded.html, from, to }, ask)
    if (answer.kind === 'said') return unprotect(answer.text, guarded)
    if (answer.kind === 'refused') return undefined
    if (tried < TRIES) await pause(FIRST_PAUSE_MS * 2 ** (tried - 1))
  }
  return undefined
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
const escapePattern = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, String.raw`\$&`)
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const unescapeHtml = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&')
