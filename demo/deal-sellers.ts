import type { Seller } from './sellers.ts'
import { randomOf } from './random.ts'
import { TRADES, tradeOf } from './trades.ts'

/** More than this many listings no one maker has. */
const MOST = 12

/**
 * Who makes which listing: everybody of a trade makes at least one thing, and then some are busier than others, as in any village.
 * Throws when a trade has fewer listings than makers.
 */
export function dealSellers(sellers: readonly Seller[], perKind: number): (kind: string, index: number) => Seller {
  const dealt = new Map(
    Object.entries(TRADES).map(([trade, { kinds }]) => [
      trade,
      dealTrade(
        trade,
        sellers.filter((seller) => seller.trade === trade),
        kinds.length * perKind,
      ),
    ]),
  )
  return (kind, index) => {
    const trade = tradeOf(kind)
    const place = (TRADES[trade]?.kinds.indexOf(kind) ?? 0) + index * (TRADES[trade]?.kinds.length ?? 1)
    const seller = dealt.get(trade)?.[place]
    if (!seller) throw new Error(`Nobody is left to make ${kind}`)
    return seller
  }
}

function dealTrade(trade: string, able: readonly Seller[], listings: number): Seller[] {
  if (able.length === 0 || able.length > listings) throw new RangeError(`${able.length} makers cannot share ${listings} listings of ${trade}`)
  const random = randomOf(`deal ${trade}`)
  const share = new Map(able.map((seller) => [seller, 1]))
  for (let left = listings - able.length; left > 0;) {
    // A square root that is squared: the first of the list is drawn most.
    const seller = able[Math.floor(random.next() ** 2 * able.length)]
    const count = seller && share.get(seller)
    if (!seller || !count || count >= MOST) continue
    share.set(seller, count + 1)
    left--
  }
  return random.shuffled(able.flatMap((seller) => Array.from({ length: share.get(seller) ?? 0 }, () => seller)))
}
