import { beforeAll, describe, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { captured, givenFrozenOrder, moved, refunded, type Sale } from '../support/frozen-order.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

type Step = readonly [sql: string, values: readonly unknown[]]
/** Some statements in one transaction at a moment of the shop's clock. */
const at = (moment: string, ...steps: readonly Step[]) =>
  db.owner.transaction(async (tx) => {
    await tx.all(`select set_config('app.now', $1, true)`, [moment])
    for (const [sql, values] of steps) await tx.all(sql, values)
  })
/** 80 of commission and 5.60 of VAT on it, in the books of a month. */
const sold = async (moment: string) => {
  const sale = await givenFrozenOrder(db)
  await at(moment, ...captured(sale.paymentId), moved(sale.orderId, 'placed'))
  return sale
}
const close = (month: string, moment = '2026-12-01T03:00:00Z') => at(moment, ['select private.issue_fee_invoices($1)', [`${month}-01`]])
type Paper = { id: string; number: string; kind: string; net_minor: bigint; vat_minor: bigint; corrects: string | null; issuer: object; buyer: object }
const papersTo = (sellerId: string, month: string) =>
  db.owner.all<Paper>(
    `select i.id, i.number, i.kind, i.net_minor, i.vat_minor, c.number as corrects, i.issuer, i.buyer
       from public.fee_invoices i left join public.fee_invoices c on c.id = i.corrects_id where i.seller_id = $1 and i.month = $2 order by i.number`,
    [sellerId, `${month}-01`],
  )
/** Orders whose pieces nobody keeps are of these tests' making: stock is proved elsewhere. */
const differences = () => db.service.all<{ problem: string }>(`select * from private.check_books() where problem not like 'stock%'`)
const givenShop = () =>
  db.owner.all(
    `update public.shop_settings set value = case key when 'shop.tax_id' then '"0105561234567"' when 'shop.legal_name' then '"Hattha Co., Ltd."' else '"1 Charoen Krung, Bangkok"' end::jsonb
      where key in ('shop.tax_id', 'shop.legal_name', 'shop.address')`,
  )

test('nobody gets an invoice from a shop that has not said who it is, and the month stays open', async () => {
  const { sellerId } = await sold('2025-01-05T03:00:00Z')
  await close('2025-01')
  expect(await papersTo(sellerId, '2025-01')).toEqual([])
  await givenShop()
  await close('2025-01')
  expect(await papersTo(sellerId, '2025-01')).toHaveLength(1)
})

describe('a maker, each month,', () => {
  beforeAll(givenShop)

  test('gets a tax invoice for the commission of the month, without what was given back within it', async () => {
    const sale = await sold('2026-01-05T03:00:00Z')
    await db.owner.all(
      `insert into public.seller_contacts (seller_id, email, tax_id, tax_name, tax_address, tax_branch) values ($1, 'a@b.test', '0105500000001', 'Ada Co.', 'Nan', '00000')
       on conflict (seller_id) do update set tax_id = excluded.tax_id, tax_name = excluded.tax_name, tax_address = excluded.tax_address`,
      [sale.sellerId],
    )
    await at('2026-01-20T03:00:00Z', ...refunded(sale.paymentId, 31_667))
    await close('2026-01')
    const [invoice, ...more] = await papersTo(sale.sellerId, '2026-01')
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ kind: 'tax_invoice', net_minor: 5_334n, vat_minor: 373n, corrects: null })
    expect(invoice?.number).toMatch(/^FI2026-\d{6}$/)
    expect(invoice?.issuer).toMatchObject({ name: 'Hattha Co., Ltd.', tax_id: '0105561234567', branch: '00000' })
    expect(invoice?.buyer).toMatchObject({ name: 'Ada Co.', number: '0105500000001', branch: '00000', address: 'Nan' })
    expect(await differences()).toEqual([])
  })

  test('gets a credit note for what is given back of an earlier month, which names its invoice', async () => {
    const sale = await sold('2026-02-05T03:00:00Z')
    await close('2026-02')
    await at('2026-03-20T03:00:00Z', ...refunded(sale.paymentId, 31_667))
    await at('2026-04-20T03:00:00Z', moved(sale.orderId, 'canceled'))
    await close('2026-03')
    await close('2026-04')
    const [invoice] = await papersTo(sale.sellerId, '2026-02')
    expect(await papersTo(sale.sellerId, '2026-03')).toMatchObject([{ kind: 'credit_note', net_minor: 2_666n, vat_minor: 187n, corrects: invoice?.number }])
    expect(await papersTo(sale.sellerId, '2026-04')).toMatchObject([{ kind: 'credit_note', net_minor: 5_334n, vat_minor: 373n, corrects: invoice?.number }])
    expect(await differences()).toEqual([])
  })

  test('gets an invoice for the plan of the shop, apart from the commission', async () => {
    const { sellerId } = await givenFrozenOrder(db)
    const owner = await givenPerson(db)
    await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [sellerId, owner, 'owner'])
    const { id } = await db.owner.one<{ id: string }>(
      `with bought as (insert into public.plan_purchases (number, person_id, plan, billing, amount_minor) values ('PL-FEES', $1, 'seller', 'monthly', 29900) returning id)
       insert into public.payments (plan_purchase_id, attempt, provider, method, status, amount_minor, expires_at)
       select id, 1, 'demo_bank', 'card', 'pending', 29900, now() from bought returning id`,
      [owner],
    )
    await at('2026-05-05T03:00:00Z', [`update public.payments set captured_minor = amount_minor, status = 'captured' where id = $1`, [id]])
    await close('2026-05')
    expect(await papersTo(sellerId, '2026-05')).toMatchObject([{ kind: 'tax_invoice', net_minor: 27_944n, vat_minor: 1_956n }])
  })

  test('gets each once, with numbers that leave none out, however many processes issue at once', async () => {
    const sales: Sale[] = []
    for (const _ of [1, 2, 3]) sales.push(await sold('2026-06-05T03:00:00Z'))
    await Promise.all([1, 2, 3, 4].map(() => close('2026-06')))
    for (const { sellerId } of sales) expect(await papersTo(sellerId, '2026-06')).toHaveLength(1)
    const numbers = await db.owner.all<{ number: string }>(`select number from public.fee_invoices where number like 'FI2026-%' order by number`)
    expect(numbers.map(({ number }) => Number(number.slice(7)))).toEqual(numbers.map((_, place) => place + 1))
    expect(await differences()).toEqual([])
  })

  test('gets none before the month is over, and the clock issues every month that is', async () => {
    const sale = await sold('2026-07-05T03:00:00Z')
    expect(await refusal(close('2026-07', '2026-07-31T16:59:59Z'))).toBe('HT003')
    await at('2026-08-02T03:00:00Z', ['select private.issue_fees_if_due()', []])
    expect(await papersTo(sale.sellerId, '2026-07')).toHaveLength(1)
    expect(await papersTo(sale.sellerId, '2026-08')).toEqual([])
  })
})

