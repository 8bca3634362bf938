import { FIBRE_TRADES } from './trades/fibre.ts'
import { FIRE_TRADES } from './trades/fire-and-metal.ts'
import { KITCHEN_TRADES } from './trades/kitchen.ts'
import { LOOM_TRADES } from './trades/loom.ts'
import { STUDIO_TRADES } from './trades/studio.ts'
import type { Trade } from './trades/trade.ts'

export const TRADES: Readonly<Record<string, Trade>> = { ...FIRE_TRADES, ...FIBRE_TRADES, ...LOOM_TRADES, ...KITCHEN_TRADES, ...STUDIO_TRADES }

/** The trade that makes a kind of piece. */
export function tradeOf(kind: string): string {
  const found = Object.keys(TRADES).find((key) => TRADES[key]?.kinds.includes(kind))
  if (!found) throw new Error(`Nobody makes ${kind}`)
  return found
}
