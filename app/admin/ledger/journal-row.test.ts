import { expect, test } from 'vitest'
import { inBookOrder, movedBy, type Posting } from './journal-row.ts'

const posting = (amount: number): Posting => ({ amount_minor: amount, account: { id: String(amount), kind: 'clearing', provider: '', seller: null } })

test('a journal moves what its debits are, and is read debits first', () => {
  const postings = [posting(-700), posting(200), posting(1000), posting(-500)]
  expect(movedBy({ postings })).toBe(1200)
  expect(inBookOrder(postings).map(({ amount_minor: amount }) => amount)).toEqual([1000, 200, -700, -500])
})
