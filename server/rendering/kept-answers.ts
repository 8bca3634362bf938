import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Currency, currencyOf } from '../../app/money/currency.ts'
import type { KeptPage, MicroCache } from './micro-cache.ts'
import { EVERYTHING, UNSAID } from './proxy-purges.ts'

/** Where a kept page lies, as far as its address says. */
export type Place = { pathname: string; query: string; language: string; prefix: string; seconds: number }

/** The key of a kept page: everything it was made from. */
export const keyOf = ({ pathname, query, language }: Place, currency: Currency): string => [pathname, query, language, currency].join('\n')

/** Addresses known by heart, and how long one may be: what strangers invent must not fill the memory. */
const REMEMBERED = 4_000
const LONGEST = 250

/** Answers requests for kept pages on Node's own objects: a request that needs nothing but memory passes no router and makes no Request, Headers or Response. */
export type KeptAnswers = {
  /** An address that leads to this place, whoever asks. Only addresses with a language prefix: the others depend on the reader. */
  remember(address: string, place: Place): void
  /** Sends the page if it is kept, fresh and wanted in Brotli. Otherwise it touches nothing and answers false. */
  send(incoming: IncomingMessage, outgoing: ServerResponse): boolean
}

/** `purged`: proxies are told by key what has changed. */
export function createKeptAnswers(cache: Pick<MicroCache, 'fresh'>, { purged = false } = {}): KeptAnswers {
  const places = new Map<string, Place>()
  return {
    remember(address, place) {
      if (address.length > LONGEST || places.has(address)) return
      if (places.size >= REMEMBERED) places.clear()
      places.set(address, place)
    },
    send(incoming, outgoing) {
      const { method, url = '', headers } = incoming
      if ((method !== 'GET' && method !== 'HEAD') || headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false
      const place = places.get(url)
      const currency = place && wantedCurrency(headers.cookie)
      if (!place || !currency || !takesBrotli(headers['accept-encoding'])) return false
      const page = cache.fresh(keyOf(place, currency))
      if (!page) return false
      const answer = headersOf(page, { ...place, purged })
      if (isKnown(page, headers['if-none-match'])) outgoing.writeHead(304, answer).end()
      else {
        outgoing.writeHead(page.status, { ...answer, 'content-encoding': 'br', 'content-length': page.br.length })
        outgoing.end(method === 'HEAD' ? undefined : page.br)
      }
      return true
    },
  }
}

export const takesBrotli = (acceptEncoding: string | string[] | undefined): boolean => /\bbr\b/.test(String(acceptEncoding ?? ''))

/** Whether a reader who has `ifNoneMatch` has this page already (RFC 9110, 13.1.2). */
export const isKnown = (page: KeptPage, ifNoneMatch: string | undefined): boolean =>
  page.status === 200 && ifNoneMatch !== undefined && ifNoneMatch.includes(page.headers['etag'] ?? '\n')

/** Under which prefix a page stands, and how long it is fresh; a page nobody keeps has no `seconds`. `purged`: proxies are told by key what has changed. */
type Reading = { prefix: string; seconds?: number; purged?: boolean }

/** A proxy of ours that keeps pages by their address and currency may keep one so long; it hears of no change, and the page itself is made anew when there is one. */
const SECONDS_IN_PROXY = 5

/**
 * The page's own headers, who may keep it, and what it depends on. Under one address stand pages of several currencies, so nobody may keep one but a proxy that is told how
 * (`deploy/nginx.conf`), for some seconds or, where it is told which pages to make anew (`deploy/varnish.vcl`), as long as we do ourselves. What a route says about keeping stands.
 */
export function headersOf(page: KeptPage, { prefix, seconds, purged }: Reading): Record<string, string> {
  const shared = prefix !== '' && seconds !== undefined && page.status === 200 && !page.outdated
  return {
    'cache-control': 'private, no-cache',
    ...(shared && { 'x-accel-expires': String(Math.min(seconds, SECONDS_IN_PROXY)) }),
    ...(shared && purged && { 'surrogate-control': `max-age=${seconds}`, 'surrogate-key': [EVERYTHING, ...(page.keys ?? [UNSAID])].join(' ') }),
    ...page.headers,
    vary: prefix ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie',
  }
}

/** The currency of the cookie, THB without one; undefined where the header is not plain and the whole parser must look. */
function wantedCurrency(cookies: string | undefined): Currency | undefined {
  const at = cookies?.indexOf('currency') ?? -1
  if (cookies === undefined || at < 0) return 'THB'
  const [, code] = /(?:^|; ?)currency=([A-Z]{3})(?:;|$)/.exec(cookies) ?? []
  return cookies.includes('currency', at + 1) ? undefined : currencyOf(code)
}
