import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  giveGiftCardAccountFunction,
  returnGiftCardFunction,
  resendGiftCardFunction,
  showGiftCardPurchaseFunction,
} from '../../app/gift-cards/my-gift-cards.server.ts'
import { buyGiftCardFunction } from '../../app/gift-cards/buy-gift-card.server.ts'
import { sendGiftCards } from '../../app/gift-cards/send-gift-cards.server.ts'
import { redeemGiftCardFunction } from '../../app/credit/redeem-gift-card.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { expireGiftCards } from '../../app/payments/expire-gift-cards.server.ts'
import { sweepPayments } from '../../app/payments/expire-orders.server.ts'
import { confirmRefund, listRefundsByHand } from '../../app/payments/refunds/refund-by-hand.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { giftCardSale, giftCardWish } from '../support/gift-card-sale.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { memberCaller } from '../support/point-shop.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let letters: Letter[]
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, 'finance')
})
const { ask, buy, paymentOf, rowOf, boughtAndPaid, codeOf } = giftCardSale(() => ({ db, bank, shop }))
const wrong = () => db.service.all('select * from private.check_books()')
const staff = (sql: string, values: unknown[]) => asStaff(db, clerk).all(sql, values)
const cardOf = async (purchase: string) => (await rowOf(purchase)).gift_card_id
const refundsOf = async (purchase: string) =>
  db.owner.all<{ status: string; amount_minor: bigint }>('select status, amount_minor from public.refunds where gift_card_id = $1 order by created_at, id', [
    await cardOf(purchase),
  ])
const hours = (purchase: string, ago: number) =>
  db.owner.all(
    `update public.payments set expires_at = expires_at - $2 * interval '1 hour', created_at = created_at - $2 * interval '1 hour' where gift_card_purchase_id = $1`,
    [purchase, ago],
  )

describe('a bank that wants the money of a card back', () => {
  const bankSays = async (purchase: string, { status, away, moves }: { status: string; away: number; moves: number }) => {
    const { provider_reference: charge } = await paymentOf(purchase)
    const said = { reference: `dp_${charge}`, reason: 'fraudulent', amount: 500_00, currency: 'THB', fee: 0, opened_at: '2026-11-20T03:00:00Z', due_at: null }
    return db.service.all(`select private.apply_chargeback('played-bank', $1, $2)`, [charge, JSON.stringify({ ...said, status, away, moves })])
  }

  test('ends the refund that waited for it where the bank keeps the money: nobody has it twice', async () => {
    const bought = await boughtAndPaid()
    expect((await ask(returnGiftCardFunction, guest, bought)).status).toBe(200)
    await bankSays(bought.purchase, { status: 'opened', away: 500_00, moves: 1 })
    await sendRefunds(shop)
    await bankSays(bought.purchase, { status: 'lost', away: 500_00, moves: 1 })
    await sendRefunds(shop)
    expect(await refundsOf(bought.purchase)).toMatchObject([{ status: 'failed' }])
    const { number } = await rowOf(bought.purchase)
    expect(await db.owner.all('select from public.chargebacks where number = $1', [`${number}-D1`])).toHaveLength(1)
    expect((await paymentOf(bought.purchase)).refunded_minor).toBe(0n)
    expect(await wrong()).toEqual([])
  })

  test('is not paid besides by a refund that was on its way and not answered', async () => {
    const bought = await boughtAndPaid()
    await ask(returnGiftCardFunction, guest, bought)
    await db.owner.all(`update public.refunds set status = 'processing' where gift_card_id = $1`, [await cardOf(bought.purchase)])
    await bankSays(bought.purchase, { status: 'opened', away: 500_00, moves: 1 })
    await bankSays(bought.purchase, { status: 'lost', away: 500_00, moves: 1 })
    await sendRefunds(shop)
    const { provider_reference: charge } = await paymentOf(bought.purchase)
    expect([...bank.refunds.values()].filter(({ reference }) => reference === charge)).toEqual([])
    expect(await wrong()).toEqual([])
  })

  test('of which it keeps a part: the rest goes back', async () => {
    const bought = await boughtAndPaid()
    await ask(returnGiftCardFunction, guest, bought)
    await bankSays(bought.purchase, { status: 'opened', away: 200_00, moves: 1 })
    await bankSays(bought.purchase, { status: 'lost', away: 200_00, moves: 1 })
    await sendRefunds(shop)
    expect((await paymentOf(bought.purchase)).refunded_minor).toBe(300_00n)
    expect(await wrong()).toEqual([])
  })

  test('and gives it back: what staff canceled meanwhile is refunded then, once', async () => {
    const bought = await boughtAndPaid()
    await bankSays(bought.purchase, { status: 'opened', away: 500_00, moves: 1 })
    await staff(`select public.stop_gift_card($1, 'cancel', 'The bank warned us')`, [await cardOf(bought.purchase)])
    expect(await refundsOf(bought.purchase)).toEqual([])
    await bankSays(bought.purchase, { status: 'won', away: 0, moves: 2 })
    await bankSays(bought.purchase, { status: 'won', away: 0, moves: 2 })
    expect(await refundsOf(bought.purchase)).toEqual([{ status: 'requested', amount_minor: 500_00n }])
    await sendRefunds(shop)
    expect((await paymentOf(bought.purchase)).refunded_minor).toBe(500_00n)
    expect(await wrong()).toEqual([])
  })

  test('and gives it back while the card is open: nothing is refunded', async () => {
    const bought = await boughtAndPaid()
    await bankSays(bought.purchase, { status: 'opened', away: 500_00, moves: 1 })
    await bankSays(bought.purchase, { status: 'won', away: 0, moves: 2 })
    expect(await refundsOf(bought.purchase)).toEqual([])
    expect(await wrong()).toEqual([])
  })
})

