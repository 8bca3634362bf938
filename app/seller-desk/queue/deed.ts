/** What a line of a sale at a market says; amounts are satang. */
export type StallLine = { variantId: string; title: string; quantity: number; unit: number }

/** What was done at the desk. */
export type Act =
  | { kind: 'count'; variantId: string; title: string; seen: number; counted: number }
  | { kind: 'sale'; paidBy: 'cash' | 'promptpay'; lines: StallLine[] }
  | { kind: 'accept'; order: string; orderId: string }
  | { kind: 'ship'; order: string; carrier: string; tracking: string; lines: { order_line_id: string; quantity: number }[] }
  | { kind: 'message'; conversationId: string; to: string; text: string; language: string }

/** Why a deed cannot be done as it stands: what the shop has instead. `because` is the interface's own word. */
export type Trouble = {
  because: string
  now?: number
  held?: number
  short?: { variant: string; title: string; option: string; wanted: number; now: number }[]
}

/** A deed on its way to the shop. `id` is its business key: sent twice, it is done once. */
export type Deed = Act & {
  id: string
  sellerId: string
  /** When it was done, in milliseconds: they are sent in this order. */
  at: number
  /** Done although the shop has something else: somebody has seen both sides. */
  anyway?: boolean
  trouble?: Trouble
}

/** What is owed for a sale at a market, in satang. */
export const totalOf = (lines: readonly StallLine[]): number => lines.reduce((total, { quantity, unit }) => total + quantity * unit, 0)

/** The number on the receipt, as the database makes it of the same key: it is printed before there is a line. */
export const receiptNumber = (id: string): string => `S-${id.replaceAll('-', '').slice(0, 10).toUpperCase()}`
