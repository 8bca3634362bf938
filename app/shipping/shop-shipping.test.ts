import { expect, test } from 'vitest'
import { minor } from '../platform/money.ts'
import { shippingOptions } from './shipping.ts'
import { termsOfShop, type ShopShipping } from './shop-shipping.ts'
import { shippingTable, type KeptRate, type ShippingTerms } from './shipping-terms.ts'

const rate = (first: number, more: Partial<Exclude<KeptRate, { offered: false }>> = {}): KeptRate => ({
  carrier: 'Thailand Post',
  first,
  firstGrams: 1_000,
  step: 15_00,
  stepGrams: 1_000,
  parcelMaxGrams: 30_000,
  daysFrom: 2,
  daysTo: 4,
  freeFrom: null,
  ...more,
})
const standing = (method: 'standard' | 'express', of: KeptRate) => ({ id: 1, zone: 'TH' as const, method, rate: of, since: '2026-01-01', until: null })
const terms: ShippingTerms = { rates: [standing('standard', rate(45_00)), standing('express', { offered: false })], destinations: {}, restrictions: [] }
const options = (shop?: ShopShipping) => {
  const consignment = { country: 'TH', lines: [{ weightGrams: 500, quantity: 1, freeShipping: false }], goods: minor(900_00) }
  const shipping = shippingOptions(consignment, shippingTable(termsOfShop(terms, shop)))
  return shipping.available ? shipping.options : []
}

test('a shop asks what it asks, and sends free from where it says', () => {
  expect(options()).toMatchObject([{ method: 'standard', cost: 45_00n }])
  expect(options({ rates: [{ zone: 'TH', method: 'standard', rate: rate(60_00) }], packs: null })).toMatchObject([{ cost: 60_00n }])
  expect(options({ rates: [{ zone: 'TH', method: 'standard', rate: rate(60_00, { freeFrom: 900_00 }) }], packs: null })).toMatchObject([
    { cost: 0n, free: 'threshold' },
  ])
})

test('days of packing come on top, and never make a promise earlier', () => {
  expect(options({ rates: [], packs: { from: 3, to: 6 } })[0]?.days).toEqual({ from: 5, to: 10 })
  expect(options({ rates: [], packs: { from: 0, to: 1 } })[0]?.days).toEqual(options()[0]?.days)
})

test('what the office does not offer no shop offers, and a shop may leave a way out', () => {
  expect(options({ rates: [{ zone: 'TH', method: 'express', rate: rate(10_00) }], packs: null })).toHaveLength(1)
  expect(options({ rates: [{ zone: 'TH', method: 'standard', rate: { offered: false } }], packs: null })).toEqual([])
})

test('what is not said of a kind of parcels is as usual at the shop, and its own zone stands above the shop’s countries', () => {
  const to = (country: string, shop: ShopShipping, profile: string | null) => {
    const consignment = { country, lines: [{ weightGrams: 500, quantity: 1, freeShipping: false }], goods: minor(900_00) }
    const abroad: ShippingTerms = { ...terms, rates: [...terms.rates, { ...standing('standard', rate(450_00)), zone: 'EUROPE' }] }
    const shipping = shippingOptions(consignment, shippingTable(termsOfShop(abroad, shop, profile)))
    return shipping.available ? shipping.options[0] : undefined
  }
  const own = (first: number, country?: string) => ({ zone: 'EUROPE' as const, method: 'standard' as const, ...(country && { country }), rate: rate(first) })
  const looms = { id: 'looms', name: 'Looms', rates: [own(900_00, 'FR')], packs: { from: 5, to: 9 } }
  const shop: ShopShipping = { rates: [own(500_00), own(600_00, 'DE'), own(1_00, 'TH')], packs: null, profiles: [looms] }
  expect([to('DE', shop, null)?.cost, to('FR', shop, null)?.cost, to('TH', shop, null)?.cost]).toEqual([600_00n, 500_00n, 45_00n])
  expect([to('DE', shop, 'looms')?.cost, to('FR', shop, 'looms')?.cost, to('FR', shop, 'gone')?.cost]).toEqual([600_00n, 900_00n, 500_00n])
  expect([to('DE', shop, null)?.days.from, to('DE', shop, 'looms')?.days.from]).toEqual([3, 7])
  const above = { ...shop, profiles: [{ ...looms, rates: [own(700_00)] }] }
  expect([to('DE', above, 'looms')?.cost, to('FR', above, 'looms')?.cost]).toEqual([700_00n, 700_00n])
})
