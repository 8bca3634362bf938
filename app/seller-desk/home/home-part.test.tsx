import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import desk from '../../../messages/th/desk.json'
import ui from '../../../messages/th/ui.json'
import type { DeskSeller } from '../desk.ts'
import { HomePart } from './home-part.tsx'
import type { DeskHome } from './read-home.ts'

const NOTHING = { count: 0, until: null }
const QUIET: DeskHome = {
  sold: { orders: 0, earned: 0, week_orders: 0, week_earned: 0 },
  accept: { ...NOTHING, number: null },
  send: { ...NOTHING, late: 0 },
  cases: NOTHING,
  messages: 0,
  reviews: 0,
  held: 0,
  drafts: 0,
  stock: { low: 0, out: 0 },
  owed: null,
  holds: 0,
  account: true,
}
vi.mock('./read-home.ts', () => ({ readHome: async () => QUIET }))
vi.mock('../../platform/use-live-news.ts', () => ({ useLiveNews: () => undefined }))

const words = createInstance()
await words.init({ lng: 'th', resources: { th: { desk, ui } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

const SELLER: DeskSeller = { id: 'maker', businessName: 'Ban Rai', applicationStatus: 'approved', takesCash: false, isCooperative: false }

async function show(rights: readonly string[]): Promise<HTMLElement> {
  const router = createMemoryRouter([{ path: '*', element: <HomePart seller={SELLER} person="ada" rights={rights} /> }])
  const { container } = render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await screen.findByText(desk.home.done.title)
  return container
}
const empty = (shown: HTMLElement) => [...shown.querySelectorAll('div')].filter((one) => one.textContent === '')

test('whoever answers the chat alone sees what waits, and no empty box above it', async () => {
  expect(empty(await show(['chat.write']))).toEqual([])
  expect(screen.queryByText(desk.home.today)).toBeNull()
})

test('whoever handles money sees what was sold, whoever makes pieces the way to the next', async () => {
  await show(['money.read'])
  expect(screen.getByText(desk.home.today)).toBeDefined()
  expect(screen.queryByRole('link', { name: desk.home.add })).toBeNull()
  cleanup()
  await show(['products.write'])
  expect(screen.getByRole('link', { name: desk.home.add })).toBeDefined()
})

test.each([
  [['orders.read', 'chat.write', 'money.read', 'products.read'], 'text'],
  [['orders.read', 'orders.write'], 'orders'],
  [['figures.read', 'money.read', 'money.write'], 'money'],
  [['products.read', 'products.write'], 'products'],
  [['chat.write'], 'messages'],
] as const)('with nothing waiting, whoever may %j is told of what comes to them (%s)', async (rights, about) => {
  await show(rights)
  expect(screen.getByText(desk.home.done[about])).toBeDefined()
})
