import type { IncomingMessage } from 'node:http'
import type { Database } from '../../app/platform/database.ts'
import type { Logger } from '../../app/platform/logger.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../app/i18n/languages.ts'
import { clientIp } from '../client-ip.ts'
import type { CountryOfIp } from '../geo/countries.ts'
import { isRobot } from './robots.ts'

/** Counts are written this often, all at once. */
const WRITE_EVERY_MS = 30_000
/** More addresses than this between two writes are no visitors; the rest is not counted, so that memory stays small. */
const MOST_ADDRESSES = 20_000
/** Words that are looked for between two writes; between two writes an address is believed so many. */
const MOST_WORDS = 2000
const WORDS_PER_ADDRESS = 20
const LONGEST_WORD = 60
/** A number of a telephone, a card or an order, or an address of mail: nobody's business. */
const TELLS_WHO = /@|\d[\d\s-]{5,}/

type Count = { kind: string; word: string; things: number; minor?: number }

export type ArrivalCounter = {
  /** Looks at a request as it comes in, and lets it pass whatever it is. */
  note(incoming: IncomingMessage): void
  /** Hears how many pieces words found that nothing else narrowed. */
  heardFound(words: string, found: number): void
  /** Writes what was counted. What cannot be written is kept for the next time. */
  write(): Promise<void>
  stop(): Promise<void>
}

type Parts = { database: Database; log: Logger; trustProxy: number; countryOf: CountryOfIp }

/**
 * Counts how people come and what they look for, and nothing else of it: a page that was opened from elsewhere (no cookie says so, the browser's own `Sec-Fetch-Site` does), by
 * country, language and kind of device; words of the search; carts that were reckoned. Addresses are held in memory from one write to the next and written nowhere. Robots and
 * readers who asked not to be tracked (Sec-GPC) are left out.
 */
