import { expect, onTestFinished, test, vi } from 'vitest'
import { listenForNews } from './live-news.ts'

type Heard = (payload: object) => void

/** The channel the page joins: what was asked of it, and what the shop says on it. */
const channel = vi.hoisted(() => {
  const heard = new Map<string, Heard>()
  const self = {
    config: undefined as unknown,
    said: (kind: string, payload: object) => heard.get(kind)?.(payload),
    joined: () => undefined as void,
    on(kind: string, _filter: object, callback: Heard) {
      heard.set(kind, callback)
      return self
    },
    subscribe(callback: (status: string) => void) {
      self.joined = () => callback('SUBSCRIBED')
      return self
    },
  }
  return self
})
vi.mock('./session/session-shelf.ts', () => ({ isLooking: () => false }))
vi.mock('./session/supabase.ts', () => ({
  loadSupabase: async () => ({
    channel(_topic: string, { config }: { config: unknown }) {
      channel.config = config
      return channel
    },
    removeChannel: async () => undefined,
  }),
}))

test('a page asks again when the shop says that it hears again, as well as when something is told', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const news = vi.fn<() => void>()
  onTestFinished(listenForNews({ topic: 'notices:ada', event: 'notification', isPrivate: true, news }))
  await vi.runAllTimersAsync()
  expect(channel.config).toEqual({ private: true, broadcast: { replication_ready: true } })
  channel.joined()
  channel.said('system', { extension: 'system', status: 'ok', message: 'Replication connection established' })
  await vi.runAllTimersAsync()
  // Told together, it is one question.
  expect(news).toHaveBeenCalledTimes(1)
  channel.said('broadcast', {})
  await vi.runAllTimersAsync()
  expect(news).toHaveBeenCalledTimes(2)
  channel.said('system', { extension: 'system', status: 'error', message: 'You no longer have permission' })
  await vi.runAllTimersAsync()
  expect(news).toHaveBeenCalledTimes(2)
  channel.said('system', { extension: 'system', status: 'ok', message: 'Replication connection established' })
  await vi.runAllTimersAsync()
  expect(news).toHaveBeenCalledTimes(3)
})
