import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenAppealedHold, givenReportedListing } from '../support/waiting-work.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

async function givenClerk(...rights: string[]): Promise<string> {
  const person = await givenPerson(db, { name: 'Malee Hattha' })
  await givenStaff(db, person, rights.length > 0 ? rights : ['products.read', 'products.judge'])
  return person
}
const keysFor = async (clerk: string, kind: string) =>
  (await asStaff(db, clerk).all<{ key: string }>(`select key from public.waiting_work(array[$1], false, null, '', '', 200)`, [kind])).map(({ key }) => key)
const hold = (clerk: string, product: string, first = false) =>
  asStaff(db, clerk).all(`select public.hold_product($1, 'copied', 'It copies a neighbour’s motif', $2)`, [product, first])
const statusOf = async (product: string) => (await db.owner.one<{ status: string }>('select status from public.products where id = $1', [product])).status
const isShown = async (product: string) => (await db.anon.all('select id from public.products where id = $1', [product])).length === 1
const lettersAbout = (product: string) =>
  db.owner.all<{ decision: string; reason: string }>(
    `select payload ->> 'decision' as decision, payload ->> 'reason' as reason from private.outbox
      where topic = 'seller.decided' and payload ->> 'product_id' = $1 order by id`,
    [product],
  )

test('whoever sees a piece reports it once until it is decided; nobody their own, nothing that is not shown, and nobody thirty', async () => {
  const { product, maker, reporter } = await givenReportedListing(db)
  const report = (person: string, id = product) =>
    db.asPerson(person).all(`insert into public.product_reports (product_id, reason) values ($1, 'copied')`, [id])
  expect(await refusal(report(reporter))).toBe('23505')
  expect(await refusal(report(maker))).toBe('42501')
  const hidden = (await givenProduct(db)).productId
  await db.owner.all(`update public.products set status = 'inactive' where id = $1`, [hidden])
  expect(await refusal(report(reporter, hidden))).toBe('42501')
  const busy = await givenPerson(db)
  for (let at = 0; at < 20; at++) await report(busy, (await givenProduct(db)).productId)
  expect(await refusal(report(busy))).toBe('42501')
  // Its maker does not read who reported it.
  expect(await db.asPerson(maker).all('select id from public.product_reports')).toEqual([])
})

test('a reported piece waits with what was said, is taken out for a reason its maker reads, and cannot be shown by its maker', async () => {
  const [clerk, { product, maker }] = [await givenClerk(), await givenReportedListing(db)]
  expect(await keysFor(clerk, 'listing')).toContain(product)
  await hold(clerk, product, true)
  expect(await keysFor(clerk, 'listing')).not.toContain(product)
  expect(await statusOf(product)).toBe('inactive')
  expect(await isShown(product)).toBe(false)
  expect(await refusal(db.asPerson(maker).all(`update public.products set status = 'active' where id = $1`, [product]))).toBe('HT005')
  expect(await db.asPerson(maker).all('select reason, words from public.product_holds')).toEqual([{ reason: 'copied', words: 'It copies a neighbour’s motif' }])
  expect(await refusal(db.asPerson(maker).all('select placed_by from public.product_holds'))).toBe('42501')
  expect(await db.asPerson(await givenPerson(db)).all('select reason from public.product_holds')).toEqual([])
  expect(await lettersAbout(product)).toEqual([{ decision: 'listing_held', reason: 'It copies a neighbour’s motif' }])
})

test('of two who decide the same report the second is told so, whichever way they decide', async () => {
  const [one, other, { product }] = [await givenClerk(), await givenClerk(), await givenReportedListing(db)]
  const leave = asStaff(db, other).all(`select public.leave_product($1, 'It is carved by hand')`, [product])
  const both = await Promise.allSettled([hold(one, product, true), leave])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await refusal(hold(other, product, true))).toBe('HT005')
})

