import { type Cell } from '../../platform/csv.ts'

/** The parts that make up what an order earned, in the order in which they are read. */
export const EARNING_PARTS = ['goods', 'discount', 'shipping', 'refund', 'chargeback', 'commission', 'commissionVat', 'correction'] as const
export type EarningPart = (typeof EARNING_PARTS)[number]

/** What an order earned its maker, in satang: what came is positive, and the parts make `net`. `byHattha` is what Hattha paid of goods and delivery. */
export type OrderEarnings = Record<EarningPart | 'net' | 'byHattha', number> & {
  id: string
  number: string
  /** The day it was placed, in Thailand. */
  day: string
  status: string
  /** Since when it may be paid out; null while it is pending, or where nothing was left. */
  freeAt: string | null
  payout: string | null
  paidAt: string | null
}

/** The orders of a month (`2026-11`), the newest first. */
export type MonthEarnings = { month: string; current: string; since: string | null; orders: OrderEarnings[] }

/** All parts of several orders together. */
export const sumOf = (orders: readonly OrderEarnings[]): Record<EarningPart | 'net', number> => {
  const all = (part: EarningPart | 'net') => orders.reduce((sum, order) => sum + order[part], 0)
  return {
    goods: all('goods'),
    discount: all('discount'),
    shipping: all('shipping'),
    refund: all('refund'),
    chargeback: all('chargeback'),
    commission: all('commission'),
    commissionVat: all('commissionVat'),
    correction: all('correction'),
    net: all('net'),
  }
}

/** What has become of the money of an order. */
export const paidStateOf = ({ freeAt, paidAt, net }: Pick<OrderEarnings, 'freeAt' | 'paidAt' | 'net'>): 'paid' | 'free' | 'pending' | 'nothing' => {
  if (net <= 0) return 'nothing'
  if (paidAt !== null) return 'paid'
  return freeAt === null ? 'pending' : 'free'
}

export type EarningsWords = { head: readonly string[]; state: (state: ReturnType<typeof paidStateOf>) => string }

/** The orders as a spreadsheet opens them, in baht; `head` names day, order, the parts, net, what Hattha paid, state, payout, and the day of payment. */
export function earningsTable(orders: readonly OrderEarnings[], words: EarningsWords): Cell[][] {
  const baht = (satang: number) => Number((satang / 100).toFixed(2))
  return [
    [...words.head],
    ...orders.map((order): Cell[] => [
      order.day,
      order.number,
      ...EARNING_PARTS.map((part) => baht(order[part])),
      baht(order.net),
      baht(order.byHattha),
      words.state(paidStateOf(order)),
      order.payout ?? '',
      order.paidAt?.slice(0, 10) ?? '',
    ]),
  ]
}
