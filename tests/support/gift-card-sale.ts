import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { buyGiftCardFunction } from '../../app/gift-cards/buy-gift-card.server.ts'
import { revealGiftCardFunction } from '../../app/gift-cards/my-gift-cards.server.ts'
import { shopToday } from '../../app/gift-cards/shop-day.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import type { Caller, Shop, ShopFunction } from '../../app/shop.ts'
import type { TestDatabase } from './database.ts'
import { guest } from './market.ts'
import type { PlayedBank } from './played-bank.ts'

/** What buying a card answers. */
export type Bought = { purchase: string; token: string; code?: string }

/** What somebody who buys a card wants, with whatever a test changes. */
export const giftCardWish = (changes: object = {}) => ({
  key: randomUUID(),
  amount: 500_00,
  occasion: 'birthday',
  to: 'Ada',
  toEmail: `ada-${randomUUID()}@hattha.example`,
  message: 'For something you will use',
  language: 'de',
  sendOn: shopToday(),
  from: 'Ben',
  email: `ben-${randomUUID()}@hattha.example`,
  paymentMethod: 'card',
  ...changes,
})

type Row = {
  status: string
  gift_card_id: string | null
  buyer_name: string
  buyer_email: string
  recipient_email: string
  number: string
  letters: number
  sent_at: Date | null
}

/** A shop that sells gift cards, as its buyers use it; `now` answers the shop once a test runs. */
export function giftCardSale(now: () => { db: TestDatabase; bank: PlayedBank; shop: Shop }) {
  const ask = async <T>(fn: ShopFunction, caller: Caller, body: object): Promise<T & { status: number; code?: string }> => {
    const answer = await fn(now().shop, { ...caller, ip: caller.ip === guest.ip ? '203.0.113.9' : caller.ip }, body)
    return { status: answer.status, ...((await answer.json()) as T) }
  }
  const buy = (changes: object = {}, caller: Caller = guest) => ask<Bought>(buyGiftCardFunction, caller, giftCardWish(changes))
  const paymentOf = (purchase: string) =>
    now().db.owner.one<{ id: string; provider: string; provider_reference: string; status: string; refunded_minor: bigint }>(
      'select * from public.payments where gift_card_purchase_id = $1',
      [purchase],
    )
  const pay = async (purchase: string) => {
    const payment = await paymentOf(purchase)
    now().bank.say(payment.provider_reference, 'paid')
    return settlePayment(now().shop, payment.id)
  }
  const rowOf = (purchase: string) => now().db.owner.one<Row>('select * from public.gift_card_purchases where id = $1', [purchase])
  const boughtAndPaid = async (changes: object = {}, caller: Caller = guest): Promise<Bought> => {
    const { purchase, token } = await buy(changes, caller)
    expect(await pay(purchase)).toBe('placed')
    return { purchase, token }
  }
  const codeOf = async (bought: Bought) => (await ask<{ code: string }>(revealGiftCardFunction, guest, bought)).code
  return { ask, buy, paymentOf, pay, rowOf, boughtAndPaid, codeOf }
}
