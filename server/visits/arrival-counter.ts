import type { IncomingMessage } from 'node:http'
import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../app/i18n/languages.ts'
import { clientIp } from '../client-ip.ts'
import type { CountryOfIp } from '../geo/countries.ts'
import { createOnceCounter } from './once-counter.ts'
import { isRobot } from './robots.ts'

/** More than this in a window is no visitors; the rest is not counted, so that memory stays small. */
const MOST_FETCHED = 20_000
/** Words whose findings are remembered; in half a minute an address is believed so many, and that it followed so many. */
const MOST_WORDS = 2000
const WORDS_PER_ADDRESS = 20
/** Of a list the browser fetches pieces ahead. */
const PIECES_PER_ADDRESS = 100
/** A piece that was fetched is followed within this time and one as long again, or was not. */
const FOLLOWED_WITHIN_MS = 30_000
const LONGEST_WORD = 60
/** A number of a telephone, a card or an order, or an address of mail: nobody's business. */
const TELLS_WHO = /@|\d[\d\s-]{5,}/

export type ArrivalCounter = {
  /** Looks at a request as it comes in, and lets it pass whatever it is. */
  note(incoming: IncomingMessage): void
  /** Hears how many pieces words found that nothing else narrowed. */
  heardFound(words: string, found: number): void
  /** Writes what was counted. What cannot be written is kept for the next time. */
  write(): Promise<void>
  stop(): Promise<void>
}

type Parts = {
  database: Database
  log: Logger
  trustProxy: number
  countryOf: CountryOfIp
  secret: string
  /** No other process answers people: what one has not seen, nobody has. */
  alone: boolean
  writeEveryMs?: number
  now?: () => number
}

/**
 * Counts how people come and what they look for, and nothing else of it: a page that was opened from elsewhere (no cookie says so, the browser's own `Sec-Fetch-Site` does), by
 * country, language and kind of device; words of the search; carts that were reckoned. Robots and readers who asked not to be tracked (Sec-GPC) are left out.
 */
