import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

const field = (query: string) => <SearchField label="Find a maker" placeholder="" submit="Search" query={query} />

test('what was typed before any script came stays', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(field(''))
  const input = container.querySelector('input')
  if (input) input.value = 'chiang mai'
  await act(async () => void render(field(''), { container, hydrate: true }))
  expect(container.querySelector('input')?.value).toBe('chiang mai')
})

test('the words are others when the search is another', () => {
  const { container, rerender } = render(field('silk'))
  rerender(field(''))
  expect(container.querySelector('input')?.value).toBe('')
})

test('what is typed on while the search is asked for stays, and so does what is typed before its words are known', () => {
  const form = (query: string) => <form onSubmit={(event) => event.preventDefault()}>{field(query)}</form>
  const { container, rerender } = render(form(''))
  const input = container.querySelector('input')
  if (!input) throw new Error('There is no field.')
  const type = (value: string) => {
    input.focus()
    fireEvent.input(input, { target: { value } })
  }
  type('silk')
  fireEvent.submit(input)
  type('silk scarf')
  rerender(form('silk'))
  expect(input.value).toBe('silk scarf')
  type('loom')
  rerender(form('celadon'))
  expect(input.value).toBe('loom')
})
