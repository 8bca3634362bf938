import { typedMinor } from '../../money/typed-amount.ts'
import { add, minor, NOTHING, proportion, sum, toJson, type Minor } from '../../platform/money.ts'

/** What a piece takes, as it is typed: baht, hours, baht an hour, baht. */
export type FairDraft = { material: string; hours: string; wage: string; other: string }
/** What a piece takes, in satang; `total` has to remain of its price. */
type FairCost = { material: number; work: number; other: number; total: number }

/** Ten million baht, or hours: more is a slip of the finger. */
const MOST = 1_000_000_000n

/** An amount as typed, in hundredths; nothing is none of it, and undefined no amount. */
export function amountOf(typed: string): Minor | undefined {
  const amount = typed.trim() === '' ? NOTHING : typedMinor(typed)
  return amount === undefined || amount < 0n || amount > MOST ? undefined : amount
}

/** What one piece takes; undefined while nothing, or no amounts, are said. */
export function costOf(draft: FairDraft): FairCost | undefined {
  const [material, hours, wage, other] = [draft.material, draft.hours, draft.wage, draft.other].map(amountOf)
  if (material === undefined || hours === undefined || wage === undefined || other === undefined) return undefined
  const work = proportion(wage, hours, 100n)
  const total = sum([material, work, other])
  return total <= 0n || total > MOST ? undefined : { material: toJson(material), work: toJson(work), other: toJson(other), total: toJson(total) }
}

/** As often as a price is tried, each time by asking the shop. Fees that grow evenly are met by the third. */
const TRIES = 12

/**
 * The lowest price in whole baht, sought from below, of which `needed` satang remain when the fees are paid; undefined where none does. `feesOf` says the fees of a price as orders
 * are written with them.
 */
export async function priceThatLeaves(
  needed: number,
  feesOf: (satang: number) => Promise<number | undefined>,
): Promise<{ price: number; fees: number } | undefined> {
  let price = wholeBaht(needed)
  let before: { price: number; fees: number } | undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    const fees = await feesOf(price)
    if (fees === undefined) return undefined
    const short = needed - (price - fees)
    if (short <= 0) return { price, fees }
    // What of one more satang goes to the fees; one satang less far, since fees are rounded.
    const share = before ? (fees - before.fees) / (price - before.price) : 0
    const step = share > 0 && share < 1 ? Math.max(short, Math.floor(short / (1 - share)) - 1) : short
    before = { price, fees }
    price = wholeBaht(price + step)
  }
  return undefined
}

const wholeBaht = (satang: number): number => toJson(add(minor(satang), minor((100 - (satang % 100)) % 100)))
