import { describe, expect, test } from 'vitest'
import {
  labelOf,
  mayTransition,
  nextStates,
  ORDER_GROUP_STATES,
  ORDER_GROUP_TRANSITIONS,
  ORDER_LABELS,
  ORDER_STATES,
  ORDER_TRANSITIONS,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  statesOfLabel,
  type Transition,
} from './order-states.ts'

/** Everything that can be reached from a state, itself included. */
function reachable<State extends string>(table: readonly Transition<State>[], start: State): Set<State> {
  const seen = new Set([start])
  for (const state of seen) for (const { from, to } of table) if (from === state) seen.add(to)
  return seen
}

describe('the machines', () => {
  test('every state can be reached from the first, and none has the same way out twice', () => {
    expect(reachable(ORDER_GROUP_TRANSITIONS, 'awaiting_payment')).toEqual(new Set(ORDER_GROUP_STATES))
    expect(reachable(ORDER_TRANSITIONS, 'awaiting_payment')).toEqual(new Set(ORDER_STATES))
    expect(reachable(PAYMENT_TRANSITIONS, 'created')).toEqual(new Set(PAYMENT_STATES))
    for (const table of [ORDER_GROUP_TRANSITIONS, ORDER_TRANSITIONS, PAYMENT_TRANSITIONS]) {
      const ways = table.map(({ from, to }) => `${from}>${to}`)
      expect(new Set(ways).size).toBe(ways.length)
    }
  })

  test('what ended stays ended', () => {
    for (const state of ['canceled', 'closed'] as const) expect(ORDER_TRANSITIONS.filter(({ from }) => from === state)).toEqual([])
    for (const state of ['failed', 'expired', 'canceled', 'voided', 'refunded', 'chargeback_won', 'chargeback_lost'] as const) {
      expect(PAYMENT_TRANSITIONS.filter(({ from }) => from === state)).toEqual([])
    }
  })

  test('nothing is cancelled once a parcel is on its way, and never by a maker without a reason', () => {
    for (const from of ['partially_shipped', 'shipped', 'partially_delivered', 'delivered', 'completed'] as const) {
      for (const actor of ['buyer', 'seller', 'operator'] as const) {
        expect(mayTransition(ORDER_TRANSITIONS, { from, to: 'canceled', actor }).moves).toBe(false)
      }
    }
    // A parcel against cash that is refused at the door comes back by itself.
    expect(ORDER_TRANSITIONS.filter(({ to, actors }) => to === 'canceled' && actors.join() === 'system').map(({ from }) => from)).toEqual(['shipped'])
    for (const { actors, requiresReason } of ORDER_TRANSITIONS.filter(({ to }) => to === 'canceled')) {
      if (actors.includes('seller')) expect(requiresReason).toBe(true)
    }
  })

  test('only the shop takes money, never a buyer or a maker', () => {
    for (const { actors } of PAYMENT_TRANSITIONS.filter(({ to }) => to === 'captured' || to === 'refunded')) {
      expect(actors).not.toContain('buyer')
      expect(actors).not.toContain('seller')
    }
  })
})

describe('people', () => {
  test('a maker accepts and ships, and does not confirm receipt', () => {
    expect(nextStates(ORDER_TRANSITIONS, 'placed', 'seller')).toEqual(['accepted', 'canceled'])
    expect(nextStates(ORDER_TRANSITIONS, 'accepted', 'seller')).toEqual(['in_production', 'canceled', 'partially_shipped', 'shipped'])
    expect(mayTransition(ORDER_TRANSITIONS, { from: 'shipped', to: 'delivered', actor: 'seller' })).toEqual({ moves: false, because: 'not-by-this-actor' })
  })

  test('a buyer cancels what nobody accepted, and confirms what arrived', () => {
    expect(mayTransition(ORDER_TRANSITIONS, { from: 'placed', to: 'canceled', actor: 'buyer' })).toEqual({ moves: true, requiresReason: true })
    expect(mayTransition(ORDER_TRANSITIONS, { from: 'accepted', to: 'canceled', actor: 'buyer' })).toEqual({ moves: false, because: 'not-by-this-actor' })
    expect(nextStates(ORDER_TRANSITIONS, 'delivered', 'buyer')).toEqual(['completed'])
  })
})

describe('words', () => {
  test('each state has the specification’s word', () => {
    expect(Object.fromEntries(ORDER_STATES.map((status) => [status, labelOf({ status })]))).toEqual({
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
    })
  })

  test('returns and refunds win, but a cancelled order stays cancelled', () => {
    expect(labelOf({ status: 'delivered', paymentStatus: 'refunded' })).toBe('refunded')
    expect(labelOf({ status: 'closed', fulfillmentStatus: 'returned', paymentStatus: 'paid' })).toBe('returned')
    expect(labelOf({ status: 'canceled', paymentStatus: 'refunded' })).toBe('cancelled')
  })

  test('a filter by word finds every state', () => {
    expect(ORDER_LABELS.flatMap(statesOfLabel).sort()).toEqual([...ORDER_STATES].sort())
  })
})
