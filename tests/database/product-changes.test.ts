import { beforeAll, expect, test } from 'vitest'
import { sendOutbox } from '../../app/outbox.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenAppealedChange, givenProductChange } from '../support/waiting-work.ts'
import { i18nWords } from '../support/words.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenClerk()
})

async function givenClerk(): Promise<string> {
  const person = await givenPerson(db, { name: 'Malee Hattha' })
  await givenStaff(db, person, ['products.read', 'products.judge', 'sellers.read', 'sellers.judge'])
  return person
}
const hint = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error ? error.hint : error),
  )
const shown = (product: string) =>
  db.owner.one<{ name: string; description: string; price: number; material: string }>(
    'select name, description, price_minor::int as price, material from public.products where id = $1',
    [product],
  )
const fieldsOf = async (product: string) =>
  (
    await db.owner.all<{ said: string }>(
      `select f.field || ' ' || f.state || case when f.waits then ' waits' else ' shows' end as said
         from public.product_changes c join public.product_change_fields f on f.change_id = c.id where c.product_id = $1 order by c.opened_at, f.field`,
      [product],
    )
  ).map(({ said }) => said)
const stateOf = async (change: string) => (await db.owner.one<{ state: string }>('select state from public.product_changes where id = $1', [change])).state
const seenOf = async (change: string) =>
  (await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.product_changes where id = $1', [change])).seen
const decide = async (change: string, approved: string[] | null, { by = clerk, seen, over = false }: { by?: string; seen?: string; over?: boolean } = {}) =>
  asStaff(db, by).all(`select public.decide_product_change($1, $2, $3, 'wrong_facts', null, 'Say which silk', $4)`, [
    change,
    seen ?? (await seenOf(change)),
    approved,
    over,
  ])
const lettersAbout = async (product: string) =>
  (
    await db.owner.all<{ decision: string }>(
      `select payload ->> 'decision' as decision from private.outbox where topic = 'seller.decided' and payload ->> 'product_id' = $1 order by id`,
      [product],
    )
  ).map(({ decision }) => decision)
const trust = (seller: string, level: string | null) =>
  asStaff(db, clerk).all(`select public.set_seller_trust($1, $2, 'We visited her workshop')`, [seller, level])

test('what a new maker changes of a piece on sale waits, whichever way it is written, and the old version stays; later edits go into the same change', async () => {
  const { product, maker, change } = await givenProductChange(db, 'Wild silk shawl')
  expect((await shown(product)).name).toBe('Silk scarf')
  const change_ = (set: string) => db.asPerson(maker).all(`update public.products set ${set} where id = $1`, [product])
  await change_(`description = 'Of wild silk', material = 'Wild silk', weight_grams = 300, name = 'Wild silk shawl, large'`)
  expect(await shown(product)).toMatchObject({ name: 'Silk scarf', description: '', material: '' })
  expect(await db.owner.one('select weight_grams from public.products where id = $1', [product])).toEqual({ weight_grams: 300 })
  expect(await fieldsOf(product)).toEqual(['description open waits', 'material open waits', 'name open waits'])
  expect(await db.owner.all('select id from public.product_changes where product_id = $1', [product])).toEqual([{ id: change }])
  // Out of the shop and back in, and as a draft, it is the same piece.
  await change_(`status = 'inactive'`)
  await change_(`name = 'Nylon scarf'`)
  await change_(`status = 'draft'`)
  await change_(`name = 'Nylon scarf', status = 'active'`)
  expect((await shown(product)).name).toBe('Silk scarf')
  // Its pictures, translations, what is said of it and its variants are no way around.
  const asMaker = db.asPerson(maker)
  expect(await hint(asMaker.all(`insert into public.product_images (product_id, url) values ($1, '/pictures/a.webp')`, [product]))).toBe('arrange_pictures')
  expect(await asMaker.one(`select public.arrange_pictures($1, '[{"url": "/pictures/a.webp"}]') as became`, [product])).toEqual({ became: 'waits' })
  expect(await db.owner.all('select id from public.product_images where product_id = $1', [product])).toEqual([])
  await asMaker.all(`insert into public.product_translations (product_id, language, name) values ($1, 'th', 'ผ้าไหมป่า')`, [product])
  expect(await db.owner.all('select name from public.product_translations where product_id = $1', [product])).toEqual([])
  await asMaker.all(`insert into public.product_variants (product_id, name, price_minor) values ($1, 'Gold bar', 9000000)`, [product])
  expect(await db.owner.all(`select is_active from public.product_variants where product_id = $1 and name = 'Gold bar'`, [product])).toEqual([
    { is_active: false },
  ])
  await asMaker.all(`update public.product_variants set is_active = true where product_id = $1 and name = 'Gold bar'`, [product])
  expect(await db.owner.all(`select is_active from public.product_variants where product_id = $1 and name = 'Gold bar'`, [product])).toEqual([
    { is_active: false },
  ])
  expect(await lettersAbout(product)).toEqual(['change_waits'])
})

test('a draft, another person’s piece and what the shop itself writes do not wait', async () => {
  const { product, maker } = await givenProductChange(db)
  await db.owner.all(`update public.products set name = 'Written by the shop' where id = $1`, [product])
  expect((await shown(product)).name).toBe('Written by the shop')
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [product])
  await db.asPerson(maker).all(`update public.products set name = 'Still a draft' where id = $1`, [product])
  expect((await shown(product)).name).toBe('Still a draft')
  expect(await db.asPerson(await givenPerson(db)).all(`update public.products set name = 'Mine' where id = $1 returning id`, [product])).toEqual([])
})

