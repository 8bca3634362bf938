import { calculateBogo, type BogoPromotion } from './bogo.ts'
import { add, allocate, fromJson, least, minor, NOTHING, proportion, subtract, sum, times, toJson, type Minor } from '../platform/money.ts'

/** The offers of an order as they were when it was placed, and all they counted. `position` is the line's own; null for pieces of other makers, which count as bought. */
export type OfferTerms = {
  promotions: BogoPromotion[]
  lines: { id: string; position: number | null; productId: string; categoryIds: string[]; sellerId: string; unitPrice: number; quantity: number; own?: true }[]
}

/** An order with an offer, as `private.offer_facts` tells it. Amounts are satang; `returned` and `claimed` are pieces whose money has been granted. */
export type OfferFacts = {
  terms: OfferTerms
  lines: { id: string; position: number; quantity: number; unitPrice: number; total: number; coupon: number; paid: number; returned: number; claimed: number }[]
  worthReturned: number
  worthClaimed: number
  moneyGiven: number
}

/** What goes back. `worth` is before points, `money` without them; `kept` is what the pieces that stay cost by the offer, `bought` what all cost, `given` what went back before. */
export type Reckoned = {
  worth: number
  money: number
  bought: number
  kept: number
  given: number
  offers: string[]
  parts: { id: string; worth: number; refund: number }[]
}

const THEN = new Date('2000-01-01T00:00:00Z')

/** An offer whose end and last use no longer matter: it was given, with as many applications as were left. */
export function runsForEver(promotion: BogoPromotion, name: string): BogoPromotion {
  const { usage_limit: limit, usage_count: used = 0, maximum_applications: most, names: _, ...rules } = promotion
  const left = limit === null || limit === undefined ? most : Math.min(most ?? Number.POSITIVE_INFINITY, limit - used)
  return { ...rules, name, maximum_applications: left, is_active: true, start_date: THEN.toISOString(), end_date: null, usage_limit: null }
}

/** What the order's own lines cost with so many pieces of each, by the offers they were sold with, and which lines these lowered. */
function reckon(
  { terms, lines }: OfferFacts,
  quantityOf: (line: OfferFacts['lines'][number]) => number,
): { value: Minor; counted: Set<string>; offers: string[] } {
  const own = new Map(lines.map((line) => [line.position, line]))
  const idOf = new Map(terms.lines.flatMap((line) => (line.position === null ? [] : [[line.position, line.id]])))
  const offered = terms.lines.map((line) => {
    const mine = line.position === null ? undefined : own.get(line.position)
    return { ...line, unitPrice: fromJson(line.unitPrice), quantity: mine ? quantityOf(mine) : line.quantity }
  })
  const bogo = calculateBogo(offered, terms.promotions, THEN)
  const inOffer = new Set(bogo.applicable_promotions.flatMap((result) => [...result.buy_items, ...result.free_items].map((item) => item.line_id)))
  const values = lines.map((line) => {
    const quantity = quantityOf(line)
    const coupon = proportion(minor(line.coupon), BigInt(quantity), BigInt(line.quantity))
    const full = subtract(times(fromJson(line.unitPrice), quantity), add(bogo.line_savings.get(idOf.get(line.position) ?? '') ?? NOTHING, coupon))
    return full < 0n ? NOTHING : full
  })
  return {
    value: sum(values),
    counted: new Set(lines.filter((line) => inOffer.has(idOf.get(line.position) ?? '')).map(({ id }) => id)),
    offers: bogo.applicable_promotions.map((result) => result.promotion_name),
  }
}

const most = (a: Minor, b: Minor): Minor => (a > b ? a : b)

/**
 * What goes back for pieces of an order that an offer lowered. Changing one's mind: what was paid less what the kept pieces cost by the same offer, never below zero, never more
 * than their own price, never more than is left. A fault: the piece's part of what was paid for everything the offer counted, by price, and never less than a change of mind would give.
 * The last piece takes all that is left.
 */
export function reckonOffer(facts: OfferFacts, { faulty, wanted }: { faulty: boolean; wanted: ReadonlyMap<string, number> }): Reckoned {
  const { lines } = facts
  const asked = (line: OfferFacts['lines'][number]) => wanted.get(line.id) ?? 0
  const keptOf = (line: OfferFacts['lines'][number]) => Math.max(0, line.quantity - line.returned - line.claimed - asked(line))
  const all = reckon(facts, (line) => line.quantity)
  const bought = sum(lines.map((line) => fromJson(line.total)))
  const [returned, claimed] = [fromJson(facts.worthReturned), fromJson(facts.worthClaimed)]
  const given = add(returned, claimed)
  const left = most(NOTHING, subtract(bought, given))
  const kept = reckon(facts, keptOf).value
  /** A piece at its own price, less the coupon's part. */
  const priceOf = (line: OfferFacts['lines'][number], quantity: number) =>
    most(NOTHING, subtract(times(fromJson(line.unitPrice), quantity), proportion(minor(line.coupon), BigInt(quantity), BigInt(line.quantity))))

  const mindChanged = () => {
    // A piece that was faulty counts as kept where that is better for the buyer: the offer is not lost by the maker's fault.
    const held = reckon(facts, (line) => Math.max(0, line.quantity - line.returned - asked(line))).value
    const withoutFaults = subtract(subtract(bought, kept), given)
    const withFaults = subtract(subtract(bought, held), returned)
    return least(most(most(withoutFaults, withFaults), NOTHING), sum(lines.map((line) => priceOf(line, asked(line)))))
  }
  const share = () => {
    const inOffer = lines.filter((line) => all.counted.has(line.id))
    const paid = sum(inOffer.map((line) => fromJson(line.total)))
    const prices = sum(inOffer.map((line) => priceOf(line, line.quantity)))
    const counted = sum(inOffer.map((line) => priceOf(line, asked(line))))
    const others = lines.filter((line) => !all.counted.has(line.id)).map((line) => proportion(fromJson(line.total), BigInt(asked(line)), BigInt(line.quantity)))
    return add(prices === 0n ? NOTHING : proportion(paid, counted, prices), sum(others))
  }
  const everything = lines.every((line) => keptOf(line) === 0)
  const worth = everything ? left : least(left, faulty ? most(share(), mindChanged()) : mindChanged())

  const paid = sum(lines.map((line) => fromJson(line.paid)))
  const upTo = everything ? paid : bought === 0n ? NOTHING : proportion(paid, add(given, worth), bought)
  const money = least(most(NOTHING, subtract(upTo, fromJson(facts.moneyGiven))), most(NOTHING, subtract(paid, fromJson(facts.moneyGiven))))
  const going = lines.filter((line) => asked(line) > 0)
  const weights = going.map((line) => times(fromJson(line.unitPrice), asked(line)))
  const [worths, refunds] = [going.length === 0 ? [] : allocate(worth, weights), going.length === 0 ? [] : allocate(money, weights)]
  return {
    worth: toJson(worth),
    money: toJson(money),
    bought: toJson(bought),
    kept: toJson(kept),
    given: toJson(given),
    offers: all.offers,
    parts: going.map((line, place) => ({ id: line.id, worth: toJson(worths[place] ?? NOTHING), refund: toJson(refunds[place] ?? NOTHING) })),
  }
}
