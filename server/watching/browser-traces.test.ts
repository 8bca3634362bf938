import { expect, onTestFinished, test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { playedCollector } from '../../tests/support/collector.ts'
import { createBrowserTraces } from './browser-traces.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const SPAN = { trace: TRACE, id: 'b7ad6b7169203331', kind: 'load', path: '/th/products/x', start: 1_000_000, ms: 250 }

/** `now` is the shop's clock in milliseconds; the browsers' says 1,000,500. */
async function takingTraces({ now = 5_000_000 }: { now?: number } = {}) {
  const collector = await playedCollector()
  onTestFinished(collector.close)
  let clock = now
  const traces = createBrowserTraces({ endpoint: collector.endpoint, part: 0.25, trustProxy: 1, log: quietLog(), sendEveryMs: 1e9, now: () => clock })
  onTestFinished(() => traces.stop())
  const tell = async (spans: unknown, headers: Record<string, string> = {}) => {
    const incoming = { headers: { 'x-forwarded-for': headers['x-forwarded-for'] ?? '203.0.113.7' }, socket: { remoteAddress: '127.0.0.1' } }
    const asked = {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0 Firefox', ...headers },
      body: JSON.stringify({ now: 1_000_500, spans }),
    }
    const { status } = await traces.app.request('/', asked, { incoming })
    expect(status).toBe(204)
    await traces.send()
    return collector.spans.splice(0)
  }
  return { ...collector, traces, tell, pass: (ms: number) => void (clock += ms) }
}

test('what a browser tells reaches the collector under its trace, at the time of the shop, without what links alone may know', async () => {
  const { tell, services } = await takingTraces()
  const spans = await tell([
    SPAN,
    { ...SPAN, id: '00f067aa0ba902b7', parent: SPAN.id, kind: 'fetch', path: '/rest/v1/products', status: 503 },
    { ...SPAN, id: '00f067aa0ba902b8', kind: 'navigation', path: '/th/invited/FRIEND-OF-ADA' },
    { ...SPAN, id: '00f067aa0ba902b9', kind: 'fetch', path: '/functions/v1/quote', failed: true },
    { ...SPAN, id: '00f067aa0ba902ba', kind: 'vitals', ms: 0, vitals: { lcp: 1200, cls: 0.013 } },
  ])
  expect(services).toEqual(new Set(['hattha-browser']))
  expect(spans.map(({ name, status }) => [name, status.code ?? 0])).toEqual([
    ['load', 0],
    ['fetch rest', 2],
    ['navigation', 0],
    ['fetch functions', 2],
    ['vitals', 0],
  ])
  expect(spans[0]).toMatchObject({ traceId: TRACE, spanId: SPAN.id, startTimeUnixNano: '4999500000000', endTimeUnixNano: '4999750000000' })
  expect(spans[1]).toMatchObject({ parentSpanId: SPAN.id, kind: 3 })
  expect(spans[4]?.attributes).toContainEqual({ key: 'browser.web_vital.cls', value: { doubleValue: 0.013 } })
  expect(JSON.stringify(spans)).not.toContain('ADA')
})

test.each([
  ['a word of somebody’s', { ...SPAN, path: '/th/products?q=ada' }],
  ['a number that is none', { ...SPAN, ms: -1 }],
  ['an hour ago', { ...SPAN, start: 1_000_500 - 3_600_000 }],
  ['more than is asked for', { ...SPAN, email: 'ada@example.com' }],
  ['an id that is none', { ...SPAN, id: 'ada' }],
  ['a kind that is none', { ...SPAN, kind: 'anything' }],
])('%s is left out', async (_what, span) => {
  const { tell } = await takingTraces()
  expect(await tell([span])).toEqual([])
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['what is no browser', { 'sec-fetch-site': '' }],
  ['whoever asked not to be tracked', { 'sec-gpc': '1' }],
  ['a robot', { 'user-agent': 'Googlebot/2.1' }],
])('%s is not heard', async (_who, headers) => {
  const { tell } = await takingTraces()
  expect(await tell([SPAN], headers)).toEqual([])
})

test('an address is heard so often in a minute, and all of them together fill no memory', async () => {
  const { tell, traces, pass, spans: taken } = await takingTraces()
  for (let time = 0; time < 60; time++) expect(await tell([SPAN])).toHaveLength(1)
  expect(await tell([SPAN])).toEqual([])
  expect(await tell([SPAN], { 'x-forwarded-for': '203.0.113.8' })).toHaveLength(1)
  // Whoever has a network of IPv6 has addresses without number.
  for (let time = 0; time < 60; time++) await tell([SPAN], { 'x-forwarded-for': `2001:db8:1:2::${time}` })
  expect(await tell([SPAN], { 'x-forwarded-for': '2001:db8:1:2::99' })).toEqual([])
  expect(await tell([SPAN], { 'x-forwarded-for': '2001:db8:1:102::1' })).toHaveLength(1)
  pass(60_000)
  expect(await tell([SPAN])).toHaveLength(1)
  const incoming = (at: number) => ({ incoming: { headers: { 'x-forwarded-for': `203.0.${at}.9` }, socket: { remoteAddress: '127.0.0.1' } } })
  for (let at = 0; at < 60; at++) {
    const body = JSON.stringify({ now: 1_000_500, spans: Array.from({ length: 40 }, () => SPAN) })
    await traces.app.request('/', { method: 'POST', body, headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' } }, incoming(at))
  }
  await traces.send()
  expect(taken).toHaveLength(2_000)
})

test('a collector that is away keeps nobody waiting and breaks nothing', async () => {
  const traces = createBrowserTraces({ endpoint: 'http://127.0.0.1:9', part: 1, trustProxy: 0, log: quietLog() })
  const incoming = { headers: {}, socket: { remoteAddress: '203.0.113.7' } }
  await traces.app.request(
    '/',
    { method: 'POST', body: JSON.stringify({ now: 1_000_500, spans: [SPAN] }), headers: { 'user-agent': 'Mozilla/5.0', 'sec-fetch-site': 'same-origin' } },
    {
      incoming,
    },
  )
  await expect(traces.stop()).resolves.toBe(undefined)
})