export function createArrivalCounter({ database, log, trustProxy, countryOf }: Parts): ArrivalCounter {
  let counted = new Map<string, Count>()
  let seen = new Map<string, Set<string>>()
  let words = 0
  let pieces = new Map<string, number>()
  /** What words found when their page was last made; kept pages ask nobody again. */
  const found = new Map<string, number>()
  /** Pieces that were fetched from a list of what somebody looked for, until they are seen; those of the write before, too. */
  let fetched = new Map<string, string>()
  let fetchedBefore = new Map<string, string>()
  const add = (kind: string, word: string, things = 1) => {
    const key = `${kind} ${word}`
    const known = counted.get(key)
    if (known) known.things += things
    else counted.set(key, { kind, word, things })
  }
  /** Whether this address does this for the first time since the last write. */
  const isNew = (address: string, what: string): boolean => {
    const did = seen.get(address) ?? new Set<string>()
    if (did.has(what) || did.size >= WORDS_PER_ADDRESS + 2 || (did.size === 0 && seen.size >= MOST_ADDRESSES)) return false
    seen.set(address, did.add(what))
    return true
  }
  /** A piece may be fetched before anybody presses; it was followed when it is looked at. */
  const noteFetched = (incoming: IncomingMessage, path: string) => {
    const piece = /^\/(?:[a-zA-Z-]{2,5}\/)?products\/([\da-f-]{36})(?:\.data)?$/.exec(path)?.[1]
    const from = piece === undefined ? null : URL.parse(incoming.headers.referer ?? '')
    const word = from ? wordOf(from.pathname, from.search.replace(/([?&])page=\d+/, '$1')) : undefined
    if (word !== undefined && fetched.size < MOST_ADDRESSES) fetched.set(`${clientIp(incoming, trustProxy)} ${piece}`, word)
  }
  const noteSeen = (key: string) => {
    const word = fetched.get(key) ?? fetchedBefore.get(key)
    if (word === undefined) return
    fetched.delete(key)
    fetchedBefore.delete(key)
    add('search_click', word)
    const piece = `${key.slice(-36)} ${word}`
    pieces.set(piece, (pieces.get(piece) ?? 0) + 1)
  }
  const note = (incoming: IncomingMessage) => {
    const { headers, method, url = '/' } = incoming
    if (headers['sec-gpc'] === '1' || isRobot(headers['user-agent'])) return
    const [path = '/', query = ''] = url.split('?', 2)
    if (method === 'POST') {
      if (path === '/functions/v1/quote' && isNew(clientIp(incoming, trustProxy), 'cart')) add('cart', 'all')
      const seenPiece = /^\/visits\/([\da-f-]{36})$/.exec(path)?.[1]
      if (seenPiece !== undefined) noteSeen(`${clientIp(incoming, trustProxy)} ${seenPiece}`)
      return
    }
    if (method !== 'GET') return
    const word = wordOf(path, query)
    if (word !== undefined && words < MOST_WORDS && isNew(clientIp(incoming, trustProxy), `search ${word}`)) {
      words += 1
      add('search', word)
    }
    noteFetched(incoming, path)
    if (!isArrival(incoming, path)) return
    const address = clientIp(incoming, trustProxy)
    if (!isNew(address, 'arrival')) return
    add('arrival', 'all')
    add('arrival_country', countryOf(address) ?? 'ZZ')
    add('arrival_language', languageOfPage(path, headers['accept-language']))
    add('arrival_device', deviceOf(headers['user-agent'] ?? ''))
  }
  /** How many pieces the words found that were looked for, as far as it was heard. */
  const foundOf = (batch: ReadonlyMap<string, Count>): Count[] =>
    [...batch.values()].flatMap(({ kind, word, things }) => {
      const total = kind === 'search' ? found.get(word) : undefined
      if (total === undefined) return []
      const heard: Count = { kind: 'search_found', word, things, minor: things * total }
      return total === 0 ? [heard, { kind: 'search_empty', word, things }] : [heard]
    })
  /** Out of which search pieces were looked at: told to the shops they are of. */
  const writePieces = async () => {
    if (pieces.size === 0) return
    const batch = pieces
    pieces = new Map()
    try {
      const rows = [...batch].map(([piece, things]) => ({ id: piece.slice(0, 36), word: piece.slice(37), things }))
      await database.all('select private.add_product_searches($1::jsonb)', [JSON.stringify(rows)])
    } catch (err) {
      log.warn({ err }, 'words that led to pieces could not be written; they are kept for the next time')
      for (const [piece, things] of batch) pieces.set(piece, (pieces.get(piece) ?? 0) + things)
    }
  }
  let writing: Promise<void> | undefined
  const write = async () => {
    if (counted.size === 0) return
    const batch = counted
    counted = new Map()
    seen = new Map()
    words = 0
    fetchedBefore = fetched
    fetched = new Map()
    try {
      await database.all('select private.add_counts($1::jsonb)', [JSON.stringify([...batch.values(), ...foundOf(batch)])])
    } catch (err) {
      log.warn({ err }, 'arrivals could not be written; they are kept for the next time')
      for (const { kind, word, things } of batch.values()) add(kind, word, things)
    }
  }
  const inTurn = async () => {
    await writing
    writing = write().then(writePieces)
    await writing
  }
  const clock = setInterval(() => void inTurn(), WRITE_EVERY_MS)
  clock.unref()
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
    write: inTurn,
    async stop() {
      clearInterval(clock)
      await inTurn()
    },
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

/** Words as they are counted; nothing of what could tell who somebody is. */
function countable(typed: string): string | undefined {
  const word = typed.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')
  return word === '' || word.length > LONGEST_WORD || TELLS_WHO.test(word) ? undefined : word
}

/** The language of the page: its address says it, or else what the reader reads first. */
const languageOfPage = (path: string, accepted: string | undefined): string =>
  languageOf(path.split('/')[1]) ?? languageOf(accepted?.split(',')[0]?.split(';')[0]?.trim()) ?? FALLBACK_LANGUAGE

const deviceOf = (agent: string): 'phone' | 'tablet' | 'desk' =>
  /ipad|tablet|android(?!.*mobile)/i.test(agent) ? 'tablet' : /mobi|iphone|android/i.test(agent) ? 'phone' : 'desk'
