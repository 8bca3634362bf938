import { describe, expect, test } from 'vitest'
import { excerptOf, factsOf, paragraphsOf, plainText, type ProductBasics, stockSaying } from './product.ts'
import { basicProduct } from '../../tests/support/products.ts'

describe('what is said about stock', () => {
  const sayings: [string, Partial<ProductBasics>, number, string][] = [
    ['plenty', {}, 10, 'in_stock'],
    ['fewer than ten', {}, 9, 'low_stock'],
    ['nothing', {}, 0, 'out_of_stock'],
    ['less than nothing', {}, -2, 'out_of_stock'],
    ['the only one', { isUnique: true }, 1, 'unique'],
    ['the only one, sold', { isUnique: true }, 0, 'sold'],
    ['made to order', { madeToOrder: true }, 4, 'made_to_order'],
    ['made to order, but its maker takes no more', { madeToOrder: true }, 0, 'out_of_stock'],
  ]
  test.each(sayings)('%s', (_what, facts, stock, saying) => {
    expect(stockSaying(basicProduct(facts), stock)).toBe(saying)
  })
})

test('only what is true of a piece is told', () => {
  expect(factsOf(basicProduct({ isHandmade: false, seller: { ...basicProduct().seller, isVerified: false, province: '' } }))).toEqual([])
  expect(factsOf(basicProduct({ isUnique: true, freeShipping: true, giftWrap: true, sameDayDelivery: true, customizable: true }))).toEqual([
    'handmade',
    'verified',
    'place',
    'unique',
    'freeShipping',
    'giftWrap',
    'sameDay',
    'customizable',
  ])
})

test.each([
  ['tags', '<p>Woven <b>by hand</b></p>', 'Woven by hand'],
  ['scripts with what is in them', 'Soft<script>alert("x")</script> silk', 'Soft silk'],
  ['a tag in a tag', '<scr<script>ipt>alert(1)</script>silk', '<scrsilk'],
  ['comments', 'Blue<!-- not for sale --> bowl', 'Blue bowl'],
  ['what no browser would show', '<img src=x onerror=alert(1)>Bowl', 'Bowl'],
])('a description loses %s', (_what, description, text) => {
  expect(plainText(description)).toBe(text)
})

test('a description keeps what only looks like a tag, its paragraphs and its signs', () => {
  expect(plainText('Ø < 5 cm and > 2 cm, 3 <4')).toBe('Ø < 5 cm and > 2 cm, 3 <4')
  expect(plainText('Salt &amp; pepper &#8211; &eacute;')).toBe('Salt & pepper – &eacute;')
  expect(paragraphsOf('<p>One</p><p>Two<br>lines</p>\n\n\n\nThree')).toEqual(['One', 'Two\nlines', 'Three'])
})

test('a beginning ends between words, also where a language writes none', () => {
  expect(excerptOf('A bowl turned from one piece of mango wood', 20)).toBe('A bowl turned from…')
  expect(excerptOf('Short', 20)).toBe('Short')
  expect(excerptOf('ผ้าไหมมัดหมี่ทอมือจากบ้านนาโพธิ์จังหวัดบุรีรัมย์', 20)).toHaveLength(20)
})
