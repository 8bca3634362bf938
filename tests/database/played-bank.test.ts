import { beforeEach, expect, test } from 'vitest'
import { minor } from '../../app/platform/money.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

// The bank that the walks play with says no where a real one does; what it forgave, no walk could find.

let bank: PlayedBank
let reference: string
beforeEach(async () => {
  bank = playedBank()
  const wish = {
    idempotencyKey: 'pay:1',
    method: 'card',
    amount: minor(1_000),
    currency: 'THB',
    expiresAt: new Date(),
    returnUrl: '',
    description: '',
  } as const
  ;({ reference } = await bank.createCharge(wish))
  bank.say(reference, 'paid')
})
const refund = (idempotencyKey: string, amount: number, currency = 'THB') => bank.refundCharge({ reference, idempotencyKey, amount: minor(amount), currency })

test('it gives back what was paid, in parts, and no more', async () => {
  await refund('a', 600)
  await expect(refund('b', 401)).rejects.toThrow('more than was paid')
  await refund('c', 400)
  expect(bank.refused).toHaveLength(1)
})

test('a key stands for one refund: the same again is the same, another amount is refused', async () => {
  expect(await refund('a', 600)).toEqual(await refund('a', 600))
  await expect(refund('a', 500)).rejects.toThrow('another refund')
  expect([...bank.refunds.values()]).toEqual([{ reference, amount: 600n }])
})

test('another currency, nothing, and what was never paid are refused', async () => {
  await expect(refund('a', 600, 'USD')).rejects.toThrow('another currency')
  await expect(refund('a', 0)).rejects.toThrow('more than was paid')
  bank.say(reference, 'pending')
  await expect(refund('a', 600)).rejects.toThrow('not paid')
  expect(bank.refunds.size).toBe(0)
})
