import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactElement } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import desk from '../../../messages/en/desk.json'
import errors from '../../../messages/en/errors.json'
import stall from '../../../messages/en/stall.json'
import ui from '../../../messages/en/ui.json'
import type { StockRow } from '../desk.ts'
import type { Stock, StockWanted } from '../read-desk.ts'
import StallPart from '../stall/stall-part.tsx'
import StockPart from './stock-part.tsx'

/** A shop with more shelves than are read at once: the first has nothing left, and each has one piece more than the one before it. */
const SHELVES = Array.from({ length: 12 }, (_, at): StockRow => ({
  variantId: `v${at}`,
  productId: `p${at}`,
  name: `Basket ${at}.`,
  variant: '',
  sku: '',
  image: '/pictures/placeholder.webp',
  status: 'active',
  price: 100_00,
  isUnique: false,
  onHand: at,
  held: 0,
  available: at,
  lowBelow: null,
}))
const asked: StockWanted[] = []

vi.mock('../read-desk.ts', async (original) => ({
  ...(await original<object>()),
  listStock: async (_of: object, wanted: StockWanted): Promise<Stock> => {
    asked.push(wanted)
    const found = SHELVES.filter(({ name, available }) => name.includes(wanted.words) && (!wanted.low || available < 10))
    return { rows: (wanted.first === 'most' ? found.toReversed() : found).slice(0, 5), total: found.length }
  },
}))
vi.mock('../stall/stall.ts', async (original) => ({ ...(await original<object>()), listStallSales: async () => [], readStallPromptPay: async () => '' }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { desk, errors, stall, ui } }, interpolation: { escapeValue: false } })
const seller = { id: 's', businessName: 'Ban', applicationStatus: 'approved', takesCash: false, isCooperative: false }
let queries: QueryClient
beforeEach(() => {
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  asked.length = 0
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
const show = (part: ReactElement) =>
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queries}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
const search = (typed: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } })

test('a shop with many pieces counts each of them: the words are asked of all, and what is not shown is said', async () => {
  show(<StockPart seller={seller} />)
  expect(await screen.findByText('Here are 5 of 12 pieces. The search finds the others.')).toBeDefined()
  expect(screen.queryByText('Basket 6.')).toBeNull()
  search('Basket 6.')
  expect(await screen.findByText('Basket 6.')).toBeDefined()
  expect(await screen.findByRole('checkbox', { name: 'Low stock only (10)' })).toBeDefined()
  search('nothing of the kind')
  expect(await screen.findByText(desk.stock.none)).toBeDefined()
})

test('a stall shows first what lies there most, sells everything, and what was chosen stays when something else is looked for', async () => {
  show(<StallPart seller={seller} rights={[]} />)
  await screen.findByText('Basket 11.')
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText('Basket 11.')).toBeDefined()
  const take = async (name: string) => {
    search(name)
    const pieces = await screen.findByRole('group', { name: new RegExp(name) })
    fireEvent.click(within(pieces).getByRole('button', { name: ui.quantity.more }))
  }
  await take('Basket 5.')
  await take('Basket 6.')
  expect(within(screen.getByRole('region', { name: stall.total })).getByText(/200/)).toBeDefined()
})

test('without a line the phone says how many it keeps, and looks through these', async () => {
  const { unmount } = show(<StallPart seller={seller} rights={[]} />)
  await screen.findByText('Basket 11.')
  unmount()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const before = asked.length
  show(<StallPart seller={seller} rights={[]} />)
  expect(await screen.findByText('No connection: 10 of 12 pieces are kept on this phone. The search finds these and no others.')).toBeDefined()
  search('Basket 3.')
  expect(await screen.findByText('Basket 3.')).toBeDefined()
  expect(asked).toHaveLength(before)
})