test('an invoice is never changed, and one that is not what was booked shows in the nightly proof', async () => {
  const sale = await sold('2026-08-05T03:00:00Z')
  await close('2026-08')
  for (const change of ['update public.fee_invoices set net_minor = 1', 'delete from public.fee_invoice_lines', 'truncate public.fee_invoices cascade']) {
    expect([change, await refusal(db.service.all(change))]).toEqual([change, '42501'])
    expect([change, await refusal(db.owner.all(change))]).toEqual([change, 'HT014'])
  }
  await db.owner.transaction(async (tx) => {
    await tx.all(`set local session_replication_role = 'replica'`)
    await tx.all('update public.fee_invoice_lines set net_minor = net_minor + 100 where order_id = $1', [sale.orderId])
  })
  expect((await differences()).map(({ problem }) => problem).toSorted()).toEqual(['fee_invoice_lines', 'fee_invoices'])
})

test('the owner of a shop says by which certificate tax was withheld, until staff has confirmed it; nobody else does', async () => {
  const sale = await sold('2026-09-05T03:00:00Z')
  await close('2026-09')
  const [invoice] = await papersTo(sale.sellerId, '2026-09')
  const [owner, packer, clerk] = [await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner'), ($1, $3, 'orders')`, [
    sale.sellerId,
    owner,
    packer,
  ])
  await givenStaff(db, clerk, ['payouts.approve'])
  const enter = (person: string, certificate: string, amount = 240) =>
    db.asPerson(person).all(`select public.enter_withholding($1, $2, '2026-10-01', $3)`, [invoice?.id, certificate, amount])
  await enter(owner, '12/69')
  await enter(owner, '13/69')
  expect(await refusal(enter(packer, '14/69'))).toBe('PT404')
  expect(await refusal(enter(owner, ' '))).toBe('22023')
  expect(await refusal(enter(owner, '15/69', 8_001))).toBe('22023')
  const confirm = () => asStaff(db, clerk).all(`select public.confirm_withholding($1, 'The certificate was seen')`, [invoice?.id])
  const took = async () =>
    db.owner.one<{ tax: string; available: string }>(
      `select coalesce(sum(p.amount_minor) filter (where a.kind = 'withheld_tax'), 0)::text as tax,
              coalesce(-sum(p.amount_minor) filter (where a.kind = 'seller_available'), 0)::text as available
         from public.journals j join public.postings p on p.journal_id = j.id join public.ledger_accounts a on a.id = p.account_id
        where j.withheld_invoice_id = $1`,
      [invoice?.id],
    )
  await givenStaff(db, owner, ['payouts.approve'])
  expect(await refusal(asStaff(db, owner).all(`select public.confirm_withholding($1, 'It is mine')`, [invoice?.id]))).toBe('HT005')
  // Two people with the same certificate: it is given back once.
  const both = await Promise.allSettled([confirm(), confirm()])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await took()).toEqual({ tax: '240', available: '240' })
  const takeBack = () => asStaff(db, clerk).all(`select public.take_back_withholding($1, 'It was of another invoice')`, [invoice?.id])
  await takeBack()
  expect(await refusal(takeBack())).toBe('HT005')
  expect(await took()).toEqual({ tax: '0', available: '0' })
  await confirm()
  expect(await took()).toEqual({ tax: '240', available: '240' })
  expect(await db.service.all(`select * from private.check_books() where problem in ('withholding', 'journal_not_zero', 'wrong_side')`)).toEqual([])
  const { lines } = await db.owner.one<{ lines: { kind: string; amount: number; note: string }[] }>(
    `select private.statement($1, private.now()::date) -> 'lines' as lines`,
    [sale.sellerId],
  )
  expect(lines.filter(({ kind }) => kind === 'withholding').map(({ amount, note }) => [amount, note])).toEqual([
    [240, '13/69'],
    [-240, '13/69'],
    [240, '13/69'],
  ])
  expect(await refusal(confirm())).toBe('HT005')
  expect(await refusal(enter(owner, '16/69'))).toBe('HT005')
  const kept = 'select certificate, amount_minor from public.fee_withholdings where invoice_id = $1'
  expect(await db.asPerson(owner).all(kept, [invoice?.id])).toEqual([{ certificate: '13/69', amount_minor: 240n }])
  expect(await db.asPerson(packer).all(kept, [invoice?.id])).toEqual([])
})
