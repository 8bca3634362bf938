import type { PackingSlip } from './document.ts'

/** A piece to take off the shelf, and for which orders. */
export type PickedPiece = { title: string; option: string; personalization: string; quantity: number; orders: string[] }

/** Every piece of several orders once, by name. What is made for one person stands by itself, since no other piece will do. */
export function picked(slips: readonly PackingSlip[]): PickedPiece[] {
  const pieces = new Map<string, PickedPiece>()
  for (const { orderNumber, lines } of slips)
    for (const line of lines) {
      const title = line.titleSeller || line.title
      const option = [line.optionText, line.sku].filter(Boolean).join(' · ')
      const key = JSON.stringify([title, option, line.personalization === '' ? '' : `${orderNumber}:${line.personalization}`])
      const piece = pieces.get(key) ?? { title, option, personalization: line.personalization, quantity: 0, orders: [] }
      piece.quantity += line.quantity
      if (!piece.orders.includes(orderNumber)) piece.orders.push(orderNumber)
      pieces.set(key, piece)
    }
  return [...pieces.values()].toSorted((a, b) => a.title.localeCompare(b.title, 'th') || a.option.localeCompare(b.option, 'th'))
}
