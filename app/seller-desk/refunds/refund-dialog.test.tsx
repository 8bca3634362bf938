import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import desk from '../../../messages/th/desk.json'
import refunds from '../../../messages/th/desk-refunds.json'
import ui from '../../../messages/th/ui.json'
import { RefundDialog } from './refund-dialog.tsx'
import type { RefundOffer } from './read-refunds.ts'

const OFFER: RefundOffer = {
  number: 'H261120-7KQ4M2X-1',
  left: 1450_00,
  most: null,
  helpers: 0,
  byHand: false,
  lines: [{ id: 'scarf', title: 'Silk scarf', optionText: 'teal', quantity: 1, paid: 1450_00, left: 1 }],
  given: [],
  amount: 0,
  sellerLess: 0,
  feeBack: 0,
  because: null,
}
vi.mock('./read-refunds.ts', async (original) => ({ ...(await original<object>()), readRefundOffer: async () => OFFER }))
vi.mock('./refund-limit.tsx', () => ({ RefundLimit: () => null }))

const words = createInstance()
await words.init({ lng: 'th', resources: { th: { desk, 'desk-refunds': refunds, ui } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

test('a maker gives back money for pieces and versions as the desk names them', async () => {
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <RefundDialog
          order={{ id: 'order', number: OFFER.number, lines: [{ id: 'scarf', title: 'ผ้าพันคอไหม', optionText: 'สีเขียวน้ำทะเล' }] }}
          sellerId="maker"
          onClose={() => {}}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  fireEvent.click(await screen.findByRole('radio', { name: refunds.kind.lines, hidden: true }))
  expect(screen.getByText('ผ้าพันคอไหม')).toBeDefined()
  expect(screen.getByText(/สีเขียวน้ำทะเล/)).toBeDefined()
  expect(screen.queryByText(/teal/)).toBeNull()
})
