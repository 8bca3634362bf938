import { expect, test } from 'vitest'
import { CARRIERS, isMistyped, looksRight, trackingPage } from './carriers.ts'

test('every carrier of the list has a page that follows a parcel', () => {
  for (const carrier of CARRIERS) {
    const page = new URL(trackingPage(carrier, 'AB 123') ?? '')
    expect([carrier, page.protocol, page.href.includes('AB123')]).toEqual([carrier, 'https:', true])
  }
})

test('makers type names their own way', () => {
  expect(trackingPage('KERRY', '1')).toContain('kex-express.com')
  expect(trackingPage('Kerry Express (KEX)', '1')).toContain('kex-express.com')
  expect(trackingPage('ไปรษณีย์ไทย', '1')).toContain('thailandpost')
  expect(trackingPage('J & T', '1')).toContain('jtexpress')
})

test('a carrier we do not know has no page, nor has a parcel without a number; what is typed cannot leave the address', () => {
  expect(trackingPage('Uncle Somchai', '12345')).toBeUndefined()
  // A name that only contains another's letters.
  expect(trackingPage('Startups on wheels', '12345')).toBeUndefined()
  expect(trackingPage('Flash Express', '  ')).toBeUndefined()
  expect(new URL(trackingPage('DHL Express', '1&x=2#y') ?? '').searchParams.get('tracking-id')).toBe('1&x=2#y')
})

test('only a number with the form of the postal union and another check digit is surely mistyped', () => {
  expect(['EA123456784TH', 'EA123456785TH', 'EA12345678', ''].map((number) => isMistyped('Thailand Post', number))).toEqual([true, false, false, false])
  expect(isMistyped('Flash Express', 'EA123456784TH')).toBe(false)
})

test.each([
  ['Thailand Post', 'EA123456785TH', true],
  ['Thailand Post EMS', 'ea 1234 5678 5 th', true],
  ['Thailand Post', 'EA123456784TH', false],
  ['Thailand Post', 'RR473124829JP', true],
  ['Thailand Post', '123', false],
  ['Flash Express', 'TH0123456789A', true],
  ['Flash Express', '0123456789', false],
  ['UPS', '1Z999AA10123456784', true],
  ['Somebody else', 'whatever', true],
  ['Thailand Post', '', true],
])('a number of %s, %s, looks right: %s', (carrier, number, right) => {
  expect(looksRight(carrier, number)).toBe(right)
})
