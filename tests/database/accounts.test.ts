import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

type Said = Record<string, unknown>

/** Somebody signs up; the address is not confirmed yet. */
async function signsUp(said: Said): Promise<string> {
  const id = randomUUID()
  await db.auth.all(`insert into auth.users (id, aud, role, email, raw_user_meta_data) values ($1, 'authenticated', 'authenticated', $2, $3)`, [
    id,
    `${id}@people.test`,
    JSON.stringify(said),
  ])
  return id
}
/** Signs up once more with the same address, as `POST /signup` does. */
const saysInstead = (id: string, said: Said) => db.auth.all('update auth.users set raw_user_meta_data = $2 where id = $1', [id, JSON.stringify(said)])
const confirms = (id: string) => db.auth.all('update auth.users set email_confirmed_at = now() where id = $1', [id])
const profileOf = (id: string) =>
  db.owner.one<{ full_name: string; role: string; language: string }>('select full_name, role, language from public.profiles where id = $1', [id])
const agreementsOf = async (id: string) =>
  (await db.owner.all<{ said: string }>(`select document || ' ' || version as said from public.agreements where person_id = $1 order by 1`, [id])).map(
    ({ said }) => said,
  )
const applicationOf = (id: string) =>
  db.owner.maybe<{ status: string; business_name: string }>('select status, business_name from public.seller_applications where person_id = $1', [id])

test('what somebody said when signing up counts once the address is confirmed', async () => {
  const ada = await signsUp({ full_name: 'Ada Lovelace', user_type: 'seller', language: 'nl', terms_version: '2026-11', privacy_version: '2026-11' })
  expect(await profileOf(ada)).toEqual({ full_name: '', role: 'buyer', language: 'nl' })
  expect(await applicationOf(ada)).toBeUndefined()
  await confirms(ada)
  expect(await profileOf(ada)).toEqual({ full_name: 'Ada Lovelace', role: 'buyer', language: 'nl' })
  expect(await agreementsOf(ada)).toEqual(['privacy 2026-11', 'terms 2026-11'])
  expect(await applicationOf(ada)).toEqual({ status: 'pending', business_name: 'Ada Lovelace' })
})

test('nobody fills in the account of somebody else by signing up with her address first', async () => {
  const address = await signsUp({ full_name: 'Mallory', user_type: 'seller', language: 'de', terms_version: '1999' })
  await saysInstead(address, { full_name: 'Ada Lovelace', user_type: 'buyer', language: 'nl', terms_version: '2026-11', privacy_version: '2026-11' })
  await confirms(address)
  expect(await profileOf(address)).toEqual({ full_name: 'Ada Lovelace', role: 'buyer', language: 'nl' })
  expect(await agreementsOf(address)).toEqual(['privacy 2026-11', 'terms 2026-11'])
  expect(await applicationOf(address)).toBeUndefined()
})

test('metadata that change later give nothing and take nothing', async () => {
  const ada = await signsUp({ full_name: 'Ada', user_type: 'buyer' })
  await confirms(ada)
  await saysInstead(ada, { full_name: 'Somebody else', user_type: 'seller', role: 'admin', terms_version: '2027-01' })
  await db.auth.all(`update auth.users set email = $2, email_confirmed_at = now() where id = $1`, [ada, `new-${ada}@people.test`])
  expect(await profileOf(ada)).toEqual({ full_name: 'Ada', role: 'buyer', language: 'en' })
  expect(await applicationOf(ada)).toBeUndefined()
  expect(await agreementsOf(ada)).toEqual([])
})

test.each(['admin', 'seller', 'service_role', 'owner'])('saying user_type %s makes nobody more than a buyer', async (userType) => {
  const mallory = await signsUp({ full_name: 'Mallory', user_type: userType, role: userType, is_admin: true })
  await confirms(mallory)
  expect((await profileOf(mallory)).role).toBe('buyer')
  expect(await db.asPerson(mallory).all('select seller_id from public.seller_members')).toEqual([])
})

