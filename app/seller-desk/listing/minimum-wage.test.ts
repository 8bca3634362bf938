import { expect, test } from 'vitest'
import { THAI_PROVINCES } from '../../addresses/thai-provinces.ts'
import { minimumWage } from './minimum-wage.ts'
import { DAILY_WAGES } from './minimum-wage.data.ts'

test('every province has a minimum wage, and nothing else does', () => {
  expect([...DAILY_WAGES.keys()].toSorted()).toEqual(THAI_PROVINCES.map(({ code }) => code).toSorted())
  expect(minimumWage('')).toBeUndefined()
  expect(minimumWage('CH-ZH')).toBeUndefined()
})

test('an hour is an eighth of a day, and no satang less', () => {
  expect(minimumWage('TH-32')).toMatchObject({ day: 351_00, hour: 43_88 })
  expect(minimumWage('TH-10')).toMatchObject({ day: 400_00, hour: 50_00 })
  expect(minimumWage('TH-96')).toMatchObject({ day: 337_00, hour: 42_13 })
})
