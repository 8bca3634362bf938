import { createRequire } from 'node:module'
import { createClient } from '@supabase/supabase-js'
import { describe, expect, test } from 'vitest'
import { LINK_SECONDS, orderReferenceText, PRODUCT_SEARCH_LIMIT, PRODUCT_SEARCH_MIN, SELLER_LIST_LIMIT, STICKER_NAMES, STICKERS } from '../../app/chat/chat.ts'
import { discountPercent } from '../../app/catalog/discount.ts'
import { SORTS } from '../../app/catalog/listed-product.ts'
import { LANGUAGES } from '../../app/i18n/languages.ts'
import { CURRENCIES, CURRENCY_CODES, FALLBACK_RATES, RATE_REFRESH_MS } from '../../app/money/currency.ts'
import { MOBILE_MAX_WIDTH, PICTURE_BUDGETS } from '../../app/platform/device.ts'
import { minor } from '../../app/platform/money.ts'
import { createQueryClient, retryDelay, worthRepeating, worthRetrying } from '../../app/platform/query.ts'
import { CHECK_EVERY_MS, REFRESH_WITHIN_SECONDS } from '../../app/platform/session/session-keeper.ts'
import { AUTH_KEYS_MAX } from '../../app/platform/session/session-purge.ts'
import { READ_RETRIES_MS } from '../../app/platform/session/session-read.ts'
import { SLOW_TRANSITION_MS } from '../../app/shell/slow-transitions.ts'
import { readCatalogue } from '../support/catalogues.ts'
import { textOf } from '../support/source-tree.ts'

