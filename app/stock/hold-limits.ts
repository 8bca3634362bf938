/** What orders that wait for their money may hold together. Shares of a stock are of what could be sold if nobody held any of it. */
export type HoldLimits = {
  orders: number
  pieces: number
  /** Of one stock so many, or half of it where that is more. */
  ofStock: number
  /** Of one seller's whole stock so many, or half of it where that is more. */
  ofShop: number
  /** So often in a day one stock, or a use of one coupon that is scarce, is held and left unpaid. */
  times: number
}

/**
 * By whom they are counted: a buyer is an account, an e-mail address or a telephone; a network is what a few dozen buyers share (an office, a mobile carrier's
 * address). Nobody who means to pay has five unpaid orders or fifty unpaid pieces within the minutes that a hold lasts; whoever needs more of one thing
 * orders the rest when the first are paid.
 */
export const HOLD_LIMITS = {
  buyer: { orders: 5, pieces: 50, ofStock: 10, ofShop: 20, times: 5 },
  network: { orders: 40, pieces: 200, ofStock: 20, ofShop: 40, times: 12 },
} as const satisfies Record<string, HoldLimits>

/** Whether a holder is one buyer or a network of many. */
export type HolderKind = keyof typeof HOLD_LIMITS

/** What is wanted, by stock. */
export type WantedStock = { variantId: string; sellerId: string; quantity: number }

/** A line of an order that its holder has not paid; `waits` where it is still held, and was left unpaid within a day where not. */
export type HeldLine = { group: string; variantId: string | null; sellerId: string; quantity: number; waits: boolean; until: Date }

/** Why a wish is held for nobody. `until` is when the first of the orders in its way ends by itself. */
export type HoldRefusal =
  | { code: 'held_orders' | 'held_network'; until: Date }
  | { code: 'held_pieces'; most: number }
  | { code: 'held_of_stock'; variantId: string; most: number }
  | { code: 'held_of_shop'; seller: string; most: number }
  | { code: 'held_again'; variantId: string }

/** How much of a stock, and of a seller's whole stock, could be sold if nobody held any. */
export type Stocks = { variants: ReadonlyMap<string, number>; sellers: ReadonlyMap<string, number> }

/** What stands against holding `wanted` for somebody who holds `held` already; empty where nothing does. */
export function holdRefusals(kind: HolderKind, held: readonly HeldLine[], wanted: readonly WantedStock[], stocks: Stocks): HoldRefusal[] {
  const limits = HOLD_LIMITS[kind]
  const waiting = held.filter(({ waits }) => waits)
  const until = new Date(Math.min(...waiting.map((line) => line.until.getTime())))
  const again = wanted
    .filter(({ variantId }) => new Set(held.filter((line) => line.variantId === variantId).map(({ group }) => group)).size >= limits.times)
    .map(({ variantId }): HoldRefusal => ({ code: 'held_again', variantId }))
  const own: HoldRefusal[] = []
  if (new Set(waiting.map(({ group }) => group)).size >= limits.orders) own.push({ code: 'held_orders', until })
  else if (sum(waiting) + sum(wanted) > limits.pieces) own.push({ code: 'held_pieces', most: limits.pieces })
  for (const [sellerId, of] of Map.groupBy(wanted, (line) => line.sellerId)) {
    const most = mostOf(limits.ofShop, stocks.sellers.get(sellerId))
    if (sum(waiting.filter((line) => line.sellerId === sellerId)) + sum(of) > most) own.push({ code: 'held_of_shop', seller: sellerId, most })
  }
  for (const { variantId, quantity } of wanted) {
    const most = mostOf(limits.ofStock, stocks.variants.get(variantId))
    if (sum(waiting.filter((line) => line.variantId === variantId)) + quantity > most) own.push({ code: 'held_of_stock', variantId, most })
  }
  // Others of the same network stand in the way, whose orders this buyer cannot pay.
  const shared: HoldRefusal[] = kind === 'network' && own.length > 0 && waiting.length > 0 ? [{ code: 'held_network', until }] : own
  return [...again, ...shared]
}

const mostOf = (floor: number, stock = 0): number => Math.max(floor, Math.floor(stock / 2))
const sum = (lines: readonly { quantity: number }[]): number => lines.reduce((total, { quantity }) => total + quantity, 0)

/** What a holder has of one coupon or offer: uses that wait, and these with what was left unpaid within a day. */
export type HeldUses = { held: number; day: number }

/**
 * Whether another use may be held of what has `left` uses that nobody has paid for: half of them or one at the same moment, so that no single holder keeps a code from all
 * others; and within a day half of them again, or so often as one stock. A code with many uses is never in anybody's way, however many share a network.
 */
export function mayHoldUse(kind: HolderKind, { held, day }: HeldUses, left: number): boolean {
  const half = Math.floor(left / 2)
  return held < Math.max(1, half) && day < Math.max(HOLD_LIMITS[kind].times, half)
}
