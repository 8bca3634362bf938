import { describe, expect, test } from 'vitest'
import { fc } from '../../../tests/support/random.ts'
import { minor } from '../../platform/money.ts'
import { billReferenceOf, crcOf, isThaiId, promptPayPayload, readPromptPay, type PromptPayWish } from './promptpay.ts'

const made = (wish: PromptPayWish) => {
  const result = promptPayPayload(wish)
  return result.made ? result.payload : result.because
}

describe('the checksum', () => {
  test('the check value of CRC-16/CCITT-FALSE', () => {
    expect(crcOf('123456789')).toBe('29B1')
  })

  // Payloads published by other programs, in whatever order they write their fields; all are accepted by Thai banking apps.
  test.each([
    ['promptpay-qr, phone', '00020101021129370016A000000677010111011300668012345675802TH530376463046197'],
    ['promptpay-qr, phone and amount', '00020101021229370016A000000677010111011300660000000005802TH530376454044.226304E469'],
    ['promptpay-qr, tax number', '00020101021129370016A000000677010111021311111111111115802TH530376463047B5A'],
    ['promptpay-qr, e-wallet', '00020101021129390016A00000067701011103150049990002885055802TH530376463041521'],
    [
      'thaiqr, bill payment',
      '00020101021230710016A00000067701011201150112345678912330212REF1234567890312REF98765432153037645406200.005802TH5906THAIQR6304F528',
    ],
    [
      'a bank’s terminal',
      '00020101021130750016A00000067701011201150107537000882050219ZY010556UP8013305E80309MDMBEN38J53037645406900.045802TH622407200000yJMlWBD1ltXF6zJf6304858E',
    ],
  ])('%s is read', (_program, payload) => {
    expect(readPromptPay(payload)).toMatchObject({ currency: '764', country: 'TH' })
  })
})

describe('what we write', () => {
  test('the fields that others publish, in ascending order', () => {
    expect(made({ target: { kind: 'phone', id: '081-222-3333' } })).toBe('00020101021129370016A0000006770101110113006681222333353037645802TH63041DCF')
    expect(
      made({
        target: { kind: 'bill', billerId: '011234567891233', reference1: 'REF123456789', reference2: 'REF987654321' },
        amount: minor(20_000),
        merchantName: 'THAIQR',
      }),
    ).toBe('00020101021230710016A00000067701011201150112345678912330212REF1234567890312REF98765432153037645406200.005802TH5906THAIQR6304F528')
  })

  test('a phone, however it is written', () => {
    const all = ['0812223333', '+66812223333', '66812223333', '081 222 3333'].map((id) => made({ target: { kind: 'phone', id } }))
    expect(new Set(all).size).toBe(1)
    expect(readPromptPay(all[0] ?? '')?.account['01']).toBe('0066812223333')
  })

  test('an amount makes it a code for one payment', () => {
    const wish: PromptPayWish = { target: { kind: 'e_wallet', id: '004999000288505' } }
    expect(readPromptPay(made(wish))).toMatchObject({ dynamic: false, amount: undefined })
    expect(readPromptPay(made({ ...wish, amount: minor(147_005) }))).toMatchObject({ dynamic: true, amount: 147_005n })
  })

  test('whatever is written can be read again, and one changed character is noticed', () => {
    const bills = fc.record({
      billerId: fc.stringMatching(/^\d{13,15}$/),
      reference1: fc.stringMatching(/^[A-Z0-9]{1,20}$/),
      reference2: fc.option(fc.stringMatching(/^[A-Z0-9]{1,20}$/), { nil: undefined }),
    })
    fc.assert(
      fc.property(bills, fc.integer({ min: 1, max: 999_999_999_999 }), fc.nat(), (bill, units, where) => {
        const payload = made({ target: { kind: 'bill', ...bill }, amount: minor(units) })
        expect(readPromptPay(payload)).toMatchObject({ scheme: 'bill_payment', amount: BigInt(units), account: { '01': bill.billerId, '02': bill.reference1 } })
        const at = where % payload.length
        const damaged = payload.slice(0, at) + (payload[at] === '7' ? '8' : '7') + payload.slice(at + 1)
        expect(readPromptPay(damaged)).toBeUndefined()
      }),
    )
  })

  test.each<[string, PromptPayWish, string]>([
    ['a phone of nine digits', { target: { kind: 'phone', id: '081222333' } }, 'phone'],
    ['a tax number with a wrong check digit', { target: { kind: 'tax_id', id: '1234567890123' } }, 'tax_id'],
    ['a short e-wallet', { target: { kind: 'e_wallet', id: '12345' } }, 'e_wallet'],
    ['a biller of letters', { target: { kind: 'bill', billerId: 'ABCDEFGHIJKLM', reference1: 'A' } }, 'biller_id'],
    ['a reference with a dash', { target: { kind: 'bill', billerId: '0112345678912', reference1: 'HT-1' } }, 'reference'],
    ['nothing to pay', { target: { kind: 'phone', id: '0812223333' }, amount: minor(0) }, 'amount'],
    ['more than the standard can carry', { target: { kind: 'phone', id: '0812223333' }, amount: minor(10n ** 13n) }, 'amount'],
    ['a Thai merchant name', { target: { kind: 'phone', id: '0812223333' }, merchantName: 'หัตถา' }, 'merchant'],
  ])('refuses %s', (_what, wish, because) => {
    expect(made(wish)).toBe(because)
  })
})

test('check digits of Thai numbers', () => {
  expect(isThaiId('1111111111119')).toBe(true)
  expect(isThaiId('1234567890121')).toBe(true)
  expect(isThaiId('1234567890123')).toBe(false)
  expect(isThaiId('abc')).toBe(false)
})

test('an order number becomes a reference', () => {
  expect(billReferenceOf('HT-2611-7K3Q')).toBe('HT26117K3Q')
  expect(billReferenceOf('–')).toBeUndefined()
})

test('what is not PromptPay is not read', () => {
  for (const wrong of ['', 'hello', '0002', '000201', '00020101021163041234', 'https://example.com']) expect(readPromptPay(wrong)).toBeUndefined()
})