/** The sentences the specification states, to the letter (sections 2, 5, 6 and 8), and where they stand. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  errors: {
    'failedLoad.title': 'Failed to Load Page',
    'failedLoad.text': 'There was an error loading this page. Please try again.',
    'failedLoad.retry': 'Retry',
    'failedLoad.reload': 'Reload',
    'unexpected.title': 'Something went wrong',
    'unexpected.tryAgain': 'Try Again',
    'unexpected.reloadPage': 'Reload Page',
  },
  account: {
    'problem.signInFailed': 'Sign in failed',
    'problem.signUpFailed': 'Sign up failed',
    'problem.resetFailed': 'Password reset failed',
    'problem.googleFailed': 'Google sign in failed',
    'problem.credentials': 'Incorrect email or password',
    'problem.notConfirmed': 'Please check your email and confirm your account',
    'problem.tooMany': 'Too many login attempts. Please try again later.',
    'problem.unexpected': 'An unexpected error occurred',
    'problem.passwordShort': 'Password must be at least 6 characters long',
    'problem.email': 'Please enter a valid email address',
  },
  dashboard: { 'signIn.title': 'Please sign in to access your dashboard', 'product.pictures.problem.tooLarge': 'File size must be less than 5MB' },
  favorites: { 'signIn.title': 'Please sign in to add items to your wishlist.' },
  chat: {
    'tab.browse': 'Browse Sellers',
    'browse.search': 'Search sellers...',
    'browse.noMatch': 'No sellers found matching your search.',
    'browse.none': 'No sellers available at the moment.',
    'browse.chat': 'Chat',
    verified: 'Verified',
    loading: 'Loading messages...',
    error: 'Error: {{message}}',
    'bar.images': 'Add images',
    'bar.videos': 'Add videos',
    'bar.sticker': 'Send sticker',
    'bar.order': 'Share order reference',
    'bar.product': 'Search and share a product',
    'product.none': 'No products found',
    'product.failed': 'Failed to load product information',
    'composer.placeholder': 'Type a message here',
    'feedback.helpful': 'Helpful',
    'feedback.notHelpful': 'Not Helpful',
    'feedback.done.title': 'Thanks!',
    'feedback.done.text': 'Your feedback was submitted.',
    'feedback.failed.title': 'Feedback failed',
    'feedback.failed.text': 'Could not submit feedback.',
    'send.failed.title': 'Failed to send',
    'send.failed.text': 'Please try again.',
    'upload.failed.title': 'Upload failed',
    'upload.failed.text': 'Could not send attachments.',
    'delete.done.title': 'Message deleted',
    'delete.done.text': 'Message has been removed.',
    'delete.failed.title': 'Delete failed',
    'delete.failed.text': 'Could not delete message.',
    'signIn.start': 'Please sign in to start chatting.',
    'signIn.title': 'Sign in to chat',
    'signIn.send': 'Please sign in to send messages.',
    'signIn.upload.title': 'Sign in to upload',
    'signIn.upload.text': 'Please sign in to share files.',
    'signIn.rate.title': 'Sign in to rate',
    'signIn.rate.text': 'Please sign in to leave feedback.',
    'signIn.delete.title': 'Sign in required',
    'signIn.delete.text': 'Please sign in to delete messages.',
    'assistant.name': 'Thai Shopping Assistant',
    'assistant.failed': "Sorry, I'm having trouble responding, try again.",
  },
  product: {
    'quickView.freeShipping': 'Free Shipping',
    'quickView.authentic': 'Authentic',
    'quickView.details': 'View Details',
    'quickView.add_one': 'Add {{count}} to Cart',
    'quickView.add_other': 'Add {{count}} to Cart',
  },
  catalog: { 'badges.new': 'New', 'badges.featured': 'Featured', 'sort.best': 'Best match' },
  home: {
    shopNow: 'Shop now',
    learnMore: 'Learn more',
    exploreProducts: 'Explore products',
    'categories.title': 'Shop by category',
    'categories.all': 'View all',
    'categories.products': 'All products',
    'featured.title': 'Featured products',
    'sellers.title': 'Seller spotlight',
    'sellers.visit': 'Visit store',
    'sellers.all': 'Browse all sellers',
    'arrivals.title': 'New arrivals',
  },
}

test.each(Object.entries(SENTENCES))('the sentences of %s stand as the specification writes them', (namespace, sentences) => {
  const catalogue = readCatalogue('en', namespace)
  expect(Object.fromEntries(Object.keys(sentences).map((key) => [key, catalogue.get(key)]))).toEqual(sentences)
})

test('every address of section 2 has its screen', () => {
  const routes = textOf('app/routes.ts')
  const paths =
    `home2 products products/:id product/:id categories sellers seller/:id sellers/:id seller-dashboard about contact map future-development membership
    auth login register auth/reset-password dashboard profile settings cart wishlist order-tracking notifications checkout
    blog blog/categories blog/category/:id blog/tag/:tag blog/:slug export-guidelines seller-fees customer-support support documentation faq shipping-info
    return-policy returns privacy-policy cookie-policy terms privacy press mission careers *`.split(/\s+/)
  expect(paths.filter((path) => !routes.includes(`route('${path}', `))).toEqual([])
})

test('fourteen catalogues, twelve currencies and their fixed rates', () => {
  expect([...LANGUAGES].sort()).toEqual(['de', 'en', 'es', 'fr', 'id', 'it', 'ja', 'ko', 'nl', 'pt', 'th', 'vi', 'zh-CN', 'zh-TW'])
  expect(CURRENCY_CODES).toEqual(['THB', 'USD', 'EUR', 'GBP', 'AUD', 'JPY', 'SGD', 'CAD', 'CNY', 'HKD', 'TWD', 'IDR'])
  expect(FALLBACK_RATES).toEqual({
    THB: '1',
    USD: '0.028',
    EUR: '0.026',
    GBP: '0.022',
    AUD: '0.043',
    JPY: '4.1',
    SGD: '0.037',
    CAD: '0.039',
    CNY: '0.2',
    HKD: '0.22',
    TWD: '0.89',
    IDR: '430',
  })
  expect(RATE_REFRESH_MS).toBe(3_600_000)
  expect(CURRENCY_CODES.filter((code) => CURRENCIES[code].displayDecimals === 0)).toEqual(['JPY', 'CNY', 'IDR'])
})

test('sorting, discounts and the chat keep to their numbers', () => {
  expect(SORTS).toEqual(['best', 'newest', 'price_asc', 'price_desc', 'rating'])
  expect(discountPercent(minor(85n), minor(100n))).toBe(15)
  expect(discountPercent(minor(100n), minor(100n))).toBeUndefined()
  expect({ LINK_SECONDS, SELLER_LIST_LIMIT, PRODUCT_SEARCH_LIMIT, PRODUCT_SEARCH_MIN, stickers: STICKERS.length, named: STICKER_NAMES.length }).toEqual({
    LINK_SECONDS: 60,
    SELLER_LIST_LIMIT: 10,
    PRODUCT_SEARCH_LIMIT: 10,
    PRODUCT_SEARCH_MIN: 2,
    stickers: 13,
    named: 13,
  })
  expect(orderReferenceText('  H1  ')).toBe('Order reference: H1')
})

test('phones, slow connections and slow transitions', () => {
  expect(MOBILE_MAX_WIDTH).toBe(768)
  expect(PICTURE_BUDGETS).toEqual({
    desk: { quality: 85, maxWidth: Number.POSITIVE_INFINITY },
    mobile: { quality: 75, maxWidth: 800 },
    slow: { quality: 60, maxWidth: 400 },
  })
  expect(SLOW_TRANSITION_MS).toBe(1000)
})

test('the query cache', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 15 * 60_000, gcTime: 30 * 60_000, refetchOnWindowFocus: false, refetchOnMount: false, refetchOnReconnect: true })
  expect([0, 1].map((failures) => worthRepeating(failures, { status: 503 }))).toEqual([true, false])
  expect(mutations?.retry).toBe(worthRepeating)
  expect([0, 1, 2, 3, 4, 5].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
  const retried = (status: number) => worthRetrying(0, { status })
  expect([400, 404, 408, 429, 500].map(retried)).toEqual([false, false, true, true, true])
  expect([0, 1, 2].map((failures) => worthRetrying(failures, new Error('away')))).toEqual([true, true, false])
})

describe('the session', () => {
  test('is looked at every 30 seconds, and refreshed within 300 of its end', () => {
    expect({ CHECK_EVERY_MS, REFRESH_WITHIN_SECONDS, AUTH_KEYS_MAX, READ_RETRIES_MS }).toEqual({
      CHECK_EVERY_MS: 30_000,
      REFRESH_WITHIN_SECONDS: 300,
      AUTH_KEYS_MAX: 5,
      READ_RETRIES_MS: [1000, 2000, 3000],
    })
  })

  test('the library’s own constants are the specification’s', () => {
    // Not among what the package exports; its file says it.
    const constants: unknown = createRequire(createRequire(import.meta.url).resolve('@supabase/supabase-js'))('@supabase/auth-js/dist/main/lib/constants')
    expect(constants).toMatchObject({ AUTO_REFRESH_TICK_DURATION_MS: 30_000, AUTO_REFRESH_TICK_THRESHOLD: 3, EXPIRY_MARGIN_MS: 90_000 })
  })
})

test('realtime waits 10 s, beats every 25 s and comes back after 1, 2, 5 and 10 s', () => {
  const { realtime } = createClient('http://shop.test', 'key')
  expect([realtime.timeout, realtime.heartbeatIntervalMs]).toEqual([10_000, 25_000])
  expect([1, 2, 3, 4, 5].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([1000, 2000, 5000, 10_000, 10_000])
})

test('storage lists a hundred by name, and uploads for an hour without overwriting', async () => {
  const asked: { body: unknown; headers: Headers }[] = []
  const { storage } = createClient('http://shop.test', 'key', {
    global: {
      fetch: async (_address, init) => {
        asked.push({ body: init?.body, headers: new Headers(init?.headers) })
        return Response.json([])
      },
    },
  })
  await storage.from('pictures').list()
  expect(JSON.parse(String(asked[0]?.body))).toMatchObject({ limit: 100, offset: 0, sortBy: { column: 'name', order: 'asc' } })
  await storage.from('pictures').upload('a.txt', 'a')
  expect(asked[1]?.headers.get('cache-control')).toBe('max-age=3600')
  expect(asked[1]?.headers.get('x-upsert')).toBe('false')
})
