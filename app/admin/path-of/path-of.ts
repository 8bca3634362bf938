import { languageOf } from '../../i18n/languages.ts'

/**
 * The path of a page as redirects know it, of what somebody typed or copied from the address bar: without host, language and fragment, as people read it.
 * Nothing for another site's address and for what is none.
 */
export function pathOf(typed: string, origin: string): string | undefined {
  const text = typed.trim()
  const url = text === '' || (!text.startsWith('/') && !/^https?:/i.test(text)) ? null : URL.parse(text, origin)
  if (url?.origin !== origin) return undefined
  const [, first = ''] = url.pathname.split('/')
  const path = /^[a-z]{2}(-[a-z]{2,4})?$/i.test(first) && languageOf(first) ? url.pathname.slice(first.length + 1) || '/' : url.pathname
  try {
    const read = decodeURIComponent(path)
    // What would not be a path any more stays as it was written.
    return (/[\s?#\\]/.test(read) ? path : read) + url.search
  } catch {
    return undefined
  }
}
