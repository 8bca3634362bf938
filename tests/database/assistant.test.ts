import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { askAssistantFunction } from '../../app/chat/assistant/ask-assistant.server.ts'
import type { Shop } from '../../app/shop.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, testShop } from '../support/market.ts'
import { memberCaller } from '../support/point-shop.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let clerk: string
let member: string
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop } = testShop(db))
  clerk = await givenPerson(db)
  member = await givenPerson(db)
  await givenStaff(db, clerk, ['assistant.read', 'assistant.write'])
})

type Said = { kind: string; topic?: string; key: string }
const ask = async (question: string): Promise<Said> => (await askAssistantFunction(shop, memberCaller(member), { question })).json() as Promise<Said>
const kept = (id: string) =>
  asStaff(db, clerk).one<{ question: string; outcome: string; topic: string; state: string; helpful: boolean | null; changed_at: string }>(
    'select question, outcome, topic, state, helpful, changed_at::text from public.assistant_questions where id = $1',
    [id],
  )
type Figures = { now: { asked: number; helpful: number; not_helpful: number }; before: { asked: number }; open: number; languages: { language: string }[] }
const figures = async (days = 30) => (await asStaff(db, clerk).one<{ it: Figures }>('select public.ai_figures($1) as it', [days])).it
const rate = (id: string, helpful: boolean) => db.asPerson(member).all('select public.rate_answer($1, $2)', [id, helpful])

test('a question is kept with what answered it, and without who asked or what is personal in it', async () => {
  const said = await ask('Can I return H261120-7KQ4M2X? Mail ada.b+x@example.com or call +66 81 234 5678, card 4111 1111 1111 1111')
  expect(said).toMatchObject({ kind: 'help', topic: 'returns' })
  const row = await kept(said.key)
  expect(row).toMatchObject({ outcome: 'help', topic: 'returns', state: 'fine', helpful: null })
  expect(row.question).toBe('Can I return H…? Mail …@… or call …, card …')
  // No column says whose it was.
  const columns = await db.owner.all<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'assistant_questions'`,
  )
  expect(columns.map(({ name }) => name).filter((name) => /person|asker|owner|_by/.test(name))).toEqual([])
})

test('thumbs count once, turn round, and belong to whoever has the key of an answer of the last day', async () => {
  const { key } = await ask('Do you deliver?')
  const before = (await figures()).now
  await Promise.all(Array.from({ length: 30 }, () => rate(key, true)))
  expect((await figures()).now.helpful - before.helpful).toBe(1)
  await rate(key, false)
  expect(await kept(key)).toMatchObject({ state: 'open', helpful: false })
  const after = (await figures()).now
  expect([after.helpful - before.helpful, after.not_helpful - before.not_helpful]).toEqual([0, 1])
  expect(await refusal(rate(randomUUID(), true))).toBe('PT404')
  await db.owner.all(`update public.assistant_questions set asked_at = private.now() - interval '2 days' where id = $1`, [key])
  expect(await refusal(rate(key, true))).toBe('PT404')
  expect(await refusal(db.asAnon().all('select public.rate_answer($1, true)', [key]))).toBe('42501')
})

test('what found nothing is open until somebody has dealt with it, once and with what was done', async () => {
  const { kind, key } = await ask('zzqq xxyy')
  expect([kind, (await kept(key)).state]).toEqual(['nothing', 'open'])
  const deal = (seen: string) => asStaff(db, clerk).all(`select public.deal_with_question($1, $2, 'The FAQ says it now')`, [key, seen])
  expect(await refusal(deal('2001-01-01'))).toBe('HT003')
  const { changed_at: seen } = await kept(key)
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => deal(seen)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await kept(key)).state).toBe('dealt')
  expect(await db.asPerson(member).all('select from public.assistant_questions')).toEqual([])
  expect(await refusal(db.asPerson(member).all('select public.ai_figures(30)'))).toBe('42501')
})

test('questions are forgotten when their days are over; what was counted stays', async () => {
  const { key } = await ask('Do you deliver?')
  const { asked } = (await figures()).now
  await db.owner.all(`update public.assistant_questions set asked_at = private.now() - interval '31 days' where id = $1`, [key])
  await db.service.one('select private.forget_questions()')
  expect(await db.owner.all('select from public.assistant_questions where id = $1', [key])).toEqual([])
  const now = await figures()
  expect([now.now.asked, now.languages.map(({ language }) => language)]).toEqual([asked, ['en']])
  for (const days of [0, 367]) expect(await refusal(figures(days))).toBe('22023')
})
