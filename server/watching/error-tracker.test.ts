import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '../log.ts'
import { createErrorTracker } from './error-tracker.ts'

/** Takes what Sentry's clients send. */
async function playedTracker(): Promise<{ dsn: string; told: string[] }> {
  const told: string[] = []
  const server = createServer((incoming, outgoing) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (part: string) => (body += part))
    incoming.on('end', () => {
      told.push(`${incoming.method} ${incoming.url}\n${body}`)
      outgoing.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { dsn: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`, told }
}

test('an error in the log is told with its place and its request, and nothing that people typed', async () => {
  const { dsn, told } = await playedTracker()
  const tracker = createErrorTracker({ dsn, environment: 'live' })
  const lines: string[] = []
  const log = createLog({ logLevel: 'info', mode: 'live' }, { destination: { write: (line) => void lines.push(line) }, tracker })
  log.warn({ err: new Error('only a warning') }, 'that happens')
  log.error({ count: 3 }, 'without an error')
  log.error(
    { err: new TypeError('no such place'), path: '/th/cart', requestId: 'r-1', body: { email: 'ada@example.com' }, token: 'secret' },
    'a request failed',
  )
  await tracker.stop()
  expect(lines).toHaveLength(3)
  expect(told).toHaveLength(1)
  const [first = ''] = told
  expect(first).toMatch(/^POST \/api\/7\/envelope\//)
  const event: unknown = JSON.parse(first.split('\n').at(-1) ?? '')
  expect(event).toMatchObject({
    environment: 'live',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no such place',
          stacktrace: { frames: expect.arrayContaining([expect.objectContaining({ filename: expect.stringContaining('error-tracker.test') })]) },
        },
      ],
    },
    tags: { path: '/th/cart', requestId: 'r-1' },
    extra: { log: 'a request failed' },
  })
  expect(first).not.toMatch(/ada@|secret/)
})

test('a tracker that is not there keeps nobody waiting and breaks nothing', async () => {
  const tracker = createErrorTracker({ dsn: 'http://key@127.0.0.1:9/1', environment: 'live' })
  const lines: string[] = []
  const log = createLog({ logLevel: 'info', mode: 'live' }, { destination: { write: (line) => void lines.push(line) }, tracker })
  for (let time = 0; time < 200; time++) log.error({ err: new Error(`failure ${time}`) }, 'a job failed')
  await tracker.stop()
  expect(lines).toHaveLength(200)
})
