/** Who causes a change. Carriers and timers act as `system`; an admin acts as `operator`. */
export type Actor = 'buyer' | 'seller' | 'operator' | 'system'

/** One row of the table `state_transitions`, which the database decides by. A test compares both. */
export type Transition<State extends string> = { from: State; to: State; actors: readonly Actor[]; requiresReason: boolean }

export const ORDER_GROUP_STATES = ['awaiting_payment', 'placed', 'expired', 'canceled'] as const
export type OrderGroupState = (typeof ORDER_GROUP_STATES)[number]

export const ORDER_STATES = [
  'awaiting_payment',
  'placed',
  'accepted',
  'in_production',
  'partially_shipped',
  'shipped',
  'partially_delivered',
  'delivered',
  'completed',
  'canceled',
  'expired',
  'closed',
] as const
export type OrderState = (typeof ORDER_STATES)[number]

export const PAYMENT_STATES = [
  'created',
  'pending',
  'authorized',
  'captured',
  'partially_refunded',
  'refunded',
  'failed',
  'expired',
  'canceled',
  'voided',
  'chargeback_open',
  'chargeback_won',
  'chargeback_lost',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

const move = <State extends string>(from: State, to: State, actors: readonly Actor[], reason?: 'with a reason'): Transition<State> => ({
  from,
  to,
  actors,
  requiresReason: reason !== undefined,
})

/** What the buyer paid. `expired → placed` is the late payment whose stock could be reserved again. */
export const ORDER_GROUP_TRANSITIONS: readonly Transition<OrderGroupState>[] = [
  move('awaiting_payment', 'placed', ['system', 'operator']),
  move('awaiting_payment', 'expired', ['system']),
  move('awaiting_payment', 'canceled', ['buyer', 'operator', 'system']),
  move('expired', 'placed', ['system']),
]

/** One maker's share of it. */
export const ORDER_TRANSITIONS: readonly Transition<OrderState>[] = [
  move('awaiting_payment', 'placed', ['system', 'operator']),
  move('awaiting_payment', 'expired', ['system']),
  move('awaiting_payment', 'canceled', ['buyer', 'operator', 'system']),
  move('expired', 'placed', ['system']),
  move('placed', 'accepted', ['seller', 'system', 'operator']),
  move('placed', 'canceled', ['buyer', 'seller', 'system', 'operator'], 'with a reason'),
  move('accepted', 'in_production', ['seller']),
  move('accepted', 'canceled', ['seller', 'operator', 'system'], 'with a reason'),
  move('in_production', 'canceled', ['seller', 'operator', 'system'], 'with a reason'),
  move('accepted', 'partially_shipped', ['seller', 'system']),
  move('in_production', 'partially_shipped', ['seller', 'system']),
  move('accepted', 'shipped', ['seller', 'system']),
  move('in_production', 'shipped', ['seller', 'system']),
  move('partially_shipped', 'shipped', ['seller', 'system']),
  move('partially_shipped', 'partially_delivered', ['system', 'buyer', 'operator']),
  move('shipped', 'partially_delivered', ['system', 'buyer', 'operator']),
  move('partially_delivered', 'shipped', ['seller', 'system']),
  move('partially_delivered', 'delivered', ['system', 'buyer', 'operator']),
  move('shipped', 'delivered', ['system', 'buyer', 'operator']),
  move('delivered', 'completed', ['buyer', 'system', 'operator']),
  // A parcel against cash was refused at the door and is back.
  move('shipped', 'canceled', ['system'], 'with a reason'),
  move('shipped', 'closed', ['system', 'operator'], 'with a reason'),
  move('delivered', 'closed', ['system', 'operator'], 'with a reason'),
  move('completed', 'closed', ['system', 'operator'], 'with a reason'),
]

/** Money. Never back from a terminal state. */
export const PAYMENT_TRANSITIONS: readonly Transition<PaymentState>[] = [
  move('created', 'pending', ['system']),
  move('created', 'failed', ['system']),
  move('created', 'captured', ['system', 'operator']),
  move('created', 'expired', ['system']),
  move('created', 'canceled', ['buyer', 'system', 'operator']),
  move('pending', 'authorized', ['system']),
  move('pending', 'captured', ['system', 'operator']),
  move('pending', 'failed', ['system']),
  move('pending', 'expired', ['system']),
  move('pending', 'canceled', ['buyer', 'system', 'operator']),
  move('authorized', 'captured', ['system', 'operator']),
  move('authorized', 'voided', ['system', 'operator']),
  move('captured', 'partially_refunded', ['system', 'operator']),
  move('captured', 'refunded', ['system', 'operator']),
  move('partially_refunded', 'refunded', ['system', 'operator']),
  move('captured', 'chargeback_open', ['system']),
  move('chargeback_open', 'chargeback_won', ['system']),
  move('chargeback_open', 'chargeback_lost', ['system']),
]

export type Moving = { moves: true; requiresReason: boolean } | { moves: false; because: 'not-from-here' | 'not-by-this-actor' }

/** Whether `actor` may move a machine from one state to another, by its table. The database asks the same of `state_transitions`. */
export function mayTransition<State extends string>(table: readonly Transition<State>[], change: { from: State; to: State; actor: Actor }): Moving {
  const found = table.find((transition) => transition.from === change.from && transition.to === change.to)
  if (!found) return { moves: false, because: 'not-from-here' }
  if (!found.actors.includes(change.actor)) return { moves: false, because: 'not-by-this-actor' }
  return { moves: true, requiresReason: found.requiresReason }
}

/** What `actor` may do next: the buttons of an order page. */
export const nextStates = <State extends string>(table: readonly Transition<State>[], from: State, actor: Actor): State[] =>
  table.filter((transition) => transition.from === from && transition.actors.includes(actor)).map((transition) => transition.to)

/** The states of `payment_status` and `fulfillment_status` of an order. */
export type OrderPaymentStatus = 'unpaid' | 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'overpaid' | 'chargeback'
export type OrderFulfillmentStatus = 'unfulfilled' | 'partial' | 'fulfilled' | 'partially_delivered' | 'delivered' | 'returned' | 'canceled'

/** The specification's words for an order: what people read. The sentence is `orders:status.{label}`. */
export const ORDER_LABELS = ['pending', 'processing', 'shipped', 'delivered', 'completed', 'cancelled', 'failed', 'returned', 'refunded'] as const
export type OrderLabel = (typeof ORDER_LABELS)[number]

const LABELS = {
  awaiting_payment: 'pending',
  placed: 'processing',
  accepted: 'processing',
  in_production: 'processing',
  partially_shipped: 'shipped',
  shipped: 'shipped',
  partially_delivered: 'delivered',
  delivered: 'delivered',
  completed: 'completed',
  canceled: 'cancelled',
  expired: 'failed',
  closed: 'refunded',
} satisfies Record<OrderState, OrderLabel>

/** The word for an order; returns and refunds win over where the parcel was. */
export function labelOf({
  status,
  paymentStatus,
  fulfillmentStatus,
}: {
  status: OrderState
  paymentStatus?: OrderPaymentStatus
  fulfillmentStatus?: OrderFulfillmentStatus
}): OrderLabel {
  if (status === 'canceled' || status === 'expired') return LABELS[status]
  if (paymentStatus === 'refunded') return 'refunded'
  if (fulfillmentStatus === 'returned') return 'returned'
  return LABELS[status]
}

/** The states a filter by label stands for. */
export const statesOfLabel = (label: OrderLabel): OrderState[] => ORDER_STATES.filter((state) => LABELS[state] === label)
