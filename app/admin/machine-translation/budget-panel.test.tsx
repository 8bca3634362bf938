import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BudgetForm } from './budget-panel.tsx'
import type { ServiceUse } from './service-use.ts'

const asked = vi.hoisted(() => vi.fn<(name: string, args: object) => unknown>())
vi.mock('../../desk-kit/ask-database.ts', () => ({ askDatabase: asked }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
beforeEach(() => asked.mockReset().mockResolvedValue({ done: true, result: null }))
afterEach(cleanup)

const use = (change: Partial<ServiceUse> = {}): ServiceUse => ({
  per_day: 1000,
  per_month: 20_000,
  changed_at: '2026-11-28T01:00:00Z',
  today: 0,
  month: 0,
  days: [],
  products: 0,
  stale: 0,
  reviews: 0,
  ...change,
})
const screenOf = (now: ServiceUse) => (
  <I18nextProvider i18n={words}>
    <QueryClientProvider client={new QueryClient()}>
      <BudgetForm use={now} onDone={() => {}} />
    </QueryClientProvider>
  </I18nextProvider>
)

test('what a colleague has set meanwhile stays where nothing else was typed', async () => {
  const { rerender } = render(screenOf(use()))
  fireEvent.change(screen.getByLabelText(/^budget\.perDay/), { target: { value: '2000' } })
  fireEvent.change(screen.getByLabelText(/^fields\.reason/), { target: { value: 'Busy season' } })
  rerender(screenOf(use({ per_month: 90_000, changed_at: '2026-11-28T02:00:00Z' })))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'save' })))
  expect(asked).toHaveBeenCalledExactlyOnceWith('write_translation_budget', {
    p_day: 2000,
    p_month: 90_000,
    p_seen: '2026-11-28T02:00:00Z',
    p_reason: 'Busy season',
  })
})
