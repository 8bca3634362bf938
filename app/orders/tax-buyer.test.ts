import { expect, test } from 'vitest'
import { checkTaxBuyer, isThaiTaxNumber, type TaxBuyer } from './tax-buyer.ts'

const company: TaxBuyer = { thai: true, name: 'Chonnabot Trading Co., Ltd.', number: '0105551234567', branch: '00000', address: '1 Silom Road\nBangkok 10500' }
const problemsOf = (changes: Partial<TaxBuyer>) => {
  const checked = checkTaxBuyer({ ...company, ...changes })
  return checked.valid ? [] : checked.problems.map(({ field, because }) => `${field} ${because}`)
}

test('the last digit of a Thai number follows from the others', () => {
  for (const right of ['0105551234567', '1101700207030']) {
    expect(isThaiTaxNumber(right)).toBe(true)
    for (let more = 1; more < 10; more += 1) expect(isThaiTaxNumber(`${right.slice(0, 12)}${(Number(right[12]) + more) % 10}`)).toBe(false)
  }
  for (const none of ['', '0', '010555123456', '01055512345678', '010555123456x', '๐๑๐๕๕๕๑๒๓๔๕๖๗']) expect(isThaiTaxNumber(none)).toBe(false)
})

test('a number may be typed with spaces and dashes, and an empty branch is the head office', () => {
  expect(checkTaxBuyer({ ...company, number: '0-1055-51234-56-7', branch: ' ' })).toEqual({ valid: true, buyer: company })
})

test('a person has no branch', () => {
  expect(checkTaxBuyer({ ...company, number: '1101700207030', branch: '00003' })).toMatchObject({ valid: true, buyer: { branch: '' } })
})

test('everything that is wrong is said at once, in the order of the form', () => {
  expect(problemsOf({ name: ' ', number: '0105551234568', branch: '12', address: '' })).toEqual([
    'taxName missing',
    'taxNumber number',
    'taxBranch branch',
    'taxAddress missing',
  ])
  expect(problemsOf({ number: '' })).toEqual(['taxNumber missing'])
  expect(problemsOf({ name: '<b>x</b>' })).toEqual(['taxName text'])
  expect(problemsOf({ address: 'x'.repeat(301) })).toEqual(['taxAddress text'])
})

test('abroad a number has the form of its country, or there is none', () => {
  for (const number of ['NL 8541.23.456.B01', 'DE123456789', '']) expect(problemsOf({ thai: false, number, branch: '' })).toEqual([])
})
