import { typedDay } from './shop-promotion.ts'

/** A sale as it is typed: days of the shop's country, the last one included; no pieces stand for all that are for sale. */
export type SaleDraft = { name: string; percent: string; starts: string; ends: string; some: boolean; pieces: readonly SalePiece[]; followers: string }
/** A piece and its price, in satang. */
export type SalePiece = { id: string; name: string; price: number }
export type SaleProblem = 'name' | 'percent' | 'days' | 'pieces'

export const EMPTY_SALE: SaleDraft = { name: '', percent: '10', starts: '', ends: '', some: false, pieces: [], followers: '' }
export const LEAST_PERCENT = 5
export const MOST_PERCENT = 80
export const MOST_DAYS = 31
const DAY_MS = 86_400_000

export const percentOf = (typed: string): number | undefined => {
  const percent = /^\d{1,2}%?$/.test(typed.trim()) ? Number.parseInt(typed, 10) : 0
  return percent >= LEAST_PERCENT && percent <= MOST_PERCENT ? percent : undefined
}

/** A price in satang at so many percent less, as `private.sale_price` reckons it: rounded down, to whole baht from ten baht on. */
export function salePrice(satang: number, percent: number): number {
  const cut = Math.floor((satang * (100 - percent)) / 100)
  return cut >= 1000 ? Math.floor(cut / 100) * 100 : Math.max(cut, 1)
}

/** When a sale ends that ends with this day; nothing where it ends before `from` or runs longer than a sale may. */
export function endOf(day: string, from: number, now: number): string | undefined {
  if (day === '') return undefined
  const ends = Date.parse(typedDay(day)) + DAY_MS
  return ends > Math.max(from, now) && ends <= from + MOST_DAYS * DAY_MS ? new Date(ends).toISOString() : undefined
}

/** When a sale begins for everybody, ms since 1970: followers have their hours before it. */
export const saleBegins = ({ starts, followers }: Pick<SaleDraft, 'starts' | 'followers'>, now: number): number =>
  Math.max(now + Number(followers) * 3_600_000, starts === '' ? now : Date.parse(typedDay(starts)))

export type SaleWish = {
  id: string
  name: string
  percent: number
  starts_at: string | null
  ends_at: string
  products: string[] | null
  followers_hours: number | null
}

/** What the database is asked for, or what has to be put right first. `now` is ms since 1970. */
export function saleOf(draft: SaleDraft, id: string, now: number): { sale: SaleWish } | { problems: ReadonlySet<SaleProblem> } {
  const problems = new Set<SaleProblem>()
  const percent = percentOf(draft.percent)
  const followers = draft.followers === '' ? null : Number(draft.followers)
  const begins = saleBegins(draft, now)
  const ends = endOf(draft.ends, begins, now)
  const name = draft.name.trim()
  if (name === '') problems.add('name')
  if (draft.some && draft.pieces.length === 0) problems.add('pieces')
  if (percent === undefined) problems.add('percent')
  if (ends === undefined) problems.add('days')
  if (problems.size > 0 || percent === undefined || ends === undefined) return { problems }
  const starts = begins === now ? null : new Date(begins).toISOString()
  return {
    sale: {
      id,
      name: name.slice(0, 100),
      percent,
      starts_at: starts,
      ends_at: ends,
      products: draft.some ? draft.pieces.map((piece) => piece.id) : null,
      followers_hours: followers,
    },
  }
}

/** Where a sale stands. */
export function saleStanding({ starts, ends }: { starts: string; ends: string }, now: number): 'later' | 'running' | 'ended' {
  if (Date.parse(ends) <= now) return 'ended'
  return Date.parse(starts) > now ? 'later' : 'running'
}
