import { beforeAll, describe, expect, test } from 'vitest'
import { Inbox, joined, realtimeDatabase, serveRealtime, statusesOf, systemOf, type RealtimeServer, type Version } from './realtime-server.ts'

// https://supabase.com/docs/guides/realtime/presence
let server: RealtimeServer
beforeAll(async () => {
  const { url } = await realtimeDatabase('')
  server = await serveRealtime(url, { presence: { burst: 20, perSecond: 0.01 } })
})

type Came = { event: string; key: string; newPresences: Record<string, unknown>[]; currentPresences: Record<string, unknown>[] }
type Left = { event: string; key: string; leftPresences: Record<string, unknown>[]; currentPresences: Record<string, unknown>[] }

/** A channel somebody is present on, under a key, and what it hears of the others. */
async function present({ topic, key, version = '2.0.0' }: { topic: string; key: string; version?: Version }) {
  const client = server.client({ version })
  const [synced, came, left] = [new Inbox<object>(), new Inbox<Came>(), new Inbox<Left>()]
  const channel = client.channel(topic, { config: { presence: { key } } })
  channel
    .on('presence', { event: 'sync' }, () => synced.put(channel.presenceState()))
    .on('presence', { event: 'join' }, came.put)
    .on('presence', { event: 'leave' }, left.put)
  await joined(channel)
  await synced.next()
  return { client, channel, synced, came, left }
}

const versions: Version[] = ['1.0.0', '2.0.0']
describe.each(versions)('protocol %s', (version) => {
  test('people see who is there, who comes, and who goes', async () => {
    const topic = `garden ${version}`
    const ada = await present({ topic, key: 'ada', version })
    await expect(ada.channel.track({ mood: 'calm' })).resolves.toBe('ok')
    expect(await ada.came.next()).toMatchObject({ key: 'ada', newPresences: [{ mood: 'calm', presence_ref: expect.any(String) }] })

    const ben = await present({ topic, key: 'ben', version })
    expect(ben.channel.presenceState()).toMatchObject({ ada: [{ mood: 'calm' }] })
    await ben.channel.track({ mood: 'merry' })
    expect(await ada.came.next()).toMatchObject({ key: 'ben', newPresences: [{ mood: 'merry' }] })

    await ben.channel.untrack()
    expect(await ada.left.next()).toMatchObject({ key: 'ben', leftPresences: [{ mood: 'merry' }], currentPresences: [] })
    expect(Object.keys(ada.channel.presenceState())).toEqual(['ada'])
  })

  test('tracking again takes the place of what was said before', async () => {
    const topic = `stage ${version}`
    const [ada, ben] = [await present({ topic, key: 'ada', version }), await present({ topic, key: 'ben', version })]
    await ada.channel.track({ n: 1 })
    await ben.came.next()
    await ada.channel.track({ n: 2 })
    expect(await ben.came.next()).toMatchObject({ key: 'ada', newPresences: [{ n: 2 }] })
    await ben.left.next()
    expect(ben.channel.presenceState()).toMatchObject({ ada: [{ n: 2 }] })
    expect(ben.channel.presenceState()['ada']).toHaveLength(1)
  })

  test('the same key on two devices is one person there twice', async () => {
    const topic = `twins ${version}`
    const [phone, desk, ben] = [
      await present({ topic, key: 'ada', version }),
      await present({ topic, key: 'ada', version }),
      await present({ topic, key: 'ben', version }),
    ]
    await phone.channel.track({ on: 'phone' })
    await desk.channel.track({ on: 'desk' })
    await ben.came.next()
    await ben.came.next()
    expect(ben.channel.presenceState()['ada']).toHaveLength(2)
    await phone.client.removeAllChannels()
    expect(await ben.left.next()).toMatchObject({ key: 'ada', leftPresences: [{ on: 'phone' }], currentPresences: [{ on: 'desk' }] })
  })

  test('whoever loses the connection is gone', async () => {
    const topic = `cliff ${version}`
    const [ada, ben] = [await present({ topic, key: 'ada', version }), await present({ topic, key: 'ben', version })]
    await ben.channel.track({})
    await ada.came.next()
    await ben.client.realtime.disconnect()
    expect(await ada.left.next()).toMatchObject({ key: 'ben' })
  })
})

test('without a key everybody has one of their own', async () => {
  const [ada, ben] = [await present({ topic: 'nameless', key: '' }), await present({ topic: 'nameless', key: '' })]
  await ada.channel.track({ who: 'ada' })
  await ben.channel.track({ who: 'ben' })
  await ada.came.next(({ newPresences }) => newPresences[0]?.['who'] === 'ben')
  expect(Object.keys(ada.channel.presenceState())).toHaveLength(2)
})

test('whoever does not listen hears nothing, until they track', async () => {
  const ada = await present({ topic: 'hall', key: 'ada' })
  await ada.channel.track({ here: true })
  const shy = server.client()
  const channel = await joined(shy.channel('hall', { config: { presence: { key: 'shy' } } }))
  expect(channel.presenceState()).toEqual({})
  await expect(channel.track({ shy: true })).resolves.toBe('ok')
  expect(await ada.came.next(({ key }) => key === 'shy')).toMatchObject({ newPresences: [{ shy: true }] })
})

test('what somebody says of themselves is an object', async () => {
  const { channel } = await present({ topic: 'odd', key: 'ada' })
  // The types forbid it; other clients may do it.
  await expect(channel.track('text' as unknown as object)).resolves.toBe('error')
  await expect(channel.send({ type: 'presence', event: 'dance' })).resolves.toBe('error')
})

test('whoever tracks without end is let go, with a sentence', async () => {
  const { channel, client } = await present({ topic: 'busy', key: 'ada' })
  const other = client.channel('busy too', { config: { presence: { key: 'ada' } } })
  const system = systemOf(other)
  const statuses = statusesOf(other)
  await statuses.next()
  for (let n = 0; n <= 20; n += 1) void other.track({ n })
  expect(await system.next()).toMatchObject({ extension: 'system', status: 'error', message: 'Client presence rate limit exceeded' })
  expect(await statuses.next()).toMatchObject({ status: 'CLOSED' })
  // Only that channel.
  await expect(channel.track({ still: 'here' })).resolves.toBe('ok')
})
