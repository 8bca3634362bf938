import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { redeemGiftCardFunction } from '../../app/credit/redeem-gift-card.server.ts'
import { buyGiftCardFunction } from '../../app/gift-cards/buy-gift-card.server.ts'
import { dayAhead } from '../../app/gift-cards/shop-day.ts'
import {
  listGiftCardsFunction,
  resendGiftCardFunction,
  returnGiftCardFunction,
  revealGiftCardFunction,
  showGiftCardPurchaseFunction,
} from '../../app/gift-cards/my-gift-cards.server.ts'
import { sendGiftCards } from '../../app/gift-cards/send-gift-cards.server.ts'
import { showGiftCardFunction } from '../../app/gift-cards/show-gift-card.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { creditOf } from '../support/credit.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { type Bought, giftCardSale, giftCardWish } from '../support/gift-card-sale.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { memberCaller } from '../support/point-shop.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

const { ask, buy, paymentOf, pay, rowOf, boughtAndPaid, codeOf } = giftCardSale(() => ({ db, bank, shop }))
const owed = async () =>
  Number(
    (
      await db.owner.one<{ sum: bigint }>(
        `select coalesce(-sum(p.amount_minor), 0)::bigint as sum from public.postings p join public.ledger_accounts a on a.id = p.account_id where a.kind = 'gift_cards'`,
      )
    ).sum,
  )
const costs = async () =>
  Number(
    (
      await db.owner.one<{ sum: bigint }>(
        `select coalesce(sum(p.amount_minor), 0)::bigint as sum from public.postings p join public.ledger_accounts a on a.id = p.account_id where a.kind = 'gift_card_cost'`,
      )
    ).sum,
  )
const wrong = () => db.service.all('select * from private.check_books()')