export function createArrivalCounter({ trustProxy, countryOf, alone, now = Date.now, ...parts }: Parts): ArrivalCounter {
  const counter = createOnceCounter({ ...parts, now, perAddress: 2 * WORDS_PER_ADDRESS + 2 + PIECES_PER_ADDRESS })
  /** What words found when their page was last made; kept pages ask nobody again. */
  const found = new Map<string, number>()
  /** Pieces that were fetched from a list of what somebody looked for, until they are seen; those of the time before, too. */
  let fetched = new Map<string, string>()
  let fetchedBefore = new Map<string, string>()
  let turned = now()
  /** Words are counted with how many pieces they found, which is heard when their page is made. */
  const searched = (word: string) => (late: boolean) => {
    const total = found.get(word)
    if (total === undefined) return late ? [{ kind: 'search', word }] : undefined
    return [{ kind: 'search', word }, { kind: 'search_found', word, minor: total }, ...(total === 0 ? [{ kind: 'search_empty', word }] : [])]
  }
  /** A piece may be fetched before anybody presses; it was followed when it is looked at. */
  const noteFetched = (incoming: IncomingMessage, path: string) => {
    const piece = /^\/(?:[a-zA-Z-]{2,5}\/)?products\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.data)?$/.exec(path)?.[1]
    const from = piece === undefined ? null : URL.parse(incoming.headers.referer ?? '')
    const word = from ? wordOf(from.pathname, from.search.replace(/([?&])page=\d+/, '$1')) : undefined
    if (now() - turned > FOLLOWED_WITHIN_MS) {
      turned = now()
      fetchedBefore = fetched
      fetched = new Map()
    }
    if (word === undefined || fetched.size >= MOST_FETCHED) return
    const address = clientIp(incoming, trustProxy)
    fetched.set(`${address} ${piece}`, word)
    if (alone) return
    const pair = counter.seal(address, `pair ${piece}`)
    counter.note(address, `fetched ${piece}`, () => [{ kind: 'fetched', word, pair }])
  }
  const noteSeen = (address: string, id: string) => {
    const key = `${address} ${id}`
    const word = fetched.get(key) ?? fetchedBefore.get(key)
    if (word !== undefined) {
      fetched.delete(key)
      fetchedBefore.delete(key)
      counter.note(address, `follow ${id}`, () => [{ kind: 'search_click', word, id }])
    } else if (!alone) {
      // Another process may have sent the piece; when this is asked, it has said so.
      const [pair, pair_before] = [counter.seal(address, `pair ${id}`), counter.seal(address, `pair ${id}`, 'before')]
      counter.note(address, `follow ${id}`, (late) => (late ? [{ kind: 'seen', id, pair, pair_before }] : undefined))
    }
  }
  const note = (incoming: IncomingMessage) => {
    const { headers, method, url = '/' } = incoming
    if (headers['sec-gpc'] === '1' || isRobot(headers['user-agent'])) return
    const [path = '/', query = ''] = url.split('?', 2)
    if (method === 'POST') {
      const address = clientIp(incoming, trustProxy)
      if (path === '/functions/v1/quote') counter.note(address, 'cart', () => [{ kind: 'cart', word: 'all' }])
      const seenPiece = /^\/visits\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(path)?.[1]
      if (seenPiece !== undefined) noteSeen(address, seenPiece)
      return
    }
    if (method !== 'GET') return
    const word = wordOf(path, query)
    if (word !== undefined) counter.note(clientIp(incoming, trustProxy), `search ${word}`, searched(word))
    noteFetched(incoming, path)
    if (!isArrival(incoming, path)) return
    const address = clientIp(incoming, trustProxy)
    counter.note(address, 'arrival', () => [
      { kind: 'arrival', word: 'all' },
      { kind: 'arrival_country', word: countryOf(address) ?? 'ZZ' },
      { kind: 'arrival_language', word: languageOfPage(path, headers['accept-language']) },
      { kind: 'arrival_device', word: deviceOf(headers['user-agent'] ?? '') },
    ])
  }
  return {
    note,
    heardFound(said, total) {
      const word = countable(said)
      if (word === undefined) return
      // The last heard stands last.
      found.delete(word)
      found.set(word, total)
      const [oldest] = found.keys()
      if (found.size > MOST_WORDS && oldest !== undefined) found.delete(oldest)
    },
    write: counter.write,
    stop: counter.stop,
  }
}

/** A page that was typed, kept as a bookmark, or followed from another site; what is fetched ahead is not looked at yet. */
function isArrival({ headers }: IncomingMessage, path: string): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site') &&
    headers['sec-purpose'] === undefined &&
    !/^\/(?:[a-zA-Z-]{2,5}\/)?(?:admin|seller|auth|dev|demo-bank)(?:\/|$)|\.\w{2,5}$/.test(path)
  )
}

/** What somebody looks for in the list of pieces, by whichever door; the first page of it. */
function wordOf(path: string, query: string): string | undefined {
  if (!/^\/(?:[a-zA-Z-]{2,5}\/)?products(?:\.data)?$/.test(path)) return undefined
  const asked = new URLSearchParams(query)
  return asked.has('page') ? undefined : countable(asked.get('q') ?? '')
}

/** PostgreSQL keeps no NUL, and nobody types the others. */
const UNWRITABLE = /\p{Cc}/u

/** Words as they are counted; nothing of what could tell who somebody is. */
function countable(typed: string): string | undefined {
  const word = typed.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  return word === '' || word.length > LONGEST_WORD || TELLS_WHO.test(word) || UNWRITABLE.test(word) || !word.isWellFormed() ? undefined : word
}

/** The language of the page: its address says it, or else what the reader reads first. */
const languageOfPage = (path: string, accepted: string | undefined): string =>
  languageOf(path.split('/')[1]) ?? languageOf(accepted?.split(',')[0]?.split(';')[0]?.trim()) ?? FALLBACK_LANGUAGE

const deviceOf = (agent: string): 'phone' | 'tablet' | 'desk' =>
  /ipad|tablet|android(?!.*mobile)/i.test(agent) ? 'tablet' : /mobi|iphone|android/i.test(agent) ? 'phone' : 'desk'
