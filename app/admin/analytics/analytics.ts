import { databaseResult } from '../../desk-kit/ask-database.ts'
import type { Spans } from './spans.ts'

export const MEASURES = ['sales_minor', 'orders', 'carts', 'views', 'arrivals'] as const
export type Measure = (typeof MEASURES)[number]

/** What is counted of a span of days. Amounts are satang. */
export type Counts = Record<Measure, number>
export type CountedDay = Counts & { day: string }

/** How often a word was counted in a span and in the one before, with the worth of its orders. */
export type Word = { word: string; name: string | null; things: number; minor: number; before: number; before_minor: number }

export const KINDS = [
  'search',
  'sale_category',
  'sale_seller',
  'sale_country',
  'sale_language',
  'sale_method',
  'arrival_country',
  'arrival_language',
  'arrival_device',
] as const
export type Kind = (typeof KINDS)[number]

/** Buyers whose first order was in one month, and what they ordered in another. */
export type CohortMonth = { first_month: string; month: string; buyers: number; orders: number; minor: number }

/** What `public.office_analytics` answers. */
export type Analytics = {
  counted_at: string | null
  now: Counts
  before: Counts
  days: CountedDay[]
  before_days: CountedDay[]
  words: Record<Kind, Word[]>
  cohorts: CohortMonth[]
}

/** Browser only. */
export const getAnalytics = ({ from, to, beforeFrom, beforeTo }: Spans): Promise<Analytics> =>
  databaseResult<Analytics>('office_analytics', { p_from: from, p_to: to, p_before_from: beforeFrom, p_before_to: beforeTo })

/** Cohorts as rows of months after the first: how many of the first month's buyers ordered in each. */
export function cohortRows(cohorts: readonly CohortMonth[]): { first: string; buyers: number; months: { at: number; one: CohortMonth | undefined }[] }[] {
  const firsts = [...new Set(cohorts.map(({ first_month: first }) => first))]
  const last =
    cohorts
      .map(({ month }) => month)
      .toSorted()
      .at(-1) ?? ''
  return firsts.map((first) => {
    const own = cohorts.filter((one) => one.first_month === first)
    return {
      first,
      buyers: own.find(({ month }) => month === first)?.buyers ?? 0,
      months: Array.from({ length: monthsBetween(first, last) + 1 }, (_, at) => ({
        at,
        one: own.find(({ month }) => monthsBetween(first, month) === at),
      })),
    }
  })
}

/** Whole months from one first of a month to another. */
export const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7))
