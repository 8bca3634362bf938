import { add, mulRate, NOTHING, times, type Minor, type Ppm } from '../platform/money.ts'

/** Like units of one cart line that are still free to be used. */
export type Run = { lineId: string; unitPrice: Minor; quantity: number }

/** Units of one line used by a promotion, and what they save together. */
export type Used = { lineId: string; quantity: number; savings: Minor }

export type Assignment = { applications: number; buys: Used[]; gets: Used[]; savings: Minor }

/** Buy `x`, get `y` at `discountPpm` off, at most `cap` times. */
export type Deal = { x: number; y: number; discountPpm: Ppm; cap: number }

/** Dearest first; among equals by line, so that the order in which a cart was filled changes nothing. */
const dearestFirst = (a: Run, b: Run): number => (a.unitPrice === b.unitPrice ? (a.lineId < b.lineId ? -1 : 1) : a.unitPrice > b.unitPrice ? -1 : 1)

const unitsOf = (runs: readonly Run[]) => runs.reduce((units, run) => units + run.quantity, 0)

function use(run: Run, quantity: number, discountPpm: Ppm): Used {
  // Rounded per unit, so that a line of three and three lines of one save the same.
  return { lineId: run.lineId, quantity, savings: times(mulRate(run.unitPrice, discountPpm), quantity) }
}

function assignment(applications: number, buys: Used[], gets: Used[]): Assignment {
  return { applications, buys, gets, savings: gets.reduce((total, used) => add(total, used.savings), NOTHING) }
}

/**
 * Buying and getting the same things: the units, dearest first, are cut into blocks of x + y, and in each complete block the y cheapest get the
 * discount. Taking the cheapest of the whole cart instead would lower the saving when something cheap is added; blocks never do.
 */
export function assignBlocks(runs: readonly Run[], { x, y, discountPpm, cap }: Deal): Assignment {
  const sorted = [...runs].sort(dearestFirst)
  const block = x + y
  const applications = Math.min(Math.floor(unitsOf(sorted) / block), cap)
  const end = applications * block
  /** How many of the first `position` units are discounted ones. */
  const getsBefore = (position: number) => Math.floor(position / block) * y + Math.max(0, (position % block) - x)
  const buys: Used[] = []
  const gets: Used[] = []
  let position = 0
  for (const run of sorted) {
    const from = Math.min(position, end)
    const to = Math.min(position + run.quantity, end)
    position += run.quantity
    const got = getsBefore(to) - getsBefore(from)
    const bought = to - from - got
    if (bought > 0) buys.push(use(run, bought, 0))
    if (got > 0) gets.push(use(run, got, discountPpm))
  }
  return assignment(applications, buys, gets)
}

/** Things that only count as bought, only as got, or as either. */
export type Pools = { buyOnly: readonly Run[]; getOnly: readonly Run[]; either: readonly Run[] }

/**
 * Buying one thing and getting another: the number of applications and the assignment that save the buyer most. For a given number, buys are
 * taken from what only counts as bought, then from the cheapest of what counts as either; gets are the dearest that remain.
 */
export function assignBest({ buyOnly, getOnly, either }: Pools, deal: Deal): Assignment {
  const { x, y, discountPpm, cap } = deal
  const [buyUnits, getUnits, eitherUnits] = [unitsOf(buyOnly), unitsOf(getOnly), unitsOf(either)]
  const feasible = (k: number) => Math.max(0, x * k - buyUnits) + Math.max(0, y * k - getUnits) <= eitherUnits
  const upper = Math.min(cap, Math.floor((buyUnits + getUnits + eitherUnits) / (x + y)))
  const most = lastWhere(upper, feasible)

  const buyCheapest = [...buyOnly].sort(dearestFirst).reverse()
  const eitherCheapest = [...either].sort(dearestFirst).reverse()
  const assign = (k: number): Assignment => {
    const bought = take(buyCheapest, Math.min(x * k, buyUnits))
    const boughtOfEither = take(eitherCheapest, x * k - unitsOf(bought.taken))
    const pool = [...getOnly, ...boughtOfEither.left].sort(dearestFirst)
    const got = take(pool, y * k)
    return assignment(
      k,
      [...bought.taken, ...boughtOfEither.taken].map((run) => use(run, run.quantity, 0)),
      got.taken.map((run) => use(run, run.quantity, discountPpm)),
    )
  }
  // Choosing units is a flow problem in which k is a supply, so the saving is concave in k: the steps up come first, and the last of them is the best.
  return assign(lastWhere(most, (k) => assign(k).savings > assign(k - 1).savings))
}

/** The last k from 1 to `upper` for which `holds`, given that it holds up to some point and never after; 0 when it never does. */
function lastWhere(upper: number, holds: (k: number) => boolean): number {
  let low = 0
  let high = upper
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

function take(runs: readonly Run[], wanted: number): { taken: Run[]; left: Run[] } {
  const taken: Run[] = []
  const left: Run[] = []
  let missing = wanted
  for (const run of runs) {
    const quantity = Math.min(run.quantity, missing)
    missing -= quantity
    if (quantity > 0) taken.push({ ...run, quantity })
    if (quantity < run.quantity) left.push({ ...run, quantity: run.quantity - quantity })
  }
  return { taken, left }
}

/** For a promotion's percentage as stored (`50`, `33.5`): whole parts per million, within 0 and 100 %. */
export const ppmOfPercent = (percent: number): Ppm => Math.min(1_000_000, Math.max(0, Math.round(percent * 10_000)))
