import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { givenOwedMaker } from '../support/owed-maker.ts'
import { givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db)
  await givenStaff(db, person, rights)
  return person
}

type Sheet = {
  people: { id: string; email: string | null }[]
  requirements: { name: string; needed: boolean; met: boolean; evidence: string }[]
  counts: Record<string, number>
  money: { account: { number_tail: string } | null; balances: { kind: string; amount_minor: number }[] } | null
}
const sheetOf = async (clerk: string, seller: string) =>
  (await asStaff(db, clerk).one<{ sheet: Sheet | null }>('select public.seller_sheet($1) as sheet', [seller])).sheet
const requirementOf = async (clerk: string, seller: string, wanted: string) => (await sheetOf(clerk, seller))?.requirements.find(({ name }) => name === wanted)

test('whoever reads sellers sees what is asked of a maker and by what it is seen, of a tax number its end alone', async () => {
  const [clerk, { sellerId }] = [await givenClerk('sellers.read'), await givenSellerWithPerson(db)]
  expect(await requirementOf(clerk, sellerId, 'identity')).toMatchObject({ needed: true, met: false, evidence: '' })
  await db.owner.all(`update public.seller_contacts set tax_id = '1234567890123', tax_name = 'Ada Weaver' where seller_id = $1`, [sellerId])
  expect(await requirementOf(clerk, sellerId, 'identity')).toMatchObject({ met: true, evidence: '…0123' })
  for (const count of [0, 1, 2]) {
    expect(await requirementOf(clerk, sellerId, 'products')).toMatchObject({ met: false, evidence: String(count) })
    await givenProduct(db, { sellerId })
  }
  expect(await requirementOf(clerk, sellerId, 'products')).toMatchObject({ met: true, evidence: '3' })
  expect(await requirementOf(clerk, sellerId, 'tax')).toMatchObject({ needed: false })
  await db.owner.all('update public.sellers set vat_registered = true where id = $1', [sellerId])
  expect(await requirementOf(clerk, sellerId, 'tax')).toMatchObject({ needed: true, met: false })
})

test('what a maker is owed and where it is paid is for whoever reads payouts, and the addresses of its people for whoever reads accounts', async () => {
  const { sellerId, available } = await givenOwedMaker(market)
  const [reader, finance] = [await givenClerk('sellers.read'), await givenClerk('sellers.read', 'payouts.read', 'people.read')]
  const plain = await sheetOf(reader, sellerId)
  expect(plain?.money).toBeNull()
  expect(plain?.people[0]?.email).toBeNull()
  expect(plain?.requirements.find(({ name }) => name === 'bank')).toMatchObject({ met: true, evidence: '' })
  const whole = await sheetOf(finance, sellerId)
  expect(whole?.money).toMatchObject({ account: { bank: 'Kasikornbank', number_tail: '7890', holder: 'Ada Weaver' } })
  expect(whole?.money?.balances.find(({ kind }) => kind === 'seller_available')?.amount_minor).toBe(available)
  expect(JSON.stringify(whole)).not.toContain('number_sealed')
  expect(whole?.people[0]?.email).toMatch(/@/)
  expect(whole?.counts).toMatchObject({ orders: 1, waiting: 0 })
})

test('a suspended shop is read by who may read sellers, found by its name and by its whole address, and hidden from everybody else', async () => {
  const [clerk, other, { sellerId }] = [await givenClerk('sellers.read'), await givenClerk('orders.read'), await givenSellerWithPerson(db)]
  await db.owner.all(`update public.sellers set application_status = 'suspended', business_name = 'Ban 100% Indigo' where id = $1`, [sellerId])
  const seen = (reader: string) => asStaff(db, reader).all('select id from public.sellers where id = $1', [sellerId])
  expect([await seen(clerk), await seen(other)]).toEqual([[{ id: sellerId }], []])
  const found = async (words: string) => (await asStaff(db, clerk).all<{ id: string }>('select id from public.sellers_found($1)', [words])).map(({ id }) => id)
  expect(await found('100% indi')).toEqual([sellerId])
  expect(await found('100x indi')).toEqual([])
  expect(await found(`${sellerId}@makers.test`)).toEqual([sellerId])
  expect(await refusal(asStaff(db, other).all(`select * from public.sellers_found('indigo')`))).toBe('42501')
  expect(await refusal(asStaff(db, other).all('select public.seller_sheet($1)', [sellerId]))).toBe('42501')
  expect(await refusal(asStaff(db, clerk).all(`select * from public.sellers_found(' ')`))).toBe('22023')
})

test('who did what with a shop is read by who reads sellers', async () => {
  const [clerk, other, { sellerId }] = [await givenClerk('sellers.read'), await givenClerk('orders.read'), await givenSellerWithPerson(db)]
  await db.owner.all('update public.sellers set is_verified = true where id = $1', [sellerId])
  const acts = (reader: string) => asStaff(db, reader).all(`select action from public.acts_about('sellers', $1)`, [[sellerId]])
  expect(await acts(clerk)).toEqual([{ action: 'sellers.update' }])
  expect(await refusal(acts(other))).toBe('42501')
})
