import { afterAll, expect, inject, test } from 'vitest'
import { ask, givenMember, openDatabase, until } from './hostile-shop.ts'
import { givenOddShop, ROUNDS, writableColumns, writeOddRows } from './odd-rows.ts'
import { SCRIPT } from './values.ts'

// What does the other person's page do with it? One side writes odd but permitted values into whatever the grants of the database allow; then the
// screens of the other side are opened. What is shown after signing in is walked by `tests/journeys/odd-rows.spec.ts`.

const shop = inject('shop')
const db = await openDatabase(shop)
afterAll(() => db.end())
const columns = await writableColumns(db)
const { productId, sellerId, reviewId, rows } = await givenOddShop(db, { maker: await givenMember(shop, 'maker'), buyer: await givenMember(shop, 'buyer') })

const pagesIn = (language: string): string[] => [
  `/${language}/products/${productId}`,
  `/${language}/sellers/${sellerId}`,
  `/${language}/sellers/${sellerId}?tab=about`,
  `/${language}/products?sellers=${sellerId}`,
  `/${language}/products?sort=newest`,
  `/${language}/sellers?sort=newest`,
  `/${language}/map`,
  `/${language}`,
]
const FACTS = [
  `/en/products/${productId}/quick-view.json`,
  `/en/products/${productId}/reviews.json`,
  `/en/sellers/${sellerId}/reviews.json`,
  `/en/products/${productId}/share.jpg`,
  '/en/suggest.json?q=odd',
  '/sitemap-en.xml',
]

/** What an error page, and a part of one that was given up, answers with. */
const failuresOf = async (paths: readonly string[]): Promise<string[]> => {
  const failures: string[] = []
  for (const path of paths) {
    const { status, text, headers } = await ask(`${shop.url}${path}`)
    if (status !== 200) failures.push(`${path} answered ${status}`)
    if (headers.get('content-type')?.startsWith('text/html') && text.includes(SCRIPT)) failures.push(`${path} runs what was written`)
  }
  return failures
}

test('every column that may be written is tried here, or walked by a journey', () => {
  const elsewhere = new Set(columns.map(({ table }) => table).filter((table) => !(table in rows)))
  expect([...elsewhere].toSorted()).toEqual([
    'addresses',
    'cart_lines',
    'carts',
    'conversation_participants',
    'favorites',
    'message_reports',
    'messages',
    'notification_preferences',
    'notifications',
    'order_notes',
    'product_reports',
    'review_flags',
    'roadmap_votes',
    'saved_searches',
    'seller_applications',
    'seller_chat_feedback',
    'staff_first_views',
    'staff_views',
  ])
})

test.each(Array.from({ length: ROUNDS }, (_, round) => ({ round })))(
  'round $round of odd values: no page of the other side is an error page',
  async ({ round }) => {
    const taken = await writeOddRows(db, columns, rows, round)
    // A page that is kept is made anew when something was written; this says which writing it shows.
    await db.query('update public.reviews set rating = $2, body = $3 where id = $1', [reviewId, 1 + (round % 5), `Round ${round} of odd values.`])
    expect(taken.length).toBeGreaterThan(5)
    await until(
      () => ask(`${shop.url}/en/products/${productId}`),
      ({ status, text }) => status !== 200 || text.includes(`Round ${round} of odd values.`),
    )
    expect([taken.join(' '), await failuresOf([...pagesIn('en'), ...pagesIn('th'), ...FACTS])]).toEqual([taken.join(' '), []])
  },
)
