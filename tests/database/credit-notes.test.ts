import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { LANGUAGES, type Language } from '../../app/i18n/languages.ts'
import { moveOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { loader } from '../../app/orders/documents/document-route.ts'
import { issueDocuments } from '../../app/orders/documents/issue-documents.server.ts'
import { openDocumentFunction } from '../../app/orders/documents/open-document.server.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { moveCaseFunction } from '../../app/returns/move-case.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import { enter, type Caller, type Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDeliveredOrder, type DeliveredOrder } from '../support/delivered-order.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { asCaller, givenSellerWithPerson, givenOrder } from '../support/paid-orders.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'

let db: TestDatabase
let bank: PlayedBank
/** Papers are numbered by the year in Bangkok, which begins before that of Greenwich. */
const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Bangkok', year: 'numeric' }).format()
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop, letters } = testShop(db, { payments: [bank] }))
})

type Note = { id: string; number: string; kind: string; reason: string; amount_minor: bigint; sums: Record<string, number> }
const notesOf = (orderId: string) =>
  db.owner.all<Note>('select id, number, kind, reason, amount_minor, sums from public.credit_notes where order_id = $1 order by number', [orderId])

/** So many pieces of a line go back, and the money with them. */
async function giveBack(order: DeliveredOrder, products: number): Promise<string> {
  const answer = await openCaseFunction(shop, guest, {
    order: order.number,
    token: order.token,
    key: randomUUID(),
    kind: 'return',
    reason: 'size',
    lines: [{ order_line_id: order.lines[0]?.id, quantity: products }],
  })
  const { number } = (await answer.json()) as { number: string }
  for (const to of ['approved', 'received', 'refunded'])
    expect((await moveCaseFunction(shop, order.seller, { order: number, key: randomUUID(), to, return_to: 'Chonnabot' })).status).toBe(200)
  await sendRefunds(shop)
  return number
}

async function givenTaxed(quantity = 3): Promise<DeliveredOrder> {
  const order = await givenDeliveredOrder(db, { shop, bank }, { quantities: [quantity], prices: [33_34] })
  await db.owner.all('update public.sellers set vat_registered = true where id = $1', [order.sellerId])
  // As it would have been sold by a maker who was registered already.
  await db.owner.all('update public.orders set tax_included_minor = round(total_minor * 7 / 107.0) where id = $1', [order.id])
  await db.owner.all('update public.order_lines set tax_rate_ppm = 70000, tax_minor = round(total_minor * 7 / 107.0) where order_id = $1', [order.id])
  await issueDocuments(shop)
  return order
}

test('a maker registered for VAT issues one for every refund: original value, right value, difference, and the VAT in it add up to the satang', async () => {
  const order = await givenTaxed()
  const { total, tax } = await db.owner.one<{ total: bigint; tax: bigint }>(
    'select total_minor as total, tax_included_minor as tax from public.orders where id = $1',
    [order.id],
  )
  for (const products of [1, 1, 1]) await giveBack(order, products)
  await issueDocuments(shop)
  const notes = await notesOf(order.id)
  expect(notes.map(({ number, kind, reason }) => [number, kind, reason])).toEqual([1, 2, 3].map((place) => [`CN${year}-0000${place}`, 'credit_note', 'return']))
  let before = 0
  for (const { amount_minor: amount, sums } of notes) {
    expect(sums).toMatchObject({ original_minor: Number(total), earlier_minor: before, difference_minor: Number(amount), points_minor: 0 })
    before += sums['difference_minor'] ?? 0
    expect(sums['right_minor']).toBe(Number(total) - before)
    // Seven parts of a hundred and seven, rounded over all notes together.
    expect(Math.abs((sums['tax_minor'] ?? 0) - (Number(amount) * 7) / 107)).toBeLessThan(1.01)
  }
  expect(before).toBe(Number(total))
  expect(notes.reduce((sum, { sums }) => sum + (sums['tax_minor'] ?? 0), 0)).toBe(Number(tax))
})

test('numbers run per maker without a gap, however many ask at once; a second call is the same note', async () => {
  const from = await givenSellerWithPerson(db)
  const orders = []
  for (const _ of [1, 2, 3, 4]) orders.push(await givenOrder({ db, shop, bank }, { from }))
  await issueDocuments(shop)
  for (const { seller, number } of orders)
    await moveOrderFunction(shop, seller, { key: randomUUID(), order: number, to: 'canceled', reason: 'The kiln broke.' })
  await sendRefunds(shop)
  const refunds = await db.owner.all<{ id: string }>('select id from public.refunds where order_id = any ($1)', [orders.map(({ id }) => id)])
  await Promise.all([...refunds, ...refunds].map(({ id }) => shop.service.all('select private.issue_credit_note($1)', [id])))
  const notes = await db.owner.all<{ number: string; reason: string }>('select number, reason from public.credit_notes where seller_id = $1 order by number', [
    from.sellerId,
  ])
  expect(notes).toEqual([1, 2, 3, 4].map((place) => ({ number: `RN${year}-0000${place}`, reason: 'cancellation' })))
  for (const change of ['update public.credit_notes set number = number', 'delete from public.credit_notes'])
    expect(await refusal(db.service.all(change))).toBe('42501')
})

