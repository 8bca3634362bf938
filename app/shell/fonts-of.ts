import thaiLooped from '@fontsource/ibm-plex-sans-thai-looped/files/ibm-plex-sans-thai-looped-thai-400-normal.woff2?url'
import thaiSerif from '@fontsource/noto-serif-thai/files/noto-serif-thai-thai-600-normal.woff2?url'
import type { Language } from '../i18n/languages.ts'
import fraunces from '../ui/fonts/fraunces-latin-600.woff2?url'
import inter from '../ui/fonts/inter-latin.woff2?url'

/** The fonts a page's first view needs; every other subset is fetched when a letter asks for it. */
export const fontsOf = (language: Language): string[] =>
  language === 'th' ? [thaiLooped, thaiSerif, inter] : ['ja', 'ko', 'zh-CN', 'zh-TW'].includes(language) ? [inter] : [inter, fraunces]
