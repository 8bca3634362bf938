import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { acceptedLanguage, readAddress } from './address.ts'

const read = (path: string, asks: { cookie?: string; acceptLanguage?: string } = {}) =>
  readAddress(new URL(path, 'http://shop.test'), { cookie: asks.cookie, acceptLanguage: asks.acceptLanguage })

describe('an address with a language', () => {
  test.each(LANGUAGES)('%s is served as it stands, whatever cookie and browser say', (language) => {
    expect(read(`/${language}/products?sort=rating`, { cookie: 'nl', acceptLanguage: 'ja' })).toEqual({
      language,
      prefix: `/${language}`,
      path: '/products?sort=rating',
    })
    expect(read(`/${language}`)).toEqual({ language, prefix: `/${language}`, path: '/' })
  })

  test.each([
    ['/zh/products?sort=newest', '/zh-CN/products?sort=newest'],
    ['/zh-cn', '/zh-CN'],
    ['/EN/blog/membership', '/en/blog/membership'],
    ['/de-AT/cart', '/de/cart'],
    ['/zh-Hant/products.data', '/zh-TW/products.data'],
  ])('%s moves for good to %s', (from, to) => {
    expect(read(from)).toEqual({ redirect: to, permanent: true })
  })

  test('another language can be asked for, and is remembered', () => {
    expect(read('/en/products?lng=fr&sort=rating')).toEqual({ redirect: '/fr/products?sort=rating', permanent: false, remember: 'fr' })
    expect(read('/en?lng=zh')).toEqual({ redirect: '/zh-CN', permanent: false, remember: 'zh-CN' })
  })

  test('a language that is none of ours is ignored', () => {
    expect(read('/en/products?lng=<script>')).toMatchObject({ language: 'en', prefix: '/en' })
    expect(read('/en?lng=xx')).toMatchObject({ language: 'en' })
  })

  test('data and manifest requests stay in the language of their page', () => {
    expect(read('/th/products.data?sort=rating&_routes=a%2Cb')).toEqual({ language: 'th', prefix: '/th', path: '/products?sort=rating' })
    expect(read('/th/_.data')).toMatchObject({ path: '/' })
    expect(read('/th.data?_routes=home')).toEqual({ language: 'th', prefix: '/th', path: '/' })
    expect(read('/th/__manifest?paths=%2Fth&version=1&lng=fr')).toMatchObject({ language: 'th', prefix: '/th' })
  })
})

describe('an address without a language', () => {
  test.each(['/', '/products', '/news', '/blog/membership', '/denim', '/it-works', '/icon.svg', '/nl.html', '/p/en'])('%s has no prefix', (path) => {
    expect(read(path)).toMatchObject({ language: 'en', prefix: '', path })
  })

  test('detects: query, then cookie, then browser, then English', () => {
    expect(read('/?lng=fr', { cookie: 'de', acceptLanguage: 'ja' })).toMatchObject({ language: 'fr', remember: 'fr' })
    expect(read('/', { cookie: 'de', acceptLanguage: 'ja' })).toMatchObject({ language: 'de' })
    expect(read('/', { cookie: '"><img>', acceptLanguage: 'ja' })).toMatchObject({ language: 'ja' })
    expect(read('/')).toMatchObject({ language: 'en' })
  })
})

describe('what the browser accepts', () => {
  test.each([
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['sv,da;q=0.9,nl;q=0.5,en;q=0.4', 'nl'],
    ['en;q=0.2, fr;q=0.9', 'fr'],
    ['de;q=0, it', 'it'],
    ['zh', 'zh-CN'],
    ['zh-HK,zh;q=0.9', 'zh-TW'],
    ['*', 'en'],
    ['', 'en'],
    [`${'x'.repeat(10_000)},th`, 'en'],
  ])('%s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})
