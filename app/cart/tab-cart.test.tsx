import { afterEach, expect, test } from 'vitest'
import { SESSION_KEY } from '../platform/session/session-key.ts'
import { readPending } from './cart-pending.ts'
import { cartStore } from './tab-cart.ts'

afterEach(() => localStorage.clear())

test('what a member adds waits in storage at once, so that a page that is left in the same moment loses nothing', () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify({ user: { id: 'ada', email: 'ada@example.com' } }))
  cartStore().add({
    productId: 'p1',
    variantId: 'v1',
    name: 'Silk scarf',
    optionText: '',
    price: 1450_00,
    quantity: 2,
    sellerId: 's1',
    sellerName: 'Chonnabot',
    categoryId: 'c1',
    personalization: '',
  })
  expect(Object.values(readPending('ada'))).toEqual([{ productId: 'p1', variantId: 'v1', personalization: '', quantity: 2 }])
  cartStore().clear()
  expect(Object.values(readPending('ada')).map(({ quantity }) => quantity)).toEqual([0])
})
