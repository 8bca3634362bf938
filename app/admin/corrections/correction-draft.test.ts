import { expect, test } from 'vitest'
import { type DraftLine, leftOver, linesOf, satangTyped } from './correction-draft.ts'

const line = (account: string, debit = '', credit = ''): DraftLine => ({ key: account, account, debit, credit })

test('amounts are taken as people type them, and nothing else is', () => {
  expect(['1470', '1,470.50', ' ฿ 0.01 '].map(satangTyped)).toEqual([147_000, 147_050, 1])
  for (const wrong of ['', '0', '-1', '1.234', 'ten', '1e3', '99999999999999999']) expect(satangTyped(wrong)).toBeUndefined()
})

test('debits are positive and credits negative; a line that is not whole keeps the others back', () => {
  const drafts = [line('a', '12.50'), line('b', '', '12.50')]
  expect(linesOf(drafts)).toEqual([
    { account_id: 'a', amount_minor: 1250 },
    { account_id: 'b', amount_minor: -1250 },
  ])
  expect(leftOver(drafts)).toBe(0)
  expect(leftOver([line('a', '12.50'), line('b', '', '12')])).toBe(50)
  for (const broken of [line('', '1'), line('b'), line('b', '1', '1'), line('a', '1')]) expect(linesOf([line('a', '1'), broken])).toBeUndefined()
})