describe('buying', () => {
  test('the card is made when its payment is captured, once, and is owed without any cost', async () => {
    const before = await owed()
    const { purchase } = await buy()
    expect((await rowOf(purchase)).gift_card_id).toBeNull()
    expect(await owed()).toBe(before)
    const payment = await paymentOf(purchase)
    bank.say(payment.provider_reference, 'paid')
    const settled = await Promise.all([settlePayment(shop, payment.id), settlePayment(shop, payment.id)])
    expect(settled.toSorted()).toEqual(['already-placed', 'placed'])
    expect(await rowOf(purchase)).toMatchObject({ status: 'paid' })
    expect(await db.owner.all(`select id from public.gift_cards where key = $1`, [purchase])).toHaveLength(1)
    expect((await owed()) - before).toBe(500_00)
    expect(await costs()).toBe(0)
    expect(await wrong()).toEqual([])
  })

  test('the same press twice is one purchase; another person’s key is not answered', async () => {
    const same = giftCardWish()
    const [first, second] = await Promise.all([ask<Bought>(buyGiftCardFunction, guest, same), ask<Bought>(buyGiftCardFunction, guest, same)])
    expect(first.purchase).toBe(second.purchase)
    expect((await ask(buyGiftCardFunction, guest, { ...giftCardWish(), key: same.key })).status).toBe(404)
  })

  test('a payment that fails leaves no card, no journal and nothing of the person it was for', async () => {
    const { purchase } = await buy()
    const payment = await paymentOf(purchase)
    bank.say(payment.provider_reference, 'failed')
    expect(await settlePayment(shop, payment.id)).toBe('failed')
    expect(await rowOf(purchase)).toMatchObject({ status: 'failed', gift_card_id: null, recipient_email: '' })
    expect(await db.owner.all('select id from public.journals where payment_id = $1', [payment.id])).toEqual([])
  })

  test('money that comes after its time makes the card all the same', async () => {
    const { purchase } = await buy()
    const payment = await paymentOf(purchase)
    bank.say(payment.provider_reference, 'expired')
    await settlePayment(shop, payment.id)
    await db.owner.all(`update public.gift_card_purchases set created_at = created_at - interval '8 days' where id = $1`, [purchase])
    await db.service.all('select private.forget_gift_card_purchases()')
    expect(await pay(purchase)).toBe('placed')
    // Whom it was for is forgotten: it goes to whoever paid.
    expect((await rowOf(purchase)).recipient_email).toMatch(/^ben-/)
  })

  test.each([
    ['less than the least', { amount: 299_00 }, 'gift_card_amount'],
    ['more than the most', { amount: 10_001_00 }, 'gift_card_amount'],
    ['part of a baht', { amount: 500_50 }, 'gift_card_amount'],
    ['yesterday', { sendOn: dayAhead(-1) }, 'gift_card_day'],
    ['too far ahead', { sendOn: dayAhead(366) }, 'gift_card_day'],
    ['with credit', { paymentMethod: 'store_credit' }, 'invalid'],
    ['without an address', { toEmail: 'nowhere' }, 'invalid'],
    ['as a guest without a mailbox', { email: '' }, 'invalid'],
  ])('not %s', async (_name, changes, code) => {
    expect((await buy(changes)).code).toBe(code)
  })

  test('the table itself refuses to have a card paid with credit', async () => {
    const { purchase } = await buy()
    expect(
      await refusal(
        db.owner.all(
          `insert into public.payments (gift_card_purchase_id, attempt, provider, method, amount_minor, expires_at) values ($1, 2, 'credit', 'store_credit', 50000, now())`,
          [purchase],
        ),
      ),
    ).toBe('23514')
  })

  test('one person buys so much within a day and no more, also when all is asked at once, with or without signing in', async () => {
    const email = `eager-${randomUUID()}@hattha.example`
    const answers = await Promise.all(Array.from({ length: 3 }, () => buy({ amount: 9_000_00, email })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422])
    const person = await givenPerson(db)
    expect((await buy({ amount: 9_000_00, email }, memberCaller(person))).code).toBe('gift_cards_too_many')
  })

  test('nobody buys where cards are not sold', async () => {
    await db.owner.all(`update public.shop_settings set value = 'false' where key = 'credit.sale_open'`)
    expect((await buy()).code).toBe('gift_cards_not_sold')
    await db.owner.all(`update public.shop_settings set value = 'true' where key = 'credit.sale_open'`)
  })

  test('a member earns no points by it', async () => {
    const person = await givenPerson(db)
    await boughtAndPaid({}, memberCaller(person))
    expect(await db.owner.all('select * from public.points_entries where person_id = $1', [person])).toEqual([])
  })
})

