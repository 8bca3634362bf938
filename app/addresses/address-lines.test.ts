import { expect, test } from 'vitest'
import { addressLines } from './address-lines.ts'

const ada = { recipient: 'Ada', phone: '+4930123456', line1: 'Kastanienallee 12', line2: '', subdistrict: '', province: '', note: 'Ring twice' }

test('an address is read as its country writes it', () => {
  expect(addressLines({ ...ada, district: 'Berlin', postcode: '10435', country: 'DE' }, 'de')).toEqual([
    'Ada',
    'Kastanienallee 12',
    '10435 Berlin',
    'Deutschland',
    '+4930123456',
  ])
  expect(addressLines({ ...ada, district: 'Milano', province: 'MI', postcode: '20121', country: 'IT' }, 'en')).toContain('20121 Milano MI')
  expect(addressLines({ ...ada, district: 'Seattle', province: 'WA', postcode: '98101', country: 'US' }, 'en')).toEqual(
    expect.arrayContaining(['Seattle', 'WA 98101']),
  )
  const bangkok = { ...ada, phone: '+66812345678', subdistrict: 'Bang Rak', district: 'Bang Rak', province: 'TH-10', postcode: '10500', country: 'TH' }
  expect(addressLines(bangkok, 'en').slice(2)).toEqual(['Bang Rak, Bang Rak', 'Bangkok 10500', 'Thailand', '081-234-5678'])
})

test('of whoever fetches it stands who to call, and no place', () => {
  expect(addressLines({ ...ada, line1: '', district: '', postcode: '', country: 'DE' }, 'de')).toEqual(['Ada', '+4930123456'])
  // Whoever had their account deleted leaves only the place.
  expect(addressLines({ ...ada, recipient: '', phone: '', line1: '', district: '', postcode: '', country: 'DE' }, 'de')).toEqual(['Deutschland'])
})
