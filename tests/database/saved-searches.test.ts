/** Members save searches and are told, once, of pieces that come and fit them. */
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { letterOfNotification } from '../../app/notifications/letter-of-notification.server.ts'
import { saveSearchFunction } from '../../app/saved-searches/save-search.server.ts'
import { forgetSearchHits, tellOfSearches } from '../../app/saved-searches/tell-of-searches.server.ts'
import { givenListed } from '../support/craft-shop.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { memberCaller } from '../support/point-shop.ts'

const db = await testDatabase()
const { shop } = testShop(db)
let ada = ''
beforeEach(async () => {
  ada = await givenPerson(db, { email: `${randomUUID()}@people.test` })
})

type Saved = { id: string }
const ask = (person: string, query: string, frequency = 'at_once') =>
  saveSearchFunction(shop, memberCaller(person), { query, name: query.slice(0, 100), frequency })
const save = async (person: string, query: string, frequency?: string) => ((await (await ask(person, query, frequency)).json()) as Saved).id
const told = async (person = ada) =>
  (
    await db.owner.all<{ facts: { search_id: string; name: string; count: number; query: string } }>(
      `select facts from public.notifications where person_id = $1 and kind = 'search_news' order by created_at, id`,
      [person],
    )
  ).map(({ facts }) => facts)
const run = async () => {
  await indexProducts(db.service)
  await tellOfSearches(shop)
}
/** A word nobody else uses. */
const word = () => `zq${randomUUID().replace(/[^a-z]/g, '')}x`

test('a piece that comes and fits is told once, with the way to it; one that does not fit is not', async () => {
  const silk = word()
  const id = await save(ada, `q=${silk}&max=2000&type=handmade`)
  await givenListed(db, { name: `Scarf ${silk}`, price: 1500, is_handmade: true })
  await givenListed(db, { name: `Dear scarf ${silk}`, price: 2500, is_handmade: true })
  await givenListed(db, { name: `Made by machine ${silk}`, price: 100, is_handmade: false })
  await givenListed(db, { name: 'Something else', price: 100, is_handmade: true })
  await run()
  expect(await told()).toMatchObject([{ search_id: id, name: `Scarf ${silk}`, count: 1, query: `q=${silk}&type=handmade&max=2000` }])
  await run()
  expect(await told()).toHaveLength(1)
})

test('its letter opens the search and can be ended with one press', async () => {
  const silk = word()
  await save(ada, `q=${silk}`)
  await givenListed(db, { name: `Scarf ${silk}` })
  await run()
  const { id } = await db.owner.one<{ id: string }>(
    `select o.payload ->> 'notification_id' as id from private.outbox o join public.notifications n on n.id::text = o.payload ->> 'notification_id' where n.person_id = $1`,
    [ada],
  )
  const [letter] = await letterOfNotification(shop, { notification_id: id })
  expect(letter?.text).toContain(`/en/products?q=${silk}&sort=newest`)
  expect(letter?.text).toContain(`Scarf ${silk}`)
  expect(letter?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(letter?.headers?.['List-Unsubscribe']).toContain('kind=search_news')
  await db.owner.all(`insert into public.notification_preferences (person_id, kind, by_mail) values ($1, 'search_news', false)`, [ada])
  expect(await letterOfNotification(shop, { notification_id: id })).toEqual([])
})

test('what was there before is no news, unless it was gone and is back', async () => {
  const silk = word()
  const { productId, variantId } = await givenListed(db, { name: `Scarf ${silk}`, stock: 1 })
  const gone = await givenListed(db, { name: `Bowl ${silk}`, stock: 0 })
  await run()
  await save(ada, `q=${silk}`)
  await run()
  expect(await told()).toEqual([])
  const stock = (of: string, quantity: number) => db.owner.all('update public.stock_levels set on_hand = $2 where variant_id = $1', [of, quantity])
  await stock(variantId, 0)
  await run()
  expect(await told()).toEqual([])
  await stock(variantId, 3)
  await stock(gone.variantId, 1)
  await run()
  expect(await told()).toMatchObject([{ count: 2 }])
  await stock(variantId, 0)
  await stock(variantId, 3)
  await run()
  expect(await told()).toHaveLength(1)
  expect(productId).toBeTruthy()
})

test('filters alone find too: maker, province, category; and one’s own pieces are no news', async () => {
  const { sellerId } = await givenListed(db, { name: 'The first' })
  const [maker] = await db.owner.all<{ slug: string; category: string }>(
    `select s.slug, c.slug as category from public.sellers s join public.products p on p.seller_id = s.id join public.categories c on c.id = p.category_id where s.id = $1`,
    [sellerId],
  )
  const owner = await givenPerson(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, owner])
  await db.owner.all(`update public.sellers set province = 'TH-50' where id = $1`, [sellerId])
  for (const person of [ada, owner]) await save(person, `seller=${maker?.slug}&location=TH-50`)
  const elsewhere = await givenPerson(db)
  await save(elsewhere, `seller=${maker?.slug}&location=TH-32`)
  await givenListed(db, { name: 'The second', seller: sellerId })
  await run()
  expect(await told()).toMatchObject([{ name: 'The second' }])
  expect([await told(owner), await told(elsewhere)]).toEqual([[], []])
})