test('the maker asks once for another look, which whoever took it out does not give; it goes back as it was', async () => {
  const { product, maker, placer } = await givenAppealedHold(db)
  const another = await givenClerk()
  expect(await keysFor(another, 'listing_appeal')).toContain(product)
  expect(await refusal(db.asPerson(maker).all(`select public.appeal_hold($1, 'Please look at it again')`, [product]))).toBe('HT005')
  const release = (clerk: string) => asStaff(db, clerk).all(`select public.release_product($1, 'The pictures of her workshop show it')`, [product])
  expect(await refusal(release(placer))).toBe('HT005')
  // What its maker changes meanwhile is looked at again.
  const seen = await db.owner.one<{ seen: string }>(`select private.facts_of_listing_appeal($1) ->> 'seen' as seen`, [product])
  await db.owner.all(`update public.product_variants set image_url = '/images/another.webp' where product_id = $1`, [product])
  const asSeen = asStaff(db, another).all(`select public.release_product($1, 'The pictures show it', $2)`, [product, seen.seen])
  expect(await refusal(asSeen)).toBe('HT005')
  await release(another)
  expect(await isShown(product)).toBe(true)
  expect(await keysFor(another, 'listing_appeal')).not.toContain(product)
  expect((await lettersAbout(product)).map(({ decision }) => decision)).toEqual(['listing_held', 'listing_released'])
  expect(await refusal(release(another))).toBe('HT005')
})

test('after another look it may stay out, which is answered once; later it can still be put back, and what its maker put away stays away', async () => {
  const { product, maker, placer } = await givenAppealedHold(db)
  const uphold = (clerk: string) => asStaff(db, clerk).all(`select public.uphold_product($1, 'It is cast, not carved')`, [product])
  expect(await refusal(uphold(placer))).toBe('HT005')
  const another = await givenClerk()
  await uphold(another)
  expect(await refusal(uphold(another))).toBe('HT005')
  expect(await db.asPerson(maker).all('select answer from public.product_holds')).toEqual([{ answer: 'It is cast, not carved' }])
  await db.asPerson(maker).all(`update public.products set status = 'archived' where id = $1`, [product])
  await asStaff(db, placer).all(`select public.release_product($1, 'It was made anew')`, [product])
  expect(await statusOf(product)).toBe('archived')
})

test('a stranger to the shop cannot ask for another look, and nobody judges a piece of their own shop', async () => {
  const { product, maker } = await givenAppealedHold(db)
  expect(await refusal(db.asPerson(await givenPerson(db)).all(`select public.appeal_hold($1, 'It is mine, I say')`, [product]))).toBe('42501')
  await givenStaff(db, maker, ['products.judge'])
  expect(await refusal(asStaff(db, maker).all(`select public.release_product($1, 'It is mine')`, [product]))).toBe('HT005')
})

test('pieces are found by their names, their numbers and their makers, also those that are not shown', async () => {
  const [clerk, { productId, sellerId }] = [await givenClerk('products.read'), await givenProduct(db)]
  await db.owner.all(`update public.products set name = '100% wild silk', sku = 'WS-77', status = 'draft' where id = $1`, [productId])
  await db.owner.all(`update public.sellers set business_name = 'Ban Chiang Looms' where id = $1`, [sellerId])
  for (const words of ['100% wild', 'ws-77', 'chiang looms']) {
    const found = await asStaff(db, clerk).all<{ id: string }>('select id from public.products_found($1)', [words])
    expect(found.map(({ id }) => id)).toContain(productId)
  }
  expect(await refusal(asStaff(db, await givenClerk('orders.read')).all(`select from public.products_found('silk')`))).toBe('42501')
})

test('the letter names the piece, what it is out for, the words of whoever decided, and leads to where it is changed', async () => {
  const { shop, letters } = testShop(db)
  const { product, seller } = await givenReportedListing(db)
  await db.owner.all(`update public.products set name = 'Teak owl' where id = $1`, [product])
  await db.owner.all(
    `insert into public.seller_contacts (seller_id, email, language) values ($1, $2, 'nl') on conflict (seller_id) do update set email = excluded.email, language = 'nl'`,
    [seller, `${seller}@makers.test`],
  )
  await hold(await givenClerk(), product)
  await sendOutbox(shop)
  const letter = letters.find(({ to }) => to === `${seller}@makers.test`)
  const t = i18nWords('nl')
  expect(letter?.subject).toBe(t('seller-letters:listing_held.subject'))
  for (const said of ['Teak owl', t('listing-report:reasons.copied'), 'It copies a neighbour’s motif', '/nl/dashboard?tab=products']) {
    expect(letter?.text).toContain(said)
  }
})
