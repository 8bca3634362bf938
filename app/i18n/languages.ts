/** The languages that have a catalogue. The specification's fifteenth code, `zh`, means `zh-CN`. Order is the order of the switch. */
export const LANGUAGES = ['en', 'th', 'nl', 'de', 'fr', 'it', 'es', 'pt', 'id', 'vi', 'ja', 'ko', 'zh-CN', 'zh-TW'] as const
export type Language = (typeof LANGUAGES)[number]

/** The specification's fallback. */
export const FALLBACK_LANGUAGE: Language = 'en'

/** Each language in its own words, for the switch. */
export const LANGUAGE_NAMES = {
  en: 'English',
  th: 'ไทย',
  nl: 'Nederlands',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  pt: 'Português',
  id: 'Bahasa Indonesia',
  vi: 'Tiếng Việt',
  ja: '日本語',
  ko: '한국어',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
} satisfies Record<Language, string>

/**
 * The catalogue a code stands for, or undefined when it is none of ours (which discards script-like input).
 * Case is ignored; `zh` and `zh-Hans*` mean `zh-CN`, `zh-Hant*` and `zh-HK` mean `zh-TW`; a region falls back to its language (`de-AT` to `de`).
 */
export function languageOf(code: string | null | undefined): Language | undefined {
  if (!code || !/^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i.test(code)) return undefined
  const wanted = code.toLowerCase()
  const exact = LANGUAGES.find((language) => language.toLowerCase() === wanted)
  if (exact) return exact
  if (wanted.startsWith('zh')) return /^zh-(hant|tw|hk|mo)/.test(wanted) ? 'zh-TW' : 'zh-CN'
  return LANGUAGES.find((language) => language === wanted.split('-')[0])
}
