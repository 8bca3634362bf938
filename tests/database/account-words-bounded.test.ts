import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
})

type Answer = { error?: { http_code: number; message: string } }
const asked = async (hook: 'judge_metadata' | 'judge_sign_up', event: object) =>
  (await db.auth.one<{ answer: Answer }>(`select private.${hook}($1) as answer`, [JSON.stringify(event)])).answer.error?.message
const changes = (given: object, before: object = {}) => asked('judge_metadata', { user: { user_metadata: before }, given })

test('what an account says of itself stays short enough to be carried by every request', async () => {
  expect(await changes({ full_name: 'Ada Lovelace', note: 'x'.repeat(1000) })).toBeUndefined()
  expect(await changes({ note: 'x'.repeat(5000) })).toBe('metadata_too_long')
})

test('what was said before counts, and what is taken back does not', async () => {
  const before = { one: 'x'.repeat(2000), two: 'ก'.repeat(500) }
  expect(await changes({ three: 'x'.repeat(2000) }, before)).toBe('metadata_too_long')
  expect(await changes({ one: 'short' }, { ...before, three: 'x'.repeat(2000) })).toBeUndefined()
  expect(await changes({ one: null }, { ...before, three: 'x'.repeat(2000) })).toBeUndefined()
})

test('so it is at the sign-up', async () => {
  const said = await db.owner.one<{ terms: string; privacy: string }>(
    `select private.setting('legal.terms_version') #>> '{}' as terms, private.setting('legal.privacy_version') #>> '{}' as privacy`,
  )
  const signsUp = (more: object) =>
    asked('judge_sign_up', {
      user: {
        app_metadata: { provider: 'email' },
        user_metadata: { full_name: 'Ada Lovelace', terms_version: said.terms, privacy_version: said.privacy, ...more },
      },
    })
  expect(await signsUp({})).toBeUndefined()
  expect(await signsUp({ note: 'x'.repeat(5000) })).toBe('metadata_too_long')
})
