import { expect, test, vi } from 'vitest'
import { queryClient } from '../../platform/query.ts'
import { SESSION_KEY } from '../../platform/session/session-key.ts'
import type { Deed } from './deed.ts'
import { deskQueue, doAtDesk } from './desk-queue.ts'

vi.mock('./send-deed.ts', () => ({ sendDeed: async () => 'done' }))
vi.mock('../../platform/person-shelf.ts', () => {
  const kept = new Map<string, Deed>()
  return {
    personShelf: () => ({
      list: async () => [...kept.values()],
      find: async (_: string, id: string) => kept.get(id),
      keep: async (_: string, id: string, deed: Deed) => void kept.set(id, deed),
      forget: async (_: string, id: string) => void kept.delete(id),
    }),
  }
})

test('what was counted lies there at once, also before the shop has been asked anew', async () => {
  // The one thing that is asked of it, which the document of the tests has not.
  const locks = { request: async (_: string, work: () => Promise<void>) => work() } as unknown as LockManager
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(locks)
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: 'anong' } }))
  const key = ['desk-stock', 'maker', 'en']
  const row = { variantId: 'bowl', onHand: 5, held: 2, available: 3 }
  queryClient().setQueryData(key, { rows: [row, { ...row, variantId: 'plate' }], total: 2 })
  deskQueue('anong')
  expect(await doAtDesk('maker', { kind: 'count', variantId: 'bowl', title: 'Bowl', seen: 5, counted: 9 })).toBe('done')
  expect(queryClient().getQueryData(key)).toEqual({
    rows: [
      { ...row, onHand: 9, available: 7 },
      { ...row, variantId: 'plate' },
    ],
    total: 2,
  })
  expect(queryClient().getQueryState(key)?.isInvalidated).toBe(true)
})
