import { expect, inject, test } from 'vitest'
import { ask, type Answer } from './hostile-shop.ts'
import { mounts, pages } from './surface.ts'
import { IMAGE, SCRIPT, TEXTS } from './values.ts'

const shop = inject('shop')
// The fourteen sitemaps are one.
const templates = (await pages()).filter((path) => !/^\/sitemap-(?!en\b)/.test(path))
/** Pages whose loaders read what stands in the address; the others only have to carry it. */
const reading = (template: string) => template.includes(':') || ['/products', '/suggest.json'].includes(template)
const encoded = [
  ...TEXTS.filter((text) => text.isWellFormed()).map(encodeURIComponent),
  '%',
  '%ud800',
  '%E0%80%80',
  '%2e%2e%2f%2e%2e%2fserver%2fmain.ts',
  '%00.webp',
]

/** Why an answer would be a hole; undefined where it is none. */
function holeIn({ status, text, headers }: Answer): string | undefined {
  if (status === 0) return 'cut the line'
  if (status >= 500) return `failed with ${status}: ${text.slice(0, 200)}`
  if ((headers.get('content-type') ?? '').includes('html') && (text.includes(SCRIPT) || text.includes(IMAGE.slice(2))))
    return 'repeated unescaped what was asked'
  if (headers.has('x-injected')) return 'took a header from what was asked'
  const location = headers.get('location')
  if (location !== null && new URL(location, shop.url).origin !== shop.url) return `led to ${location}`
  if (/root:x:0|export async function|POSTGRES/.test(text) && !(headers.get('content-type') ?? '').includes('html')) return 'served a file of the machine'
  return undefined
}

async function holesIn(addresses: readonly string[], init: RequestInit = {}): Promise<string[]> {
  const holes: string[] = []
  const queue = [...addresses]
  const worker = async () => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      const hole = holeIn(await ask(`${shop.url}${address}`, init))
      if (hole) holes.push(`${init.method ?? 'GET'} ${address.slice(0, 120)} ${hole}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return holes
}

const filled = (template: string, value: string) => template.replaceAll(/:\w+/g, value)

test('the shop mounts what this room knows', () => {
  expect(mounts().toSorted()).toEqual([
    '/',
    '/api-docs.json',
    '/auth/v1',
    '/country.json',
    '/demo-bank',
    '/dev/mailbox',
    '/functions/v1',
    '/realtime/v1',
    '/rest/v1',
    '/storage/v1',
    '/traces',
    '/visits',
    '/webhooks',
  ])
  expect(templates).toContain('/products/:id')
})

test.each(templates.map((template, position) => ({ template, position })))('$template takes whatever stands in its address', async ({ template, position }) => {
  const parameters = ['q', 'token', 'back', 'category', 'page', 'lng', '_routes', 'token_hash', 'min', 'sort']
  const inPath = template.includes(':') ? encoded.flatMap((value) => [filled(template, value), `/th${filled(template, value)}.data`]) : []
  const values = encoded.filter((_, index) => reading(template) || index % 5 === position % 5)
  const inQuery = values.map((value, index) => `${filled(template, 'x')}?${parameters[index % parameters.length]}=${value}&q=${value}`)
  expect(await holesIn([...inPath, ...inQuery])).toEqual([])
})

test('no folder of the machine is below an address of ours', async () => {
  const starts = [
    '/',
    '/assets/',
    '/pictures/',
    '/messages/',
    '/messages/x/en/',
    '/dev/mailbox/',
    '/dev/mailbox/x/',
    '/demo-bank/pay/',
    '/demo-bank/charges/',
    '/webhooks/',
    '/functions/v1/',
    '/rest/v1/',
    '/rest/v1/rpc/',
    '/auth/v1/',
    '/storage/v1/',
    '/storage/v1/object/',
    '/storage/v1/object/public/product-images/',
    '/storage/v1/object/sign/chat-attachments/',
    '/storage/v1/render/image/public/avatars/',
    '/storage/v1/upload/resumable/',
  ]
  const paths = encoded.filter((value) => /%|\.\./.test(value) && value.length < 100)
  expect(await holesIn(starts.flatMap((start) => paths.map((value) => start + value)))).toEqual([])
})

test('a method an address does not know changes nothing and fails nowhere', async () => {
  const addresses = [
    ...mounts().map((at) => `${at === '/' ? '' : at}/x`),
    '/healthz',
    '/readyz',
    '/metrics',
    '/favicon.ico',
    '/en',
    '/suggest.json',
    '/functions/v1/quote',
    '/rest/v1/products',
    '/auth/v1/token',
    '/storage/v1/bucket',
    '/storage/v1/object/avatars/x',
    '/storage/v1/object/list/avatars',
    '/storage/v1/upload/resumable',
    '/webhooks/demo-bank',
  ]
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])
    expect(await holesIn(addresses, { method, ...(method !== 'OPTIONS' && { body: '{"a":' }) })).toEqual([])
  expect(
    await holesIn(
      templates.map((template) => filled(template, 'x')),
      { method: 'POST', body: 'a=b' },
    ),
  ).toEqual([])
})

test.each([
  '//evil.example',
  '//evil.example/%2e%2e',
  '/en//evil.example?lng=fr',
  '/EN//evil.example',
  '/zh//evil.example',
  '/product///evil.example',
  '/product/%2f%2fevil.example',
  '/product/..%2f..%2f%2fevil.example',
])('%s does not lead away', async (address) => {
  expect(holeIn(await ask(`${shop.url}${address}`))).toBeUndefined()
})
