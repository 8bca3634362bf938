import { expect, test } from 'vitest'
import { minor } from '../platform/money.ts'
import { commissionOf, worthItFrom } from './commission.ts'

const TERMS = { commissionPpm: 100_000, commissionVatPpm: 70_000 }

test.each([
  [100_000, 10_000, 700, 89_300],
  [99_99, 10_00, 70, 8_929],
  [1, 0, 0, 1],
  [0, 0, 0, 0],
])('of %d satang the shop keeps %d and %d VAT, and %d are left', (goods, commission, vat, left) => {
  expect(commissionOf(minor(goods), TERMS)).toEqual({ commission: minor(commission), vat: minor(vat), left: minor(left) })
})

test('a plan for 299 baht that takes 7 instead of 10 percent is worth it from 9,315 baht on, and not below', () => {
  const plan = { ...TERMS, commissionPpm: 70_000 }
  const from = worthItFrom(minor(299_00), TERMS, plan)
  expect(from).toBe(minor(9_315_00))
  const saved = (goods: number) => commissionOf(minor(goods), plan).left - commissionOf(minor(goods), TERMS).left
  expect([saved(9_315_00) >= 299_00n, saved(9_313_00) >= 299_00n]).toEqual([true, false])
  expect(worthItFrom(minor(299_00), TERMS, TERMS)).toBeUndefined()
})
