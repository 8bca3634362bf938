import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createKeptAnswers, headersOf, keyOf } from './kept-answers.ts'
import type { KeptPage } from './micro-cache.ts'

const PLACE = { pathname: '/th/products', query: '?sort=newest', language: 'th', prefix: '/th', seconds: 60 }
const ADDRESS = '/th/products?utm=x&sort=newest'
const page = (text: string): KeptPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', etag: `W/"${text}"`, 'content-security-policy': 'of the page' },
  br: Buffer.from(text),
})

/** A server that knows one address and keeps its page in baht and euro; what it cannot send from memory it calls `elsewhere`. */
async function serving() {
  const kept = new Map([
    [keyOf(PLACE, 'THB'), page('baht')],
    [keyOf(PLACE, 'EUR'), page('euro')],
  ])
  const answers = createKeptAnswers({ fresh: (key) => kept.get(key) })
  answers.remember(ADDRESS, PLACE)
  const listener: RequestListener = (incoming, outgoing) => {
    outgoing.setHeader('content-security-policy', 'of the server')
    if (!answers.send(incoming, outgoing)) outgoing.end('elsewhere')
  }
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // Listening on TCP, so the address is not a pipe's name.
  const { port } = server.address() as AddressInfo
  const ask = (address: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
    fetch(`http://127.0.0.1:${port}${address}`, { ...init, headers: { 'accept-encoding': 'br', ...init.headers } })
  const isElsewhere = async (address: string, init: Parameters<typeof ask>[1] = {}) => (await ask(address, init)).headers.get('etag') === null
  return { answers, kept, ask, isElsewhere }
}

test('a kept page leaves with its own headers, who may keep it and what it depends on', async () => {
  const { ask } = await serving()
  const answer = await ask(ADDRESS, { method: 'HEAD' })
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': 'of the page',
    'content-encoding': 'br',
    'content-length': '4',
    'cache-control': 'private, no-cache',
    'x-accel-expires': '5',
    vary: 'Accept-Encoding',
  })
})

test('what was changed while a page was made keeps it out of every proxy', () => {
  const reading = { prefix: '/th', seconds: 60, purged: true }
  expect(headersOf({ ...page('new'), keys: ['product-1'] }, reading)).toMatchObject({ 'surrogate-control': 'max-age=60', 'x-accel-expires': '5' })
  const names = Object.keys(headersOf({ ...page('old'), keys: ['product-1'], outdated: true }, reading))
  expect(names.filter((name) => /surrogate|accel/.test(name))).toEqual([])
})

test('a reader of another currency gets that page, and no cache that does not know of currencies may keep either', async () => {
  const { ask } = await serving()
  const answer = await ask(ADDRESS, { method: 'HEAD', headers: { cookie: 'i18next=th; currency=EUR; theme=dark' } })
  expect([answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual(['W/"euro"', 'private, no-cache'])
})

test('who has it already is told so', async () => {
  const { ask } = await serving()
  const answer = await ask(ADDRESS, { headers: { 'if-none-match': 'W/"baht"' } })
  expect([answer.status, await answer.text()]).toEqual([304, ''])
})

test('whatever memory alone cannot answer is left to others, untouched', async () => {
  const { kept, ask, isElsewhere } = await serving()
  expect(await isElsewhere('/th/products?sort=newest')).toBe(true)
  expect(await isElsewhere(ADDRESS, { method: 'POST' })).toBe(true)
  expect(await isElsewhere(ADDRESS, { method: 'POST', body: 'x' })).toBe(true)
  expect(await isElsewhere(ADDRESS, { headers: { 'accept-encoding': 'gzip' } })).toBe(true)
  expect(await isElsewhere(ADDRESS, { headers: { cookie: 'currency=EUR; currency=THB' } })).toBe(true)
  expect(await isElsewhere(ADDRESS, { headers: { cookie: 'currency=<script>' } })).toBe(true)
  kept.clear()
  const answer = await ask(ADDRESS)
  expect([await answer.text(), answer.headers.get('content-security-policy')]).toEqual(['elsewhere', 'of the server'])
})

test('addresses that strangers invent do not fill the memory', async () => {
  const { answers, isElsewhere } = await serving()
  const long = `/th/products?q=${'x'.repeat(300)}`
  answers.remember(long, PLACE)
  expect(await isElsewhere(long)).toBe(true)
  for (let n = 0; n < 4_000; n++) answers.remember(`/th/products?n=${n}`, PLACE)
  expect(await isElsewhere(ADDRESS)).toBe(true)
  expect(await isElsewhere('/th/products?n=3999', { method: 'HEAD' })).toBe(false)
})