test('a small change of the price shows at once; a large one waits, also in many small steps', async () => {
  const { product, maker } = await givenProductChange(db)
  const price = (satang: number) => db.asPerson(maker).all('update public.products set price_minor = $2 where id = $1', [product, satang])
  await price(120_00)
  expect((await shown(product)).price).toBe(120_00)
  await price(500_00)
  expect((await shown(product)).price).toBe(120_00)
  expect(await db.owner.all('select last_minor::int from public.price_days where product_id = $1 and last_minor > 20000', [product])).toEqual([])
  await db.owner.all(`update public.price_days set day = day - 1 where product_id = $1`, [product])
  await db.owner.all(`insert into public.price_days values ($1, (now() at time zone 'Asia/Bangkok')::date - 2, 10000, 10000)`, [product])
  await price(150_00)
  expect((await shown(product)).price).toBe(120_00)
})

test('a level set by hand decides: what shows is looked at, and is put back where it is refused; a trusted maker’s name shows at once', async () => {
  const { product, seller, maker } = await givenProductChange(db)
  await trust(seller, 'known')
  expect(await refusal(trust(seller, 'known'))).toBe('HT005')
  await db.asPerson(maker).all(`update public.products set name = 'Looked at later' where id = $1`, [product])
  expect((await shown(product)).name).toBe('Looked at later')
  expect(await fieldsOf(product)).toEqual(['name open shows'])
  const [{ id } = { id: '' }] = await db.owner.all<{ id: string }>(`select id from public.product_changes where product_id = $1 and state = 'open'`, [product])
  await decide(id, [])
  expect((await shown(product)).name).toBe('Silk scarf')
  await trust(seller, 'trusted')
  await db.asPerson(maker).all(`update public.products set name = 'Trusted name' where id = $1`, [product])
  expect((await shown(product)).name).toBe('Trusted name')
  expect(await stateOf(id)).toBe('refused')
  await trust(seller, null)
  const asked = await db.asPerson(maker).one<{ trust: { level: string; by_hand: boolean } }>('select public.seller_trust($1) as trust', [seller])
  expect(asked.trust).toMatchObject({ level: 'new', by_hand: false })
  expect(await refusal(db.asPerson(await givenPerson(db)).all('select public.seller_trust($1)', [seller]))).toBe('42501')
})

