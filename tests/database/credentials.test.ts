import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { findByToken } from '../../app/orders/tracking/track-order.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { givenCredential } from '../support/credentials.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor } from '../support/market.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenSellerWithPerson } from '../support/paid-orders.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk: string
let letters: Letter[]
let send: () => Promise<void>
beforeAll(async () => {
  db = await testDatabase()
  const made = testShop(db)
  letters = made.letters
  send = () => sendOutbox(made.shop)
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['sellers.judge', 'sellers.read'])
})

/** A maker with a picture of a paper in their folder. */
async function givenMaker() {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const path = `${sellerId}/paper.webp`
  await db.owner.all(`insert into storage.objects (bucket_id, name) values ('credential-files', $1)`, [path])
  await db.owner.all(`insert into public.seller_contacts (seller_id, email) values ($1, $2) on conflict (seller_id) do update set email = excluded.email`, [
    sellerId,
    `${sellerId}@makers.test`,
  ])
  return { me: db.asPerson(seller.id ?? ''), sellerId, path }
}
type Maker = Awaited<ReturnType<typeof givenMaker>>

const ask = async (
  { me, sellerId, path }: Maker,
  { kind = 'otop', grade = '5', number = 'OT 470-1', until = null }: { kind?: string; grade?: string; number?: string; until?: string | null } = {},
) =>
  (
    await me.one<{ id: string }>('select public.ask_for_credential($1, $2, $3, $4, $5, $6, $7) as id', [
      sellerId,
      kind,
      grade,
      number,
      'Lamphun brocade',
      until,
      path,
    ])
  ).id
const decide = (id: string, how: string, by = clerk) =>
  asStaff(db, by).all(`select public.decide_credential(id, $2, changed_at, 'The number is in the list') from public.seller_credentials where id = $1`, [
    id,
    how,
  ])
const shown = async (seller: string) =>
  (await db.anon.one<{ all: { kind: string; number: string }[] }>('select public.shown_credentials($1) as all', [seller])).all
const marks = async (seller: string) => (await db.anon.one<{ marks: string[] }>('select marks from public.sellers where id = $1', [seller])).marks

test('buyers see what a maker was certified for once staff have looked at the paper, and the maker is told', async () => {
  const maker = await givenMaker()
  const id = await ask(maker)
  expect(await shown(maker.sellerId)).toEqual([])
  await decide(id, 'verify')
  expect(await shown(maker.sellerId)).toMatchObject([{ kind: 'otop', grade: '5', number: 'OT 470-1', about: 'Lamphun brocade', valid_until: null }])
  expect(await marks(maker.sellerId)).toEqual(['otop'])
  await send()
  expect(letters.filter(({ to }) => to === `${maker.sellerId}@makers.test`)).toHaveLength(1)
})

test('what was revoked, taken away or has run out shows no more', async () => {
  const maker = await givenMaker()
  const revoked = await ask(maker, { number: 'OT 1' })
  const withdrawn = await ask(maker, { kind: 'gi', grade: '', number: 'GI 1' })
  const ending = await ask(maker, { kind: 'community', grade: '', number: 'CP 1', until: '2100-01-01' })
  for (const id of [revoked, withdrawn, ending]) await decide(id, 'verify')
  expect(await marks(maker.sellerId)).toEqual(['community', 'gi', 'otop'])
  await decide(revoked, 'revoke')
  await maker.me.all('select public.withdraw_credential($1)', [withdrawn])
  await db.owner.all(`update public.seller_credentials set valid_until = '2020-01-01' where id = $1`, [ending])
  expect(await shown(maker.sellerId)).toEqual([])
  await db.owner.all('select private.end_credentials()')
  expect(await marks(maker.sellerId)).toEqual([])
  await db.owner.all(`update public.sellers set application_status = 'suspended' where id = $1`, [maker.sellerId])
  expect(await refusal(maker.me.all('select public.withdraw_credential($1)', [withdrawn]))).toBe('PT404')
})

