import { listPlaceNames } from '../addresses/list-place-names.ts'
import { THAI_PROVINCES } from '../addresses/thai-provinces.ts'
import { editDistance } from '../platform/edit-distance.ts'

/** A word of a search with the other names of the place it may be, and the provinces it may mean. */
export type SellerWord = { names: string[]; provinces: string[] }

/** More words than this are not looked for. */
const MOST_WORDS = 6

/** What a search for makers means: the whole of it as a place where it is one, else every word of it for itself. */
export async function sellerWordsOf(query: string): Promise<SellerWord[]> {
  const whole = squeezed(query)
  if (whole === '') return []
  const asOne = await wordOf(query)
  if (asOne.names.length > 1 || asOne.provinces.length > 0) return [asOne]
  const words = query.split(/\s+/).filter((word) => squeezed(word) !== '')
  return Promise.all(words.slice(0, MOST_WORDS).map(wordOf))
}

async function wordOf(text: string): Promise<SellerWord> {
  return { names: [text, ...(await listPlaceNames(text))], provinces: provincesNamed(text) }
}

/** The provinces whose Thai or romanised name has these letters in it, or differs by a typing error. */
export function provincesNamed(query: string): string[] {
  const wanted = squeezed(query)
  if (wanted.length < 2) return []
  const holding = THAI_PROVINCES.filter(({ th, en }) => squeezed(en).includes(wanted) || th.includes(wanted))
  if (holding.length > 0) return holding.map(({ code }) => code)
  const allowed = wanted.length >= 8 ? 2 : wanted.length >= 5 ? 1 : 0
  if (allowed === 0) return []
  const near = THAI_PROVINCES.map(({ code, th, en }) => ({
    code,
    made: Math.min(editDistance(wanted, squeezed(en), allowed), editDistance(wanted, th, allowed)),
  }))
  const fewest = Math.min(allowed, ...near.map(({ made }) => made))
  return near.filter(({ made }) => made === fewest).map(({ code }) => code)
}

/** As `private.squeezed` of the database: spaces and hyphens are written or not, as people do. */
const squeezed = (text: string) => text.toLowerCase().replace(/[\s\-.]+/g, '')
