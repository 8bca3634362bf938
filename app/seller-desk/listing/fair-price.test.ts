import { expect, test } from 'vitest'
import { costOf, priceThatLeaves } from './fair-price.ts'

const nothing = { material: '', hours: '', wage: '', other: '' }

test('a piece takes its material, its hours and the rest; what is no amount is none', () => {
  expect(costOf({ material: '200', hours: '7.5', wage: '60', other: '40.50' })).toEqual({ material: 200_00, work: 450_00, other: 40_50, total: 690_50 })
  expect(costOf({ ...nothing, hours: '0,33', wage: '100' })).toMatchObject({ work: 33_00, total: 33_00 })
  expect(costOf(nothing)).toBeUndefined()
  expect(costOf({ ...nothing, hours: '8' })).toBeUndefined()
  expect(costOf({ ...nothing, material: 'much' })).toBeUndefined()
  expect(costOf({ ...nothing, material: '-5' })).toBeUndefined()
  expect(costOf({ ...nothing, hours: '9999999', wage: '9999999' })).toBeUndefined()
})

test('of the price so much remains when the fees are paid, and of a baht less it does not', async () => {
  for (const [ppm, fixed] of [
    [0, 0],
    [107_000, 0],
    [160_500, 0],
    [321_000, 5_00],
  ] as const) {
    const feesOf = (satang: number) => Promise.resolve(Math.round((satang * ppm) / 1_000_000) + fixed)
    for (const needed of [1, 99, 690_50, 12_345_67, 900_000_00]) {
      const found = await priceThatLeaves(needed, feesOf)
      if (!found) throw new Error('No price.')
      expect(found.price % 100).toBe(0)
      expect(found.price - found.fees).toBeGreaterThanOrEqual(needed)
      const less = found.price - 100
      expect(less - (await feesOf(less))).toBeLessThan(needed)
    }
  }
})

test('where fees eat every price, and where nobody can say them, there is none', async () => {
  expect(await priceThatLeaves(100_00, (satang) => Promise.resolve(satang))).toBeUndefined()
  expect(await priceThatLeaves(100_00, () => Promise.resolve(undefined))).toBeUndefined()
})
