import type { Maker } from './makers.ts'
import { randomOf } from './random.ts'
import { TRADES, tradeOf } from './trades.ts'

/** More than this many listings no one maker has. */
const MOST = 12

/**
 * Who makes which listing: everybody of a trade makes at least one thing, and then some are busier than others, as in any village.
 * Throws when a trade has fewer listings than makers.
 */
export function dealMakers(makers: readonly Maker[], perKind: number): (kind: string, index: number) => Maker {
  const dealt = new Map(
    Object.entries(TRADES).map(([trade, { kinds }]) => [
      trade,
      dealTrade(
        trade,
        makers.filter((maker) => maker.trade === trade),
        kinds.length * perKind,
      ),
    ]),
  )
  return (kind, index) => {
    const trade = tradeOf(kind)
    const place = (TRADES[trade]?.kinds.indexOf(kind) ?? 0) + index * (TRADES[trade]?.kinds.length ?? 1)
    const maker = dealt.get(trade)?.[place]
    if (!maker) throw new Error(`Nobody is left to make ${kind}`)
    return maker
  }
}

function dealTrade(trade: string, able: readonly Maker[], listings: number): Maker[] {
  if (able.length === 0 || able.length > listings) throw new RangeError(`${able.length} makers cannot share ${listings} listings of ${trade}`)
  const random = randomOf(`deal ${trade}`)
  const share = new Map(able.map((maker) => [maker, 1]))
  for (let left = listings - able.length; left > 0;) {
    // A square root that is squared: the first of the list is drawn most.
    const maker = able[Math.floor(random.next() ** 2 * able.length)]
    const count = maker && share.get(maker)
    if (!maker || !count || count >= MOST) continue
    share.set(maker, count + 1)
    left--
  }
  return random.shuffled(able.flatMap((maker) => Array.from({ length: share.get(maker) ?? 0 }, () => maker)))
}
