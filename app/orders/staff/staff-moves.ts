import { ORDER_TRANSITIONS, type OrderState } from '../order-states.ts'

/** What staff may make of an order by hand. Paying, sending and closing have acts of their own: a payment is confirmed, a parcel handed over, a case decided. */
export const STAFF_MOVES = ['accepted', 'delivered', 'completed', 'canceled'] as const
export type StaffMove = (typeof STAFF_MOVES)[number]

/** Those of them that an order's state allows now. */
export const staffMovesFrom = (state: OrderState): StaffMove[] =>
  state === 'awaiting_payment'
    ? []
    : STAFF_MOVES.filter((to) => ORDER_TRANSITIONS.some((one) => one.from === state && one.to === to && one.actors.includes('operator')))
