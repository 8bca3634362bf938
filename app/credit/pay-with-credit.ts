import { allocate, minor, NOTHING, subtract, sum, toJson, type Minor } from '../platform/money.ts'

/** What store credit pays of a quote; satang. */
export type QuoteCredit = { balance: number; used: number }

/** A seller's share of a quote, as far as credit pays for it. Amounts are satang. */
type SellerShare = { total: number; credit: number }

/**
 * Pays with store credit, each maker's order its share by the largest remainder. It is a payment like any other, so totals, tax and what makers are paid stay the same. `balance` is
 * undefined for who has no account.
 */
export function payWithCredit<Share extends SellerShare>(
  before: readonly Share[],
  { wanted, balance }: { wanted: boolean; balance: Minor | undefined },
): { sellers: readonly Share[]; credit: QuoteCredit | null; due: number } {
  const totals = before.map(({ total }) => minor(total))
  const whole = sum(totals)
  if (balance === undefined) return { sellers: before, credit: null, due: toJson(whole) }
  const used = wanted ? (balance < whole ? balance : whole) : NOTHING
  const shares = allocate(used, totals)
  return {
    sellers: before.map((seller, index) => ({ ...seller, credit: toJson(shares[index] ?? NOTHING) })),
    credit: { balance: toJson(balance), used: toJson(used) },
    due: toJson(subtract(whole, used)),
  }
}
