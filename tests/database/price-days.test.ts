import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

/** A published piece of ฿1,000, in the shop for a year. */
async function givenPiece() {
  const piece = await givenProduct(db, { stock: 5 })
  await db.owner.all("update public.products set published_at = '2026-01-01 12:00+07', price_minor = 100000, original_price_minor = null where id = $1", [
    piece.productId,
  ])
  await db.owner.all('delete from public.price_days where product_id = $1', [piece.productId])
  return piece.productId
}

const price = (id: string, day: string, minor: number, original: number | null = null) =>
  db.owner.transaction(async (at) => {
    await at.all("select set_config('app.now', $1, true)", [`${day} 12:00+07`])
    await at.all('update public.products set price_minor = $2, original_price_minor = $3 where id = $1', [id, minor, original])
  })
const beside = async (id: string) =>
  (await db.owner.one<{ minor: number | null }>('select lowest_before_minor::int as minor from public.products where id = $1', [id])).minor
const daysOf = async (id: string) =>
  (
    await db.owner.all<{ day: string; lowest: number; last: number }>(
      'select day::text, lowest_minor::int as lowest, last_minor::int as last from public.price_days where product_id = $1 order by day',
      [id],
    )
  ).map(({ day, lowest, last }) => [day, lowest, last])

test('a piece that gets cheaper says the price before; one that costs the same again says nothing', async () => {
  const piece = await givenPiece()
  await price(piece, '2026-06-01', 80_000, 100_000)
  expect(await beside(piece)).toBe(100_000)
  await price(piece, '2026-06-20', 100_000)
  expect(await beside(piece)).toBeNull()
})

test('who raises a price for some days to strike it is read out the price of before', async () => {
  const piece = await givenPiece()
  await price(piece, '2026-06-01', 150_000)
  await price(piece, '2026-06-10', 100_000, 150_000)
  expect(await beside(piece)).toBe(100_000)
  // On the thirtieth day after the raise the old price counts still, on the thirty-first the raised one alone.
  const other = await givenPiece()
  await price(other, '2026-06-01', 150_000)
  await price(other, '2026-07-01', 120_000, 150_000)
  expect(await beside(other)).toBe(100_000)
  const patient = await givenPiece()
  await price(patient, '2026-06-01', 150_000)
  await price(patient, '2026-07-02', 120_000, 150_000)
  expect(await beside(patient)).toBe(150_000)
})

test('who writes an invented price before beside an unchanged one is read out the same price', async () => {
  const piece = await givenPiece()
  await price(piece, '2026-06-01', 100_000, 200_000)
  expect(await beside(piece)).toBe(100_000)
  expect(await daysOf(piece)).toEqual([['2026-01-01', 100_000, 100_000]])
})

test('a day has one row, however often the price changes in it: the lowest and the last', async () => {
  const piece = await givenPiece()
  for (const minor of [90_000, 70_000, 110_000]) await price(piece, '2026-06-01', minor)
  expect(await daysOf(piece)).toEqual([
    ['2026-01-01', 100_000, 100_000],
    ['2026-06-01', 70_000, 110_000],
  ])
})

test('what nobody could buy at is no price', async () => {
  const piece = await givenPiece()
  await db.owner.all('update public.products set published_at = null where id = $1', [piece])
  await price(piece, '2026-06-01', 80_000, 100_000)
  expect([await beside(piece), await daysOf(piece)]).toEqual([null, []])
})

test('the days of a price are read by who sells the piece and by staff who may read listings; nobody writes them, nor what is said of them', async () => {
  const piece = await givenPiece()
  await price(piece, '2026-06-01', 80_000, 100_000)
  const [seller, stranger, clerk] = [await givenPerson(db), await givenPerson(db), await givenPerson(db)]
  await db.owner.all("insert into public.seller_members (seller_id, person_id, role) select seller_id, $2, 'owner' from public.products where id = $1", [
    piece,
    seller,
  ])
  await givenStaff(db, clerk, ['products.read'])
  const read = 'select day from public.price_days where product_id = $1'
  expect(await db.asPerson(seller).all(read, [piece])).toHaveLength(2)
  expect(await asStaff(db, clerk).all(read, [piece])).toHaveLength(2)
  expect(await db.asPerson(stranger).all(read, [piece])).toEqual([])
  expect(await refusal(db.asPerson(seller).all('update public.products set lowest_before_minor = 200000 where id = $1', [piece]))).toBe('42501')
  expect(await refusal(db.asPerson(seller).all('delete from public.price_days where product_id = $1', [piece]))).toBe('42501')
})
