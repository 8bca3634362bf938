import { describe, expect, test } from 'vitest'
import { mayTransition } from '../orders/order-states.ts'
import { refundOf, worthOf, openQuantity, type CaseLine, type CaseOptions } from './case.ts'
import {
  afterSilence,
  caseLabelOf,
  CASE_KINDS,
  CASE_STATES,
  CASE_TRANSITIONS,
  CASE_WISHES,
  isClosed,
  nextCaseStates,
  type CaseKind,
  type CaseState,
} from './case-states.ts'

/** Everything a case of this kind can become. */
function reachable(kind: CaseKind): Set<CaseState> {
  const seen = new Set<CaseState>([kind === 'withdrawal' ? 'declared' : 'requested'])
  for (const state of seen) for (const { from, to } of CASE_TRANSITIONS[kind]) if (from === state) seen.add(to)
  return seen
}

describe('the machines', () => {
  test.each(CASE_KINDS)('a %s: nothing is reached twice, what is over stays over, and everything else can end', (kind) => {
    const ways = CASE_TRANSITIONS[kind].map(({ from, to }) => `${from}>${to}`)
    expect(new Set(ways).size).toBe(ways.length)
    for (const state of reachable(kind)) {
      const further = CASE_TRANSITIONS[kind].filter(({ from }) => from === state)
      expect([state, further.length === 0]).toEqual([state, isClosed(state)])
    }
    for (const { from } of CASE_TRANSITIONS[kind]) expect(reachable(kind)).toContain(from)
  })

  test('all states are used', () => {
    expect(new Set(CASE_KINDS.flatMap((kind) => [...reachable(kind)]))).toEqual(new Set(CASE_STATES))
  })

  test('no buyer pays themselves, and a maker refuses only with a reason', () => {
    for (const kind of CASE_KINDS)
      for (const { to, actors, requiresReason } of CASE_TRANSITIONS[kind]) {
        if (to === 'refunded' || to === 'received') expect(actors).not.toContain('buyer')
        if (to === 'declined' || to === 'denied') expect([to, requiresReason || actors.every((actor) => actor === 'system')]).toEqual([to, true])
      }
  })

  test('nobody has to agree to a withdrawal, and no maker ends one but by the money', () => {
    expect(CASE_TRANSITIONS.withdrawal.map(({ from }) => from)).not.toContain('requested')
    expect(nextCaseStates({ kind: 'withdrawal', status: 'declared', wish: 'refund', needsReturn: true }, 'seller')).toEqual(['received', 'refunded'])
  })

  test('what silence does is in the table, wherever silence does something', () => {
    for (const kind of CASE_KINDS)
      for (const status of reachable(kind))
        for (const wish of CASE_WISHES)
          for (const needsReturn of [true, false]) {
            const to = afterSilence({ kind, status, wish, needsReturn })
            if (to === undefined || (kind === 'cancellation' && status !== 'requested' && status !== 'declined')) continue
            // A return always comes back; what a claim about a lost parcel wishes is approved or paid at once.
            if (kind === 'return' && !needsReturn) continue
            if (kind === 'withdrawal' && wish !== 'refund') continue
            expect([kind, status, mayTransition(CASE_TRANSITIONS[kind], { from: status, to, actor: 'system' }).moves]).toEqual([kind, status, true])
          }
  })

  test('what never arrived is not sent back, and money is not asked of a parcel', () => {
    const lost = { kind: 'claim', status: 'approved', wish: 'replacement', needsReturn: false } as const
    expect(nextCaseStates(lost, 'buyer')).toEqual(['canceled'])
    expect(nextCaseStates(lost, 'seller')).toEqual(['refunded', 'resolved'])
    expect(nextCaseStates({ ...lost, wish: 'refund', needsReturn: true }, 'seller')).toEqual(['received', 'refunded'])
  })
})