describe('sending', () => {
  test('it goes on its day and not before, once, in the language that was chosen, with a code that opens it', async () => {
    const later = await boughtAndPaid({ sendOn: dayAhead(3) })
    const today = await boughtAndPaid()
    await Promise.all([sendGiftCards(shop), sendGiftCards(shop)])
    await sendOutbox(shop)
    const { recipient_email: to } = await rowOf(today.purchase)
    const mine = letters.filter((letter) => letter.to === to)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.text).toContain('Geschenkkarte')
    expect((await rowOf(later.purchase)).sent_at).toBeNull()
    const code = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(mine[0]?.text ?? '')?.[0]
    expect(code).toBe(await codeOf(today))
    const receipts = letters.filter((letter) => letter.to.startsWith('ben-') && letter.text.includes(today.purchase))
    expect(receipts).toHaveLength(1)
    expect(receipts[0]?.text).not.toContain(code ?? '-')
    const person = await givenPerson(db)
    expect(await ask(redeemGiftCardFunction, memberCaller(person), { code })).toEqual({ status: 200, amount: 500_00 })
    expect(await creditOf(db, person)).toBe(500_00)
    expect(await wrong()).toEqual([])
  })

  test('what was interrupted after the payment goes out with the next run', async () => {
    const { purchase } = await boughtAndPaid()
    const killed = { ...shop, service: { ...shop.service, transaction: () => Promise.reject(new Error('killed')) } } as Shop
    await expect(sendGiftCards(killed)).rejects.toThrow('killed')
    expect((await rowOf(purchase)).sent_at).toBeNull()
    await sendGiftCards(shop)
    expect((await rowOf(purchase)).sent_at).not.toBeNull()
  })

  test('sent again to a mended address it has a new code, and the old one opens nothing', async () => {
    const bought = await boughtAndPaid()
    await sendGiftCards(shop)
    const old = await codeOf(bought)
    expect((await ask(resendGiftCardFunction, guest, { ...bought, email: 'right@hattha.example' })).status).toBe(200)
    await sendGiftCards(shop)
    await sendOutbox(shop)
    const fresh = await codeOf(bought)
    expect(fresh).not.toBe(old)
    expect(letters.filter(({ to, text }) => to === 'right@hattha.example' && text.includes(fresh))).toHaveLength(1)
    const person = await givenPerson(db)
    expect(await ask(redeemGiftCardFunction, memberCaller(person), { code: old })).toMatchObject({ status: 422, code: 'gift_card_unknown' })
    expect((await ask(redeemGiftCardFunction, memberCaller(person), { code: fresh })).status).toBe(200)
    expect((await ask(resendGiftCardFunction, guest, { ...bought, email: '' })).code).toBe('gift_card_redeemed')
  })

  test('it is not sent for ever', async () => {
    const bought = await boughtAndPaid()
    for (let time = 0; time < 4; time += 1) {
      await sendGiftCards(shop)
      expect((await ask(resendGiftCardFunction, guest, { ...bought, email: '' })).status).toBe(200)
    }
    await sendGiftCards(shop)
    expect((await ask(resendGiftCardFunction, guest, { ...bought, email: '' })).code).toBe('gift_card_sent_often')
  })

  test('nobody but its buyer sees a purchase or its code', async () => {
    const ben = await givenPerson(db)
    const bought = await boughtAndPaid({ email: '' }, memberCaller(ben))
    const other = memberCaller(await givenPerson(db))
    const without = { purchase: bought.purchase }
    for (const fn of [showGiftCardPurchaseFunction, revealGiftCardFunction, returnGiftCardFunction]) {
      expect((await ask(fn, other, without)).status).toBe(404)
      expect((await ask(fn, guest, { ...without, token: 'A'.repeat(43) })).status).toBe(404)
    }
    expect((await ask<{ cards: object[] }>(listGiftCardsFunction, memberCaller(ben), {})).cards).toHaveLength(1)
    expect((await ask<{ cards: object[] }>(listGiftCardsFunction, other, {})).cards).toEqual([])
    expect((await ask(listGiftCardsFunction, guest, {})).status).toBe(401)
    const code = (await ask<{ code: string }>(revealGiftCardFunction, memberCaller(ben), without)).code
    expect(await ask(showGiftCardFunction, guest, { code })).toMatchObject({ status: 200, card: { amount: 500_00, from: 'Ben', to: 'Ada' } })
    expect((await ask(showGiftCardFunction, guest, { code: '2222-2222-2222-2222' })).code).toBe('gift_card_unknown')
    // Nothing that is kept holds the code.
    const kept = await db.owner.all(
      'select to_jsonb(c) as card, to_jsonb(b) as purchase from public.gift_cards c join public.gift_card_purchases b on b.gift_card_id = c.id',
    )
    expect(JSON.stringify(kept)).not.toContain(code)
  })

  test('there is no code before the money', async () => {
    const { purchase, token } = await buy()
    expect((await ask(revealGiftCardFunction, guest, { purchase, token })).code).toBe('gift_card_not_paid')
  })
})

