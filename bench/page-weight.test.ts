import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '../tests/support/shop.ts'

/** The most characters a document may have, uncompressed and with everything that stands in it, and the most elements: what a phone has to read, lay out and wake. */
const MOST = {
  home: { characters: 90_000, elements: 1_080 },
  list: { characters: 90_000, elements: 1_320 },
  product: { characters: 90_000, elements: 800 },
} as const

let shop: TestShop
let product: string
beforeAll(async () => {
  shop = await startTestShop({ filled: true })
  product = /\/en(\/products\/[0-9a-f-]{36})/.exec(await (await fetch(`${shop.url}/en/products`)).text())?.[1] ?? ''
})
afterAll(() => shop?.remove())

const pathOf = (page: keyof typeof MOST) => ({ home: '', list: '/products', product })[page]

test.each(
  (['en', 'th'] as const).flatMap((language) => (['home', 'list', 'product'] as const).map((page): [typeof page, typeof language] => [page, language])),
)('%s in %s is no longer and no deeper than its budget', async (page, language) => {
  const answer = await fetch(`${shop.url}/${language}${pathOf(page)}`)
  const html = await answer.text()
  expect(answer.status).toBe(200)
  // A page without its pieces would be light as well.
  expect(html.match(/\/products\/[0-9a-f-]{36}/g)?.length).toBeGreaterThan(6)
  const elements = html.match(/<[a-z]/g)?.length
  expect(html.length, `${elements} elements`).toBeLessThanOrEqual(MOST[page].characters)
  expect(elements).toBeLessThanOrEqual(MOST[page].elements)
})
