import { expect, inject, test } from 'vitest'
import { projectFiles, textOf } from '../support/source-tree.ts'
import { ask, givenMember, keysOf, someAddress } from './hostile-shop.ts'
import { OWN_CALLS } from './own-calls.ts'

const shop = inject('shop')
const { anonKey } = keysOf(shop)
const { token } = await givenMember(shop, 'ada')

const read = (path: string, bearer: string, counts = false) =>
  ask(`${shop.url}/rest/v1/${path}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${bearer}`, 'x-forwarded-for': someAddress(), ...(counts && { prefer: 'count=exact' }) },
  })

test.each(OWN_CALLS)('the shop’s own screens stay inside the bounds: $at $path', async ({ path, strangers, counts }) => {
  expect([200, 206]).toContain((await read(path, token, counts)).status)
  if (strangers) expect((await read(path, anonKey, counts)).status).toBe(200)
})

/** A `select` with something embedded, as a text of its own. */
const EMBEDS = /(['`])(?:[^'`]*,)?\s*(?:\w+:)?[a-z_]+(?:!\w+)?\([\w*$][^'`]*\1/

test('every screen that embeds, searches or counts is tried above', () => {
  const asking = projectFiles().filter((file) => {
    if (!/^app\/.*\.tsx?$/.test(file) || /\.(test|server)\./.test(file)) return false
    const text = textOf(file)
    return /\.from\('\w+'\)/.test(text) && (/\.ilike[.(]|count: 'exact' \}/.test(text) || EMBEDS.test(text))
  })
  expect(asking.length).toBeGreaterThan(10)
  expect(asking.filter((file) => !OWN_CALLS.some(({ at }) => at === file))).toEqual([])
})

test.each([
  ['to and fro', 'products?select=id,sellers(id,products(id,sellers(id,products(id))))', 'embedDepth'],
  ['two hundred patterns', `products?select=id&or=(${Array.from({ length: 200 }, (_, at) => `description.ilike.*a${at}*b*c*`).join(',')})`, 'filters'],
  ['a text three hundred times', `products?select=${Array.from({ length: 300 }, (_, at) => `a${at}:description`).join(',')}`, 'columns'],
  ['every product with the products of its category', 'products?select=id,categories(id,products(id))', 'plannedCost'],
])('a stranger may not ask for %s', async (_what, path, bound) => {
  const { status, text } = await read(path, anonKey)
  expect([status, JSON.parse(text)]).toMatchObject([400, { code: '54000', details: `The bound is ${bound}.` }])
})

test('fifty thousand elements are refused before anybody counts them', async () => {
  for (const [name, given] of [
    ['near_words', { p_words: Array(50_000).fill('a') }],
    ['near_words', { p_words: `{${Array(30_000).fill('a').join(',')}}` }],
    ['search_products', { p_categories: Array(15_000).fill('a') }],
    ['search_sellers', { p_words: Array.from({ length: 15_000 }, () => ['a']) }],
  ] as const) {
    const { status } = await ask(`${shop.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify(given),
    })
    expect([name, [400, 413].includes(status)]).toEqual([name, true])
  }
})
