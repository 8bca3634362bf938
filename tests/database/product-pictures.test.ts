import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { forgetProductPictures } from '../../app/seller-desk/products/forget-pictures.server.ts'
import { testDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { givenReceived } from '../support/received.ts'

test('a picture that a listing has let go of goes after a day; one that is shown or was ordered by stays', async () => {
  const db = await testDatabase()
  const product = await givenProduct(db)
  const { lineId } = await givenReceived(db, await givenPerson(db), product)
  const upload = async (days: number, folder = product.productId) => {
    const name = `${folder}/${randomUUID()}.jpg`
    await db.owner.all(`insert into storage.objects (bucket_id, name, created_at) values ('product-images', $1, now() - $2::int * interval '1 day')`, [
      name,
      days,
    ])
    return name
  }
  const shown = await upload(2)
  const ordered = await upload(2)
  const version = await upload(2)
  const fresh = await upload(0)
  await upload(2)
  await upload(2, 'nobody')
  const at = (name: string) => `/storage/v1/object/public/product-images/${name}`
  await db.owner.all('insert into public.product_images (product_id, url) values ($1, $2)', [product.productId, at(shown)])
  await db.owner.all('update public.product_variants set image_url = $2 where id = $1', [product.variantId, at(version)])
  await db.owner.all('update public.order_lines set image_url = $2 where id = $1', [lineId, at(ordered)])

  await forgetProductPictures(testShop(db).shop)
  const left = await db.owner.all<{ name: string }>(`select name from storage.objects where bucket_id = 'product-images'`)
  expect(new Set(left.map(({ name }) => name))).toEqual(new Set([shown, ordered, version, fresh]))
})
