import type { Address } from '../addresses/address.ts'
import type { NoteToTake } from '../orders/documents/document.ts'
import type { OrderFulfillmentStatus, OrderPaymentStatus, OrderState } from '../orders/order-states.ts'
import type { ShopRole } from './shop-role.ts'

/** A seller the signed-in person acts for. */
export type DeskSeller = { id: string; businessName: string; applicationStatus: string; takesCash: boolean; isCooperative: boolean }
/** A seller, and what the signed-in person is there for. */
export type MyDesk = DeskSeller & { role: ShopRole; isHelper: boolean }

/** A piece of an order, as the maker packs it. */
export type DeskLine = {
  id: string
  title: string
  optionText: string
  personalization: string
  /** Satang a piece that the buyer pays for it, within the price. */
  personalizationFee: number
  giftWrap: boolean
  sku: string
  image: string
  /** How many are to be sent; `removed` more were bought, and taken out of the order before. */
  quantity: number
  removed: number
  shipped: number
  total: number
  /** Of one piece. */
  grams: number
}

/** A parcel that has left, and how many of which line lie in it. */
export type DeskParcel = {
  id: string
  carrier: string
  trackingNumber: string
  deliveredAt: string | null
  status: string
  lines: { line: string; quantity: number }[]
}

/** An order on the desk. Amounts are satang, moments ISO 8601. */
export type DeskOrder = {
  id: string
  number: string
  status: OrderState
  paymentStatus: OrderPaymentStatus
  fulfillmentStatus: OrderFulfillmentStatus
  customer: string
  /** Null where it was ordered without an account, or the account is gone. */
  buyerId: string | null
  address: Address
  shippingMethod: string
  placedAt: string
  deliverBy: string | null
  /** The words for whoever opens the parcel; null where it is no present. */
  gift: { message: string } | null
  carrier: string
  trackingNumber: string
  items: number
  discount: number
  shipping: number
  total: number
  /** What the shop pays for the buyer: points, and delivery that a plan made free. */
  byShop: number
  commission: number
  commissionVat: number
  lines: DeskLine[]
  parcels: DeskParcel[]
  creditNotes: NoteToTake[]
}

/** The heaps an order lies on, in the order of the work. */
export const QUEUES = ['accept', 'send', 'underway', 'done', 'canceled'] as const
export type Queue = (typeof QUEUES)[number]

/** As many as are counted of what has ended; it grows for ever, and what is worked on does not. */
const MOST_ENDED = 999

/** How many orders lie on a heap, as a screen says it. */
export const heapCount = (queue: Queue, count: number): string =>
  (queue === 'done' || queue === 'canceled') && count > MOST_ENDED ? `${MOST_ENDED}+` : String(count)

const QUEUE_OF = {
  placed: 'accept',
  accepted: 'send',
  in_production: 'send',
  partially_shipped: 'send',
  partially_delivered: 'send',
  shipped: 'underway',
  delivered: 'done',
  completed: 'done',
  canceled: 'canceled',
  closed: 'canceled',
  awaiting_payment: undefined,
  expired: undefined,
} satisfies Record<OrderState, Queue | undefined>

/** Where an order lies; nowhere before it is paid. A partly delivered order whose pieces have all left waits for its buyer. */
export function queueOf(order: Pick<DeskOrder, 'status' | 'lines'>): Queue | undefined {
  const queue = QUEUE_OF[order.status]
  return queue === 'send' && order.lines.length > 0 && order.lines.every((line) => line.shipped >= line.quantity) ? 'underway' : queue
}

/** What the maker gets for an order: all that is charged for it and what the shop adds, without commission and the VAT on it. */
export const earningsOf = (order: Pick<DeskOrder, 'total' | 'byShop' | 'commission' | 'commissionVat'>): number =>
  order.total + order.byShop - order.commission - order.commissionVat

/** Pieces that have not left yet. */
export const openQuantity = (lines: readonly DeskLine[]): number => lines.reduce((open, line) => open + line.quantity - line.shipped, 0)

/** A variant on the stock list. `onHand` lies in the workshop, `held` is promised or being paid for. */
export type StockRow = {
  variantId: string
  productId: string
  name: string
  variant: string
  sku: string
  image: string
  status: string
  /** In satang. */
  price: number
  isUnique: boolean
  onHand: number
  held: number
  available: number
  lowBelow: number | null
}

/** What a stall has to sell: what lies there first, what has run out last, each in the order it came in. */
export const atStall = (rows: readonly StockRow[]): StockRow[] => {
  const offered = rows.filter(({ status }) => status !== 'archived')
  return [...offered.filter(({ available }) => available > 0), ...offered.filter(({ available }) => available <= 0)]
}

/** Whether a row belongs on the low-stock list: fewer than the maker's own mark or the shop's ten; a one-of-a-kind piece never does (decision 24). */
export const isLow = (row: StockRow, shopMark: number): boolean => !row.isUnique && row.status !== 'archived' && row.available < (row.lowBelow ?? shopMark)
