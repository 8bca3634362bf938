import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { basicProduct, aVariant } from '../../../tests/support/products.ts'
import catalog from '../../../messages/en/catalog.json'
import product from '../../../messages/en/product.json'
import ui from '../../../messages/en/ui.json'
import { CurrencyProvider } from '../../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../../money/currency.ts'
import { announceFavorites, askQuickView, onFavorite } from '../card-actions.ts'
import type { ProductBasics } from '../product.ts'
import { QuickViewHost } from './quick-view-host.tsx'

const addToCart = vi.hoisted(() => vi.fn<(addition: object, ways: object) => Promise<void>>(async () => {}))
vi.mock('../../cart/add-to-cart.ts', () => ({ addToCart }))

// Fetched when first needed; a busy machine may take longer for it than a test waits for a link.
await import('./quick-view-dialog.tsx')

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { ui, catalog, product } }, interpolation: { escapeValue: false } })

const card = { id: basicProduct().id, name: 'Silk scarf', image: null, priceMinor: 1_200_00, sellerName: 'Ban Tha Sawang Silk' }

/** The server's answer to the next quick view. */
let answer: () => Response
beforeEach(() => {
  addToCart.mockClear()
  announceFavorites([])
  document.documentElement.lang = 'en'
  answer = () => Response.json(basicProduct())
  // Catalogues come from the provider above; what is asked for here is the piece.
  vi.stubGlobal('fetch', async (address: string) => (address.includes('quick-view.json') ? answer() : Response.json({})))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function show(facts: Partial<ProductBasics> = {}) {
  answer = () => Response.json(basicProduct(facts))
  const router = createMemoryRouter([{ path: '*', element: <Shop /> }])
  render(<RouterProvider router={router} />)
  return router
}
const Shop = () => (
  <I18nextProvider i18n={words}>
    <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
      <QuickViewHost />
    </CurrencyProvider>
  </I18nextProvider>
)
const open = async () => {
  act(() => askQuickView(card))
  await screen.findByRole('link', { name: 'View Details' })
  return within(screen.getByRole('dialog', { name: 'Quick view: Silk scarf' }))
}
const field = (dialog: Awaited<ReturnType<typeof open>>) => dialog.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Silk scarf' })
const manyPictures = Array.from({ length: 6 }, (_, index) => ({ url: `/pictures/${index + 1}.webp`, alt: `Picture ${index + 1}` }))

test('shows name, category, maker, price, stock and the words without their tags', async () => {
  show({
    isNew: true,
    isFeatured: true,
    priceMinor: 900_00,
    originalPriceMinor: 1_200_00,
    lowestBeforeMinor: 950_00,
    variants: [aVariant({ priceMinor: 900_00, originalPriceMinor: 1_200_00 })],
  })
  const dialog = await open()
  for (const text of [
    'Scarves and shawls',
    'Ban Tha Sawang Silk',
    'Verified',
    'New',
    'Featured',
    '−25%',
    'In stock',
    'Lowest in the 30 days before: ฿950.00',
    'Woven by hand in Surin.',
    'Free Shipping',
    'Authentic',
    'Handmade in Surin, maker verified',
  ]) {
    expect(dialog.getByText(text)).toBeTruthy()
  }
  expect(dialog.getByText('฿1,200.00').tagName).toBe('S')
  expect(dialog.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(`/products/${card.id}`)
})

test.each([
  [0, 0, null],
  [4.75, 1, '4.8'],
  [5, 12, '5.0'],
])('a rating of %d from %d', async (rating, reviewCount, number) => {
  show({ rating, reviewCount })
  const dialog = await open()
  expect(dialog.queryByText(/reviews?\)/) === null).toBe(number === null)
  if (number === null) return
  expect(dialog.getByText(number)).toBeTruthy()
  expect(dialog.getByText(reviewCount === 1 ? '(1 review)' : `(${reviewCount} reviews)`)).toBeTruthy()
})

test('at most four thumbnails, the rest counted; each shows its picture', async () => {
  show({ pictures: manyPictures })
  const dialog = await open()
  const thumbnails = () => dialog.getAllByRole('button', { name: /^Picture \d of 6$/ })
  expect(thumbnails()).toHaveLength(4)
  expect(dialog.getByRole('button', { name: 'Show 2 more' }).textContent).toBe('+2')
  fireEvent.click(thumbnails()[1] as HTMLElement)
  expect(dialog.getByRole('img', { name: 'Picture 2' })).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Show 2 more' }))
  expect(thumbnails()).toHaveLength(6)
  expect(dialog.getByRole('img', { name: 'Picture 5' })).toBeTruthy()
})

test('a picture that cannot be loaded is replaced by its category’s, and that by the last resort', async () => {
  // jsdom loads nothing and calls every picture complete; here they are still on their way.
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  onTestFinished(() => complete.mockRestore())
  show({ pictures: manyPictures })
  const dialog = await open()
  const picture = dialog.getByRole<HTMLImageElement>('img', { name: 'Picture 1' })
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/pictures/category-textiles.webp')
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/placeholder-product.svg')
})

test('counts from one to the stock, and puts that many into the cart', async () => {
  show({ variants: [aVariant({ stock: 2 })], stock: 2 })
  const dialog = await open()
  const [less, more] = [
    dialog.getByRole<HTMLButtonElement>('button', { name: 'One less' }),
    dialog.getByRole<HTMLButtonElement>('button', { name: 'One more' }),
  ]
  expect([less.disabled, more.disabled]).toEqual([true, false])
  fireEvent.click(more)
  expect([less.disabled, more.disabled, field(dialog).value]).toEqual([false, true, '2'])
  fireEvent.click(dialog.getByRole('button', { name: 'Add 2 to Cart' }))
  await waitFor(() => expect(addToCart).toHaveBeenCalledOnce())
  expect(addToCart).toHaveBeenCalledWith(
    expect.objectContaining({ productId: card.id, variantId: 'v1', quantity: 2, price: 1_200_00, sellerName: 'Ban Tha Sawang Silk', personalization: '' }),
    expect.anything(),
  )
})

test('nothing left cannot be added', async () => {
  show({ variants: [aVariant({ stock: 0 })], stock: 0 })
  const dialog = await open()
  expect(dialog.getByText('Out of stock')).toBeTruthy()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add 1 to Cart' }).disabled).toBe(true)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true)
})

test('words that are needed are asked for first', async () => {
  const told = { text: 'Which name?', language: 'en' }
  const asked = { id: 'words', kind: 'text' as const, label: 'Which name?', told, required: true, max: 5, choices: [], choiceWords: {}, fee: 0 }
  show({ personalization: { required: true, fields: [asked] } })
  const dialog = await open()
  fireEvent.click(dialog.getByRole('button', { name: 'Add 1 to Cart' }))
  expect(await dialog.findByText('Tell the maker what to write')).toBeTruthy()
  fireEvent.change(dialog.getByRole('textbox', { name: 'Make it yours' }), { target: { value: 'Nok' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Add 1 to Cart' }))
  await waitFor(() => expect(addToCart).toHaveBeenCalledWith(expect.objectContaining({ personalization: 'Nok' }), expect.anything()))
})

test('opening again begins at one and with the first picture', async () => {
  show({ pictures: manyPictures })
  let dialog = await open()
  fireEvent.click(dialog.getByRole('button', { name: 'One more' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Picture 3 of 6' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('link', { name: 'View Details' })).toBeNull()
  dialog = await open()
  expect(field(dialog).value).toBe('1')
  expect(dialog.getByRole('img', { name: 'Picture 1' })).toBeTruthy()
})

test('the heart asks for the wishlist and shows what it says', async () => {
  show()
  const dialog = await open()
  const asked = vi.fn<(product: object) => void>()
  const stop = onFavorite(asked)
  fireEvent.click(dialog.getByRole('button', { name: 'Add to wishlist' }))
  stop()
  expect(asked).toHaveBeenCalledWith(expect.objectContaining({ id: card.id, priceMinor: 1_200_00, sellerName: 'Ban Tha Sawang Silk' }))
  act(() => announceFavorites([card.id]))
  // A heart that has just been drawn may begin to listen a moment later; then it looks for itself.
  expect(await dialog.findByRole('button', { name: 'Remove from wishlist' })).toBeTruthy()
})

test('a piece that is gone says so; one that could not be asked for can be asked for again', async () => {
  show()
  answer = () => new Response(null, { status: 404 })
  act(() => askQuickView(card))
  expect(await screen.findByText('This piece is no longer for sale.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  answer = () => new Response(null, { status: 503 })
  act(() => askQuickView(card))
  const again = await screen.findByRole('button', { name: 'Try again' })
  answer = () => Response.json(basicProduct())
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: 'View Details' })).toBeTruthy()
})
