import { afterEach, expect, test, vi } from 'vitest'
import { testDatabase } from '../../tests/support/database.ts'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { followChanges } from './follow-changes.ts'

const db = await testDatabase()
const [{ product }] = (await db.owner.all(`
  with maker as (insert into public.sellers (slug, business_name, application_status) values ('ban-mai', 'Ban Mai', 'approved') returning id),
       family as (insert into public.categories (slug, name) values ('silk', 'Silk') returning id)
  insert into public.products (seller_id, category_id, name, price_minor, status, stock_quantity)
  select maker.id, family.id, 'Silk scarf', 120000, 'active', 40 from maker, family returning id as product`)) as [{ product: string }]

const following: ReturnType<typeof followChanges>[] = []
afterEach(() => Promise.all(following.splice(0).map((one) => one.close())))

/** Somebody who keeps pages, and has heard that the database listens to them. */
async function keeper(pauses = { shop: 1, stock: 1 }) {
  const purge = vi.fn<(changed?: ReadonlySet<string>) => void>()
  following.push(followChanges({ url: db.url, purge, log: quietLog(), pauses }))
  await expect.poll(() => purge).toHaveBeenCalledTimes(1)
  purge.mockClear()
  return purge
}

/** A change that is surely heard after all that were made before it. */
const aLaterChange = () => db.owner.all(`insert into public.hero_slides (image_url) values ('/pictures/last.webp')`)

test.each([
  ['a price', () => db.owner.all('update public.products set price_minor = price_minor + 100 where id = $1', [product])],
  [
    'the last nine pieces',
    () => db.owner.all('update public.products set stock_quantity = case when stock_quantity < 10 then 40 else 9 end where id = $1', [product]),
  ],
  [
    'a category in another language',
    () => db.owner.all(`insert into public.category_translations select id, 'th', 'ผ้าไหม', '' from public.categories on conflict do nothing`),
  ],
  ['a maker’s name', () => db.owner.all(`update public.sellers set business_name = 'Ban Mai Silk'`)],
  ['a slide', () => db.owner.all(`insert into public.hero_slides (image_url) values ('/pictures/hero-1.webp')`)],
  ['a promotion', () => db.owner.all(`insert into public.bogo_promotions (name, bogo_type) values ('Second one free', 'classic_bogo')`)],
  ['a setting, by the service', () => db.service.all(`update public.shop_settings set value = '25' where key = 'list.page_size'`)],
])('%s is news for everybody who keeps pages', async (_what, change) => {
  const keepers = await Promise.all([keeper(), keeper()])
  await change()
  for (const purge of keepers) await expect.poll(() => purge).toHaveBeenCalled()
})

test('what staff say differently is read before pages that say it are made, and after a time when nobody listened', async () => {
  const heard: string[] = []
  const renew = { words: async () => void heard.push('words') }
  following.push(followChanges({ url: db.url, purge: () => void heard.push('pages'), renew, log: quietLog(), pauses: { shop: 1, stock: 1 } }))
  await expect.poll(() => heard).toEqual(['words', 'pages'])
  await db.service.all(
    `insert into public.sentence_overrides (language, namespace, key, sentence, built_in) values ('de', 'cart', 'title', 'Ihr Korb', 'Ihr Warenkorb')`,
  )
  await expect.poll(() => heard).toEqual(['words', 'pages', 'words', 'pages'])
})

test('selling one of many is no news, and neither is what never happened', async () => {
  await db.owner.all('update public.products set stock_quantity = 40 where id = $1', [product])
  const purge = await keeper()
  await db.owner.all('update public.products set stock_quantity = stock_quantity - 1 where id = $1', [product])
  await db.owner.all('update public.products set sales_count = sales_count + 1 where id = $1', [product])
  await db.owner
    .transaction(async (tx) => {
      await tx.all('update public.products set price_minor = 1 where id = $1', [product])
      throw new Error('changed my mind')
    })
    .catch(() => {})
  await aLaterChange()
  await expect.poll(() => purge).toHaveBeenCalled()
  expect(purge).toHaveBeenCalledTimes(1)
})

test('what changes is told by its keys, all that a pause has collected at once; what sells does not hurry what is written', async () => {
  const hour = 3_600_000
  const purge = await keeper({ shop: 1, stock: hour })
  const price = () => db.owner.all('update public.products set price_minor = price_minor + 1 where id = $1', [product])
  const told = () => purge.mock.calls.map(([changed]) => [...(changed ?? ['everything'])].sort())
  await price()
  await expect.poll(told).toEqual([['list', `product-${product}`]])
  purge.mockClear()
  // The first of what sells is told at once, and the next an hour later.
  await db.owner.all('update public.products set stock_quantity = 8 where id = $1', [product])
  await expect.poll(told).toEqual([['list', `product-${product}`]])
  purge.mockClear()
  await db.owner.all('update public.products set stock_quantity = 7 where id = $1', [product])
  await db.owner.all(`insert into public.blog_posts (slug, title) values ('vat', 'The vat')`)
  await expect.poll(told).toEqual([['blog']])
  await db.owner.all(`select private.tell_keys(array(select 'product-' || n from generate_series(1, 151) n))`)
  await expect.poll(told).toEqual([['blog'], ['everything']])
})

test('a burst of changes costs one purge for each pause', async () => {
  const pause = 200
  const purge = await keeper({ shop: pause, stock: 60_000 })
  const started = performance.now()
  for (let price = 1; price <= 40; price += 1) await db.owner.all('update public.products set price_minor = $2 where id = $1', [product, price * 1000])
  await aLaterChange()
  await expect.poll(() => purge).toHaveBeenCalled()
  expect(purge.mock.calls.length).toBeLessThanOrEqual(1 + (performance.now() - started) / pause)
})

test('a lost connection is made again, and purges because nobody knows what was missed', async () => {
  const purge = await keeper()
  await db.owner.all(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hattha pages' and datname = current_database()`)
  await expect.poll(() => purge).toHaveBeenCalled()
  purge.mockClear()
  await aLaterChange()
  await expect.poll(() => purge).toHaveBeenCalled()
})