describe('giving back', () => {
  test('a card that nobody redeemed goes back once, with its money, and its code is dead', async () => {
    const bought = await boughtAndPaid()
    const code = await codeOf(bought)
    const answers = await Promise.all([ask(returnGiftCardFunction, guest, bought), ask(returnGiftCardFunction, guest, bought)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    expect(await wrong()).toEqual([])
    await sendRefunds(shop)
    await sendRefunds(shop)
    expect(await paymentOf(bought.purchase)).toMatchObject({ status: 'refunded', refunded_minor: 500_00n })
    expect(await wrong()).toEqual([])
    const person = await givenPerson(db)
    expect((await ask(redeemGiftCardFunction, memberCaller(person), { code })).code).toBe('gift_card_unknown')
    await sendOutbox(shop)
    expect((await rowOf(bought.purchase)).status).toBe('returned')
  })

  test('redeeming and giving back at once: one of them wins, and the money is there once', async () => {
    const bought = await boughtAndPaid()
    const code = await codeOf(bought)
    const person = await givenPerson(db)
    const answers = await Promise.all([ask(returnGiftCardFunction, guest, bought), ask(redeemGiftCardFunction, memberCaller(person), { code })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await sendRefunds(shop)
    expect(Number((await paymentOf(bought.purchase)).refunded_minor) + (await creditOf(db, person))).toBe(500_00)
    expect(await wrong()).toEqual([])
  })

  test('not after it was redeemed, blocked, or the days are over', async () => {
    const late = await boughtAndPaid()
    await db.owner.all(`update public.gift_card_purchases set paid_at = paid_at - interval '15 days' where id = $1`, [late.purchase])
    expect((await ask(returnGiftCardFunction, guest, late)).code).toBe('gift_card_too_late')
    const used = await boughtAndPaid()
    await ask(redeemGiftCardFunction, memberCaller(await givenPerson(db)), { code: await codeOf(used) })
    expect((await ask(returnGiftCardFunction, guest, used)).code).toBe('gift_card_redeemed')
    const { purchase, token } = await buy()
    expect((await ask(returnGiftCardFunction, guest, { purchase, token })).code).toBe('gift_card_not_paid')
  })

  test('staff block, send again and cancel, which sends the money back; nobody without the right does', async () => {
    const clerk = await givenPerson(db)
    await givenStaff(db, clerk, 'finance')
    const bought = await boughtAndPaid()
    const { gift_card_id: card } = await rowOf(bought.purchase)
    const stop = (how: string, who = clerk) => asStaff(db, who).all('select public.stop_gift_card($1, $2, $3)', [card, how, 'The bank warned us'])
    expect(await refusal(stop('block', await givenPerson(db)))).toBe('42501')
    await stop('block')
    expect((await ask(returnGiftCardFunction, guest, bought)).code).toBe('gift_card_blocked')
    await sendGiftCards(shop)
    expect((await rowOf(bought.purchase)).sent_at).toBeNull()
    await stop('unblock')
    await sendGiftCards(shop)
    await asStaff(db, clerk).all(`select public.resend_gift_card($1, 'She never got it')`, [card])
    expect(await rowOf(bought.purchase)).toMatchObject({ sent_at: null, status: 'paid' })
    await stop('cancel')
    await sendRefunds(shop)
    expect((await paymentOf(bought.purchase)).refunded_minor).toBe(500_00n)
    expect(await wrong()).toEqual([])
  })

  test('whose bank asks for the money does not spend the card as well, and the loss is the shop’s', async () => {
    const bought = await boughtAndPaid()
    const code = await codeOf(bought)
    const payment = await paymentOf(bought.purchase)
    const { id } = await db.owner.one<{ id: string }>(
      `insert into public.chargebacks (number, payment_id, provider, provider_reference, reason, amount_minor, opened_at, answer_by)
       select 'G-D1', p.id, p.provider, 'dp_gift', 'fraudulent', 50000, now(), now() from public.payments p where p.id = $1 returning id`,
      [payment.id],
    )
    expect((await ask(redeemGiftCardFunction, memberCaller(await givenPerson(db)), { code })).code).toBe('gift_card_blocked')
    await db.owner.all('update public.chargebacks set away_minor = 50000, fee_minor = 1500 where id = $1', [id])
    expect(await wrong()).toEqual([])
    const clerk = await givenPerson(db)
    await givenStaff(db, clerk, 'finance')
    const { gift_card_id: card } = await rowOf(bought.purchase)
    await asStaff(db, clerk).all(`select public.stop_gift_card($1, 'cancel', 'The bank took the money')`, [card])
    // There is nothing left to send back.
    expect(await db.owner.all('select id from public.refunds where gift_card_id = $1', [card])).toEqual([])
    expect(await wrong()).toEqual([])
  })
})
