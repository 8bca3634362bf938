import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../app/platform/database.ts'
import type { Shop } from '../../app/shop.ts'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { createPages, type Pages } from './pages.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** Pages that need no row are rendered all the same, so a shop without a database is enough to try the addresses. */
const empty: Database = {
  all: async () => [],
  one: () => Promise.reject(new Error('no row')),
  maybe: async () => undefined,
  transaction: () => Promise.reject(new Error('read only')),
}
const quiet = { info() {}, warn() {}, error() {}, debug() {} }
// What the pages read of a shop; the rest is tried where it is used.
const shop = {
  settings: {
    dataFolder: join(ROOT, '.data'),
    buildFolder: join(ROOT, process.env['BUILD_DIR'] || 'build'),
    siteUrl: 'https://hattha.test',
    node: { purgeUrls: [] },
    watch: { traces: undefined },
    geoUrl: 'https://geo.test/json/',
    keys: { anonKey: 'public-key' },
  },
  anon: empty,
  service: empty,
  log: quiet,
} as unknown as Shop

let pages: Pages
beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', '--if-changed'], { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The pages could not be built: ${stderr}`)
  pages = await createPages(shop, { development: false, findMoved: async (path) => (['/old', '/products'].includes(path) ? '/new' : undefined) })
})
afterAll(() => pages?.close())

const ask = (path: string, headers: Record<string, string> = {}) => pages.app.request(`http://shop.test${path}`, { headers })

describe('every language', () => {
  test.each(LANGUAGES)('%s: document, data and routes answer under its prefix', async (language) => {
    const document = await ask(`/${language}`)
    const html = await document.text()
    expect(document.status).toBe(200)
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toContain(`"basename":"/${language}"`)
    expect(html).toContain(`href="/${language}/products"`)

    const data = await ask(`/${language}.data`)
    expect([data.status, data.headers.get('x-remix-response')]).toEqual([200, 'yes'])

    const version = /"version":\s*"(\w+)"/.exec(html)?.[1]
    const routes = await ask(`/${language}/__manifest?paths=%2F${language}&version=${version}`)
    expect(await routes.json()).toHaveProperty('root')
  })

  test('has its own sentences, and an address in all the others', async () => {
    const html = await (await ask('/de/nirgends')).text()
    expect(html).toContain('Seite nicht gefunden')
    const home = await (await ask('/th')).text()
    for (const language of LANGUAGES) expect(home).toContain(`hrefLang="${language}" href="https://hattha.test/${language}"`)
    expect(home).toContain('<link rel="canonical" href="https://hattha.test/th"/>')
    expect(home).toContain('hrefLang="x-default" href="https://hattha.test/"')
  })
})

test('a page that is gone leads on in the language that was asked for; one that stands does not, nor does a data request', async () => {
  const moved = await ask('/th/old?utm=1')
  expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([301, '/th/new?utm=1', 'public, max-age=300'])
  expect((await ask('/old')).headers.get('location')).toBe('/new')
  for (const path of ['/th/products', '/th/old.data', '/th/nowhere']) expect((await ask(path)).status).not.toBe(301)
})

test('a document bears the script of traces where they are taken, and nothing of it elsewhere', async () => {
  const traced = await createPages(
    { ...shop, settings: { ...shop.settings, watch: { ...shop.settings.watch, traces: { endpoint: 'http://127.0.0.1:9', part: 1 } } } },
    { development: false },
  )
  const script = '<script type="module" async src="/traces/browser.js"></script></head>'
  expect(await (await traced.app.request('http://shop.test/en/profile')).text()).toContain(script)
  expect(await (await ask('/en/profile')).text()).not.toContain('/traces/')
  await traced.close()
})

