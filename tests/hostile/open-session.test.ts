import { expect, inject, test } from 'vitest'
import { ask, givenMember, keysOf } from './hostile-shop.ts'

// A screen that was left open, or a token that was read: it is the person's, and it is not the person.
const shop = inject('shop')
const { anonKey } = keysOf(shop)

test('a token alone makes no new password', async () => {
  const { token } = await givenMember(shop, 'open')
  const set = (body: object) =>
    ask(`${shop.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
      body: JSON.stringify(body),
    })
  const refused = await set({ password: 'mudmee silk from Surin' })
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('reauthentication_needed')])
  const guessed = await set({ password: 'mudmee silk from Surin', current_password: 'celadon from somewhere' })
  expect([guessed.status, guessed.text]).toEqual([400, expect.stringContaining('invalid_credentials')])
})
