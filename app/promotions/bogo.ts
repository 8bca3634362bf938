import { add, NOTHING, subtract, sum, times, toJson, type Minor } from '../platform/money.ts'
import { assignBest, assignBlocks, ppmOfPercent, type Assignment, type Deal, type Run, type Used } from './bogo-assignment.ts'

export const BOGO_TYPES = ['classic_bogo', 'buy_one_get_50_percent', 'buy_x_get_y', 'category_based'] as const
export type BogoType = (typeof BOGO_TYPES)[number]

/** What a promotion may be combined with on the same units. */
export type Combinable = 'bogo' | 'coupon' | 'order' | 'shipping'

/**
 * A row of `bogo_promotions`, as the specification names its fields: the browser reads it as it is and runs the same rules the server decides by.
 * Targets: a product, else a category, else everything; an empty get target means the buy target.
 */
export type BogoPromotion = {
  id: string
  name: string
  bogo_type: BogoType
  buy_product_id: string | null
  get_product_id: string | null
  buy_category_id: string | null
  get_category_id: string | null
  buy_quantity: number
  get_quantity: number
  discount_percentage: number | null
  maximum_applications: number | null
  is_active: boolean
  start_date: Date | string
  end_date: Date | string | null
  priority: number
  /** The maker it is limited to; null for the shop's own, which reach across makers. */
  seller_id: string | null
  usage_limit?: number | null
  usage_count?: number
  /** What is left of its budget in satang, where it has one. Told to nobody but the shop. */
  budget_left?: number | null
  /** Who pays what it takes off; not said where nobody is paid by it. */
  funded_by?: 'platform' | 'seller' | 'shared'
  /** The shop's part, per million, where both pay. */
  shared_ppm?: number | null
  combinable_with?: readonly Combinable[]
  /** Language → name people read. */
  names?: Readonly<Record<string, string>>
}

/**
 * A line as promotions see it. `unitPrice` is the sale price; `categoryIds` holds the product's category and its ancestors. `agreed`: at a price that was agreed for so many pieces, which
 * nothing lowers further. `own`: its buyer is of the shop that sells it, so that only what this shop pays itself lowers it.
 */
export type PromotionLine = {
  id: string
  productId: string
  categoryIds: readonly string[]
  sellerId: string
  unitPrice: Minor
  quantity: number
  agreed?: boolean
  own?: boolean
}

/** Units of a line in a promotion; `savings` is what they save together. */
export type BogoItem = { line_id: string; product_id: string; quantity: number; savings: Minor }

/** The specification's promotion result. */
export type PromotionResult = {
  promotion_id: string
  promotion_name: string
  bogo_type: BogoType
  buy_items: BogoItem[]
  free_items: BogoItem[]
  total_savings: Minor
  applications_count: number
}

/** What is missing for one more application: never put in the cart silently, but said. */
export type BogoSuggestion = {
  promotion_id: string
  promotion_name: string
  product_id: string | null
  category_id: string | null
  quantity: number
  discount_percentage: number
}

/** The specification's overall calculation, with what each line saves and what is worth suggesting. */
export type BogoCalculation = {
  applicable_promotions: PromotionResult[]
  total_savings: Minor
  total_free_items: number
  cart_total_after_bogo: Minor
  line_savings: ReadonlyMap<string, Minor>
  suggestions: BogoSuggestion[]
}

/** Running now: active, started, not ended (both ends included), usage left. */
export function isRunning(promotion: BogoPromotion, now: Date): boolean {
  const started = new Date(promotion.start_date).getTime() <= now.getTime()
  const ended = promotion.end_date !== null && new Date(promotion.end_date).getTime() < now.getTime()
  return promotion.is_active && started && !ended && usageLeft(promotion) > 0
}

const usageLeft = ({ usage_limit, usage_count = 0 }: BogoPromotion) =>
  usage_limit === null || usage_limit === undefined ? Number.POSITIVE_INFINITY : usage_limit - usage_count

