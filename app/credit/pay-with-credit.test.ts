import { expect, test } from 'vitest'
import { minor } from '../platform/money.ts'
import { fc } from '../../tests/support/random.ts'
import { payWithCredit } from './pay-with-credit.ts'

const orders = (...totals: number[]) => totals.map((total) => ({ total, credit: 0 }))

test('credit that is enough pays the whole, and no more than that', () => {
  expect(payWithCredit(orders(100_00, 50_00), { wanted: true, balance: minor(500_00) })).toEqual({
    sellers: [
      { total: 100_00, credit: 100_00 },
      { total: 50_00, credit: 50_00 },
    ],
    credit: { balance: 500_00, used: 150_00 },
    due: 0,
  })
})

test('nothing is taken that was not asked for, and a guest has none', () => {
  expect(payWithCredit(orders(100_00), { wanted: false, balance: minor(500_00) })).toMatchObject({ credit: { balance: 500_00, used: 0 }, due: 100_00 })
  expect(payWithCredit(orders(100_00), { wanted: true, balance: undefined })).toMatchObject({ credit: null, due: 100_00 })
})

test('whatever there is and whatever is bought, the shares are the whole to the satang and nobody’s is more than the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9_999_99 }), { minLength: 1, maxLength: 8 }), fc.integer({ min: 0, max: 30_000_00 }), (totals, balance) => {
      const { sellers, credit, due } = payWithCredit(orders(...totals), { wanted: true, balance: minor(balance) })
      const whole = totals.reduce((sum, total) => sum + total, 0)
      expect(sellers.reduce((sum, seller) => sum + seller.credit, 0)).toBe(credit?.used)
      expect((credit?.used ?? 0) + due).toBe(whole)
      expect(credit?.used).toBe(Math.min(balance, whole))
      for (const seller of sellers) expect(seller.credit >= 0 && seller.credit <= seller.total).toBe(true)
    }),
  )
})
