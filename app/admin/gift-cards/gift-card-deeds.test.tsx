import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeskRights } from '../../desk-kit/desk-rights.tsx'
import { GiftCardDeeds } from './gift-card-deeds.tsx'
import type { GiftCardRow } from './gift-card-row.ts'

const asked = vi.hoisted(() => vi.fn<(name: string, args: object) => unknown>())
vi.mock('../../desk-kit/ask-database.ts', () => ({ askDatabase: asked }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
beforeEach(() => asked.mockReset().mockResolvedValue({ done: true, result: null }))
afterEach(cleanup)

const ENDS = '2026-12-31T16:59:59.000Z'
// What of a card its deeds read.
const card = { id: 'card', last4: '7KQ4', status: 'active', expires_at: ENDS, changed_at: '2026-11-28T00:00:00Z', purchase: null } as GiftCardRow

test('whoever says no other day has not made a card that never ends', async () => {
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <DeskRights permissions={['gift_cards.write']}>
          <GiftCardDeeds card={card} onCode={() => {}} />
        </DeskRights>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'deeds.extend.verb' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/reason\.label/), { target: { value: 'They asked' } })
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'deeds.extend.verb' })))
  expect(asked).toHaveBeenCalledExactlyOnceWith('extend_gift_card', { p_id: 'card', p_expires_at: ENDS, p_seen: card.changed_at, p_reason: 'They asked' })
})