test('there is none where no receipt was issued, and none for money that was paid twice', async () => {
  const early = await givenOrder({ db, shop, bank })
  await moveOrderFunction(shop, early.seller, { key: randomUUID(), order: early.number, to: 'canceled', reason: 'The kiln broke.' })
  await sendRefunds(shop)
  const twice = await givenOrder({ db, shop, bank })
  await issueDocuments(shop)
  await db.owner.all(
    `insert into public.refunds (payment_id, order_id, amount_minor, reason) select s.payment_id, s.order_id, 1, 'paid_twice' from public.payment_splits s where s.order_id = $1`,
    [twice.id],
  )
  await sendRefunds(shop)
  await issueDocuments(shop)
  for (const { id } of [early, twice]) expect(await notesOf(id)).toEqual([])
  expect(await db.owner.all(`select id from public.refunds where note_due and status = 'succeeded'`)).toEqual([])
})

describe('the paper', () => {
  const follow = async (url: string, language: Language) => {
    const context = new RouterContextProvider()
    enter(context, shop, { language, currency: 'THB', path: '/order-document.pdf' })
    const request = new Request(`http://shop.test${url}`)
    return loader({ context, request, params: {}, url: new URL(request.url), pattern: '/order-document.pdf' })
  }
  const open = (caller: Caller, body: object) => openDocumentFunction(shop, caller, { kind: 'credit_note', ...body })
  /** ำ is drawn as ํ and า, and read back as these two. */
  const packed = (text: string) => text.replaceAll(/[\s\u200B]+/g, '').normalize('NFKD')
  const amount = (satang: number) => new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(satang / 100)

  test('can be taken by the buyer and the maker in every language, and says what it corrects, why, and by how much', async () => {
    const order = await givenTaxed()
    const number = await giveBack(order, 1)
    await sendOutbox(shop)
    const [note] = await notesOf(order.id)
    const told = letters.find(({ subject }) => subject.startsWith(number) && subject.includes('refunded'))
    expect(told?.text).toContain(`Credit note ${note?.number}`)
    const tracked = await findByToken(shop, order.token)
    expect(tracked?.orders[0]?.creditNotes).toMatchObject([{ number: note?.number, amount: 33_34 }])
    const { corrected } = await db.owner.one<{ corrected: string }>('select number as corrected from public.documents where order_id = $1', [order.id])
    for (const language of LANGUAGES) {
      const caller = language === 'th' ? order.seller : guest
      const answer = await open({ ...caller, language }, { order: order.number, token: language === 'th' ? undefined : order.token, note: note?.id })
      expect(answer.status).toBe(200)
      const { url } = (await answer.json()) as { url: string }
      const file = await follow(url, language)
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename="credit-note-${note?.number}.pdf"`)
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), { mergePages: true })
      const t = shop.words(language)
      for (const key of [
        'credit_note',
        'number',
        'creditNote.corrects',
        'creditNote.because.return',
        'creditNote.original',
        'creditNote.right',
        'creditNote.difference',
        'creditNote.money',
      ])
        expect(packed(text)).toContain(packed(t(`documents:${key}`)))
      for (const said of ['ใบลดหนี้', 'ใบกำกับภาษี', note?.number ?? '', corrected, order.number]) expect(packed(text)).toContain(packed(said))
      expect(packed(text)).not.toContain('?')
      if (language === 'en')
        for (const key of ['original_minor', 'right_minor', 'difference_minor', 'tax_minor']) expect(text).toContain(amount(note?.sums[key] ?? 0))
    }
  })

  test('nobody else gets it, and a note of another order opens nothing', async () => {
    const order = await givenTaxed()
    await giveBack(order, 1)
    await issueDocuments(shop)
    const other = await givenOrder({ db, shop, bank }, { buyer: await givenPerson(db) })
    const [note] = await notesOf(order.id)
    for (const [caller, body] of [
      [guest, { order: order.number }],
      [asCaller(randomUUID()), { order: order.number }],
      [other.seller, { order: order.number }],
      [guest, { order: order.number, token: other.token }],
      [guest, { order: other.number, token: other.token }],
      [guest, { order: order.number, token: order.token, note: randomUUID() }],
    ] as const)
      expect((await open(caller, { note: note?.id, ...body })).status).toBe(404)
  })

  test('a cancelled order that had a receipt: the letter says what was sent and names the note', async () => {
    const order = await givenOrder({ db, shop, bank })
    await issueDocuments(shop)
    await moveOrderFunction(shop, order.seller, { key: randomUUID(), order: order.number, to: 'canceled', reason: 'The kiln broke.' })
    await sendRefunds(shop)
    await sendOutbox(shop)
    const [note] = await notesOf(order.id)
    const told = letters.filter(({ subject }) => subject.includes(order.number) && subject.includes('has been refunded'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain(note?.number ?? 'a number')
    expect(note?.sums['right_minor']).toBe(0)
  })
})