/**
 * What the running promotions save on a cart. Higher priority uses its units first (ties by id), and a unit is used once. The order of lines
 * changes nothing; no line falls below zero; adding a qualifying unit never lowers what one promotion saves.
 */
export function calculateBogo(lines: readonly PromotionLine[], promotions: readonly BogoPromotion[], now: Date): BogoCalculation {
  const free = new Map(lines.map((line) => [line.id, line.quantity]))
  const results: PromotionResult[] = []
  const suggestions: BogoSuggestion[] = []
  for (const promotion of promotions.filter((each) => isRunning(each, now)).sort(byPriority)) {
    const targets = targetsOf(promotion)
    const runsFor = (wanted: (line: PromotionLine) => boolean) => runsOf(lines, free, (line) => ofSeller(promotion, line) && wanted(line))
    const assigned = targets.same
      ? assignBlocks(runsFor(targets.buy), dealOf(promotion))
      : assignBest(
          {
            buyOnly: runsFor((line) => targets.buy(line) && !targets.get(line)),
            getOnly: runsFor((line) => targets.get(line) && !targets.buy(line)),
            either: runsFor((line) => targets.buy(line) && targets.get(line)),
          },
          dealOf(promotion),
        )
    for (const used of [...assigned.buys, ...assigned.gets]) free.set(used.lineId, (free.get(used.lineId) ?? 0) - used.quantity)
    if (assigned.applications > 0) results.push(resultOf(promotion, assigned, lines))
    const suggestion = suggestionFor(promotion, assigned, {
      buys: units(runsFor(targets.buy)),
      gets: units(runsFor(targets.get)),
      any: units(runsFor((line) => targets.buy(line) || targets.get(line))),
    })
    if (suggestion) suggestions.push(suggestion)
  }
  const total_savings = sum(results.map((result) => result.total_savings))
  return {
    applicable_promotions: results,
    total_savings,
    total_free_items: results.reduce((count, result) => count + result.free_items.reduce((all, item) => all + item.quantity, 0), 0),
    cart_total_after_bogo: subtract(sum(lines.map((line) => times(line.unitPrice, line.quantity))), total_savings),
    line_savings: savingsByLine(lines, results),
    suggestions,
  }
}

/** Whether a line counts for a promotion, as bought or as got. */
export function concerns(promotion: BogoPromotion, line: PromotionLine): boolean {
  const { buy, get } = targetsOf(promotion)
  return ofSeller(promotion, line) && (buy(line) || get(line))
}

const byPriority = (a: BogoPromotion, b: BogoPromotion) => b.priority - a.priority || (a.id < b.id ? -1 : 1)
const ofSeller = ({ seller_id, funded_by }: BogoPromotion, line: PromotionLine) =>
  (seller_id === null || seller_id === line.sellerId) && (line.own !== true || funded_by === 'seller')
const units = (runs: readonly Run[]) => runs.reduce((count, run) => count + run.quantity, 0)

function runsOf(lines: readonly PromotionLine[], free: ReadonlyMap<string, number>, wanted: (line: PromotionLine) => boolean): Run[] {
  return lines.filter(wanted).map((line) => ({ lineId: line.id, unitPrice: line.unitPrice, quantity: free.get(line.id) ?? 0 }))
}

function targetsOf(promotion: BogoPromotion) {
  const { buy_product_id, buy_category_id, get_product_id, get_category_id } = promotion
  const target = (product: string | null, category: string | null) => (line: PromotionLine) =>
    product === null ? category === null || line.categoryIds.includes(category) : line.productId === product
  const getsTheSame = get_product_id === null && get_category_id === null
  const same = getsTheSame || (get_product_id === buy_product_id && (get_product_id !== null || get_category_id === buy_category_id))
  const buy = target(buy_product_id, buy_category_id)
  return { same, buy, get: same ? buy : target(get_product_id, get_category_id) }
}

