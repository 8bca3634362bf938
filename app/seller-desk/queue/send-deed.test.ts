import { expect, test, vi } from 'vitest'
import type { Deed } from './deed.ts'
import { sendDeed } from './send-deed.ts'

const answers = vi.hoisted(() => ({ status: 401, code: '42501' }))
vi.mock('../../platform/session/supabase.ts', () => ({
  hasStoredSession: () => false,
  renewedToken: async () => undefined,
  loadSupabase: async () => ({
    rpc: async () => ({ error: { message: 'permission denied', code: answers.code, hint: null }, status: answers.status }),
  }),
}))

const counted: Deed = { id: 'a', sellerId: 'ban', at: 1, kind: 'count', variantId: 'v', title: 'Scarf', seen: 4, counted: 3 }

test('a stranger’s refusal says nothing about the deed, a member’s does', async () => {
  await expect(sendDeed(counted, 'mali')).rejects.toThrow('permission denied')
  answers.status = 403
  expect(await sendDeed(counted, 'mali')).toEqual({ because: 'refused' })
})