test('a paper is shown once, needs its picture in the shop’s own folder, and must not have run out', async () => {
  const [maker, other] = [await givenMaker(), await givenMaker()]
  await ask(maker)
  expect(await refusal(ask(maker, { number: 'ot 470-1' }))).toBe('HT005')
  expect(await refusal(ask({ ...maker, path: other.path }, { number: 'OT 2' }))).toBe('HT005')
  expect(await refusal(ask({ ...maker, path: `${maker.sellerId}/none.webp` }, { number: 'OT 2' }))).toBe('HT005')
  expect(await refusal(ask(maker, { number: 'OT 2', until: '2020-01-01' }))).toBe('HT005')
  expect(await refusal(ask(maker, { kind: 'gi', grade: 'gold', number: 'OT 2' }))).toBe('22023')
  expect(await refusal(ask({ ...maker, me: other.me }, { number: 'OT 2' }))).toBe('42501')
})

test('a credential is decided once, and never by whoever acts for its shop', async () => {
  const maker = await givenMaker()
  const id = await givenCredential(db, { seller: maker.sellerId })
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [maker.sellerId, clerk])
  expect(await refusal(decide(id, 'verify'))).toBe('HT005')
  await db.owner.all('delete from public.seller_members where person_id = $1', [clerk])
  await decide(id, 'refuse')
  expect(await refusal(decide(id, 'verify'))).toBe('HT005')
})

test('a paper is seen by its maker and by staff who may, and stays as long as somebody was shown it', async () => {
  const [maker, other] = [await givenMaker(), await givenMaker()]
  const sees = async (who: { all: TestDatabase['anon']['all'] }) =>
    (await who.all(`select from storage.objects where bucket_id = 'credential-files' and name = $1`, [maker.path])).length
  expect([await sees(maker.me), await sees(other.me), await sees(asStaff(db, clerk))]).toEqual([1, 0, 0])
  await ask(maker)
  expect(await sees(asStaff(db, clerk))).toBe(1)
  // A folder holds so many, and nobody else's takes one.
  const bring = (who: typeof maker.me, name: string) => who.all(`insert into storage.objects (bucket_id, name) values ('credential-files', $1)`, [name])
  await bring(maker.me, `${maker.sellerId}/second.webp`)
  expect(await refusal(bring(other.me, `${maker.sellerId}/third.webp`))).toBe('42501')
  await db.owner.all(`insert into storage.objects (bucket_id, name) select 'credential-files', $1 || '/' || n || '.webp' from generate_series(1, 58) n`, [
    maker.sellerId,
  ])
  expect(await refusal(bring(maker.me, `${maker.sellerId}/one-more.webp`))).toBe('42501')
  const remove = () => maker.me.all(`delete from storage.objects where bucket_id = 'credential-files' and name = $1 returning name`, [maker.path])
  expect(await remove()).toEqual([])
})

test('an order keeps what its maker was certified for when it was bought, also when that was taken away since', async () => {
  const { shop } = testShop(db, { payments: [playedBank()] })
  const maker = await givenMaker()
  await decide(await ask(maker), 'verify')
  const product = await givenProduct(db, { sellerId: maker.sellerId, stock: 5 })
  const wish = wishFor([{ product }])
  const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error('It was not placed.')
  const kept = async () => (await findByToken(shop, placed.token))?.orders[0]?.credentials
  expect(await kept()).toMatchObject([{ kind: 'otop', grade: '5', number: 'OT 470-1', about: 'Lamphun brocade' }])
  const { id } = await db.owner.one<{ id: string }>('select id from public.seller_credentials where seller_id = $1', [maker.sellerId])
  await decide(id, 'revoke')
  expect(await shown(maker.sellerId)).toEqual([])
  expect(await kept()).toMatchObject([{ kind: 'otop', number: 'OT 470-1' }])
})
