import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
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
