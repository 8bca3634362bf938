import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import product from '../../../messages/de/product.json'
import reviews from '../../../messages/de/reviews.json'
import { basicProduct } from '../../../tests/support/products.ts'
import type { Product } from '../product.ts'
import { ProductStory } from './product-story.tsx'

const callFunction = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<object>>())
vi.mock('../../platform/call-function.ts', () => ({ callFunction }))

const words = createInstance()
await words.init({ lng: 'de', resources: { de: { product, reviews } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

const told = { text: '', language: 'en' }
const showStory = (textLanguage: string, changes: Partial<Product> = {}) => {
  const facts = { material: told, color: told, making: null, process: null, dimensions: told, craft: told, care: 'Wash cold.', description: 'Made by hand.' }
  const scarf: Product = {
    ...basicProduct({ textLanguage }),
    ...facts,
    sku: '',
    weightGrams: 200,
    model: '',
    ownLanguage: textLanguage,
    returns: { days: 30, isFood: false },
    brand: null,
    attributes: [],
    family: null,
    promotions: [],
    quoted: [],
    more: [],
    alike: [],
    ...changes,
  }
  const router = createMemoryRouter([{ path: '*', element: <ProductStory product={scarf} variant={undefined} /> }])
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
}

test('a reader of another language has the text and its care translated on demand, with the original a tap away', async () => {
  callFunction.mockResolvedValueOnce({ done: true, result: { name: 'Seidenschal', description: 'Von Hand gemacht.', care: 'Kalt waschen.' } })
  showStory('en')
  fireEvent.click(await screen.findByRole('button', { name: reviews.translation.show }))
  expect((await screen.findByText('Von Hand gemacht.')).closest('[lang]')?.getAttribute('lang')).toBe('de')
  expect([screen.queryByText('Kalt waschen.'), screen.queryByText('Seidenschal'), screen.queryByText(reviews.translation.byMachine)]).not.toContain(null)
  fireEvent.click(screen.getByRole('button', { name: reviews.translation.original }))
  expect(screen.getByText('Made by hand.').closest('[lang]')?.getAttribute('lang')).toBe('en')
})

test('where no translation is to be had, the original stays and the page says so', async () => {
  callFunction.mockResolvedValueOnce({ done: false, code: 'no_service' })
  showStory('en')
  fireEvent.click(await screen.findByRole('button', { name: reviews.translation.show }))
  expect(await screen.findByText(reviews.translation.none)).toBeTruthy()
  expect(screen.getByText('Made by hand.')).toBeTruthy()
})

test('a text in the reader’s language offers no translation', async () => {
  showStory('de')
  await act(() => vi.dynamicImportSettled())
  expect(screen.queryByRole('button', { name: reviews.translation.show })).toBeNull()
})

test('what the maker wrote and the attribute of the same name stand below one name', async () => {
  showStory('de', {
    material: { text: 'ผ้าฝ้าย', language: 'th' },
    attributes: [
      { name: 'material', value: 'Baumwolle' },
      { name: 'Motiv', value: 'Elefant' },
    ],
  })
  const terms = (await screen.findAllByRole('term')).map(({ textContent }) => textContent)
  expect(terms.filter((term) => term?.toLowerCase() === 'material')).toEqual([product.details.material])
  expect(screen.getByText('ผ้าฝ้าย').getAttribute('lang')).toBe('th')
  expect(screen.getByText('Baumwolle').closest('dd')).toBe(screen.getByText('ผ้าฝ้าย').closest('dd'))
  expect(screen.getByText('Elefant').closest('div')?.textContent).toContain('Motiv')
})