const line = (facts: Partial<CaseLine> = {}): CaseLine => ({
  id: 'a',
  title: 'Silk scarf',
  optionText: '',
  image: '',
  quantity: 3,
  shipped: 3,
  paid: 100_00,
  taken: 0,
  already: 0,
  removed: 0,
  noReturn: '',
  noWithdrawal: '',
  ...facts,
})
const options = (lines: CaseLine[], facts: Partial<CaseOptions> = {}): CaseOptions => ({
  shipping: 90_00,
  standardShipping: 60_00,
  shippingGiven: 0,
  points: 0,
  lines,
  cancellation: null,
  removal: null,
  return: { until: '2026-12-04T00:00:00Z' },
  claim: { until: null, notArrived: false },
  withdrawal: null,
  ...facts,
})

describe('money', () => {
  test('a third of 100 baht, another, and the last are 100 baht', () => {
    const parts = [worthOf(line(), 1), worthOf(line({ taken: 1, already: 33_33 }), 1), worthOf(line({ taken: 2, already: 66_67 }), 1)]
    expect(parts).toEqual([33_33, 33_34, 33_33])
  })

  test('whatever is taken, given up and taken again: never more than was paid, and all pieces are all of it', () => {
    let seed = 7
    const random = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed % below
    }
    for (let round = 0; round < 3_000; round += 1) {
      const quantity = 1 + random(7)
      const paid = random(2_000_000)
      let cases: { wanted: number; worth: number }[] = []
      for (let step = 0; step < 12; step += 1) {
        const taken = cases.reduce((sum, each) => sum + each.wanted, 0)
        const already = cases.reduce((sum, each) => sum + each.worth, 0)
        if (random(4) === 0) cases = cases.filter((_, index) => index !== random(cases.length + 1))
        else if (taken < quantity) {
          const wanted = 1 + random(quantity - taken)
          const worth = worthOf({ paid, quantity, taken, already }, wanted)
          expect(worth).toBeGreaterThanOrEqual(0)
          cases.push({ wanted, worth })
          expect(already + worth).toBeLessThanOrEqual(paid)
          if (taken + wanted === quantity) expect(already + worth).toBe(paid)
        }
      }
    }
  })

  test('delivery goes back with the last piece, once: the standard one for a change of mind, all of it for a fault', () => {
    const both = options([line(), line({ id: 'b', quantity: 1, shipped: 1, paid: 50_00 })])
    expect(refundOf(both, 'return', new Map([['a', 3]]))).toEqual({ goods: 100_00, shipping: 0, total: 100_00 })
    const all = new Map([
      ['a', 3],
      ['b', 1],
    ])
    expect(refundOf(both, 'return', all)).toEqual({ goods: 150_00, shipping: 60_00, total: 210_00 })
    expect(refundOf(both, 'claim', all)).toEqual({ goods: 150_00, shipping: 90_00, total: 240_00 })
    expect(refundOf({ ...both, shippingGiven: 60_00 }, 'return', all).shipping).toBe(0)
  })

  test('before anything is sent, a withdrawal gives everything back', () => {
    expect(refundOf(options([line({ shipped: 0 })], { withdrawal: { until: null, whole: true } }), 'withdrawal', new Map())).toEqual({
      goods: 100_00,
      shipping: 90_00,
      total: 190_00,
    })
  })

  test('what is made for somebody stays with them, unless it is broken', () => {
    const own = line({ noReturn: 'personalised', noWithdrawal: 'personalised' })
    expect([openQuantity(own, 'return'), openQuantity(own, 'withdrawal'), openQuantity(own, 'claim')]).toEqual([0, 0, 3])
  })
})

test('a granted refund is on its way until its money has gone out', () => {
  const granted = { status: 'refunded', refund: 80_000, events: [{ type: 'refunded' }] } as const
  expect(caseLabelOf(granted)).toBe('refunding')
  expect(caseLabelOf({ ...granted, events: [{ type: 'refunded' }, { type: 'money_sent' }] })).toBe('refunded')
  // What was paid with points alone needs no bank.
  expect(caseLabelOf({ ...granted, refund: 0 })).toBe('refunded')
})
