import { labelOf, type OrderFulfillmentStatus, type OrderLabel, type OrderPaymentStatus, type OrderState } from './order-states.ts'

/** What the words for one maker's share depend on. */
type ShareFacts = { status: OrderState; paymentStatus: OrderPaymentStatus; fulfillmentStatus: OrderFulfillmentStatus }

/** How far an order is as a whole: what the heading of its page says. */
export type OrderStage = 'placed' | 'onItsWay' | 'arrived' | 'refunded' | 'canceled'

type Words = { hint: OrderHint; stage: OrderStage }

/** The sentences below a badge, `orders:hint.{hint}`. */
export type OrderHint =
  | 'pending'
  | 'placed'
  | 'placedCash'
  | 'accepted'
  | 'acceptedCash'
  | 'partlyShipped'
  | 'shipped'
  | 'partlyDelivered'
  | 'delivered'
  | 'completed'
  | 'canceled'
  | 'canceledUnpaid'
  | 'canceledRefunded'
  | 'failed'
  | 'returned'
  | 'refunded'

/** One truth for each state: the sentence that explains its badge, and what it says of the whole order. The badge itself is `labelOf`. */
const WORDS = {
  awaiting_payment: { hint: 'pending', stage: 'placed' },
  placed: { hint: 'placed', stage: 'placed' },
  accepted: { hint: 'accepted', stage: 'placed' },
  in_production: { hint: 'accepted', stage: 'placed' },
  partially_shipped: { hint: 'partlyShipped', stage: 'placed' },
  shipped: { hint: 'shipped', stage: 'onItsWay' },
  partially_delivered: { hint: 'partlyDelivered', stage: 'onItsWay' },
  delivered: { hint: 'delivered', stage: 'arrived' },
  completed: { hint: 'completed', stage: 'arrived' },
  canceled: { hint: 'canceled', stage: 'canceled' },
  expired: { hint: 'failed', stage: 'canceled' },
  closed: { hint: 'refunded', stage: 'refunded' },
} satisfies Record<OrderState, Words>

/**
 * Badge and sentence of a share, which never say two things: nobody prepares what has not been accepted, what goes against cash is neither paid before it comes nor
 * paid back, and "refunded" is said once the money has left.
 */
export function wordsOf(share: ShareFacts): { label: OrderLabel; hint: OrderHint } {
  const label = labelOf(share)
  return { label, hint: hintOf(share, label) }
}

function hintOf({ status, paymentStatus }: ShareFacts, label: OrderLabel): OrderHint {
  const { hint } = WORDS[status]
  if (hint === 'canceled')
    return paymentStatus === 'refunded' ? 'canceledRefunded' : paymentStatus === 'unpaid' || paymentStatus === 'pending' ? 'canceledUnpaid' : hint
  if (label === 'returned' || label === 'refunded') return label
  if (paymentStatus === 'pending' && hint === 'placed') return 'placedCash'
  if (paymentStatus === 'pending' && hint === 'accepted') return 'acceptedCash'
  return hint
}

/** The title of an order's page: what all its buyers fetch is ready or fetched, never on its way. */
export function titleOf(
  shares: readonly (ShareFacts & { pickup: unknown })[],
): `${OrderStage}.title` | 'orders:pickup.titleReady' | 'orders:pickup.titleFetched' {
  const stage = stageOf(shares)
  const isFetched = shares.every(({ pickup, status }) => pickup !== null || status === 'canceled' || status === 'closed')
  if (isFetched && stage === 'onItsWay') return 'orders:pickup.titleReady'
  return isFetched && stage === 'arrived' ? 'orders:pickup.titleFetched' : `${stage}.title`
}

/** The stages on the way to the door, the earliest first: an order is as far as the share that is furthest behind. */
const ON_THE_WAY = ['placed', 'onItsWay', 'arrived'] as const

/** What the heading of an order's page says; what was canceled or refunded counts only when nothing else is left. */
export function stageOf(shares: readonly ShareFacts[]): OrderStage {
  const stages = shares.map((share): OrderStage => {
    const label = labelOf(share)
    return label === 'refunded' ? 'refunded' : WORDS[share.status].stage
  })
  return ON_THE_WAY.find((stage) => stages.includes(stage)) ?? (stages.includes('refunded') ? 'refunded' : 'canceled')
}
