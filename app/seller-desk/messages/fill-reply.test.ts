import { expect, test } from 'vitest'
import { fillReply } from './fill-reply.ts'

const facts = { name: 'Anna', product: 'Silk scarf', order: '', shop: 'Baan Mai' }

test('a saved reply names the buyer, the piece and the shop, and leaves no hole where there is no order', () => {
  expect(fillReply('Hello {name}, the {product} is here. {shop}', facts)).toBe('Hello Anna, the Silk scarf is here. Baan Mai')
  expect(fillReply('Your order {order}, {name}.', facts)).toBe('Your order, Anna.')
  expect(fillReply('สวัสดีค่ะคุณ{name}', facts)).toBe('สวัสดีค่ะคุณ Anna')
  expect(fillReply('สวัสดีค่ะคุณ{name}', { ...facts, name: 'มาลี' })).toBe('สวัสดีค่ะคุณมาลี')
})

test('what a buyer is called is never read as a placeholder, and other braces stay', () => {
  expect(fillReply('{name} {price}', { ...facts, name: '{shop} $&' })).toBe('{shop} $& {price}')
})
