/** A member's cart, kept and read in one call with their own rights. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { refusal, testDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'

const db = await testDatabase()
type Line = { variant_id: string; quantity: number; personalization: string; product: { name: string; seller: { business_name: string } } | null }
const keep = async (who: Database, changes: unknown) =>
  (await who.one<{ lines: Line[] }>('select public.keep_cart($1) as lines', [JSON.stringify(changes)])).lines
const change = ({ productId, variantId }: { productId: string; variantId: string }, quantity: number, personalization = '') => ({
  product_id: productId,
  variant_id: variantId,
  personalization,
  quantity,
})

test('the first piece opens the cart; what is said again is changed, and nought takes it out', async () => {
  const [scarf, bowl] = [await givenProduct(db), await givenProduct(db)]
  const ada = db.asPerson(await givenPerson(db))
  expect(await keep(ada, [])).toEqual([])
  expect(await ada.all('select id from public.carts')).toEqual([])
  const [line] = await keep(ada, [change(scarf, 2)])
  expect(line).toMatchObject({ variant_id: scarf.variantId, quantity: 2, product: { seller: { business_name: expect.any(String) } } })
  expect(await keep(ada, [change(scarf, 3), change(bowl, 1), change(scarf, 1, 'For Mali')])).toHaveLength(3)
  const left = await keep(ada, [change(scarf, 3), change(bowl, 0)])
  expect(left.map(({ quantity, personalization }) => [quantity, personalization])).toEqual([
    [3, ''],
    [1, 'For Mali'],
  ])
})

test('a piece that is there no more is left out, and the rest of the cart stays', async () => {
  const scarf = await givenProduct(db)
  const ada = db.asPerson(await givenPerson(db))
  const lines = await keep(ada, [change({ productId: randomUUID(), variantId: randomUUID() }, 1), change(scarf, 1)])
  expect(lines.map(({ variant_id }) => variant_id)).toEqual([scarf.variantId])
})

test('nobody’s cart but one’s own is touched; strangers are refused, and so is what is no list, too much or too many', async () => {
  const scarf = await givenProduct(db)
  const [ada, ben] = [db.asPerson(await givenPerson(db)), db.asPerson(await givenPerson(db))]
  await keep(ada, [change(scarf, 2)])
  expect(await keep(ben, [change(scarf, 0)])).toEqual([])
  expect(await keep(ada, [])).toMatchObject([{ quantity: 2 }])
  expect(await refusal(keep(db.anon, [change(scarf, 1)]))).toBe('42501')
  expect(await refusal(keep(ada, { quantity: 1 }))).toBe('22023')
  expect(await refusal(keep(ada, Array(201).fill(change(scarf, 1))))).toBe('22023')
  expect(await refusal(keep(ada, [change(scarf, 1000)]))).toBe('23514')
})