test('staff approve some fields and refuse the others for a reason the maker reads; who decided she does not read', async () => {
  const { product, maker, change } = await givenProductChange(db)
  await db.asPerson(maker).all(`update public.products set description = 'Of wild silk' where id = $1`, [product])
  await decide(change, ['name'])
  expect(await shown(product)).toMatchObject({ name: 'Wild silk shawl', description: '' })
  expect(await fieldsOf(product)).toEqual(['description refused waits', 'name approved waits'])
  expect(await db.asPerson(maker).all('select state, because, words from public.product_changes')).toEqual([
    { state: 'partly', because: 'wrong_facts', words: 'Say which silk' },
  ])
  expect(await refusal(db.asPerson(maker).all('select decided_by from public.product_changes'))).toBe('42501')
  expect(await db.asPerson(await givenPerson(db)).all('select id from public.product_changes')).toEqual([])
  expect(await lettersAbout(product)).toEqual(['change_waits', 'change_partly'])
  expect(await refusal(decide(change, null))).toBe('HT005')
  // She mends it and sends it again: a change of its own.
  await db.asPerson(maker).all(`update public.products set description = 'Of Eri silk' where id = $1`, [product])
  expect(await fieldsOf(product)).toContain('description open waits')
})

test('what the maker, or anybody, changed since it was read is not decided unseen', async () => {
  const { product, maker, change } = await givenProductChange(db)
  const seen = await seenOf(change)
  await db.asPerson(maker).all(`update public.products set name = 'Plastic shawl' where id = $1`, [product])
  expect(await hint(decide(change, null, { seen }))).toBe('changed_meanwhile')
  await db.owner.all(`update public.products set name = 'Written by the shop' where id = $1`, [product])
  expect(await hint(decide(change, null))).toBe('changed_meanwhile')
  await decide(change, null, { over: true })
  expect((await shown(product)).name).toBe('Plastic shawl')
})

test('what is asked for comes back with the next edit; the maker takes back what waits, and what is as before is no change', async () => {
  const { product, maker, change } = await givenProductChange(db)
  await asStaff(db, clerk).all(`select public.ask_product_change($1, $2, 'wrong_facts', 'Say which silk')`, [change, await seenOf(change)])
  expect(await stateOf(change)).toBe('asked')
  await db.asPerson(maker).all(`update public.products set name = 'Eri silk shawl' where id = $1`, [product])
  expect(await stateOf(change)).toBe('open')
  const withdraw = (person: string) => db.asPerson(person).all('select public.withdraw_product_change($1, null)', [product])
  expect(await refusal(withdraw(await givenPerson(db)))).toBe('42501')
  await withdraw(maker)
  expect(await stateOf(change)).toBe('withdrawn')
  expect(await refusal(withdraw(maker))).toBe('HT005')
})

test('what its maker was asked to change can be decided, and comes back to staff after some days without an answer', async () => {
  const { product, seller, maker } = await givenProductChange(db)
  await db.owner.all('delete from public.product_changes where product_id = $1', [product])
  await trust(seller, 'known')
  await db.asPerson(maker).all(`update public.products set name = 'Wild silk' where id = $1`, [product])
  const { id } = await db.owner.one<{ id: string }>('select id from public.product_changes where product_id = $1', [product])
  const waiting = () => db.owner.all('select id from private.waiting_listing_change where id = $1', [id])
  await asStaff(db, clerk).all(`select public.ask_product_change($1, $2, 'wrong_facts', 'Say which silk')`, [id, await seenOf(id)])
  expect(await waiting()).toEqual([])
  await db.owner.all(`update public.product_changes set asked_at = now() - interval '8 days' where id = $1`, [id])
  expect(await waiting()).toEqual([{ id }])
  await decide(id, [])
  expect([(await shown(product)).name, await stateOf(id), await waiting()]).toEqual(['Silk scarf', 'refused', []])
})

