import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import queue from '../../../messages/en/desk-queue.json'
import errors from '../../../messages/en/errors.json'
import { lazyScreen } from '../../ui/lazy-screen.tsx'
import { GoesOn, UnfetchedPart } from './unfetched-part.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { errors, 'desk-queue': queue } }, interpolation: { escapeValue: false } })
let line = true
vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => line)
afterEach(cleanup)

/** A part of the desk that is only there when there is a line. */
function show(): void {
  const Part = lazyScreen(
    async () => {
      if (!line) throw new TypeError('Failed to fetch dynamically imported module: /assets/reviews.js')
      return { default: () => <p>Lovely bowl</p> }
    },
    { messages: [], rare: true, failed: (retry) => <UnfetchedPart retry={retry} /> },
  )
  const element = (
    <GoesOn value={['Stock', 'Market stall']}>
      <Part />
    </GoesOn>
  )
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </I18nextProvider>,
  )
}

test('without a line a part says that it is missing and what goes on, tries again when it is told to, and comes with the line', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  line = false
  show()
  const said = (await screen.findByRole('alert')).textContent
  expect(said).toContain(errors.offline.title)
  expect(said).toContain('Stock and Market stall')
  expect(said).not.toContain(errors.failedLoad.title)
  act(() => screen.getByRole('button', { name: errors.offline.again }).click())
  expect((await screen.findByRole('alert')).textContent).toContain(errors.offline.title)
  line = true
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Lovely bowl')).toBeDefined()
  quiet.mockRestore()
})