/** One for one in the first two types, the stored quantities in the others. Classic is free; the half-price one gives the stored percentage when it is one (100 is the column's default, not a half price). */
function dealOf(promotion: BogoPromotion): Deal {
  const { bogo_type, buy_quantity, get_quantity } = promotion
  const oneForOne = bogo_type === 'classic_bogo' || bogo_type === 'buy_one_get_50_percent'
  return {
    x: oneForOne ? 1 : Math.max(1, Math.trunc(buy_quantity)),
    y: oneForOne ? 1 : Math.max(1, Math.trunc(get_quantity)),
    discountPpm: ppmOfPercent(percentageOf(promotion)),
    cap: Math.min(promotion.maximum_applications ?? Number.POSITIVE_INFINITY, usageLeft(promotion)),
  }
}

function percentageOf({ bogo_type, discount_percentage }: BogoPromotion): number {
  if (bogo_type === 'classic_bogo') return 100
  if (bogo_type === 'buy_one_get_50_percent') return discount_percentage === null || discount_percentage === 100 ? 50 : discount_percentage
  return discount_percentage ?? 100
}

function resultOf(promotion: BogoPromotion, assigned: Assignment, lines: readonly PromotionLine[]): PromotionResult {
  const productOf = new Map(lines.map((line) => [line.id, line.productId]))
  const item = ({ lineId, quantity, savings }: Used): BogoItem => ({ line_id: lineId, product_id: productOf.get(lineId) ?? '', quantity, savings })
  const inOrder = (used: readonly Used[]) => used.map(item).sort((a, b) => (a.line_id < b.line_id ? -1 : 1))
  return {
    promotion_id: promotion.id,
    promotion_name: promotion.name,
    bogo_type: promotion.bogo_type,
    buy_items: inOrder(assigned.buys),
    free_items: inOrder(assigned.gets),
    total_savings: assigned.savings,
    applications_count: assigned.applications,
  }
}

/** After its applications: enough left to buy, not enough to get. `left` counts the units nobody used. */
function suggestionFor(promotion: BogoPromotion, assigned: Assignment, left: { buys: number; gets: number; any: number }): BogoSuggestion | undefined {
  const { x, y, cap } = dealOf(promotion)
  if (assigned.applications >= cap || left.buys < x) return undefined
  // Buys come first from what could not be got; what is left of the rest can be got.
  const missing = y - Math.max(0, Math.min(left.gets, left.any - x))
  if (missing <= 0) return undefined
  const { get_product_id, get_category_id, buy_product_id, buy_category_id } = promotion
  const getsTheSame = get_product_id === null && get_category_id === null
  return {
    promotion_id: promotion.id,
    promotion_name: promotion.name,
    product_id: getsTheSame ? buy_product_id : get_product_id,
    category_id: getsTheSame ? buy_category_id : get_category_id,
    quantity: missing,
    discount_percentage: percentageOf(promotion),
  }
}

function savingsByLine(lines: readonly PromotionLine[], results: readonly PromotionResult[]): Map<string, Minor> {
  const savings = new Map(lines.map((line) => [line.id, NOTHING]))
  for (const item of results.flatMap((result) => result.free_items)) savings.set(item.line_id, add(savings.get(item.line_id) ?? NOTHING, item.savings))
  return savings
}

/** The calculation in the specification's shape for JSON: safe integers of minor units, lines sorted, so that browser and server agree byte for byte. */
export function bogoToJson(calculation: BogoCalculation) {
  const items = (list: readonly BogoItem[]) => list.map((item) => ({ ...item, savings: toJson(item.savings) }))
  return {
    applicable_promotions: calculation.applicable_promotions.map((result) => ({
      ...result,
      buy_items: items(result.buy_items),
      free_items: items(result.free_items),
      total_savings: toJson(result.total_savings),
    })),
    total_savings: toJson(calculation.total_savings),
    total_free_items: calculation.total_free_items,
    cart_total_after_bogo: toJson(calculation.cart_total_after_bogo),
  }
}
