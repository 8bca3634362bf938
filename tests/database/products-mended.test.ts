import { beforeEach, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, type GivenProduct } from '../support/market.ts'

let db: TestDatabase
let maker: string
let scarf: GivenProduct

beforeEach(async () => {
  db ??= await testDatabase()
  maker = await givenPerson(db)
  scarf = await givenProduct(db, { name: 'Scarf' })
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'products')`, [scarf.sellerId, maker])
  await db.owner.all(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted')`, [scarf.sellerId])
})

const me = () => db.asPerson(maker)
const mends = async () =>
  (await me().one<{ to_mend: string[] }>('select to_mend from public.desk_quality($1, $2)', [scarf.sellerId, [scarf.productId]])).to_mend

describe('what a listing lacks', () => {
  test('everything at first, and nothing once all of it is said', async () => {
    expect(await mends()).toEqual(['photo', 'photos', 'alt', 'story', 'material', 'making', 'steps', 'care', 'dimensions', 'customs', 'tags', 'languages'])
    await db.owner.all(
      `update public.products set description = repeat('Woven by hand. ', 12), material = 'silk', craft = 'ikat', care = 'by hand', dimensions = '45 × 180', making = 'made', hs_code = '621410',
              tags = '{silk,ikat,indigo}' where id = $1`,
      [scarf.productId],
    )
    await db.owner.all(
      `insert into public.product_images (product_id, url, alt, position)
       select $1::uuid, '/storage/v1/object/public/product-images/' || $1::uuid || '/' || n || '.webp', 'Seen ' || n, n from generate_series(1, 4) n`,
      [scarf.productId],
    )
    await db.owner.all(`insert into public.product_translations (product_id, language, name) values ($1, 'th', 'ผ้า'), ($1, 'nl', 'Sjaal')`, [scarf.productId])
    expect(await mends()).toEqual(['steps'])
    await db.owner.all(`update public.products set making = 'sourced', is_handmade = false where id = $1`, [scarf.productId])
    expect(await mends()).toEqual([])
    await db.owner.all(`update public.products set making = 'made' where id = $1`, [scarf.productId])
    await db.owner.all(
      `insert into public.product_images (product_id, url, step, position)
       values ($1::uuid, '/storage/v1/object/public/product-images/' || $1::uuid || '/loom.webp', 'weaving', 9)`,
      [scarf.productId],
    )
    expect(await mends()).toEqual([])
    expect(await me().all(`select from public.desk_products($1, '', 'mend')`, [scarf.sellerId])).toHaveLength(0)
  })

  test('pieces of other shops are not told of, and whoever does not read pieces is refused', async () => {
    const other = await givenProduct(db)
    expect(await me().all('select * from public.desk_quality($1, $2)', [scarf.sellerId, [other.productId]])).toEqual([])
    await expect(me().all('select * from public.desk_quality($1, $2)', [other.sellerId, [other.productId]])).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a piece in other languages', () => {
  const keep = (language: string, name: string, person = maker) =>
    db.asPerson(person).one<{ said: string }>(`select public.keep_translation($1, $2, $3, 'Geweven', '') as said`, [scarf.productId, language, name])
  const languages = () => me().all('select language, name, state, name_before from public.product_languages($1) order by language', [scarf.productId])

  test('what its maker keeps is reviewed; when the original changes it is out of date and says what that said before', async () => {
    await db.owner.all(
      `insert into public.product_translations (product_id, language, name, origin, state, source_hash) values ($1, 'nl', 'Das', 'machine', 'machine', md5('Scarf' || chr(10)))`,
      [scarf.productId],
    )
    expect(await keep('nl', 'Sjaal')).toEqual({ said: 'kept' })
    expect(await languages()).toEqual([{ language: 'nl', name: 'Sjaal', state: 'reviewed', name_before: null }])
    await me().all(`update public.products set name = 'Long scarf' where id = $1`, [scarf.productId])
    await me().all(`update public.products set name = 'Longer scarf' where id = $1`, [scarf.productId])
    expect(await languages()).toEqual([{ language: 'nl', name: 'Sjaal', state: 'stale', name_before: 'Scarf' }])
    await keep('nl', 'Lange sjaal')
    expect(await languages()).toEqual([{ language: 'nl', name: 'Lange sjaal', state: 'reviewed', name_before: null }])
  })

  test('what its maker locks no machine writes over, and it stays out of date where its own original changed', async () => {
    await keep('nl', 'Sjaal')
    await me().all(`update public.product_translations set locked = '{name}' where product_id = $1 and language = 'nl'`, [scarf.productId])
    const renew = () =>
      db.service.all(`update public.product_translations set name = 'Das', description = 'Machine', state = 'machine' where product_id = $1`, [scarf.productId])
    await me().all(`update public.products set description = 'Woven twice' where id = $1`, [scarf.productId])
    await renew()
    expect(await languages()).toEqual([{ language: 'nl', name: 'Sjaal', state: 'machine', name_before: null }])
    await me().all(`update public.products set name = 'Long scarf' where id = $1`, [scarf.productId])
    await renew()
    expect(await languages()).toEqual([{ language: 'nl', name: 'Sjaal', state: 'stale', name_before: 'Scarf' }])
    await keep('nl', 'Lange sjaal')
    expect(await languages()).toEqual([{ language: 'nl', name: 'Lange sjaal', state: 'reviewed', name_before: null }])
    const lockOf = (fields: string) =>
      me().all(`update public.product_translations set locked = $2 where product_id = $1 returning language`, [scarf.productId, fields])
    await expect(lockOf('{price}')).rejects.toMatchObject({ code: '23514' })
    const stranger = db.asPerson(await givenPerson(db))
    expect(await stranger.all(`update public.product_translations set locked = '{}' where product_id = $1 returning language`, [scarf.productId])).toEqual([])
  })

  test('where somebody looks at translations first it waits, and what stood there stands', async () => {
    await db.owner.all(`update private.seller_trust set level = 'new' where seller_id = $1`, [scarf.sellerId])
    await db.owner.all(`update private.change_terms set effect = 'wait' where kind = 'translations' and level = 'new'`)
    await db.owner.all(`update public.products set published_at = now() - interval '1 day' where id = $1`, [scarf.productId])
    expect(await keep('nl', 'Sjaal')).toEqual({ said: 'waits' })
    expect(await languages()).toEqual([])
  })

  test('its own language, a name that is none, and whoever does not change the piece are refused', async () => {
    await expect(keep('en', 'Scarf')).rejects.toMatchObject({ code: '22023' })
    await expect(keep('nl', ' ')).rejects.toMatchObject({ code: '22023' })
    const stranger = await givenPerson(db)
    await expect(keep('nl', 'Sjaal', stranger)).rejects.toMatchObject({ code: 'PT404' })
    await expect(db.asPerson(stranger).all('select * from public.product_languages($1)', [scarf.productId])).rejects.toMatchObject({ code: 'PT404' })
    await expect(db.anon.all('select * from public.product_languages($1)', [scarf.productId])).rejects.toMatchObject({ code: '42501' })
  })
})
