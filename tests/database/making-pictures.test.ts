import { beforeEach, expect, test } from 'vitest'
import { MAKING_STEPS } from '../../app/catalog/making-steps.ts'
import { getProduct } from '../../app/catalog/product/get-product.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'
import { givenStaff, asStaff } from '../support/staff.ts'

let db: TestDatabase
let maker: string
let scarf: GivenProduct
beforeEach(async () => {
  db ??= await testDatabase()
  maker = await givenPerson(db)
  scarf = await givenProduct(db, { name: 'Scarf' })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'products')`, [scarf.sellerId, maker])
})

const at = (name: string) => `/storage/v1/object/public/product-images/${scarf.productId}/${name}.webp`
const piece = (name: string) => ({ url: at(name), alt: name })
const work = (name: string, step: string) => ({ ...piece(name), step })
const arrange = async (pictures: readonly object[]) =>
  (await db.asPerson(maker).one<{ became: string }>('select public.arrange_pictures($1, $2) as became', [scarf.productId, JSON.stringify(pictures)])).became
const many = (count: number, step?: string) => Array.from({ length: count }, (_, n) => (step ? work(`${step}-${n}`, step) : piece(`piece-${n}`)))
const say = (columns: string) => db.asPerson(maker).all(`update public.products set ${columns} where id = $1`, [scarf.productId])
const trusted = () => db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [scarf.sellerId])

test('pictures of the making stand beside those of the piece and are none of them: cards and galleries show the piece', async () => {
  await trusted()
  expect(await arrange([work('warp', 'warping'), piece('front'), work('loom', 'weaving'), work('more', 'other')])).toBe('shown')
  expect(await db.anon.one('select image_url, images from public.products where id = $1', [scarf.productId])).toEqual({
    image_url: at('front'),
    images: [at('front')],
  })
  const page = await getProduct(db.anon, scarf.productId, 'en')
  expect(page?.pictures.map(({ url }) => url)).toEqual([at('front')])
  expect(page?.process?.pictures.map(({ url, step }) => [url, step])).toEqual([
    [at('warp'), 'warping'],
    [at('loom'), 'weaving'],
    [at('more'), 'other'],
  ])
  expect(await arrange([piece('front')])).toBe('shown')
  expect((await getProduct(db.anon, scarf.productId, 'en'))?.process).toBeNull()
})

test('a picture may come to belong to another step, and to the piece', async () => {
  await trusted()
  await arrange([piece('front'), work('loom', 'weaving')])
  await arrange([piece('front'), work('loom', 'dyeing')])
  await arrange([work('front', 'finishing'), { ...piece('loom'), step: null }])
  expect(await db.owner.all('select url, step from public.product_images where product_id = $1 order by position', [scarf.productId])).toEqual([
    { url: at('front'), step: 'finishing' },
    { url: at('loom'), step: null },
  ])
})

test('twenty of the piece and twelve of its making fit; more, an unknown step and somebody else’s piece do not', async () => {
  await trusted()
  expect(await arrange([...many(20), ...many(12, 'weaving')])).toBe('shown')
  for (const wrong of [many(21), many(13, 'weaving'), [work('a', 'magic')], [{ ...piece('a'), step: 7 }]]) expect(await refusal(arrange(wrong))).toBe('22023')
  const add = `insert into public.product_images (product_id, url) values ($1, '/pictures/scarf.webp')`
  expect(await refusal(db.asPerson(maker).all(add, [scarf.productId]))).toBe('HT010')
  const stranger = await givenPerson(db)
  expect(await refusal(db.asPerson(stranger).all('select public.arrange_pictures($1, $2)', [scarf.productId, JSON.stringify(many(1, 'weaving'))]))).toBe(
    '42501',
  )
  expect(await db.owner.one('select private.making_steps() as steps')).toEqual({ steps: [...MAKING_STEPS] })
})

test('of a piece on sale they wait as its pictures do, are before staff with their steps, and show when they are approved', async () => {
  const clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['products.read', 'products.judge'])
  await arrange([piece('front')])
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'new')`, [scarf.sellerId])
  await db.owner.all(`update public.products set published_at = now() - interval '9 days' where id = $1`, [scarf.productId])
  expect(await arrange([piece('front'), work('loom', 'weaving')])).toBe('waits')
  expect((await getProduct(db.anon, scarf.productId, 'en'))?.process).toBeNull()
  const change = await db.owner.one<{ id: string; seen: string; after: unknown }>(
    `select c.id, c.changed_at::text as seen, f.after from public.product_changes c join public.product_change_fields f on f.change_id = c.id
      where c.product_id = $1`,
    [scarf.productId],
  )
  expect(change.after).toEqual([piece('front'), work('loom', 'weaving')])
  await asStaff(db, clerk).all(`select public.decide_product_change($1, $2, '{pictures}', null, null, 'Looks right', false)`, [change.id, change.seen])
  expect((await getProduct(db.anon, scarf.productId, 'en'))?.process?.pictures).toEqual([work('loom', 'weaving')])
})

test('what others made is not called handmade: refused when its maker says both, and what stands so already is free to be mended', async () => {
  await trusted()
  await say(`making = 'made'`)
  expect(await refusal(say(`making = 'sourced'`))).toBe('22023')
  await say(`making = 'sourced', is_handmade = false`)
  expect(await refusal(say('is_handmade = true'))).toBe('22023')
  await say(`making = 'designed', is_handmade = true`)
  await db.owner.all(`update public.products set making = 'sourced' where id = $1`, [scarf.productId])
  await say(`description = 'Bought from a friend'`)
})
