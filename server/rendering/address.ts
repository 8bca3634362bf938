import { FALLBACK_LANGUAGE, type Language, languageOf } from '../../app/i18n/languages.ts'

/** Name of the cookie and of the storage keys, as i18next's detector has them. */
export const LANGUAGE_COOKIE = 'i18next'

/** A page address taken apart. `path` is without language prefix, with query. */
export type PageAddress =
  | { redirect: string; permanent: boolean; remember?: Language }
  | { language: Language; prefix: `/${Language}` | ''; path: string; remember?: Language }

/**
 * Which page in which language an address asks for. A prefix decides alone; without one `?lng`, then the cookie, then Accept-Language, then English.
 * `/zh/…` and prefixes in the wrong case move for good; `?lng=fr` on a prefixed page moves to `/fr/…`; a value that is none of ours is ignored.
 */
export function readAddress(url: URL, asks: { cookie: string | undefined; acceptLanguage: string | undefined }): PageAddress {
  const [, first = '', rest = ''] = /^\/([^/.]*)((?:\/.*|\.data)?)$/.exec(url.pathname) ?? []
  const prefix = prefixOf(first)
  const asked = languageOf(url.searchParams.get('lng'))
  if (!prefix)
    return {
      language: asked ?? languageOf(asks.cookie) ?? acceptedLanguage(asks.acceptLanguage),
      prefix: '',
      path: pathOf(url.pathname, url),
      ...(asked && { remember: asked }),
    }

  // Data and manifest requests carry their own query and are made by a page that already stands in its language.
  if (asked && !isData(url.pathname)) return { redirect: `/${asked}${rest}${without(url, 'lng')}`, permanent: false, remember: asked }
  if (first !== prefix) return { redirect: `/${prefix}${rest}${url.search}`, permanent: true }
  return { language: prefix, prefix: `/${prefix}`, path: pathOf(rest, url) }
}

/** The page behind a document or data address: `/th/products.data?_routes=x` and `/th/products` are the same page. */
function pathOf(rest: string, url: URL): string {
  const query = isData(url.pathname) ? without(url, '_routes') : url.search
  return (rest.replace(/\/?_\.data$|\.data$/, '') || '/') + query
}

const isData = (pathname: string) => pathname.endsWith('.data') || pathname.endsWith('/__manifest')

/** Only a whole language code is a prefix: `/nl` yes, `/news` no, and `/de-at` moves to `/de`. */
const prefixOf = (segment: string): Language | undefined => (/^[a-z]{2}(-[a-z]{2,4})?$/i.test(segment) ? languageOf(segment) : undefined)

function without(url: URL, name: string): string {
  const query = new URLSearchParams(url.search)
  query.delete(name)
  return query.size > 0 ? `?${query}` : ''
}

/** The reader's most wanted language among ours, by quality and then order (RFC 9110, 12.5.4); English when none is ours. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .flatMap((part, position) => {
      const [code = '', ...parameters] = part.trim().split(';')
      const quality = Number(parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean) ?? 1)
      const language = languageOf(code.trim())
      return language && quality > 0 ? [{ language, quality, position }] : []
    })
  wishes.sort((a, b) => b.quality - a.quality || a.position - b.position)
  return wishes[0]?.language ?? FALLBACK_LANGUAGE
}
