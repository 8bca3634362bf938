import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import errors from '../../../messages/th/errors.json'
import ui from '../../../messages/th/ui.json'
import wholesale from '../../../messages/th/wholesale.json'
import type { QuoteState, WholesaleQuote } from '../../wholesale/quotes.ts'
import { QuoteRequests } from './quote-requests.tsx'

const quote = (state: QuoteState): WholesaleQuote => ({
  id: state,
  product_id: 'runner',
  quantity: 25,
  wish: '',
  needed_by: null,
  state,
  unit_minor: null,
  valid_until: null,
  words: '',
  changed_at: '2026-11-20T00:00:00Z',
  product: { name: 'Table runner', translations: [{ name: 'ผ้าคาดโต๊ะ', phrases: { gold: 'สีทอง' } }] },
  variant: { name: 'gold' },
})

vi.mock('../../wholesale/quotes.ts', async (original) => ({
  ...(await original<object>()),
  listOpenQuotes: async () => (['asked', 'offered', 'accepted'] as const).map(quote),
}))
const words = createInstance()
await words.init({ lng: 'th', resources: { th: { errors, ui, wholesale } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

test('a maker reads of a quote what it means to her, and the version in her own language', async () => {
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <QuoteRequests sellerId="maker" />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  for (const said of Object.values(wholesale.quote.desk.state)) expect(await screen.findByText(said)).toBeDefined()
  for (const said of [wholesale.quote.state.asked, wholesale.quote.state.offered]) expect(screen.queryByText(said)).toBeNull()
  expect(screen.getAllByText('ผ้าคาดโต๊ะ · สีทอง')).toHaveLength(3)
})
