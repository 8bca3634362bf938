import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { givenReceived } from '../support/received.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenProductChange } from '../support/waiting-work.ts'

let db: TestDatabase
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db, { name: 'Malee Hattha' })
  await givenStaff(db, clerk, ['products.read', 'products.judge', 'sellers.read', 'sellers.judge'])
})

const BUCKET = '/storage/v1/object/public/product-images/'
const decide = async (change: string, approved: string[] | null) =>
  asStaff(db, clerk).all(
    `select public.decide_product_change($1, (select changed_at from public.product_changes where id = $1), $2, 'wrong_facts', null, 'Say which silk')`,
    [change, approved],
  )

test('the file of a picture that shows, waits, may be undone or is that of a version is neither removed nor written anew', async () => {
  const { product, maker, change } = await givenProductChange(db)
  const asMaker = db.asPerson(maker)
  const add = (name: string) => asMaker.all(`insert into storage.objects (bucket_id, name) values ('product-images', $1)`, [`${product}/${name}`])
  const arrange = (address: string) => asMaker.all('select public.arrange_pictures($1, $2)', [product, JSON.stringify([{ url: address }])])
  const left = async () =>
    (await db.owner.all<{ name: string }>(`select path_tokens[2] as name from storage.objects where name like $1 || '/%' order by 1`, [product])).map(
      ({ name }) => name,
    )
  for (const name of ['shown.webp', 'waits.webp', 'version.webp', 'loose.webp']) await add(name)
  await db.owner.all(`insert into public.product_images (product_id, url) values ($1, $2)`, [
    product,
    `${BUCKET.replace('product', '%70roduct')}${product}/sh%6Fwn.webp`,
  ])
  await arrange(`${BUCKET}${product}/waits.webp`)
  await asMaker.all(`update public.product_variants set image_url = $2 where product_id = $1`, [product, `${BUCKET}${product}/version.webp`])
  await asMaker.all(`delete from storage.objects where bucket_id = 'product-images'`)
  expect(await left()).toEqual(['shown.webp', 'version.webp', 'waits.webp'])
  // Nor does a name that is referred to, and has no file, get one.
  await arrange(`${BUCKET}${product}/later.webp`)
  expect(await refusal(add('later.webp'))).toBe('42501')
  expect(await refusal(add('l%61ter.webp'))).toBe('42501')
  await add('other.webp')
  await decide(change, null)
  await asMaker.all(`delete from storage.objects where bucket_id = 'product-images'`)
  // The one before the change, because the change may be undone.
  expect(await left()).toEqual(['shown.webp', 'version.webp'])
})

test.each([
  ['an escaped address', (product: string) => `${BUCKET}${product}/a%2Ewebp`],
  ['a file of another piece', () => `${BUCKET}00000000-0000-4000-8000-000000000001/a.webp`],
  ['a folder within', (product: string) => `${BUCKET}${product}/../x/a.webp`],
  ['a file elsewhere', () => 'https://elsewhere.example/a.webp'],
])('%s is no picture of a piece, nor of a version, on sale or not', async (_, address) => {
  const { product, maker } = await givenProductChange(db)
  const asMaker = db.asPerson(maker)
  const url = address(product)
  const ways = [
    () => asMaker.all('select public.arrange_pictures($1, $2)', [product, JSON.stringify([{ url }])]),
    () => asMaker.all(`update public.product_variants set image_url = $2 where product_id = $1`, [product, url]),
    () => asMaker.all(`insert into public.product_variants (product_id, name, image_url) values ($1, 'L', $2)`, [product, url]),
  ]
  for (const way of ways) expect(await refusal(way())).toBe('22023')
  await db.owner.all(`update public.products set status = 'draft', published_at = null where id = $1`, [product])
  expect(await refusal(asMaker.all(`insert into public.product_images (product_id, url) values ($1, $2)`, [product, url]))).toBe('22023')
  await asMaker.all(`insert into public.product_images (product_id, url) values ($1, $2)`, [product, `${BUCKET}${product}/a.webp`])
})

test('what has been on sale, is held or has a change stays when its maker would remove it; a mere draft goes', async () => {
  const { product, maker } = await givenProductChange(db)
  const asMaker = db.asPerson(maker)
  const remove = () => asMaker.all('delete from public.products where id = $1 returning id', [product])
  await asMaker.all(`update public.products set status = 'draft' where id = $1`, [product])
  expect(await remove()).toEqual([])
  await db.owner.all(`update public.products set published_at = null where id = $1`, [product])
  expect(await remove()).toEqual([])
  await db.owner.all('delete from public.product_changes where product_id = $1', [product])
  await asStaff(db, clerk).all(`select public.hold_product($1, 'wrong_facts', 'It is no silk')`, [product])
  expect(await remove()).toEqual([])
  await db.owner.all('delete from public.product_holds where product_id = $1', [product])
  expect(await remove()).toEqual([{ id: product }])
})

