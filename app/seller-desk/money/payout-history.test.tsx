import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import payouts from '../../../messages/th/payouts.json'
import ui from '../../../messages/th/ui.json'
import { PayoutHistory } from './payout-history.tsx'

const words = createInstance()
await words.init({ lng: 'th', resources: { th: { payouts, ui } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

const WEEKS = Array.from({ length: 8 }, (_, week) => ({
  id: `id-${week}`,
  number: `P-${week}`,
  period: '2026-W40',
  amount_minor: 1_000_00,
  status: 'paid' as const,
  bank: 'Krungthai',
  number_tail: '8642',
  reference: '',
  reason: '',
  created_at: '2026-10-05T00:00:00Z',
  paid_at: null,
}))

function show(at: string): void {
  const element = <PayoutHistory payouts={WEEKS} price={(satang) => String(satang)} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
}
const weeks = () => screen.getAllByRole('listitem').map(({ id }) => id)

test('the latest weeks are told first, by the bank’s name in the reader’s language, and the others when they are asked for', () => {
  show('/seller-dashboard?tab=money')
  expect(weeks()).toEqual(['P-0', 'P-1', 'P-2', 'P-3', 'P-4'])
  expect(screen.getAllByText(/ธนาคารกรุงไทย …8642/)).toHaveLength(5)
  fireEvent.click(screen.getByRole('button', { name: ui.list.more }))
  expect(weeks()).toHaveLength(8)
  expect(screen.queryByRole('button')).toBeNull()
})

test('an entry of the statement leads to a week that is not among the latest', () => {
  show('/seller-dashboard?tab=money#P-6')
  expect(weeks()).toContain('P-6')
})
