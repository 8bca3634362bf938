import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeskRights } from '../../desk-kit/desk-rights.tsx'
import { TOAST_EVENT } from '../../ui/toast.ts'
import { AppealWork } from './appeal-work.tsx'

const asked = vi.hoisted(() => vi.fn<(name: string, args: object) => unknown>())
vi.mock('../../desk-kit/ask-database.ts', () => ({ askDatabase: asked }))
vi.mock('./evidence-papers.tsx', () => ({ EvidencePapers: () => null }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
const said: string[] = []
const hear = (event: Event) => said.push((event as CustomEvent<{ title: string }>).detail.title)
beforeEach(() => {
  asked.mockReset().mockResolvedValue({ done: true, result: null })
  said.length = 0
  window.addEventListener(TOAST_EVENT, hear)
})
afterEach(() => {
  window.removeEventListener(TOAST_EVENT, hear)
  cleanup()
})

const facts = (about: 'hold' | 'debt') => ({
  about,
  seller: 'Loom',
  seller_id: 'loom',
  reason: '',
  words: '',
  amount_minor: 500_00,
  placed_at: '2026-11-20T00:00:00Z',
  ends_at: '2027-01-20T00:00:00Z',
  placed_by: null,
  by: '',
  judged: false,
  papers: [],
})

/** Opens the answer that meets the maker halfway, types it, and presses its button. */
async function answer(about: 'hold' | 'debt', { amount = '', days = '' }: { amount?: string; days?: string }) {
  const its = about === 'debt' ? 'debtAppeal' : 'appeal'
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <DeskRights permissions={['payouts.approve']}>
          <AppealWork id="one" facts={facts(about)} />
        </DeskRights>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: `${its}.change.verb` }))
  const dialog = within(screen.getByRole('dialog'))
  const type = (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type(/reason\.label/, 'Because')
  type(new RegExp(`^${its}\\.amount`), amount)
  type(new RegExp(`^${its}\\.days`), days)
  await act(async () => fireEvent.click(dialog.getByRole('button', { name: `${its}.change.verb` })))
}

test.each([
  ['hold', {}],
  ['hold', { days: 'soon' }],
  ['hold', { amount: 'half' }],
  ['debt', {}],
  ['debt', { amount: '100', days: '14 days' }],
] as const)('what is to be changed of a %s and is not said (%j) is no decision', async (about, typed) => {
  await answer(about, typed)
  expect(asked).not.toHaveBeenCalled()
  expect(said).toEqual([about === 'debt' ? 'debtAppeal.change.invalid' : 'appeal.change.invalid'])
})

test('a hold is changed to less, or to end sooner', async () => {
  await answer('hold', { amount: '120.50', days: '7' })
  expect(asked).toHaveBeenCalledExactlyOnceWith('decide_payout_appeal', {
    p_id: 'one',
    p_granted: false,
    p_reason: 'Because',
    p_amount_minor: 120_50,
    p_until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as string,
  })
  expect(said).toEqual(['appeal.change.done'])
})