const priceOf = async (variant: string) =>
  (
    await db.owner.one<{ price: number }>(
      'select coalesce(v.price_minor, p.price_minor)::int as price from public.product_variants v join public.products p on p.id = v.product_id where v.id = $1',
      [variant],
    )
  ).price
const variantOf = async (product: string, name = '') =>
  (await db.owner.one<{ id: string }>('select id from public.product_variants where product_id = $1 and name = $2', [product, name])).id
const trust = (seller: string, level: string) => asStaff(db, clerk).all(`select public.set_seller_trust($1, $2, 'We visited her workshop')`, [seller, level])
const settled = async () => {
  const given = await givenProductChange(db)
  await decide(given.change, null)
  await db.owner.all('update public.products set price_minor = 10000 where id = $1', [given.product])
  await db.owner.all('delete from public.price_days where product_id = $1', [given.product])
  return { ...given, variant: await variantOf(given.product), asMaker: db.asPerson(given.maker) }
}

test('many small steps of the price of a version, or of a piece on the day it is published, are one large one; no price is that of the piece', async () => {
  const { product, variant, asMaker } = await settled()
  const step = (satang: number | null) => asMaker.all('update public.product_variants set price_minor = $2 where id = $1', [variant, satang])
  await step(129_00)
  expect(await priceOf(variant)).toBe(129_00)
  await step(166_00)
  expect(await priceOf(variant)).toBe(129_00)
  const [{ id } = { id: '' }] = await db.owner.all<{ id: string }>(`select id from public.product_changes where product_id = $1 and state = 'open'`, [product])
  await decide(id, null)
  expect(await priceOf(variant)).toBe(166_00)
  // Back to the price of the piece is 40 % less.
  await step(null)
  expect(await priceOf(variant)).toBe(166_00)
  const of = async () => (await db.owner.one<{ price: number }>('select price_minor::int as price from public.products where id = $1', [product])).price
  for (const satang of [129_00, 160_00]) await asMaker.all('update public.products set price_minor = $2 where id = $1', [product, satang])
  expect(await of()).toBe(129_00)
})

test('a version that is put on sale is judged by its price and its picture too, and whoever judges reads them', async () => {
  const { product, seller, asMaker } = await settled()
  await trust(seller, 'known')
  const add = (name: string, satang: number | null, image: string | null, active = true) =>
    asMaker.all('insert into public.product_variants (product_id, name, price_minor, image_url, is_active) values ($1, $2, $3, $4, $5)', [
      product,
      name,
      satang,
      image,
      active,
    ])
  const noted = () =>
    db.owner.all<{ name: string; price: number; image: string | null; waits: boolean }>(
      `select f.after ->> 'name' as name, (f.after ->> 'price_minor')::int as price, f.after ->> 'image_url' as image, f.waits
         from public.product_changes c join public.product_change_fields f on f.change_id = c.id
        where c.product_id = $1 and c.state = 'open' order by 1`,
      [product],
    )
  await add('A', null, null)
  await add('B', 120_00, null)
  expect(await noted()).toEqual([])
  await add('C', 900_00, null)
  await add('D', null, `${BUCKET}${product}/d.webp`)
  await add('E', 900_00, null, false)
  await asMaker.all(`update public.product_variants set is_active = true where id = $1`, [await variantOf(product, 'E')])
  expect(await noted()).toEqual([
    { name: 'C', price: 900_00, image: null, waits: false },
    { name: 'D', price: 100_00, image: `${BUCKET}${product}/d.webp`, waits: false },
    { name: 'E', price: 900_00, image: null, waits: false },
  ])
  // Small steps after it was made count from what the piece costs.
  await asMaker.all('update public.product_variants set price_minor = 15000 where id = $1', [await variantOf(product, 'B')])
  const [{ id } = { id: '' }] = await db.owner.all<{ id: string }>(`select id from public.product_changes where product_id = $1 and state = 'open'`, [product])
  expect(await db.owner.all(`select from public.product_change_fields where change_id = $1 and field like 'variant_price:%'`, [id])).toHaveLength(1)
  await decide(id, [])
  expect(await db.owner.all(`select name from public.product_variants where product_id = $1 and is_active and name in ('C', 'D', 'E')`, [product])).toEqual([])
})

