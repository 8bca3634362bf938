import { beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import { createMovedPages, ledOn } from '../../server/rendering/moved-pages.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { quietLog } from '../support/quiet-log.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let editor: Database
beforeAll(async () => {
  db = await testDatabase()
  const person = await givenPerson(db)
  await givenStaff(db, person, ['content.write'])
  editor = asStaff(db, person)
})

const lead = async (from: string, to: string, { id, seen }: { id?: string; seen?: string } = {}) =>
  (await editor.one<{ id: string }>(`select public.write_redirect($1, $2, $3, $4, 'It moved') as id`, [id ?? null, from, to, seen ?? null])).id
const kept = async () =>
  Object.fromEntries((await db.owner.all<{ f: string; t: string }>('select from_path as f, to_path as t from public.redirects')).map(({ f, t }) => [f, t]))

test('redirects never make a chain or a circle, whichever end is written last, and never leave the shop', async () => {
  const first = await lead('/a/', '/b?x=1')
  await lead('/b', '/c')
  expect(await kept()).toEqual({ '/a': '/c', '/b': '/c' })
  await lead('/z', '/a')
  expect(await kept()).toMatchObject({ '/z': '/c' })
  for (const [from, to] of [
    ['/c', '/a'],
    ['/c', '/c/'],
    ['/c', '/c?again=1'],
    ['/c', '/b/'],
  ] as const)
    await expect(lead(from, to)).rejects.toMatchObject({ code: 'HT004', hint: 'redirect_loop' })
  for (const to of ['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/x y', 'x', ''])
    await expect(lead('/d', to)).rejects.toMatchObject({ code: 'HT004', hint: 'redirect_to' })
  for (const from of ['/', '', 'd', '//d', '/d?x=1', '/d#x', '/' + 'd'.repeat(300)])
    await expect(lead(from, '/c')).rejects.toMatchObject({ code: 'HT004', hint: 'redirect_from' })
  await expect(lead('/a', '/elsewhere')).rejects.toMatchObject({ code: 'HT005', hint: 'redirect_there' })
  await expect(lead('/a', '/new', { id: first, seen: '2020-01-01' })).rejects.toMatchObject({ code: 'HT003', hint: 'changed_meanwhile' })

  const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.redirects where id = $1', [first])
  await lead('/a', '/new', { id: first, seen })
  await editor.all(`select public.remove_redirect($1, 'The page is back')`, [first])
  expect(await editor.all(`select action from public.acts_about('redirects', $1)`, [[first]])).toHaveLength(4)
  expect(await kept()).toEqual({ '/b': '/c', '/z': '/c' })
  expect(await db.owner.all(`select action, changes, reason from public.activity_log where subject = $1 order by id`, [first])).toEqual([
    { action: 'redirects.create', changes: { from_path: [null, '/a'], to_path: [null, '/b?x=1'] }, reason: 'It moved' },
    { action: 'redirects.shorten', changes: { to_path: ['/b?x=1', '/c'] }, reason: 'It moved' },
    { action: 'redirects.change', changes: { to_path: ['/c', '/new'] }, reason: 'It moved' },
    { action: 'redirects.remove', changes: { from_path: ['/a', null], to_path: ['/new', null] }, reason: 'The page is back' },
  ])
})

test('two who write at once close no circle', async () => {
  const answers = await Promise.allSettled([lead('/one', '/two'), lead('/two', '/one')])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a page that moved is found by how people read it, and what could not be counted is counted later', async () => {
  await lead('/ผ้าไหม', '/products?q=ไหม')
  const moved = createMovedPages({ database: db.service, log: quietLog() })
  onTestFinished(() => moved.stop())
  expect(await moved.find('/%E0%B8%9C%E0%B9%89%E0%B8%B2%E0%B9%84%E0%B8%AB%E0%B8%A1/')).toBe('/products?q=ไหม')
  for (const none of ['/', '/%ff', '/%00', `/${'x'.repeat(400)}`, '/nothing']) expect(await moved.find(none)).toBeUndefined()
  await db.owner.all('alter function private.add_redirect_hits(jsonb) rename to hits_gone')
  await moved.write()
  await db.owner.all('alter function private.hits_gone(jsonb) rename to add_redirect_hits')
  await moved.find('/ผ้าไหม')
  await moved.write()
  expect(await db.owner.all(`select hits::integer, last_hit_at is not null as followed from public.redirects where from_path = '/ผ้าไหม'`)).toEqual([
    { hits: 2, followed: true },
  ])
})

test('who is led on keeps language and query, and cannot be led to another host', () => {
  const location = (to: string, asked: Parameters<typeof ledOn>[1]) => ledOn(to, asked).headers.get('location')
  expect(location('/products', { prefix: '/th', search: '?utm=1' })).toBe('/th/products?utm=1')
  expect(location('/products?q=ไหม', { prefix: '', search: '?utm=1' })).toBe('/products?q=%E0%B9%84%E0%B8%AB%E0%B8%A1')
  expect(location('/', { prefix: '/zh-CN', search: '' })).toBe('/zh-CN/')
  for (const sly of ['/.//elsewhere.example', '/a/..//elsewhere.example'])
    expect(new URL(location(sly, { prefix: '', search: '' }) ?? '', 'https://hattha.example/old').origin).toBe('https://hattha.example')
})
