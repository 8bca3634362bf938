import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { beginImportFunction } from '../../app/imports/import-as-staff.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, guest, testShop } from '../support/market.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  clerk = await givenPerson(db, { email: 'clerk@hattha.example' })
  await givenStaff(db, clerk, ['imports.read', 'imports.write'])
})

const caller = (id: string, claims: object = withFactor()): Caller => ({
  ...guest,
  id,
  role: 'authenticated',
  claims: { sub: id, role: 'authenticated', ...claims },
})
const lay = async (person = clerk) => {
  const path = `${randomUUID()}.csv`
  await db.asPerson(person, withFactor()).all(`insert into storage.objects (bucket_id, name, owner_id) values ('import-files', $1, $2)`, [path, person])
  return path
}
const begin = async (path: string, changes: object = {}, who = caller(clerk)) => {
  const answer = await beginImportFunction(shop, who, {
    platform: 'csv',
    source: 'main',
    mapping: {},
    files: [{ path, name: 'products.csv' }],
    isDry: true,
    ...changes,
  })
  return [answer.status, await answer.json()] as [number, { id?: string; code?: string }]
}

test('a run begins for who may, once for a source, with its job and its files, and the log knows who it was', async () => {
  const path = await lay()
  const [status, { id }] = await begin(path, { mapping: { currency: 'EUR' } })
  expect(status).toBe(200)
  expect(
    await db.owner.one(
      'select r.state, r.is_dry, r.asked_by, r.files, s.mapping from public.import_runs r join public.import_sources s on s.id = r.source_id where r.id = $1',
      [id],
    ),
  ).toMatchObject({ state: 'waiting', is_dry: true, asked_by: clerk, files: [{ name: 'products.csv', path }], mapping: { currency: 'EUR' } })
  expect(await db.owner.one(`select actor_id from public.activity_log where action = 'import_runs.insert' and subject = $1`, [id])).toEqual({ actor_id: clerk })
  expect(await begin(path)).toMatchObject([409, { code: 'already_running' }])
})

test('who may not, whose factor is old, and who names files that are not there begin nothing', async () => {
  const path = await lay()
  const stranger = await givenPerson(db, { email: 'stranger@hattha.example' })
  expect(await begin(path, { source: 'other' }, caller(stranger))).toMatchObject([403, { code: 'no_permission' }])
  expect(await begin(path, { source: 'other' }, caller(clerk, withFactor({ minutesAgo: 60 })))).toMatchObject([403, { code: 'prove' }])
  expect(await begin(`${randomUUID()}.csv`, { source: 'other' })).toMatchObject([404, { code: 'not_found' }])
  expect(await begin('../../etc/passwd', { source: 'other' })).toMatchObject([400, { code: 'invalid' }])
  expect(await begin(path, { source: 'other', mapping: { currency: 'XXX' } })).toMatchObject([400, { code: 'invalid' }])
  await expect(refusal(lay(stranger))).resolves.toBe('42501')
  expect(await db.asPerson(clerk, withFactor()).all(`select name from storage.objects where bucket_id = 'import-files'`)).toEqual([])
})

test('thirty presses at once begin three runs and no more', async () => {
  await db.owner.all(`update public.import_runs set state = 'failed', failure = 'x' where state = 'waiting'`)
  const path = await lay()
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => begin(path, { source: `source ${at}` })))
  expect(answers.filter(([status]) => status === 200)).toHaveLength(3)
  expect(new Set(answers.filter(([status]) => status !== 200).map(([status, { code }]) => `${status} ${code}`))).toEqual(new Set(['422 three_runs']))
})
