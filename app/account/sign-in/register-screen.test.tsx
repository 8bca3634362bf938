import { AuthApiError } from '@supabase/supabase-js'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import account from '../../../messages/en/account.json'
import ui from '../../../messages/en/ui.json'
import type * as Actions from '../auth-actions.ts'
import { authProblem } from '../auth-problem.ts'
import RegisterScreen from './register-screen.tsx'

const { refuses } = vi.hoisted(() => ({ refuses: { reason: '' } }))
vi.mock('../auth-actions.ts', async (actions) => ({
  ...(await actions<typeof Actions>()),
  signUp: async () => ({ problem: authProblem(new AuthApiError(refuses.reason, 422, 'unknown'), 'sign-up') }),
}))
afterEach(cleanup)

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { account, ui } }, interpolation: { escapeValue: false } })

test.each([
  ['name_characters', account.problem.nameCharacters, account.field.firstName],
  ['terms_not_agreed', account.problem.agree, undefined],
  ['terms_changed', account.problem.termsChanged, undefined],
])('what only the server knows (%s) is said beside its field', async (reason, sentence, field) => {
  refuses.reason = reason
  const loaderData = { terms: '2026-11', privacy: '2026-11', google: 'none', sellersAtOnce: false } as const
  const router = createMemoryRouter([{ path: '/', element: <RegisterScreen loaderData={loaderData} /> }])
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  type(account.field.firstName, 'Ada')
  type(account.field.email, 'ada@example.com')
  type(account.field.password, 'celadon from Chiang Mai')
  type(account.field.again, 'celadon from Chiang Mai')
  const agree = screen.getByRole('checkbox')
  fireEvent.click(agree)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: account.register.submit })))
  const said = await screen.findByText(sentence)
  const input = field === undefined ? agree : screen.getByLabelText(new RegExp(`^${field}`))
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(said.closest('[id]')?.id)
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['in a demo', true, account.userType.atOnce],
  ['in a shop', false, account.userType.reviewed],
])('who signs up to sell is told what becomes of it %s', (_, sellersAtOnce, sentence) => {
  const loaderData = { terms: '2026-11', privacy: '2026-11', google: 'none', sellersAtOnce } as const
  const router = createMemoryRouter([{ path: '/', element: <RegisterScreen loaderData={loaderData} /> }])
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  )
  const [buy, sell] = screen.getAllByRole('radio')
  expect(document.getElementById(sell?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence)
  expect(buy?.getAttribute('aria-describedby')).toBeNull()
})

test('who was invited by an address finds it filled in, and nobody else a stranger’s', () => {
  const loaderData = { terms: '2026-11', privacy: '2026-11', google: 'none', sellersAtOnce: false } as const
  for (const [state, email] of [
    [{ email: 'somporn@example.test' }, 'somporn@example.test'],
    [{ email: { toString: 1 } }, ''],
    [null, ''],
  ] as const) {
    const router = createMemoryRouter([{ path: '/', element: <RegisterScreen loaderData={loaderData} /> }], { initialEntries: [{ pathname: '/', state }] })
    render(
      <I18nextProvider i18n={words}>
        <RouterProvider router={router} />
      </I18nextProvider>,
    )
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${account.field.email}`)).value).toBe(email)
    cleanup()
  }
})
