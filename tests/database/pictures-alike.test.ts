import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { printPictures } from '../../app/seller-desk/products/print-pictures.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { givenAlikeListing } from '../support/waiting-work.ts'

const ROOT = `${import.meta.dirname}/../../public/pictures/`
let db: TestDatabase
let clerk: string
/** What the storage of these tests keeps, by address; a key without content breaks while it is read. */
const stored = new Map<string, Buffer | 'broken'>()
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['products.read', 'products.judge'])
})

const scarf = () => sharp(`${ROOT}batik-sarong-sea.webp`)
const print = () =>
  printPictures(testShop(db).shop, async (_shop, url) => {
    const content = stored.get(url)
    if (content === 'broken') throw new Error('The storage is away.')
    return content ?? null
  })
async function givenPicture(content: Buffer | 'broken', { sellerId, step }: { sellerId?: string; step?: string } = {}) {
  const product = await givenProduct(db, sellerId === undefined ? {} : { sellerId })
  const url = `/storage/v1/object/public/product-images/${product.productId}/a.webp`
  stored.set(url, content)
  const { id } = await db.owner.one<{ id: string }>('insert into public.product_images (product_id, url, step) values ($1, $2, $3) returning id', [
    product.productId,
    url,
    step ?? null,
  ])
  return { ...product, id, url }
}
const waits = async (product: string) =>
  (await db.owner.all(`select id from public.product_reports where product_id = $1 and origin = 'alike' and decided_at is null`, [product])).length
const alike = async (product: string) =>
  (await db.owner.one<{ facts: { alike: { distance: number; other: { seller_id: string } }[] } }>('select private.facts_of_listing($1) as facts', [product]))
    .facts.alike

test('a copy in another shop is put before staff, resized, encoded anew, lighter or as a picture of the making; it stays on sale and the first shop is left alone', async () => {
  const first = await givenPicture(await scarf().toBuffer())
  await print()
  const copies = [
    await givenPicture(await scarf().toBuffer()),
    await givenPicture(await scarf().resize(420).jpeg({ quality: 50 }).toBuffer()),
    await givenPicture(await scarf().modulate({ brightness: 1.1 }).png().toBuffer(), { step: 'weaving' }),
  ]
  await print()
  for (const { productId } of copies) {
    expect(await waits(productId)).toBe(1)
    expect((await alike(productId)).some(({ other }) => other.seller_id === first.sellerId)).toBe(true)
    expect(await db.anon.one('select status from public.products where id = $1', [productId])).toEqual({ status: 'active' })
    expect(await db.owner.all('select from public.product_holds where product_id = $1', [productId])).toEqual([])
  }
  expect(await waits(first.productId)).toBe(0)
})

test('another picture, a copy within the same shop and one too plain to tell are not', async () => {
  const bag = await givenPicture(await sharp(`${ROOT}bamboo-hat-indigo.webp`).toBuffer())
  await print()
  const own = await givenPicture(await sharp(`${ROOT}bamboo-hat-indigo.webp`).resize(500).toBuffer(), { sellerId: bag.sellerId })
  const plain = () =>
    sharp({ create: { width: 600, height: 600, channels: 3, background: '#e8e2d8' } })
      .png()
      .toBuffer()
  const plains = [await givenPicture(await plain()), await givenPicture(await plain())]
  await print()
  for (const { productId } of [bag, own, ...plains]) expect(await waits(productId)).toBe(0)
  expect(await db.owner.one('select print from private.picture_prints where image_id = $1', [plains[0]?.id])).toEqual({ print: null })
})

test('what was looked at once is not asked again, and neither is anything of two shops that share their pictures by right', async () => {
  const { product, seller, other } = await givenAlikeListing(db)
  expect(await waits(product)).toBe(1)
  const asClerk = asStaff(db, clerk)
  await asClerk.all(`select public.allow_shared_pictures($1, $2, 'One cooperative')`, [product, other])
  expect([await waits(product), await alike(product)]).toEqual([0, []])
  expect(await refusal(asClerk.all(`select public.allow_shared_pictures($1, $2, 'One cooperative')`, [product, other]))).toBe('HT005')
  const again = await givenPicture(await sharp(`${ROOT}spice-bowls-curry.webp`).toBuffer(), { sellerId: other })
  await print()
  const copy = await givenPicture(await sharp(`${ROOT}spice-bowls-curry.webp`).toBuffer(), { sellerId: seller })
  await print()
  expect([await waits(again.productId), await waits(copy.productId)]).toEqual([0, 0])
  const left = await givenAlikeListing(db)
  await asClerk.all(`select public.leave_product($1, 'Both photographed the same fair')`, [left.product])
  await db.owner.all(`update private.picture_prints set next_try_at = null where next_try_at is not null`)
  await db.owner.all(
    `select private.keep_print(i.id, q.print, i.url) from public.product_images i join private.picture_prints q on q.image_id = i.id where i.product_id = $1`,
    [left.product],
  )
  expect(await waits(left.product)).toBe(0)
})

test('nobody of the staff decides about a shop that is theirs, and shops without such pictures are none', async () => {
  const { product, seller, other } = await givenAlikeListing(db)
  const say = (shop: string) => asStaff(db, clerk).all(`select public.allow_shared_pictures($1, $2, 'One cooperative')`, [product, shop])
  expect(await refusal(say((await givenProduct(db)).sellerId))).toBe('PT404')
  for (const shop of [seller, other]) {
    await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [shop, clerk])
    expect(await refusal(say(other))).toBe('HT005')
    await db.owner.all('delete from public.seller_members where seller_id = $1 and person_id = $2', [shop, clerk])
  }
  expect(await waits(product)).toBe(1)
})

test('what cannot be read is tried again later and given up in the end; what no longer lies there tells nothing', async () => {
  const [broken, gone] = [await givenPicture('broken'), await givenPicture('broken')]
  stored.delete(gone.url)
  const state = async (id: string) =>
    db.owner.one<{ tries: number; due: boolean }>('select tries, next_try_at is not null as due from private.picture_prints where image_id = $1', [id])
  await print()
  expect([await state(broken.id), await state(gone.id)]).toEqual([
    { tries: 1, due: true },
    { tries: 1, due: false },
  ])
  for (let tries = 2; tries <= 5; tries++) {
    await db.owner.all('update private.picture_prints set next_try_at = private.now() where image_id = $1', [broken.id])
    await print()
  }
  expect(await state(broken.id)).toEqual({ tries: 5, due: false })
})

test('near prints are found by their bands and never by walking all of them', async () => {
  await db.owner.transaction(async (tx) => {
    await tx.all('set local enable_seqscan = off')
    const { id } = await givenPicture(await scarf().toBuffer())
    const plan = JSON.stringify(
      await tx.all(
        `explain (costs off) select q.image_id from private.picture_prints m join private.picture_prints q on q.print is not null and q.image_id <> m.image_id
           and (q.band_1 = m.band_1 or q.band_2 = m.band_2 or q.band_3 = m.band_3 or q.band_4 = m.band_4) where m.image_id = $1`,
        [id],
      ),
    )
    for (const band of [1, 2, 3, 4]) expect(plan).toContain(`picture_prints_band_${band}`)
  })
})
