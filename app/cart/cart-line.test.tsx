import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import cart from '../../messages/en/cart.json'
import ui from '../../messages/en/ui.json'
import { CurrencyProvider } from '../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../money/currency.ts'
import { TOAST_EVENT, type Toast } from '../ui/toast.ts'
import { CartLine } from './cart-line.tsx'
import { cartStore, useCart } from './tab-cart.ts'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { cart, ui } }, interpolation: { escapeValue: false } })

function Lines() {
  return useCart()?.items.map((item) => <CartLine key={item.id} item={item} quoted={undefined} preview={undefined} problems={[]} />)
}
const Cart = () => (
  <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
    <Lines />
  </CurrencyProvider>
)
const show = () =>
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Cart /> }])} />
    </I18nextProvider>,
  )
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Silk scarf' })
const quantities = () =>
  cartStore()
    .state()
    .items.map(({ quantity }) => quantity)
const type = (typed: string) => {
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.blur(field())
}

let toasts: Toast[]
const hear = (event: Event) => void toasts.push((event as CustomEvent<Toast>).detail)

beforeEach(() => {
  toasts = []
  window.addEventListener(TOAST_EVENT, hear)
  cartStore().clear()
  cartStore().add({
    productId: 'p1',
    variantId: 'v1',
    name: 'Silk scarf',
    optionText: '',
    price: 1450_00,
    quantity: 2,
    image: '/pictures/scarf.webp',
    sellerId: 's1',
    sellerName: 'Chonnabot',
    categoryId: 'c1',
    personalization: '',
  })
  show()
})
afterEach(() => {
  window.removeEventListener(TOAST_EVENT, hear)
  cleanup()
})

test('minus at one takes the line out, and Undo brings it back', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(quantities()).toEqual([1])
  fireEvent.click(screen.getByRole('button', { name: 'One less' }))
  expect(quantities()).toEqual([])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(toasts).toMatchObject([{ title: 'Silk scarf was removed from your cart', action: { label: 'Undo' } }])
  toasts[0]?.action?.run()
  expect(quantities()).toEqual([1])
  expect(await screen.findByRole('textbox')).toBeDefined()
})

test.each(['0', '-3', ' 0 '])('typing %j takes the line out, and Undo brings all of it back', (typed) => {
  type(typed)
  expect(quantities()).toEqual([])
  toasts[0]?.action?.run()
  expect(quantities()).toEqual([2])
})

test.each(['', 'x', '1.5.2'])('what is no number (%j) changes nothing', (typed) => {
  type(typed)
  expect(quantities()).toEqual([2])
  expect(field().value).toBe('2')
  expect(toasts).toEqual([])
})
