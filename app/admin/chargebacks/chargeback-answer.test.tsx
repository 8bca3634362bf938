import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeskRights } from '../../desk-kit/desk-rights.tsx'
import { draftStore } from '../../desk-kit/draft-store.ts'
import { DraftsContext } from '../../desk-kit/use-draft.ts'
import { ChargebackAnswer } from './chargeback-answer.tsx'
import type { ChargebackRow } from './chargeback-row.ts'
import type { ChargebackSheet } from './chargeback-sheet.ts'

const asked = vi.hoisted(() => vi.fn<(name: string, args: object) => unknown>())
vi.mock('../../desk-kit/ask-database.ts', () => ({ askDatabase: asked }))
vi.mock('./chargeback-files.tsx', () => ({ ChargebackFiles: () => null }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
beforeEach(() => {
  window.localStorage.clear()
  asked.mockReset().mockResolvedValue({ done: true, result: '2026-11-28T03:00:00Z' })
})
afterEach(cleanup)

// What of them the form reads.
const chargeback = { id: 'back', number: 'CB-1', status: 'opened', decision: null } as ChargebackRow
const sheet = (evidence: ChargebackSheet['evidence']) => ({ evidence, files: [], orders: [] }) as unknown as ChargebackSheet
const NOTHING = sheet(null)
const THEIRS = sheet({ words: 'Sent on Monday.', talk: '', with_delivery: true, written_at: '2026-11-28T02:00:00Z' })

const screenOf = (now: ChargebackSheet) => (
  <I18nextProvider i18n={words}>
    <QueryClientProvider client={new QueryClient()}>
      <DraftsContext value={draftStore(window.localStorage, 'staff:me')}>
        <DeskRights permissions={['chargebacks.write']}>
          <ChargebackAnswer chargeback={chargeback} sheet={now} />
        </DeskRights>
      </DraftsContext>
    </QueryClientProvider>
  </I18nextProvider>
)
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^answer\.words/)
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const keep = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'answer.keep' })))

test('what was written for the bank is there again when its page is opened anew', () => {
  const { unmount } = render(screenOf(NOTHING))
  type('The scarf arrived.')
  unmount()
  render(screenOf(NOTHING))
  expect(field().value).toBe('The scarf arrived.')
})

test('what a colleague has kept meanwhile is shown beside what was written, and not written over until somebody has chosen', async () => {
  const { rerender } = render(screenOf(NOTHING))
  type('The scarf arrived.')
  rerender(screenOf(THEIRS))
  expect(field().value).toBe('The scarf arrived.')
  expect(screen.getByRole('alert').textContent).toContain('Sent on Monday.')
  await keep()
  expect(asked).not.toHaveBeenCalled()

  fireEvent.click(screen.getByRole('button', { name: /^differences\.takeMine/ }))
  await keep()
  expect(asked).toHaveBeenCalledExactlyOnceWith('write_chargeback_evidence', {
    p_id: 'back',
    p_words: 'The scarf arrived.',
    p_talk: '',
    p_with_delivery: true,
    p_seen: '2026-11-28T02:00:00Z',
  })
})
