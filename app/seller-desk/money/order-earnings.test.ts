import { expect, test } from 'vitest'
import { earningsTable, paidStateOf, sumOf, type OrderEarnings } from './order-earnings.ts'

const order = (changes: Partial<OrderEarnings>): OrderEarnings => ({
  id: 'an id',
  number: 'H-1',
  day: '2026-11-02',
  status: 'completed',
  goods: 1_000_00,
  discount: -100_00,
  shipping: 60_00,
  refund: 0,
  chargeback: 0,
  commission: -90_00,
  commissionVat: -6_30,
  correction: 0,
  net: 863_70,
  byHattha: 0,
  freeAt: '2026-11-20T03:00:00Z',
  payout: null,
  paidAt: null,
  ...changes,
})

test('a row of the file says in baht what the order earned, and what became of the money', () => {
  const words = { head: ['Day', 'Order'], state: (state: string) => state }
  expect(earningsTable([order({ byHattha: 60_00, payout: 'P-7', paidAt: '2026-11-23T02:00:00Z' })], words)).toEqual([
    ['Day', 'Order'],
    ['2026-11-02', 'H-1', 1000, -100, 60, 0, 0, -90, -6.3, 0, 863.7, 60, 'paid', 'P-7', '2026-11-23'],
  ])
})

test('parts of several orders are added up', () => {
  expect(sumOf([order({}), order({ refund: -863_70, net: 0 })])).toMatchObject({ goods: 2_000_00, refund: -863_70, commissionVat: -12_60, net: 863_70 })
})

test('money is pending, free, paid, or all given back', () => {
  expect([order({ freeAt: null }), order({}), order({ paidAt: '2026-11-23T02:00:00Z' }), order({ net: 0 })].map(paidStateOf)).toEqual([
    'pending',
    'free',
    'paid',
    'nothing',
  ])
})