test('a new version that waits is approved with the price that was read, whatever is made of it meanwhile', async () => {
  const { product, asMaker } = await settled()
  await asMaker.all(`insert into public.product_variants (product_id, name, price_minor) values ($1, 'L', 12000)`, [product])
  const variant = await variantOf(product, 'L')
  const after = () =>
    db.owner.one<{ id: string; seen: string; price: number; active: boolean }>(
      `select c.id, c.changed_at::text as seen, (f.after ->> 'price_minor')::int as price, (f.after ->> 'is_active')::boolean as active
         from public.product_changes c join public.product_change_fields f on f.change_id = c.id where f.field = $1`,
      [`variant:${variant}`],
    )
  expect(await after()).toMatchObject({ price: 120_00, active: true })
  const { id, seen } = await after()
  await asMaker.all('update public.product_variants set price_minor = 900000 where id = $1', [variant])
  expect(await after()).toMatchObject({ price: 9000_00, active: true })
  expect(await refusal(asStaff(db, clerk).all(`select public.decide_product_change($1, $2, null, null, null, 'It is so')`, [id, seen]))).toBe('HT005')
  await db.owner.all('update public.product_variants set price_minor = 1 where id = $1', [variant])
  await decide(id, null)
  expect(await db.owner.one('select is_active, price_minor::int from public.product_variants where id = $1', [variant])).toEqual({
    is_active: true,
    price_minor: 9000_00,
  })
})

test('two versions that wait to change their names are approved together, and not one of them alone', async () => {
  const { product, seller, variant, asMaker } = await settled()
  await trust(seller, 'trusted')
  await asMaker.all(`update public.product_variants set name = 'S' where id = $1`, [variant])
  await asMaker.all(`insert into public.product_variants (product_id, name) values ($1, 'M')`, [product])
  const other = await variantOf(product, 'M')
  await trust(seller, 'new')
  await asMaker.all('select public.arrange_versions($1, $2)', [
    product,
    JSON.stringify([
      { id: variant, name: 'M' },
      { id: other, name: 'S' },
    ]).replaceAll('"name"', '"is_active": true, "name"'),
  ])
  expect(await variantOf(product, 'S')).toBe(variant)
  const [{ id } = { id: '' }] = await db.owner.all<{ id: string }>(`select id from public.product_changes where product_id = $1 and state = 'open'`, [product])
  expect(await refusal(decide(id, [`variant:${variant}`]))).toBe('HT005')
  await decide(id, null)
  expect([await variantOf(product, 'S'), await variantOf(product, 'M')]).toEqual([other, variant])
})

test('versions that are replaced are sold until the new ones are approved; left as they were, nothing waits', async () => {
  const { product, variant, asMaker } = await settled()
  const arrange = (versions: object[]) =>
    asMaker.all('select public.arrange_versions($1, $2)', [product, JSON.stringify(versions.map((one) => ({ is_active: true, ...one })))])
  const sold = async () =>
    (await db.owner.all<{ name: string }>('select name from public.product_variants where product_id = $1 and is_active order by name', [product])).map(
      ({ name }) => name,
    )
  const waiting = () => db.owner.all<{ id: string }>(`select id from public.product_changes where product_id = $1 and state = 'open'`, [product])
  await arrange([{ name: 'S' }, { name: 'M' }])
  expect(await sold()).toEqual([''])
  await arrange([{ id: variant, name: '' }])
  expect([await sold(), await waiting()]).toEqual([[''], []])
  await arrange([{ name: 'S' }, { name: 'M' }])
  const [{ id } = { id: '' }] = await waiting()
  expect(await refusal(decide(id, [`variant:${variant}`]))).toBe('HT005')
  await decide(id, null)
  expect(await sold()).toEqual(['M', 'S'])
})

test('trust counts different buyers who paid and were not given it back, from an amount, and nobody of the shop itself', async () => {
  const { seller, maker } = await settled()
  const counted = async () => (await db.owner.one<{ orders: number }>('select orders from private.trust_facts($1)', [seller])).orders
  const piece = await givenProduct(db, { sellerId: seller })
  const ordered = async (buyer: string) => {
    const { lineId } = await givenReceived(db, buyer, piece)
    const { id } = await db.owner.one<{ id: string }>(
      `update public.orders set completed_at = now(), payment_status = 'paid', items_minor = 10000, discount_minor = 0
        where id = (select order_id from public.order_lines where id = $1) returning id`,
      [lineId],
    )
    return id
  }
  const friend = await givenPerson(db)
  await ordered(friend)
  await ordered(friend)
  await ordered(maker)
  expect(await counted()).toBe(1)
  const other = await ordered(await givenPerson(db))
  expect(await counted()).toBe(2)
  await db.owner.all(`update public.orders set payment_status = 'refunded' where id = $1`, [other])
  expect(await counted()).toBe(1)
  await db.owner.all(`update public.shop_settings set value = '10001' where key = 'trust.order_minor'`)
  expect(await counted()).toBe(0)
  await db.owner.all(`update public.shop_settings set value = default_value where key = 'trust.order_minor'`)
})
