import { expect, test } from 'vitest'
import * as v from 'valibot'
import { i18nWords } from '../tests/support/words.ts'
import type { Caller, Shop } from './shop.ts'
import { accepted, memberUseCase, Nothing, refuse, useCase } from './use-case.ts'

// A use case asks nothing of the shop but its words.
const shop = { words: i18nWords } as Partial<Shop> as Shop
const stranger: Caller = { id: null, role: 'anon', claims: {}, ip: '127.0.0.1', language: 'en' }
const ada: Caller = { ...stranger, id: 'ada', role: 'authenticated' }

const Wish = v.object({ order: v.string(), lines: v.array(v.object({ quantity: v.number() })) })
const wish = { order: 'H1', lines: [{ quantity: 1 }] }
const told = async (answered: Promise<Response>) => {
  const answer = await answered
  expect(answer.headers.get('cache-control')).toBe('no-store')
  return [answer.status, await answer.json()]
}
const databaseSays = (code: string, facts: object = {}) => Object.assign(new Error('An order that is placed cannot be shipped.'), { code, ...facts })

test('who may gets what it did, as JSON that nobody keeps', async () => {
  const greet = useCase(Wish, async (_shop, caller, { order }) => ({ order, by: caller.id }))
  expect(await told(greet(shop, stranger, wish))).toEqual([200, { order: 'H1', by: null }])
  expect(await told(greet(shop, ada, wish))).toEqual([200, { order: 'H1', by: 'ada' }])
})

test('what is malformed never runs: 400, and the fields are named once', async () => {
  const run = useCase(Wish, async () => Promise.reject(new Error('It ran.')))
  expect(await told(run(shop, stranger, { order: 1, lines: [{ quantity: '1' }, {}] }))).toEqual([
    400,
    { code: 'invalid', message: expect.any(String), details: ['order', 'lines.0.quantity', 'lines.1.quantity'] },
  ])
  for (const body of [undefined, null, 'x', 7, []]) expect(await told(run(shop, stranger, body))).toMatchObject([400, { code: 'invalid' }])
})

test('a refusal has the status of its code and a sentence in the reader’s language', async () => {
  const refusing = useCase(Nothing, async () => refuse('not_found'))
  expect(await told(refusing(shop, stranger, {}))).toEqual([404, { code: 'not_found', message: i18nWords('en')('errors:general.notFound') }])
  expect(await told(refusing(shop, { ...stranger, language: 'th' }, {}))).toEqual([
    404,
    { code: 'not_found', message: i18nWords('th')('errors:general.notFound') },
  ])
  const changed = useCase(Nothing, async () => refuse('cart_changed', { details: { total: 7 } }))
  expect(await told(changed(shop, stranger, {}))).toMatchObject([409, { code: 'cart_changed', details: { total: 7 } }])
})

test('a refusal that leaves a transaction is thrown and said alike', async () => {
  const leaving = useCase(Nothing, async () => Promise.reject(refuse('not_open')))
  expect(await told(leaving(shop, stranger, {}))).toMatchObject([409, { code: 'not_open' }])
})

test('too many says when to come again', async () => {
  const answer = await useCase(Nothing, async () => refuse('too_many', { retryAfterSeconds: 60 }))(shop, stranger, {})
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
})

test('what is done later is accepted', async () => {
  expect(await told(useCase(Nothing, async () => accepted({ code: 'kept' }))(shop, stranger, {}))).toEqual([202, { code: 'kept' }])
})

test('strangers hear 401 where a member is wanted, whatever they sent', async () => {
  const mine = memberUseCase(Wish, async (_shop, member) => ({ id: member.id.toUpperCase() }))
  expect(await told(mine(shop, ada, wish))).toEqual([200, { id: 'ADA' }])
  expect(await told(mine(shop, ada, {}))).toMatchObject([400, { code: 'invalid' }])
  for (const body of [wish, {}]) expect(await told(mine(shop, stranger, body))).toMatchObject([401, { code: 'sign_in' }])
})

test.each([
  ['a change the state does not allow', databaseSays('HT003'), [409, 'not_allowed_now']],
  ['a missing reason', databaseSays('HT004'), [422, 'reason_missing']],
  ['a rule that names itself', databaseSays('HT005', { hint: 'no_lines' }), [422, 'no_lines']],
  ['a rule without a name', databaseSays('HT005'), [422, 'not_possible']],
])('%s is a refusal of the database', async (_what, error, [status, code]) => {
  const asked = useCase(Nothing, async () => Promise.reject(error))
  expect(await told(asked(shop, stranger, {}))).toEqual([status, { code, message: error.message }])
})

test.each([databaseSays('23505'), new TypeError('a fault of ours')])('a surprise is thrown on', async (error) => {
  await expect(useCase(Nothing, async () => Promise.reject(error))(shop, stranger, {})).rejects.toBe(error)
})
