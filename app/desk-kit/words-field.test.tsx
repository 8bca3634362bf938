import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { WordsField } from './words-field.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)

const field = (is: string, onWords: (words: string) => void = () => {}) => (
  <I18nextProvider i18n={words}>
    <WordsField words={is} onWords={onWords} />
  </I18nextProvider>
)
const input = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (value: string) => {
  input().focus()
  fireEvent.input(input(), { target: { value } })
}

test('what is typed on while the list is asked for stays', () => {
  const onWords = vi.fn<(words: string) => void>()
  const { rerender } = render(field('', onWords))
  type('silk')
  fireEvent.submit(screen.getByRole('search'))
  expect(onWords).toHaveBeenCalledWith('silk')
  type('silk scarf')
  rerender(field('silk', onWords))
  expect(input().value).toBe('silk scarf')
})

test('what is typed before the words of the address are known stays', () => {
  const { rerender } = render(field(''))
  type('loom')
  rerender(field('silk'))
  expect(input().value).toBe('loom')
})

test('the words are others when the search is another, also over what was left there', () => {
  const { rerender } = render(field('silk'))
  rerender(field('cotton'))
  expect(input().value).toBe('cotton')
  type('linen')
  input().blur()
  rerender(field(''))
  expect(input().value).toBe('')
})