describe('who may keep a page', () => {
  test('with prefix: the reader, and a proxy of ours that knows of currencies', async () => {
    const answer = await ask('/en')
    expect([answer.headers.get('cache-control'), answer.headers.get('x-accel-expires')]).toEqual(['private, no-cache', '5'])
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.has('set-cookie')).toBe(false)
  })

  test('a proxy that is told of changes: as long as we do, with the keys of what the page shows', async () => {
    const told = await createPages(
      { ...shop, settings: { ...shop.settings, node: { ...shop.settings.node, purgeUrls: ['http://127.0.0.1:9/'] } } },
      { development: false },
    )
    const keysOf = async (path: string) => {
      const { headers } = await told.app.request(`http://shop.test${path}`)
      return [headers.get('surrogate-control'), headers.get('surrogate-key')]
    }
    expect(await keysOf('/en/profile')).toEqual(['max-age=60', 'everything'])
    expect(await keysOf('/en/blog')).toEqual(['max-age=300', 'everything blog'])
    // It lacks what could not be read, so it does not say what it shows.
    expect(await keysOf('/en')).toEqual(['max-age=60', 'everything unsaid'])
    expect(await keysOf('/blog')).toEqual([null, null])
    expect((await ask('/en/blog')).headers.has('surrogate-key')).toBe(false)
    await told.close()
  })

  test('without prefix: only the reader', async () => {
    const detected = await ask('/', { 'accept-language': 'nl' })
    expect(detected.headers.get('cache-control')).toMatch(/^private/)
    expect(detected.headers.get('vary')).toContain('Accept-Language')
    expect(await detected.text()).toContain('<html lang="nl"')
    const euro = await ask('/en', { cookie: 'currency=EUR' })
    expect(euro.headers.get('cache-control')).toMatch(/^private/)
    expect(await euro.text()).toContain('data-currency="EUR"')
    expect(await (await ask('/en')).text()).toContain('data-currency="THB"')
  })

  test('a session changes nothing: public HTML says nothing personal', async () => {
    const stranger = await (await ask('/en')).text()
    const somebody = await (await ask('/en', { cookie: 'sb-hattha-auth-token=secret; i18next=th', authorization: 'Bearer secret' })).text()
    expect(somebody).toBe(stranger)
  })

  test('who has it already is told so', async () => {
    const first = await ask('/en')
    const again = await ask('/en', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('a parameter no page depends on makes no other page', async () => {
    expect((await ask('/en?utm_source=mail')).headers.get('etag')).toBe((await ask('/en')).headers.get('etag'))
  })
})

describe('what a browser may run', () => {
  test('exactly the scripts of the page, by their hash', async () => {
    const answer = await ask('/fr')
    const policy = answer.headers.get('content-security-policy') ?? ''
    const html = await answer.text()
    const scripts = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
    expect(scripts.length).toBeGreaterThan(2)
    expect(policy.match(/'sha256-/g)).toHaveLength(new Set(scripts).size)
    expect(html).not.toContain('nonce')
    for (const script of scripts) expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    expect(policy).toContain("connect-src 'self' https://geo.test")
  })

  test('an address cannot bring its own', async () => {
    const html = await (await ask('/en/%3Cscript%3Ealert(1)%3C%2Fscript%3E?q=%3C/script%3E%3Cscript%3Ealert(2)%3C/script%3E')).text()
    expect(html).not.toMatch(/<script>alert/)
  })
})

describe('files', () => {
  test('assets come compressed as the reader takes them, and for ever', async () => {
    const html = await (await ask('/en')).text()
    const script = /"(\/assets\/react-[^"]+\.js)"/.exec(html)?.[1] ?? ''
    const answer = await ask(script, { 'accept-encoding': 'gzip, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect((await ask(script)).headers.has('content-encoding')).toBe(false)
  })

  test('the screen of a route is fetched beside its route module, with all scripts and catalogues after the first view', async () => {
    const html = await (await ask('/en')).text()
    expect(html).toMatch(/<link data-late="modulepreload" href="\/assets\/home-screen-[^"]+"\/>/)
    expect(html).toMatch(/<link data-late="preload" as="fetch" [^>]*href="\/messages\/[^"]+\/en\/home.json"\/>/)
    expect(html).toMatch(/<script type="late" async="">[^<]*import/)
    expect(html).not.toMatch(/rel="modulepreload"|type="module"/)
    expect(html).toContain("querySelectorAll('script[type=late]')")
  })

  test('nothing outside the client build can be reached', async () => {
    for (const path of ['/.vite/manifest.json', '/..%2f..%2fpackage.json', '/%2e%2e/server/index.js']) expect((await ask(path)).status).toBe(404)
  })

  test('catalogues are kept for ever under their version, and only then', async () => {
    const address = /\/messages\/[\w-]+\/th\/shell\.json/.exec(await (await ask('/th')).text())?.[0] ?? ''
    const answer = await ask(address)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(await answer.json()).toHaveProperty('tagline')
    expect((await ask('/messages/old/th/shell.json')).headers.get('cache-control')).toBe('no-cache')
    expect((await ask('/messages/old/th/..%2F..%2Fpackage.json')).status).toBe(404)
  })
})

test('a page is complete without JavaScript: nothing is moved in later', async () => {
  const html = await (await ask('/en')).text()
  expect(html).toContain('<h1')
  expect(html).not.toMatch(/<div hidden="" id="S:|\$RC\(/)
})

test('a page whose screen is still being loaded is as whole as the next one, which is rendered in one go', async () => {
  const whole = async () => {
    pages.purge()
    const [head = '', body] = (await (await ask('/en/cart')).text()).split('<body>')
    expect(head).toMatch(/^<!DOCTYPE html><html lang="en"/)
    expect(head).toContain('<title>')
    expect(body).toContain('streamController.close()')
    return body
  }
  const first = await whole()
  expect(await whole()).toBe(first)
})
