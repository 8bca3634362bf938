import { expect, test } from 'vitest'
import { normalised } from './cacheable.ts'

test('a page is kept under the parameters it depends on, in one spelling', () => {
  const query = new URLSearchParams('utm_source=mail&sort=rating&category=&category=silk&fbclid=x&category=celadon')
  expect(normalised(query, ['category', 'sort'])).toBe('?category=silk&category=celadon&sort=rating')
  expect(normalised(new URLSearchParams('gclid=1'), ['sort'])).toBe('')
  expect(normalised(new URLSearchParams('_routes=home&x=1'), [])).toBe('?_routes=home')
})
