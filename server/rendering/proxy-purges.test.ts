import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { quietLog } from '../../tests/support/quiet-log.ts'
import { createProxyPurges } from './proxy-purges.ts'

/** A proxy that writes down what it is told; `answer` says how it answers the next one. */
async function playedProxy(answer: (told: number) => number | Promise<number> = () => 200) {
  const told: string[][] = []
  const server: Server = createServer((incoming, outgoing) => {
    const keys = String(incoming.headers['xkey-purge']).split(' ')
    told.push(incoming.method === 'PURGE' ? keys : ['not a purge'])
    void Promise.resolve(answer(told.length)).then((status) => (status === 0 ? incoming.destroy() : outgoing.writeHead(status).end()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  // Listening on TCP, so the address is not a pipe's name.
  return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}
const pauses = { first: 1, longest: 5 }
function purging(...urls: string[]) {
  const purges = createProxyPurges({ urls, log: quietLog(), pauses })
  onTestFinished(() => purges.stop())
  return purges
}

test('what comes while a proxy is being told is told with the next, once', async () => {
  const busy = Promise.withResolvers<number>()
  const { told, url } = await playedProxy((count) => (count === 1 ? busy.promise : 200))
  const { purge } = purging(url)
  purge(new Set(['product-1', 'list']))
  await expect.poll(() => told.length).toBe(1)
  for (let n = 0; n < 50; n++) purge(new Set(['list', `product-${n % 3}`]))
  busy.resolve(200)
  await expect
    .poll(() => told.map((keys) => [...keys].sort()))
    .toEqual([
      ['list', 'product-1', 'unsaid'],
      ['list', 'product-0', 'product-1', 'product-2', 'unsaid'],
    ])
})

test('more keys than one request holds are told in several, and everything in one word', async () => {
  const { told, url } = await playedProxy()
  const { purge } = purging(url)
  const many = Array.from({ length: 300 }, (_, n) => `product-${String(n).padStart(36, '0')}`)
  purge(new Set(many))
  await expect.poll(() => new Set(told.flat()).size).toBe(301)
  for (const keys of told) expect(keys.join(' ').length).toBeLessThan(6100)
  purge()
  await expect.poll(() => told.at(-1)).toEqual(['everything'])
})

test.each([
  ['refuses', 503],
  ['hangs up', 0],
])('a proxy that %s is told that everything has changed when it answers, and keeps no other waiting', async (_how, status) => {
  const ill = await playedProxy((count) => (count <= 3 ? status : 200))
  const well = await playedProxy()
  const { purge } = purging(ill.url, well.url)
  purge(new Set(['product-1']))
  await expect.poll(() => ill.told.length).toBe(4)
  expect(ill.told.slice(1)).toEqual([['everything'], ['everything'], ['everything']])
  expect(well.told).toEqual([['product-1', 'unsaid']])
})
