import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeskOrder, DeskSeller } from '../desk.ts'
import OrdersPart from './orders-part.tsx'
import type { WantedOrders } from './read-orders.ts'

const found = vi.hoisted(() => new Map<string, (orders: string[]) => void>())
const asked = async ({ words = '' }: WantedOrders): Promise<DeskOrder[]> => {
  const ids = words === '' ? ['first', 'second'] : await new Promise<string[]>((resolve) => found.set(words, resolve))
  // What the card below shows of an order.
  return ids.map((id) => ({ id }) as DeskOrder)
}
vi.mock('./read-orders.ts', () => ({
  ORDERS_PER_PAGE: 30,
  readHeaps: async () => ({ accept: 2, send: 0, underway: 0, done: 0, canceled: 0 }),
  listDeskOrders: (wanted: WantedOrders) => asked(wanted),
}))
vi.mock('./order-card.tsx', () => ({ OrderCard: ({ order }: { order: DeskOrder }) => <button type="button">{order.id}</button> }))
vi.mock('./order-board.tsx', () => ({ OrderBoard: () => null }))
vi.mock('./weeks-board.tsx', () => ({ WeeksBoard: () => null }))
vi.mock('./together-bar.tsx', () => ({ TogetherBar: () => null, RefusedTogether: () => null }))
vi.mock('../../orders/earlier/earlier-list.tsx', () => ({ EarlierList: () => null }))
vi.mock('../../platform/use-live-news.ts', () => ({ useLiveNews: () => true }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)
const seller: DeskSeller = { id: 'maker', businessName: '', applicationStatus: 'approved', takesCash: false, isCooperative: false }
const press = (name: string) => screen.getByRole('button', { name })

test('while other words are looked for, the orders of before stay where they are and take no press', async () => {
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <OrdersPart seller={seller} me="me" rights={[]} wanted={null} queue={null} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await expect.poll(() => press('first').closest('[inert]')).toBeNull()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Anong' } })
  await expect.poll(() => found.get('Anong')).toBeDefined()
  const list = press('first').closest('[aria-busy="true"]')
  expect(list?.hasAttribute('inert')).toBe(true)
  await act(async () => found.get('Anong')?.(['third']))
  await expect.poll(() => press('third').closest('[inert], [aria-busy="true"]')).toBeNull()
  expect(screen.queryByRole('button', { name: 'first' })).toBeNull()
})
