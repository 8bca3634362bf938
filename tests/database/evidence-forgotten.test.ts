import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { letterOfDecision } from '../../app/seller-desk/application/letter-of-decision.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenDebtAppeal } from '../support/debts.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let clerk = ''
beforeAll(async () => {
  db = await testDatabase()
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['sellers.read', 'sellers.judge'])
  await db.owner.all(`update public.shop_settings set value = 'false' where key = 'sellers.approve_at_once'`)
})

const paper = async (person: string, days = 0) => {
  const path = `${person}/${randomUUID()}.jpg`
  await db.asPerson(person).all(`insert into storage.objects (bucket_id, name, owner_id) values ('seller-evidence', $1, $2)`, [path, person])
  await db.owner.all(`update storage.objects set version = name, created_at = private.now() - make_interval(days => $2) where name = $1`, [path, days])
  return path
}
const kept = async (...paths: string[]) =>
  (
    await db.owner.all<{ kept: boolean }>(
      `select exists (select from storage.objects o where o.name = p) as kept from unnest($1::text[]) with ordinality x (p, place) order by place`,
      [paths],
    )
  ).map((row) => row.kept)
const forget = () => db.service.all('select private.forget_evidence()')
const keep = (person: string, kind: string, papers: string[]) =>
  db.asPerson(person).all(`select public.keep_application_part($1, '{"name": "Malee Jaidee"}', $2)`, [kind, papers])

/** Somebody who handed in, and showed a paper in the part named and one that they replaced by it. */
async function givenApplication(status: 'pending' | 'approved' | 'rejected' | 'needs_changes', days: number) {
  const person = await givenPerson(db)
  const [shown, replaced] = [await paper(person, days), await paper(person, days)]
  await keep(person, 'identity', [shown])
  const { id } = await db
    .asPerson(person)
    .one<{ id: string }>(
      `insert into public.seller_applications (business_name, business_type, province, description) values ('Ban Na', 'family', 'TH-32', 'Silk') returning id`,
    )
  await db.owner.all(`insert into private.evidence_uses (path, kind, about, given_by) select f, 'application', $2, $3 from unnest($1::text[]) f`, [
    [shown, replaced],
    id,
    person,
  ])
  if (status !== 'pending') await asStaff(db, clerk).all('select public.decide_application($1, $2, $3)', [id, status, 'Looked at it'])
  await db.owner.all(
    `with a as (update public.seller_applications set decided_at = decided_at - make_interval(days => $2) where id = $1),
      u as (update private.evidence_uses set given_at = given_at - make_interval(days => $2) where about = $1)
     update public.application_parts set saved_at = saved_at - make_interval(days => $2) where person_id = $3`,
    [id, days, person],
  )
  return { person, id, shown, replaced }
}

test('papers of an application go thirty days after it was decided; the decision and the answers stay', async () => {
  const [over, refused, young] = [await givenApplication('approved', 31), await givenApplication('rejected', 31), await givenApplication('approved', 29)]
  const [waits, asked] = [await givenApplication('pending', 200), await givenApplication('needs_changes', 31)]
  await forget()
  for (const gone of [over, refused]) {
    expect(await kept(gone.shown, gone.replaced)).toEqual([false, false])
    expect(await db.owner.all('select papers, answer from public.application_parts where person_id = $1', [gone.person])).toEqual([
      { papers: [], answer: { name: 'Malee Jaidee' } },
    ])
    expect(await db.owner.all('select from private.evidence_uses where about = $1', [gone.id])).toEqual([])
  }
  for (const still of [young, waits, asked]) expect(await kept(still.shown, still.replaced)).toEqual([true, true])
  expect(await db.owner.one('select status, reason from public.seller_applications where id = $1', [refused.id])).toEqual({
    status: 'rejected',
    reason: 'Looked at it',
  })
  await db.owner.all(`update public.shop_settings set value = '10' where key = 'sellers.papers_keep_days'`)
  await forget()
  expect(await kept(young.shown)).toEqual([false])
  const [letter] = await letterOfDecision(testShop(db).shop, { decision: 'rejected', reason: 'Looked at it', application_id: refused.id })
  expect(letter?.text).toContain('Your papers are deleted 10 days after the decision.')
  await db.owner.all(`update public.shop_settings set value = '30' where key = 'sellers.papers_keep_days'`)
})

test('who was turned away reads from which day in Thailand they may apply again, whenever the letter is written', async () => {
  const { shop } = testShop(db)
  const { id } = await givenApplication('rejected', 1)
  await db.owner.all(`update public.seller_applications set decided_at = '2026-11-01T18:00:00Z' where id = $1`, [id])
  const written = async () => (await letterOfDecision(shop, { decision: 'rejected', reason: 'Looked at it', application_id: id }))[0]?.text
  expect(await written()).toContain('You can apply again from December 2, 2026.')
  expect(await written()).not.toContain('30 days.')
  await db.owner.all(`update public.seller_applications set status = 'pending', decided_at = null where id = $1`, [id])
  expect(await written()).not.toContain('again')
})

test('what is brought anew after a refusal stays, and what was left lying goes', async () => {
  const { person, shown } = await givenApplication('rejected', 60)
  const anew = await paper(person, 2)
  await keep(person, 'identity', [anew])
  const writer = await givenPerson(db)
  const [unnamed, fresh, draft] = [await paper(writer, 2), await paper(writer), await paper(writer, 2)]
  await keep(writer, 'identity', [draft])
  await forget()
  expect(await kept(shown, anew, unnamed, fresh, draft)).toEqual([false, true, false, true, true])
  await db.owner.all(`update public.application_parts set saved_at = saved_at - interval '181 days' where person_id = $1`, [writer])
  await forget()
  expect(await kept(draft)).toEqual([false])
})

test('a deleted account takes its papers along; those of an appeal that waits go once it is decided', async () => {
  const { person, shown, replaced } = await givenApplication('needs_changes', 0)
  const [spare, appeal, old, other] = [await paper(person), await paper(person), await paper(person), await paper(await givenPerson(db))]
  const debt = await givenDebtAppeal(db)
  await db.owner.all(`insert into private.evidence_uses (path, kind, about, given_by) values ($1, 'debt', $3, $5), ($2, 'hold', $4, $5)`, [
    appeal,
    old,
    debt,
    randomUUID(),
    person,
  ])
  const { everything } = await db.owner.one<{ everything: { evidence: { path: string; kind: string }[] } }>(
    'select private.everything_about($1) as everything',
    [person],
  )
  expect(everything.evidence.map(({ path }) => path).toSorted()).toEqual([shown, replaced, appeal, old].toSorted())
  expect(await db.service.one('select private.delete_account($1) as against', [person])).toEqual({ against: null })
  expect(await kept(shown, replaced, spare, appeal, old, other)).toEqual([false, false, false, true, false, true])
  // Storage has their contents on the list of what it takes away.
  expect(await db.owner.all('select from storage.stray_files where version = any($1)', [[shown, replaced, spare, appeal, old]])).toHaveLength(4)
  await db.owner.all(`update storage.objects set created_at = created_at - interval '2 days' where name = $1`, [appeal])
  await forget()
  expect(await kept(appeal)).toEqual([true])
  await db.owner.all('update public.seller_debts set appeal_decided_at = private.now() where id = $1', [debt])
  await forget()
  expect(await kept(appeal)).toEqual([false])
})
