/** A line of an order that is still to be made. `day` is when it is due; `capacity` is what its maker makes of it in a week, null where nobody has said. */
export type LineToMake = {
  order: string
  product: string | null
  title: string
  option: string
  personalization: string
  quantity: number
  day: string
  capacity: number | null
}

/** What a shop has promised to make, by weeks (their Monday in Thailand); what is late stands in this week. */
export type MadeToOrder = { today: string; weeks: { week: string; lines: LineToMake[] }[] }

/** How much of a product a week asks for; too much where it is more than its maker makes in a week. */
export type WeekProduct = { title: string; quantity: number; capacity: number | null; isTooMuch: boolean }

/** The weeks with what each asks for of every product, the most first. */
export const weeksOf = ({ weeks }: MadeToOrder): { week: string; lines: LineToMake[]; products: WeekProduct[] }[] =>
  weeks.map(({ week, lines }) => {
    const products = new Map<string, WeekProduct>()
    for (const { product, title, quantity, capacity } of lines) {
      const sum = (products.get(product ?? title)?.quantity ?? 0) + quantity
      products.set(product ?? title, { title, quantity: sum, capacity, isTooMuch: capacity !== null && capacity > 0 && sum > capacity })
    }
    return { week, lines, products: [...products.values()].toSorted((one, other) => other.quantity - one.quantity) }
  })
