import { act, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SearchField } from './search-field.tsx'

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
