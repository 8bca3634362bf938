import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { givenProduct, guest, testShop } from '../../../tests/support/market.ts'
import { givenTranslationService, type TranslationService } from '../../../tests/support/translation-service.ts'
import { getProduct } from './get-product.server.ts'
import { translateProductFunction } from './translate-product.server.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

async function givenScarf(): Promise<string> {
  const { productId } = await givenProduct(db)
  await db.owner.all(`update public.products set name = 'Soft scarf', description = 'Made by hand', care = 'Wash cold' where id = $1`, [productId])
  return productId
}

async function translated(product: string, service?: TranslationService, language = 'de') {
  const { shop } = testShop(db)
  const answer = await translateProductFunction({ ...shop, settings: { ...shop.settings, translation: service } }, guest, { product, language })
  return { status: answer.status, said: (await answer.json()) as Record<string, unknown> }
}

test('a product’s texts are translated once, kept, and told as a machine’s', async () => {
  const { asked, service } = await givenTranslationService()
  const product = await givenScarf()
  const words = { status: 200, said: { name: 'SOFT SCARF', description: 'MADE BY HAND', care: 'WASH COLD' } }
  expect(await translated(product, service)).toEqual(words)
  expect(asked.toSorted()).toEqual(['Made by hand', 'Soft scarf', 'Wash cold'])
  // Kept for those who come when the service is gone.
  expect(await translated(product)).toEqual(words)
  expect(await getProduct(db.anon, product, 'de')).toMatchObject({ name: 'SOFT SCARF', textLanguage: 'de', machineTranslated: true })
})

test('what a buyer reads to choose and to write on the piece comes with the texts', async () => {
  const { service } = await givenTranslationService()
  const product = await givenScarf()
  await db.owner.all(`update public.products set personalization_prompt = 'Which name?', personalization_max = 5 where id = $1`, [product])
  await db.owner.all(`update public.product_variants set options = '{"weave": "moon dust"}' where product_id = $1`, [product])
  await translated(product, service)
  expect(await getProduct(db.anon, product, 'de')).toMatchObject({
    personalization: { fields: [{ told: { text: 'WHICH NAME?', language: 'de' } }] },
    optionWords: { 'moon dust': 'MOON DUST' },
    // What the cart says of the choice.
    variants: [{ name: 'MOON DUST' }],
  })
})

test('what the seller has said in the language, and what is in it already, is not sent away', async () => {
  const { asked, service } = await givenTranslationService()
  const product = await givenScarf()
  await db.owner.all(`insert into public.product_translations (product_id, language, name, description) values ($1, 'de', 'Weicher Schal', '')`, [product])
  expect((await translated(product, service)).said).toEqual({ name: 'Weicher Schal', description: '', care: '' })
  expect((await translated(product, service, 'en')).said).toMatchObject({ name: 'Soft scarf' })
  expect(asked).toEqual([])
})

test('what a machine made is made anew when its maker asks after a change, but for what is locked; a person’s words are left alone', async () => {
  const { asked, service } = await givenTranslationService()
  const product = await givenScarf()
  await translated(product, service)
  await db.owner.all(`update public.product_translations set name = 'Schal', locked = '{name}' where product_id = $1`, [product])
  await db.owner.all(`update public.products set description = 'Made on a loom' where id = $1`, [product])
  const renewed = async () => {
    const { shop } = testShop(db)
    const answer = await translateProductFunction({ ...shop, settings: { ...shop.settings, translation: service } }, guest, {
      product,
      language: 'de',
      renew: true,
    })
    return [await answer.json(), await db.owner.one('select name, description, state from public.product_translations where product_id = $1', [product])]
  }
  expect((await renewed())[1]).toEqual({ name: 'Schal', description: 'MADE ON A LOOM', state: 'machine' })
  const sent = asked.length
  // True to what the original says: nobody is asked again.
  expect((await renewed())[0]).toMatchObject({ name: 'Schal' })
  expect(asked).toHaveLength(sent)
  await db.owner.all(`update public.product_translations set state = 'reviewed', origin = 'human' where product_id = $1`, [product])
  await db.owner.all(`update public.products set description = 'Knitted' where id = $1`, [product])
  expect(await renewed()).toEqual([
    { name: 'SOFT SCARF', description: 'KNITTED', care: 'WASH COLD' },
    { name: 'Schal', description: 'MADE ON A LOOM', state: 'stale' },
  ])
})

test('texts that changed while the service was thinking are not kept under the new ones', async () => {
  const product = await givenScarf()
  const { service } = await givenTranslationService(() => db.owner.all(`update public.products set description = 'Made on a loom' where id = $1`, [product]))
  expect((await translated(product, service)).status).toBe(200)
  expect(await db.owner.all('select language from public.product_translations where product_id = $1', [product])).toEqual([])
})

test('without a service, for what is not sold and for no language, there is a refusal', async () => {
  const product = await givenScarf()
  expect(await translated(product)).toMatchObject({ status: 409, said: { code: 'no_service' } })
  expect(await translated(product, undefined, 'xx')).toMatchObject({ status: 400 })
  await db.owner.all(`update public.products set status = 'draft' where id = $1`, [product])
  expect(await translated(product)).toMatchObject({ status: 404 })
})
