import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk = ''
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['sellers.read', 'sellers.judge'])
  await db.owner.all(`update public.shop_settings set value = 'false' where key = 'sellers.approve_at_once'`)
})

type Part = { kind: string; lacks: string | null; question: string; answer: Record<string, unknown> }
const paper = async (person: string, owner = person) => {
  const path = `${owner}/${randomUUID()}.jpg`
  await db.asPerson(person).all(`insert into storage.objects (bucket_id, name, owner_id) values ('seller-evidence', $1, $2)`, [path, person])
  return path
}
const keep = (person: string, kind: string, answer: object, papers: string[] = []) =>
  db.asPerson(person).all('select public.keep_application_part($1, $2, $3)', [kind, JSON.stringify(answer), papers])
const parts = async (person: string) => (await db.asPerson(person).one<{ parts: Part[] }>('select public.my_application_parts() as parts')).parts
const lacks = async (person: string) => Object.fromEntries((await parts(person)).map(({ kind, lacks: what }) => [kind, what]))
const handIn = (person: string) => db.asPerson(person).all('select public.hand_in_application_parts()')
const NOTHING = { shop: null, identity: null, bank: null, address: null, crafts: null, photos: null }

async function fill(person: string) {
  await keep(person, 'shop', { businessName: 'Ban Na Weavers', businessType: 'family', province: 'TH-32' })
  await keep(person, 'identity', { name: 'นางสาว มาลี ใจดี' }, [await paper(person)])
  await keep(person, 'bank', { bank: 'kbank', holder: 'มาลี ใจดี' })
  await keep(person, 'address', { address: '12 Moo 4, Ban Na, Surin 32000', latitude: 14.88, longitude: 103.49 })
  await keep(person, 'crafts', { words: 'We weave silk on four looms' })
  await keep(person, 'photos', {}, [await paper(person), await paper(person), await paper(person)])
}

test('an application is kept part by part, says what is missing, and is handed in once when nothing is', async () => {
  const person = await givenPerson(db)
  await keep(person, 'shop', { businessName: 'Ban Na Weavers' })
  expect(await lacks(person)).toEqual({ ...NOTHING, shop: 'answer', identity: 'answer', bank: 'answer', address: 'answer', crafts: 'answer', photos: 'answer' })
  await keep(person, 'identity', { name: 'Malee Jaidee' })
  expect(await lacks(person)).toMatchObject({ identity: 'papers' })
  expect(await refusal(handIn(person))).toBe('HT005')
  await fill(person)
  expect(await lacks(person)).toEqual(NOTHING)
  await Promise.all([handIn(person), handIn(person)])
  const { id } = await db.owner.one<{ id: string }>(`select id from public.seller_applications where person_id = $1 and status = 'pending'`, [person])
  const work = await asStaff(db, clerk).all<{ key: string; facts: { bank_matches: boolean; parts: (Part & { papers: string[] })[] } }>(
    `select key, facts from public.waiting_work('{application}')`,
  )
  const facts = work.find(({ key }) => key === id)?.facts
  expect(facts).toMatchObject({ bank_matches: true })
  expect(facts?.parts.map(({ papers }) => papers.length)).toEqual([0, 1, 0, 0, 0, 3])
})

test('papers are seen by who brought them, and by staff one by one and on record', async () => {
  const person = await givenPerson(db)
  expect(await refusal(keep(person, 'identity', { name: 'Eve' }, [await paper(await givenPerson(db))]))).toBe('HT005')
  await fill(person)
  const path = await paper(person)
  await keep(person, 'identity', { name: 'Malee Jaidee' }, [path])
  expect(await refusal(asStaff(db, clerk).all('select public.open_evidence($1)', [path]))).toBe('PT404')
  await handIn(person)
  expect(await db.asPerson(clerk).all(`select from storage.objects where bucket_id = 'seller-evidence'`)).toEqual([])
  expect(await asStaff(db, clerk).all('select path from public.open_evidence($1)', [path])).toEqual([{ path }])
  const stranger = await givenPerson(db)
  expect(await refusal(asStaff(db, stranger).all('select public.open_evidence($1)', [path]))).toBe('42501')
  expect(await db.asPerson(stranger).all('select from public.application_parts')).toEqual([])
  const { id } = await db.owner.one<{ id: string }>('select id from public.seller_applications where person_id = $1', [person])
  expect(await db.owner.all(`select from public.activity_log where action = 'evidence.open' and subject = $1`, [id])).toHaveLength(1)
})

test('staff ask back about a part; it is handed in again when that is answered, and nobody changes what was approved', async () => {
  const person = await givenPerson(db)
  await fill(person)
  await handIn(person)
  const { id } = await db.owner.one<{ id: string }>('select id from public.seller_applications where person_id = $1', [person])
  const ask = () => asStaff(db, clerk).all(`select public.ask_about_application($1, '{"photos": "Show us the loom, please"}', 'Nearly there')`, [id])
  await ask()
  expect(await refusal(ask())).toBe('HT005')
  expect(await lacks(person)).toEqual({ ...NOTHING, photos: 'asked' })
  expect((await parts(person)).at(-1)?.question).toBe('Show us the loom, please')
  expect(await refusal(handIn(person))).toBe('HT005')
  await keep(person, 'photos', {}, [await paper(person), await paper(person), await paper(person)])
  await handIn(person)
  expect(await db.owner.one('select status from public.seller_applications where id = $1', [id])).toEqual({ status: 'pending' })
  await asStaff(db, clerk).all(`select public.decide_application($1, 'approved', 'Fine work')`, [id])
  expect(await refusal(keep(person, 'shop', { businessName: 'Another' }))).toBe('HT005')
})
