import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fc } from '../../tests/support/random.ts'
import { LANGUAGES, languageOf } from '../i18n/languages.ts'
import { BEFORE_PAINT } from './before-paint.ts'

type Reader = { at?: string; cookie?: string; local?: string; session?: string; shown?: string }

/** Opens an address in a browser that remembers something; answers where it goes and what its cookie says then. */
function opened({ at = '/products', cookie, local, session, shown = 'en' }: Reader): { to: string | undefined; cookie: string } {
  const url = new URL(at, 'https://shop.test')
  let [jar, to] = [cookie === undefined ? '' : `i18next=${encodeURIComponent(cookie)}`, undefined as string | undefined]
  const stored = (value: string | undefined) => (value === undefined ? {} : { i18nextLng: value })
  const sessionStorage = stored(session)
  const document = {
    documentElement: { dataset: {}, lang: shown, setAttribute() {}, classList: { add() {} } },
    get cookie() {
      return jar
    },
    set cookie(value: string) {
      jar = value.split(';')[0] ?? ''
    },
  }
  const location = { pathname: url.pathname, search: url.search, hash: url.hash, replace: (address: string) => (to = address) }
  runInNewContext(BEFORE_PAINT, { document, location, localStorage: stored(local), sessionStorage, window: { sessionStorage }, matchMedia: () => ({}) })
  return { to, cookie: decodeURIComponent(jar.replace('i18next=', '')) }
}

test.each([
  ['zh', '/zh-CN/products', 'zh-CN'],
  ['zh-Hant-HK', '/zh-TW/products', 'zh-TW'],
  ['de-AT', '/de/products', 'de'],
  ['DE', '/de/products', 'de'],
  ['th', '/th/products', 'th'],
  ['en-GB', undefined, 'en'],
  ['xx', undefined, ''],
  ['<script>', undefined, ''],
])('a stored choice of %s leads to %s', (local, to, cookie) => {
  expect(opened({ local })).toEqual({ to, cookie })
})

test('the cookie counts before what is stored, and the storage before the session', () => {
  expect(opened({ cookie: 'nl', local: 'de', shown: 'nl' })).toEqual({ to: undefined, cookie: 'nl' })
  expect(opened({ local: 'de-CH', session: 'fr' }).to).toBe('/de/products')
  expect(opened({ local: 'xx', session: 'pt-BR' }).to).toBe('/pt/products')
  // The server has read it the same.
  expect(opened({ cookie: 'de-AT', local: 'fr', shown: 'de' })).toEqual({ to: undefined, cookie: 'de-AT' })
})

test('a cookie that is none of ours is no choice', () => {
  expect(opened({ cookie: 'xx', local: 'ja' })).toEqual({ to: '/ja/products', cookie: 'ja' })
})

test('a prefix and ?lng decide alone', () => {
  expect(opened({ at: '/de/products', local: 'fr', shown: 'de' })).toEqual({ to: undefined, cookie: 'de' })
  expect(opened({ at: '/products?lng=th', local: 'fr', shown: 'th' }).to).toBeUndefined()
})

test('the page reads codes as the server does', () => {
  const tag = fc.oneof(
    fc.constantFrom(...LANGUAGES, 'zh', 'zh-hk', 'zh-MO', 'zh-Hans-SG', 'zha', 'en-XA', 'pt-BR-x', 'constructor', ''),
    fc.stringMatching(/^[A-Za-z]{1,4}(-[A-Za-z0-9]{1,9}){0,4}$/),
    fc.string(),
  )
  fc.assert(
    fc.property(tag, (local) => {
      expect(opened({ local, shown: 'none' }).to).toBe(languageOf(local) && `/${languageOf(local)}/products`)
    }),
  )
})
