import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { ask } from './hostile-shop.ts'

// What a client library never sends, byte by byte.
const shop = inject('shop')
const { hostname, port } = new URL(shop.url)

/** Sends bytes and answers what came back: all of it, until the line was closed, or its first line. */
const send = (bytes: string, { firstLine = false } = {}): Promise<string> =>
  new Promise((resolve) => {
    const line = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname)
    let said = ''
    // A shop that neither answers nor hangs up fails the test by its silence.
    line.setEncoding('latin1').setTimeout(60_000, () => line.destroy())
    line.on('data', (part: string) => {
      said += part
      if (firstLine && said.includes('\r\n')) line.destroy()
    })
    line.on('error', () => undefined)
    line.on('close', () => resolve(said))
    line.write(bytes, 'latin1')
  })
const get = (path: string, headers: string) => send(`GET ${path} HTTP/1.1\r\nConnection: close\r\n${headers}\r\n\r\n`)
const statusOf = (said: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1] ?? 0)

test.each<[string, string, readonly number[]]>([
  ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
  ['a host that is none', 'GET /en HTTP/1.1\r\nHost: evil.example/..\\@\r\nConnection: close\r\n\r\n', [400]],
  ['two lengths', 'POST /functions/v1/quote HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}', [400]],
  [
    'a length and chunks (smuggling)',
    'POST /functions/v1/quote HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    [400],
  ],
  ['chunks that are none', 'POST /functions/v1/quote HTTP/1.1\r\nHost: shop\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nZZ\r\n', [400]],
  ['a zero byte in a header', 'GET /en HTTP/1.1\r\nHost: shop\r\nX-A: a\0b\r\n\r\n', [400]],
  ['a header of 40 kB', `GET /en HTTP/1.1\r\nHost: shop\r\nX-A: ${'a'.repeat(40_000)}\r\n\r\n`, [431]],
  ['three thousand headers', `GET /en HTTP/1.1\r\nHost: shop\r\n${'a: 1\r\n'.repeat(3_000)}\r\n`, [431]],
  ['an address of 60 kB', `GET /${'a'.repeat(60_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`, [431]],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n', [0, 400, 405]],
  ['a websocket where none is', 'GET /en HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', [400, 404, 426]],
  ['another protocol', 'GET /en HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n\r\n', [200]],
  ['an address with a backslash', 'GET /\\evil.example HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n', [400]],
  ['a path above the root', 'GET /../../../../etc/passwd HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n', [400, 404]],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [0, 400]],
])('%s', async (_what, bytes, expected) => {
  expect(expected).toContain(statusOf(await send(bytes, { firstLine: true })))
})

test.each(['/en', '/th/products', '/products', '/order-tracking', '/sitemap.xml', '/robots.txt', '/nowhere'])(
  '%s says nothing of a forged host, and keeps nothing of it',
  async (path) => {
    const forged =
      'X-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: javascript\r\nX-Host: evil.example\r\nForwarded: host=evil.example;proto=https\r\nX-Original-URL: /admin\r\nX-Rewrite-URL: /admin\r\nReferer: https://evil.example/'
    const unique = `${path}?q=${Math.random().toString(36).slice(2)}`
    for (const address of [unique, path]) expect(await get(address, `Host: evil.example\r\n${forged}`)).not.toContain('evil.example')
    for (const address of [unique, path]) expect((await ask(`${shop.url}${address}`)).text).not.toContain('evil.example')
  },
)

test('a kept page is the same whatever headers the first reader sent', async () => {
  const path = `/en/products?q=silk${Math.random().toString(36).slice(2, 7)}`
  const odd = [
    'Host: shop',
    'Accept-Language: th',
    'User-Agent: <script>hattha()</script>',
    'X-Remix-SPA-Mode: yes',
    'X-React-Router-SPA-Mode: yes',
    'X-React-Router-Prerender-Data: %5B1%5D',
    'Accept: text/plain',
    'Range: bytes=0-10',
    'Cookie: i18next=th; currency=%3Cscript%3E; __proto__=x',
  ]
  const first = await get(path, odd.join('\r\n'))
  expect(statusOf(first)).toBe(200)
  const second = await ask(`${shop.url}${path}`)
  expect(second.text).toContain('<html lang="en"')
  expect(second.text).not.toContain('hattha()')
  expect(first.slice(first.indexOf('<!DOCTYPE')).slice(0, 200)).toBe(second.text.slice(0, 200))
})

test('nothing that public addresses answer may be kept by a shared cache if it depends on a cookie', async () => {
  for (const path of ['/', '/products', '/en/cart', '/en/checkout', '/en/order-tracking', '/seller-dashboard', '/en/dashboard']) {
    const { headers } = await ask(`${shop.url}${path}`, { headers: { cookie: 'i18next=th; currency=EUR' } })
    expect([path, headers.get('cache-control')]).toEqual([path, expect.not.stringContaining('public')])
  }
  const { headers } = await ask(`${shop.url}/en/products`, { headers: { cookie: 'currency=EUR' } })
  expect(headers.get('cache-control')).toContain('private')
})

test('every answer carries its protection', async () => {
  for (const path of [
    '/en',
    '/nowhere',
    '/rest/v1/products',
    '/auth/v1/health',
    '/functions/v1/none',
    '/dev/mailbox',
    '/demo-bank/pay/x',
    '/healthz',
    '/en/order-tracking?token=x',
  ]) {
    const { headers } = await ask(`${shop.url}${path}`)
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    expect([path, headers.get('content-security-policy')]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")])
    const scripts = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? ''
    expect([path, scripts]).toEqual([path, expect.not.stringMatching(/unsafe|\*|data:/)])
    expect(headers.has('x-powered-by') || headers.has('server')).toBe(false)
  }
})

test('an order’s page tells no other site, no cache and no log of its token', async () => {
  const token = 'Q'.repeat(43)
  const { headers } = await ask(`${shop.url}/en/order-tracking?token=${token}`)
  expect([headers.get('referrer-policy'), headers.get('cache-control')]).toEqual(['no-referrer', expect.stringContaining('no-store')])
})

test('other sites may call the interfaces without cookies, and never with them', async () => {
  for (const path of ['/rest/v1/products', '/auth/v1/health', '/functions/v1/quote']) {
    const { headers } = await ask(`${shop.url}${path}`, { headers: { origin: 'https://evil.example' } })
    expect(headers.get('access-control-allow-credentials')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
  }
  expect((await ask(`${shop.url}/en`, { headers: { origin: 'https://evil.example' } })).headers.get('access-control-allow-origin')).toBeNull()
})