test('a number is asked of the piece: one of another size, or of none, is no news', async () => {
  const slug = `w-${randomUUID().slice(0, 8)}`
  const width = await db.owner.one<{ id: string }>(
    `insert into public.attributes (slug, kind, unit, texts) values ($1, 'number', 'cm', '{"en": {"name": "Width"}}') returning id`,
    [slug],
  )
  await save(ada, `attribute=${slug}.10~20`)
  for (const [name, number] of [
    ['Narrow', 9],
    ['Right', 12.5],
    ['Wide', 21],
  ] as const) {
    const { productId, categoryId } = await givenListed(db, { name })
    await db.owner.all('insert into public.category_attributes (category_id, attribute_id) values ($1, $2) on conflict do nothing', [categoryId, width.id])
    await db.owner.all('insert into public.product_attributes (product_id, attribute_id, number) values ($1, $2, $3)', [productId, width.id, number])
  }
  await givenListed(db, { name: 'Of no size' })
  await run()
  expect(await told()).toMatchObject([{ name: 'Right', count: 1 }])
})

test('news is gathered for the morning or the Monday, and not told to who wants none', async () => {
  const silk = word()
  const [daily, weekly, never] = [await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  const searches = [await save(daily, `q=${silk}`, 'daily'), await save(weekly, `q=${silk}`, 'weekly'), await save(never, `q=${silk}`, 'never')]
  await givenListed(db, { name: `Scarf ${silk}` })
  await run()
  expect([await told(daily), await told(weekly), await told(never)]).toEqual([[], [], []])
  const due = await db.owner.all<{ day: string; hour: number; ahead: boolean }>(
    `select to_char(h.due_at at time zone 'Asia/Bangkok', 'FMDay') as day, extract(hour from h.due_at at time zone 'Asia/Bangkok')::integer as hour, h.due_at > now() as ahead
       from private.search_hits h where h.search_id = any ($1) order by array_position($1, h.search_id)`,
    [searches],
  )
  expect(due).toMatchObject([
    { hour: 8, ahead: true },
    { hour: 8, day: 'Monday', ahead: true },
  ])
  // Whoever cannot wait any longer is told of what waits.
  await db.asPerson(weekly).all(`update public.saved_searches set frequency = 'at_once'`)
  await db.owner.all(`update private.search_hits set due_at = now() where search_id = $1`, [searches[0]])
  await run()
  expect([(await told(daily)).length, (await told(weekly)).length]).toEqual([1, 1])
})

test('what is sold or hidden before it is told is not told, and what may not be sent there is not found', async () => {
  const [silk, wood] = [word(), word()]
  await save(ada, `q=${silk}`, 'daily')
  const { productId } = await givenListed(db, { name: `Scarf ${silk}` })
  await run()
  await db.owner.all(`update public.products set status = 'inactive' where id = $1`, [productId])
  await db.owner.all(`update private.search_hits set due_at = now() where product_id = $1`, [productId])
  await run()
  expect(await told()).toEqual([])

  const eve = await givenPerson(db)
  const address = (person: string, country: string) =>
    db.owner.all(
      `insert into public.addresses (owner_id, recipient, phone, line1, postcode, country, is_default) values ($1, 'Ada', '+66812345678', '1 Road', '10500', $2, true)`,
      [person, country],
    )
  await address(ada, 'DE')
  await address(eve, 'TH')
  for (const person of [ada, eve]) await save(person, `q=${wood}`)
  await db.owner.all(
    `insert into public.shipping_terms (kind, country, starts_at, reason) values ('restriction', 'DE', now() - interval '1 hour', 'Wood needs papers')`,
  )
  await givenListed(db, { name: `Bowl ${wood}` })
  await run()
  expect([(await told()).length, (await told(eve)).length]).toEqual([0, 1])
})

test('a piece that many searches fit goes on where a step stopped, and the next piece comes after it', async () => {
  await db.owner.all('delete from public.saved_searches')
  const silk = word()
  for (let n = 0; n < 5; n++) await save(await givenPerson(db), `q=${silk}`)
  const pieces = [(await givenListed(db, { name: `Scarf ${silk}` })).productId, (await givenListed(db, { name: `Bowl ${silk}` })).productId]
  await indexProducts(db.service)
  const step = async () => {
    const { asked } = await db.service.one<{ asked: number }>('select private.match_saved_searches(2) as asked')
    const found = await db.owner.all<{ hits: number }>(
      'select count(h.search_id)::integer as hits from unnest($1::uuid[]) with ordinality p (id, place) left join private.search_hits h on h.product_id = p.id group by p.place order by 1 desc',
      [pieces],
    )
    return [asked, ...found.map(({ hits }) => hits)]
  }
  const steps = []
  for (let n = 0; n < 7; n++) steps.push(await step())
  expect(steps).toEqual([
    [1, 2, 0],
    [1, 4, 0],
    [1, 5, 0],
    [1, 5, 2],
    [1, 5, 4],
    [1, 5, 5],
    [0, 5, 5],
  ])
})

test('telling costs by what it tells, however many searches wait behind, and goes on where it stopped', async () => {
  await db.owner.all('delete from public.saved_searches')
  const { productId } = await givenListed(db, { name: 'Scarf' })
  await indexProducts(db.service)
  const wait = (searches: number) =>
    db.owner.all(
      `with saved as (insert into public.saved_searches (owner_id, name, query) select $1, 'Silk', 'q=' || gen_random_uuid() from generate_series(1, $2::integer) returning id)
       insert into private.search_hits (search_id, product_id, due_at) select id, $3, now() - interval '1 minute' from saved`,
      [ada, searches, productId],
    )
  /** How many searches a call settles, and how many found pieces it reads for that. */
  const call = () =>
    db.owner.transaction(async (only) => {
      const read = `select (pg_stat_get_xact_tuples_returned(c.oid) + coalesce(sum(pg_stat_get_xact_tuples_returned(i.indexrelid)), 0))::integer as rows
        from pg_class c join pg_index i on i.indrelid = c.oid where c.oid = 'private.search_hits'::regclass group by c.oid`
      const before = (await only.one<{ rows: number }>(read)).rows
      const { settled } = await only.one<{ settled: number }>('select private.tell_of_searches(200) as settled')
      return [settled, (await only.one<{ rows: number }>(read)).rows - before]
    })
  await wait(30)
  const [few, readOfFew] = await call()
  await wait(3000)
  await db.owner.all('analyze private.search_hits')
  const [many, readOfMany] = await call()
  expect([few, many]).toEqual([10, 10])
  expect(readOfMany).toBeLessThanOrEqual(Math.max(readOfFew ?? 0, 40))
  await tellOfSearches(shop)
  expect(await db.owner.all('select from private.search_hits where told_at is null')).toEqual([])
  expect(await told()).toHaveLength(3030)
})

test('what was told long ago is forgotten, and sooner where the piece left the lists; what waits to be told is not', async () => {
  const silk = word()
  const search = await save(ada, `q=${silk}`)
  const given = async (days: number | null, listed = true) => {
    const { productId } = await givenListed(db, { name: 'Scarf' })
    await db.owner.all(`insert into private.search_hits (search_id, product_id, due_at, told_at) values ($1, $2, now(), now() - $3 * interval '1 day')`, [
      search,
      productId,
      days,
    ])
    if (!listed) await db.owner.all(`update public.products set status = 'inactive' where id = $1`, [productId])
    return productId
  }
  const [old, gone] = [await given(200), await given(40, false)]
  const kept = [await given(40), await given(3, false), await given(null, false)]
  await forgetSearchHits(shop)
  const left = await db.owner.all<{ product_id: string }>('select product_id from private.search_hits where search_id = $1', [search])
  expect(left.map(({ product_id: id }) => id).toSorted()).toEqual(kept.toSorted())
  expect(kept).not.toEqual(expect.arrayContaining([old, gone]))
})

test('the same search is kept once, thirty at most, and nothing that asks for nothing; guests sign in first', async () => {
  const silk = word()
  const id = await save(ada, `page=3&sort=newest&q=${silk}`)
  expect(await save(ada, `q=${silk}`)).toBe(id)
  for (const query of ['', 'sort=newest', 'colour=red', 'page=2']) expect((await ask(ada, query)).status).toBe(query === '' ? 400 : 422)
  for (let n = 1; n < 30; n++) await save(ada, `q=${silk}${'abcdefghijklmnopqrstuvwxyzabcdefghij'[n]}${n}`)
  expect((await ask(ada, `q=${silk}+more`)).status).toBe(429)
  expect((await saveSearchFunction(shop, guest, { query: `q=${silk}`, name: 'x' })).status).toBe(401)
})

test('a search is its owner’s alone, stands in the copy of their data, and goes with the account', async () => {
  const silk = word()
  const id = await save(ada, `q=${silk}`)
  const eve = db.asPerson(await givenPerson(db))
  expect(await eve.all('select id from public.saved_searches where id = $1', [id])).toEqual([])
  await eve.all(`update public.saved_searches set name = 'Mine' where id = $1`, [id])
  await eve.all('delete from public.saved_searches where id = $1', [id])
  expect(await db.asPerson(ada).all('select id from public.saved_searches')).toEqual([{ id }])
  const { copy } = await db.owner.one<{ copy: { saved_searches: { query: string }[] } }>('select private.everything_about($1) as copy', [ada])
  expect(copy.saved_searches).toMatchObject([{ query: `q=${silk}` }])
  await db.owner.one('select private.delete_account($1)', [ada])
  expect(await db.owner.all('select from public.saved_searches where id = $1', [id])).toEqual([])
  expect(await db.owner.all('select from private.search_conditions where search_id = $1', [id])).toEqual([])
})
