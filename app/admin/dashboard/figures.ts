import { databaseResult } from '../../desk-kit/ask-database.ts'

export const PERIODS = [7, 30, 90, 365] as const
export type Period = (typeof PERIODS)[number]

/** What is reckoned of a span of days. Amounts are satang. */
export type Sums = {
  orders: number
  sales_minor: number
  take_minor: number
  refunds_minor: number
  delivered: number
  on_time: number
  views: number
}

/** A day of Thailand's calendar; `before_minor` is what the same day of the period before sold. */
export type FigureDay = Sums & { day: string; before_minor: number }

/** What `public.office_figures` answers. */
export type Figures = {
  /** Null before the job has run for the first time. */
  counted_at: string | null
  from: string
  to: string
  before_from: string
  before_to: string
  pending_orders: number
  low_below: number
  totals: { users: number; active_products: number; low_stock: number; recent_reviews: number } | null
  revenue_minor: number
  orders: number
  now: Sums | null
  before: Sums | null
  days: FigureDay[]
}

/** Browser only. */
export const getFigures = (days: Period): Promise<Figures> => databaseResult<Figures>('office_figures', { p_days: days })

export const NOTHING: Sums = { orders: 0, sales_minor: 0, take_minor: 0, refunds_minor: 0, delivered: 0, on_time: 0, views: 0 }

/** A part of a whole; undefined where there is no whole. */
export const shareOf = (part: number, whole: number): number | undefined => (whole > 0 ? part / whole : undefined)

/** By how much something grew since the period before; undefined where there was nothing. */
export const growthOf = (now: number, before: number): number | undefined => (before > 0 ? (now - before) / before : undefined)
