/** What the first page says of the shop in numbers is kept, and is what counting would say. */
import { expect, test } from 'vitest'
import { getShopWindow } from '../../app/home/get-shop-window.server.ts'
import { testDatabase } from '../support/database.ts'
import { givenProduct } from '../support/market.ts'

const db = await testDatabase()
const kept = () =>
  db.owner.all('select category_id, sum(products)::int as products from private.listing_counts group by 1 having sum(products) <> 0 order by 1')
const counted = () => db.owner.all('select category_id, count(*)::int as products from private.product_listings group by 1 order by 1')

test('pieces that come, go, move and whose maker is suspended are counted, before and after the counts are gathered', async () => {
  const [scarf, bowl, mask] = [await givenProduct(db), await givenProduct(db), await givenProduct(db)]
  expect(await kept()).toEqual(await counted())
  await db.owner.all(`update public.products set status = 'inactive' where id = $1`, [scarf.productId])
  await db.owner.all('update public.products set category_id = $2 where id = $1', [bowl.productId, mask.categoryId])
  await db.owner.all('delete from public.products where id = $1', [mask.productId])
  expect(await kept()).toEqual(await counted())
  await db.service.all('select private.gather_listing_counts()')
  expect(await kept()).toEqual(await counted())
  await db.owner.all(`update public.sellers set application_status = 'pending' where id = $1`, [bowl.sellerId])
  expect(await kept()).toEqual(await counted())
  await db.service.all('select private.gather_listing_counts()')
  const told: unknown[] = []
  const shown = await getShopWindow(db.anon, { language: 'en', log: { error: (details: unknown) => told.push(details) } as never })
  expect(told).toEqual([])
  expect(shown.numbers?.products).toBe((await counted()).length)
})

test('what is counted is for commands alone', async () => {
  await expect(db.anon.all('select * from private.listing_counts')).rejects.toMatchObject({ code: '42501' })
  await expect(db.anon.all('select private.gather_listing_counts()')).rejects.toMatchObject({ code: '42501' })
})
