import { expect, test } from 'vitest'
import { addressToBegin } from './known-buyer.ts'

const HOME = {
  recipient: 'Mali Srisuk',
  phone: '+66812345678',
  line1: '12 Charoen Krung 36',
  line2: '',
  subdistrict: 'Bang Rak',
  district: 'Bang Rak',
  province: 'TH-10',
  postcode: '10500',
  country: 'TH',
  note: '',
}
const buyer = { fullName: 'Mali Srisuk', phone: '+66812345678' }

test('a signed-in buyer begins with the address of the last order', () => {
  const orders = [
    { address: HOME, gift: false },
    { address: { ...HOME, line1: '9 Moo 4' }, gift: false },
  ]
  expect(addressToBegin({ ...buyer, orders })).toEqual(HOME)
})

test('a gift went to somebody else, and what can no longer be delivered to is not offered', () => {
  const orders = [
    { address: { ...HOME, recipient: 'A friend' }, gift: true },
    { address: { ...HOME, postcode: '99999' }, gift: false },
    { address: null, gift: false },
    { address: HOME, gift: false },
  ]
  expect(addressToBegin({ ...buyer, orders })).toEqual(HOME)
})

test('before the first order, with the name and phone of the profile', () => {
  expect(addressToBegin({ ...buyer, orders: [] })).toEqual({ recipient: 'Mali Srisuk', phone: '+66812345678' })
})
