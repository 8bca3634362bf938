/** A member's cart, kept and read in one call with their own rights. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
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

test('whose cart it is is asked once for all its lines, and a cart that was touched a moment ago is not written anew', async () => {
  const pieces = await Promise.all(Array.from({ length: 12 }, () => givenProduct(db)))
  const person = await givenPerson(db)
  const ada = db.asPerson(person)
  /** How often carts were looked up and written while a line changed. */
  const worked = (line: number) =>
    ada.transaction(async (tx) => {
      // What is counted here may have begun with an earlier transaction of this connection.
      const soFar = () =>
        tx.one<{ read: number; written: number }>(
          `select (seq_scan + idx_scan)::integer as read, n_tup_upd::integer as written from pg_stat_xact_user_tables where relid = 'public.carts'::regclass`,
        )
      const before = await soFar()
      await keep(tx, [change(at(line), 2 + line)])
      const after = await soFar()
      return { read: after.read - before.read, written: after.written - before.written }
    })
  const at = (line: number) => pieces[line] ?? { productId: '', variantId: '' }
  await keep(ada, [change(at(0), 1)])
  const ofOne = await worked(0)
  expect(ofOne.written).toBe(0)
  await keep(
    ada,
    pieces.map((piece) => change(piece, 1)),
  )
  expect(await worked(5)).toEqual(ofOne)
  // An hour later it is a cart that somebody uses.
  await db.owner.all('alter table public.carts disable trigger carts_touch')
  await db.owner.all(`update public.carts set updated_at = now() - interval '1 hour' where owner_id = $1`, [person])
  await db.owner.all('alter table public.carts enable trigger carts_touch')
  expect(await worked(6)).toMatchObject({ written: 1 })
})

test('a line is read, added, changed and taken out by nobody but whose open cart it lies in, past the function too', async () => {
  const scarf = await givenProduct(db)
  const [person, other] = [await givenPerson(db), await givenPerson(db)]
  const [ada, ben] = [db.asPerson(person), db.asPerson(other)]
  await keep(ada, [change(scarf, 2)])
  await keep(ben, [change(scarf, 1)])
  const { id } = await ada.one<{ id: string }>('select id from public.carts')
  const everyLine = 'select cart_id from public.cart_lines'
  expect(await ada.all(everyLine)).toEqual([{ cart_id: id }])
  expect(await ben.all(`${everyLine} where cart_id = $1`, [id])).toEqual([])
  const add = (who: Database) =>
    who.all(`insert into public.cart_lines (cart_id, product_id, variant_id, quantity, personalization) values ($1, $2, $3, 1, 'For Mali')`, [
      id,
      scarf.productId,
      scarf.variantId,
    ])
  expect(await refusal(add(ben))).toBe('42501')
  expect(await ben.all('update public.cart_lines set quantity = 9 where cart_id = $1 returning id', [id])).toEqual([])
  expect(await ben.all('delete from public.cart_lines where cart_id = $1 returning id', [id])).toEqual([])
  // What was bought is nobody's to change, their own neither.
  await db.owner.all(`update public.carts set status = 'completed' where id = $1`, [id])
  expect(await ada.all(everyLine)).toEqual([])
  expect(await refusal(add(ada))).toBe('42501')
  expect(await db.owner.all('select quantity from public.cart_lines where cart_id = $1', [id])).toEqual([{ quantity: 2 }])
})

test('a cart with less in it than most is answered by a plan that was made before', async () => {
  const scarf = await givenProduct(db)
  const person = await givenPerson(db)
  await keep(db.asPerson(person), [change(scarf, 1)])
  // Others have forty lines each, so a plan for this very cart promises to be cheaper than one for any.
  await db.owner.transaction(async (tx) => {
    await tx.all('set local session_replication_role = replica')
    await tx.all(
      `with made as (insert into public.carts (token_hash) select sha256(n::text::bytea) from generate_series(1, 50) n returning id)
       insert into public.cart_lines (cart_id, product_id, variant_id, quantity) select made.id, gen_random_uuid(), gen_random_uuid(), 1 from made, generate_series(1, 40)`,
    )
  })
  await db.owner.all('analyze public.carts, public.cart_lines')
  const client = new pg.Client({ connectionString: db.url })
  await client.connect()
  onTestFinished(() => client.end())
  let planned = 0
  // PostgreSQL says each plan that it makes.
  client.on('notice', ({ message }) => (planned += message === 'plan:' ? 1 : 0))
  await client.query(`select set_config('request.jwt.claims', $1, false)`, [JSON.stringify({ sub: person, role: 'authenticated' })])
  await client.query('set role authenticated')
  const changing = async (quantity: number) => {
    planned = 0
    await client.query({ name: 'keep', text: 'select public.keep_cart($1)', values: [JSON.stringify([change(scarf, quantity)])] })
    return planned
  }
  // So often and more PostgreSQL tries what a plan for the very values costs.
  for (let turn = 1; turn <= 12; turn++) await changing(turn)
  await client.query('set client_min_messages = log')
  await client.query('set debug_print_plan = on')
  expect(await changing(20)).toBe(0)
})