describe('money that a person sends back', () => {
  test('its buyer is asked where to, by the link, and the account is forgotten once it is sent', async () => {
    const bought = await boughtAndPaid()
    const account = { ...bought, bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Ben' }
    expect((await ask(giveGiftCardAccountFunction, guest, account)).code).toBe('not_open')
    await ask(returnGiftCardFunction, guest, bought)
    const { id } = await db.owner.one<{ id: string }>(`update public.refunds set status = 'processing' where gift_card_id = $1 returning id`, [
      await cardOf(bought.purchase),
    ])
    await db.service.all('select private.leave_refund_to_person($1)', [id])
    await sendOutbox(shop)
    const { buyer_email: buyer } = await rowOf(bought.purchase)
    expect(letters.findLast((one) => one.to === buyer)?.subject).toContain('Where should we send your refund?')
    expect((await ask(giveGiftCardAccountFunction, guest, { ...account, token: 'A'.repeat(43) })).status).toBe(404)
    expect((await ask(giveGiftCardAccountFunction, guest, account)).status).toBe(200)
    expect((await ask(giveGiftCardAccountFunction, guest, { ...account, bank: 'SCB' })).status).toBe(200)
    expect(await ask(showGiftCardPurchaseFunction, guest, bought)).toMatchObject({
      card: { refundByHand: { amount: 500_00, account: { bank: 'SCB', end: '89-0' } } },
    })
    const facts = await db.owner.one<{ facts: object }>('select private.facts_of_refund($1) as facts', [id])
    expect(facts.facts).toMatchObject({ bank: 'SCB', holder: 'Ben' })
    const { number } = await rowOf(bought.purchase)
    // What the list on the terminal names can be confirmed there.
    expect((await listRefundsByHand(shop)).some((line) => line.startsWith(number))).toBe(true)
    expect(await confirmRefund(shop, { number, reference: 'by hand' })).toMatchObject({ done: true })
    expect((await confirmRefund(shop, { number, reference: 'by hand' })).sentence).toContain('confirmed before')
    expect(await db.owner.all('select id from private.refund_accounts where gift_card_purchase_id = $1', [bought.purchase])).toEqual([])
    expect(await wrong()).toEqual([])
  })
})

describe('a payment that does not come', () => {
  test('ends with its time, at the provider too', async () => {
    const { purchase } = await buy()
    await expireGiftCards(shop)
    expect((await rowOf(purchase)).status).toBe('open')
    await hours(purchase, 2)
    await Promise.all([expireGiftCards(shop), expireGiftCards(shop)])
    const payment = await paymentOf(purchase)
    expect(bank.charges.get(payment.provider_reference)?.status).toBe('canceled')
    expect(payment.status).toBe('canceled')
    expect((await rowOf(purchase)).status).toBe('canceled')
  })

  test('but has come meanwhile makes the card', async () => {
    const { purchase } = await buy()
    bank.say((await paymentOf(purchase)).provider_reference, 'paid')
    await hours(purchase, 2)
    await expireGiftCards(shop)
    expect((await rowOf(purchase)).status).toBe('paid')
  })

  test('that was never asked for is given up and not begun after its time', async () => {
    bank.away = true
    const { purchase } = await buy()
    bank.away = false
    await hours(purchase, 2)
    await sweepPayments(shop)
    expect((await paymentOf(purchase)).provider_reference).toBeNull()
    await expireGiftCards(shop)
    expect((await paymentOf(purchase)).status).toBe('canceled')
    expect(await rowOf(purchase)).toMatchObject({ status: 'canceled', recipient_email: '' })
  })
})

describe('staff and a bought card', () => {
  test('a new code is sent and never told; the letter that is on its way does not undo it, and the old link opens nothing', async () => {
    const bought = await boughtAndPaid()
    const old = await codeOf(bought)
    const [answer] = await asStaff(db, clerk).all<{ code: string | null }>(`select public.renew_gift_card_code($1, 'The link was stolen') as code`, [
      await cardOf(bought.purchase),
    ])
    expect(answer?.code).toBeNull()
    expect((await ask(showGiftCardPurchaseFunction, guest, bought)).status).toBe(404)
    const letter = await db.service.one<{ state: string }>('select private.code_gift_card($1, 1, $2) as state', [bought.purchase, old])
    expect(letter.state).toBe('renewed')
    await sendGiftCards(shop)
    await sendOutbox(shop)
    const person = memberCaller(await givenPerson(db))
    expect((await ask(redeemGiftCardFunction, person, { code: old })).code).toBe('gift_card_unknown')
    const { recipient_email: to, buyer_email: buyer } = await rowOf(bought.purchase)
    const code = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(letters.findLast((one) => one.to === to)?.text ?? '')?.[0]
    expect(await ask(redeemGiftCardFunction, person, { code })).toMatchObject({ status: 200 })
    // The buyer is told, with a link that opens.
    const link = /bought=[^\s&]+&token=([\w-]{43})/.exec(letters.findLast((one) => one.to === buyer)?.text ?? '')?.[1]
    expect((await ask(showGiftCardPurchaseFunction, guest, { purchase: bought.purchase, token: link })).status).toBe(200)
  })

  test('a card the shop gave away still tells its new code', async () => {
    const [made] = await asStaff(db, clerk).all<{ made: { id: string } }>(`select public.issue_gift_card(10000, null, $1, 'A kind word') as made`, [
      randomUUID(),
    ])
    const [answer] = await asStaff(db, clerk).all<{ code: string | null }>(`select public.renew_gift_card_code($1, 'It was lost') as code`, [made?.made.id])
    expect(answer?.code).toMatch(/^.{19}$/)
  })

  test('it goes again to the address that stands, the buyer hears of it, and only the buyer changes the address', async () => {
    const bought = await boughtAndPaid()
    await sendGiftCards(shop)
    const { recipient_email: to, buyer_email: buyer } = await rowOf(bought.purchase)
    await sendOutbox(shop)
    const before = letters.filter((one) => one.to === buyer).length
    await staff(`select public.resend_gift_card($1, 'She never got it')`, [await cardOf(bought.purchase)])
    await sendGiftCards(shop)
    await sendOutbox(shop)
    expect(letters.filter((one) => one.to === to)).toHaveLength(2)
    expect(letters.filter((one) => one.to === buyer)).toHaveLength(before + 1)
    expect(await refusal(staff(`select public.resend_gift_card($1, 'thief@hattha.example', 'She never got it')`, [await cardOf(bought.purchase)]))).toBe(
      '42883',
    )
    expect((await ask(resendGiftCardFunction, guest, { ...bought, email: 'right@hattha.example' })).status).toBe(200)
  })
})

describe('what one person may buy', () => {
  const from = (ip: string) => ({ ...guest, ip })

  test('is counted by mailbox, however it is written', async () => {
    const box = randomUUID()
    for (const tag of ['one', 'two']) await boughtAndPaid({ amount: 9_000_00, email: `${box}+${tag}@hattha.example` })
    expect((await buy({ amount: 9_000_00, email: `${box}+three@hattha.example` })).code).toBe('gift_cards_too_many')
  })

  test('is not used up by somebody else who names their mailbox and does not pay', async () => {
    const email = `victim-${randomUUID()}@hattha.example`
    for (let time = 0; time < 2; time += 1) expect((await buy({ amount: 9_000_00, email }, from('198.51.100.7'))).status).toBe(200)
    expect((await buy({ amount: 9_000_00, email }, from('198.51.100.7'))).code).toBe('gift_cards_too_many')
    expect((await buy({ amount: 9_000_00, email }, from('198.51.100.8'))).status).toBe(200)
  })

  test('is counted by network as well, whatever mailboxes are named', async () => {
    await db.owner.all(`update public.shop_settings set value = '3' where key = 'credit.sale_network_cards'`)
    const answers = await Promise.all(Array.from({ length: 5 }, () => buy({}, from('198.51.100.9'))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect((await buy({}, from('198.51.100.10'))).status).toBe(200)
    await db.owner.all(`update public.shop_settings set value = '60' where key = 'credit.sale_network_cards'`)
  })

  test('is nothing where they are kept out, except to see again what they have begun', async () => {
    const wish = giftCardWish()
    expect((await ask(buyGiftCardFunction, guest, wish)).status).toBe(200)
    const strict = { ...shop, blocklist: { keepsOut: ({ email }: { email?: string }) => email === wish.email } }
    const at = async (body: object) => (await buyGiftCardFunction(strict, { ...guest, ip: '203.0.113.9' }, body)).status
    expect(await at(giftCardWish({ email: wish.email }))).toBe(403)
    expect(await at(wish)).toBe(200)
  })
})

describe('a buyer who leaves', () => {
  const leave = async (person: string) =>
    (await db.service.one<{ against: { reason: string } | null }>('select private.delete_account($1) as against', [person])).against

  test('leaves no name and no address behind, but not before their money is back', async () => {
    const person = await givenPerson(db)
    const bought = await boughtAndPaid({ email: `leaver-${randomUUID()}@hattha.example` }, memberCaller(person))
    await ask(returnGiftCardFunction, memberCaller(person), { purchase: bought.purchase })
    expect(await leave(person)).toMatchObject({ reason: 'open_refunds' })
    await sendRefunds(shop)
    expect(await leave(person)).toBeNull()
    const row = await rowOf(bought.purchase)
    expect(row.buyer_email).toMatch(/@deleted\.invalid$/)
    expect(row).toMatchObject({ buyer_name: '—', recipient_email: '' })
  })

  test('whose card still waits for its day sends it all the same', async () => {
    const person = await givenPerson(db)
    const bought = await boughtAndPaid({}, memberCaller(person))
    const { recipient_email: to } = await rowOf(bought.purchase)
    expect(await leave(person)).toBeNull()
    await sendGiftCards(shop)
    await sendOutbox(shop)
    expect(letters.filter((one) => one.to === to)).toHaveLength(1)
    expect((await rowOf(bought.purchase)).buyer_email).toMatch(/@deleted\.invalid$/)
  })

  test('without an account is asked for and forgotten by their address', async () => {
    const email = `guest-${randomUUID()}@hattha.example`
    const bought = await boughtAndPaid({ email })
    const { data } = await db.owner.one<{ data: { gift_card_purchases: object[] } }>('select private.guest_data($1) as data', [email])
    expect(data.gift_card_purchases).toHaveLength(1)
    await ask(returnGiftCardFunction, guest, bought)
    const stays = () => db.owner.one<{ why: { names: string[] } | null }>('select private.guest_stays($1) as why', [email])
    expect((await stays()).why?.names).toHaveLength(1)
    await sendRefunds(shop)
    expect((await stays()).why).toBeNull()
    await db.owner.all('select private.erase_guest($1)', [email])
    expect(await rowOf(bought.purchase)).toMatchObject({ buyer_name: '—', recipient_email: '' })
    expect((await ask(showGiftCardPurchaseFunction, guest, bought)).status).toBe(404)
  })

  test('is forgotten with the card that was never paid, or long after', async () => {
    const { purchase } = await buy()
    const payment = await paymentOf(purchase)
    bank.say(payment.provider_reference, 'failed')
    await hours(purchase, 1)
    await sweepPayments(shop)
    await db.owner.all(`update public.gift_card_purchases set created_at = created_at - interval '31 days' where id = $1`, [purchase])
    const { purchase: old } = await boughtAndPaid()
    await sendGiftCards(shop)
    await db.owner.all(`update public.gift_card_purchases set sent_at = sent_at - interval '401 days' where id = $1`, [old])
    const { purchase: fresh } = await boughtAndPaid()
    // Whom it was for goes first, and with the next night whoever bought it.
    for (let night = 0; night < 2; night += 1) await db.service.all('select private.forget_gift_card_purchases()')
    for (const id of [purchase, old]) expect(await rowOf(id)).toMatchObject({ buyer_name: '—', recipient_email: '' })
    expect((await rowOf(fresh)).buyer_email).toMatch(/^ben-/)
  })
})
