import { expect, test } from 'vitest'
import { PICTURE_WIDTHS, phoneSizes, widthsFor } from './picture-widths.ts'

const CARD = '(min-width: 80rem) 18rem, (min-width: 48rem) 30vw, 48vw'

test('a phone is told nothing of wider screens', () => {
  expect(phoneSizes(CARD)).toBe('48vw')
  expect(phoneSizes('(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 95vw')).toBe('(min-width: 40rem) 46vw, 95vw')
  expect(phoneSizes('3.5rem')).toBe('3.5rem')
})

test.each([
  [CARD, [400, 640, 800], [320, 640, 960]],
  ['(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 46vw', [400, 640, 800], [320, 640, 960]],
  ['4rem', [200], [200]],
  ['(min-width: 80rem) 8rem, (min-width: 48rem) 10vw, 30vw', [200, 400, 640], [200, 320]],
  ['(min-width: 80rem) 40rem, (min-width: 64rem) 50vw, 100vw', [640, 800], [640, 960, 1280]],
  ['auto', [200, 400, 640, 800], [200, 320, 640, 960, 1280]],
])('for %s a phone chooses from %j, a desk from %j', (sizes, phone, desk) => {
  expect(widthsFor(sizes, 'phone')).toEqual(phone)
  expect(widthsFor(sizes, 'desk')).toEqual(desk)
})

test('every width offered is one that the server makes', () => {
  const made: readonly number[] = PICTURE_WIDTHS
  expect([...widthsFor('auto', 'phone'), ...widthsFor('auto', 'desk')].filter((width) => !made.includes(width))).toEqual([])
})