test('nobody changes their own role, and nobody decides their own application', async () => {
  const mallory = await givenPerson(db, { userType: 'seller' })
  const me = db.asPerson(mallory, { user_metadata: { role: 'admin' } })
  expect(await refusal(me.all(`update public.profiles set role = 'admin' where id = $1`, [mallory]))).toBe('42501')
  expect(await refusal(me.all(`update public.profiles set email = 'x@example.com' where id = $1`, [mallory]))).toBe('42501')
  expect(await refusal(me.all(`update public.seller_applications set status = 'approved' where person_id = $1`, [mallory]))).toBe('42501')
  expect(await refusal(me.all(`insert into public.seller_applications (person_id, business_name, status) values ($1, 'Mallory', 'approved')`, [mallory]))).toBe(
    '42501',
  )
  expect(await refusal(me.all(`insert into public.seller_members (seller_id, person_id) select id, $1 from public.sellers`, [mallory]))).toBe('42501')
  expect(await refusal(me.all(`select private.settle_account($1, '{"user_type": "seller"}')`, [mallory]))).toBe('42501')
  // The allowed half: their own name.
  await me.all(`update public.profiles set full_name = 'Mallory M.' where id = $1`, [mallory])
  expect((await profileOf(mallory)).full_name).toBe('Mallory M.')
})

test('a demo shop approves at once whoever has confirmed the address, however they apply', async () => {
  await db.owner.all(`update public.shop_settings set value = 'true' where key = 'sellers.approve_at_once'`)
  const atSignUp = await signsUp({ full_name: 'Somchai', user_type: 'seller' })
  await confirms(atSignUp)
  expect(await applicationOf(atSignUp)).toEqual({ status: 'approved', business_name: 'Somchai' })
  expect((await profileOf(atSignUp)).role).toBe('seller')

  const later = await givenPerson(db)
  await db.asPerson(later).all(`insert into public.seller_applications (business_name) values ('Later Weavers')`)
  expect(await applicationOf(later)).toEqual({ status: 'approved', business_name: 'Later Weavers' })
  expect(await db.asPerson(later).all('select role from public.seller_members where person_id = $1', [later])).toEqual([{ role: 'owner' }])

  const unconfirmed = await signsUp({ full_name: 'Not yet' })
  await db.owner.all(`insert into public.seller_applications (person_id, business_name) values ($1, 'Not yet')`, [unconfirmed])
  expect(await applicationOf(unconfirmed)).toEqual({ status: 'pending', business_name: 'Not yet' })
  await db.owner.all(`update public.shop_settings set value = 'false' where key = 'sellers.approve_at_once'`)
})

test('who comes by Google agrees to the texts in force, and brings a name; who links it later agrees to nothing more', async () => {
  const id = randomUUID()
  await db.auth.all(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, 'authenticated', 'authenticated', $2, now(), '{"provider": "google", "providers": ["google"]}', $3)`,
    [id, `${id}@people.test`, JSON.stringify({ full_name: 'Ada Lovelace', terms_version: '1999' })],
  )
  const inForce = await db.owner.all<{ said: string }>(
    `select split_part(split_part(key, '.', 2), '_', 1) || ' ' || (value #>> '{}') as said from public.shop_settings where key in ('legal.terms_version', 'legal.privacy_version') order by 1`,
  )
  expect(await profileOf(id)).toEqual({ full_name: 'Ada Lovelace', role: 'buyer', language: 'en' })
  expect(await agreementsOf(id)).toEqual(inForce.map(({ said }) => said))

  const ben = await signsUp({ full_name: 'Ben' })
  await confirms(ben)
  await db.auth.all(`update auth.users set raw_app_meta_data = '{"provider": "google"}' where id = $1`, [ben])
  await db.auth.all(`update auth.users set email = $2, email_confirmed_at = now() where id = $1`, [ben, `new-${ben}@people.test`])
  expect(await agreementsOf(ben)).toEqual([])
})