test('an approved change is put back to the version before; what has changed since stays, unless it is put back too', async () => {
  const { product, maker, change } = await givenProductChange(db)
  await db.asPerson(maker).all(`select public.arrange_pictures($1, '[{"url": "/pictures/a.webp"}, {"url": "/pictures/b.webp", "alt": "Behind"}]')`, [product])
  await decide(change, null)
  const now = () => db.owner.one('select name, images from public.products where id = $1', [product])
  expect(await now()).toEqual({ name: 'Wild silk shawl', images: ['/pictures/a.webp', '/pictures/b.webp'] })
  const undo = (over = false) => asStaff(db, clerk).one(`select public.undo_product_change($1, 'It was not so', $2) as kept`, [change, over])
  await db.owner.all(`update public.products set name = 'Another' where id = $1`, [product])
  expect(await undo()).toEqual({ kept: ['name'] })
  expect(await now()).toEqual({ name: 'Another', images: [] })
  expect(await stateOf(change)).toBe('approved')
  expect(await hint(undo())).toBe('changed_meanwhile')
  expect(await undo(true)).toEqual({ kept: [] })
  expect(await now()).toEqual({ name: 'Silk scarf', images: [] })
  expect(await refusal(undo())).toBe('HT005')
})

test('the maker of a refused change asks once for another look, which whoever refused it does not give', async () => {
  const { product, maker, change, decider } = await givenAppealedChange(db)
  const answer = (by: string, granted: boolean) => asStaff(db, by).all(`select public.answer_change_appeal($1, $2, 'The cocoons show it')`, [change, granted])
  expect(await hint(db.asPerson(maker).all(`select public.appeal_product_change($1, 'Please look again')`, [change]))).toBe('not_allowed_now')
  expect(await hint(answer(decider, true))).toBe('same_person')
  await answer(clerk, true)
  expect((await shown(product)).name).toBe('Wild silk shawl')
  expect(await refusal(answer(clerk, false))).toBe('HT005')
  expect(await lettersAbout(product)).toEqual(['change_waits', 'change_refused', 'change_granted'])
  const late = await givenProductChange(db)
  await decide(late.change, [])
  await db.owner.all(`update public.product_changes set decided_at = now() - interval '15 days' where id = $1`, [late.change])
  expect(await hint(db.asPerson(late.maker).all(`select public.appeal_product_change($1, 'Please look again')`, [late.change]))).toBe('not_allowed_now')
})

test('nobody judges changes of their own shop, and what is held is free to be mended', async () => {
  const { product, maker, change } = await givenProductChange(db)
  await givenStaff(db, maker, ['products.read', 'products.judge'])
  expect(await hint(decide(change, null, { by: maker }))).toBe('own_shop')
  await asStaff(db, clerk).all(`select public.hold_product($1, 'wrong_facts', 'It is no silk')`, [product])
  await db.asPerson(maker).all(`update public.products set name = 'Cotton scarf' where id = $1`, [product])
  expect((await shown(product)).name).toBe('Cotton scarf')
})

test('the letters say in the maker’s language what waits, and for what it was refused', async () => {
  const { shop, letters } = testShop(db)
  const { seller, change } = await givenProductChange(db)
  await db.owner.all(`update public.seller_contacts set language = 'th' where seller_id = $1`, [seller])
  await decide(change, [])
  await sendOutbox(shop)
  const t = i18nWords('th')
  const mine = letters.filter(({ to }) => to === `${seller}@makers.test`)
  expect(mine.map(({ subject }) => subject).toSorted()).toEqual(
    [t('seller-letters:change_refused.subject'), t('seller-letters:change_waits.subject')].toSorted(),
  )
  const refused = mine.find(({ subject }) => subject === t('seller-letters:change_refused.subject'))
  for (const said of ['Silk scarf', t('listing-report:reasons.wrong_facts'), 'Say which silk', '/th/dashboard?tab=products'])
    expect(refused?.text).toContain(said)
})
