import { expect, test } from 'vitest'
import { minor } from '../platform/money.ts'
import { commissionOf } from './commission.ts'

const TERMS = { commissionPpm: 100_000, commissionVatPpm: 70_000 }

test.each([
  [100_000, 10_000, 700, 89_300],
  [99_99, 10_00, 70, 8_929],
  [1, 0, 0, 1],
  [0, 0, 0, 0],
])('of %d satang the shop keeps %d and %d VAT, and %d are left', (goods, commission, vat, left) => {
  expect(commissionOf(minor(goods), TERMS)).toEqual({ commission: minor(commission), vat: minor(vat), left: minor(left) })
})
