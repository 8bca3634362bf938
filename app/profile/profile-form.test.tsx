import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import account from '../../messages/en/account.json'
import dashboard from '../../messages/en/dashboard.json'
import money from '../../messages/en/money.json'
import ui from '../../messages/en/ui.json'
import { CurrencyProvider } from '../money/currency-choice.tsx'
import { FALLBACK_RATES } from '../money/currency.ts'
import { RefusedAnswer } from '../platform/answered.ts'
import { ProfileForm } from './profile-form.tsx'

vi.mock('./my-profile.ts', () => ({
  changeMyProfile: async () => {
    throw new RefusedAnswer({ message: 'name_characters', status: 400, code: '23514' })
  },
}))
afterEach(cleanup)

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { account, dashboard, money, ui } }, interpolation: { escapeValue: false } })

test.each([
  ['by the page', '<b>Ada</b>', account.problem.nameCharacters],
  ['by the page', 'A', account.problem.nameShort],
  ['by the database', 'Ada Lovelace', account.problem.nameCharacters],
])('a name that is refused %s (%s) is told beside its field', async (_by, name, sentence) => {
  const profile = {
    fullName: 'Ada',
    email: 'ada@example.com',
    phone: '',
    language: 'en',
    currency: 'THB',
    role: 'buyer',
    memberSince: '',
    picture: '',
  } as const
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <CurrencyProvider currency="THB" rates={FALLBACK_RATES} geoUrl="">
          <ProfileForm id="x" profile={profile} />
        </CurrencyProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const field = screen.getByLabelText(new RegExp(`^${dashboard.profile.name}`))
  fireEvent.change(field, { target: { value: name } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: dashboard.profile.save })))
  const said = await screen.findByText(sentence)
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(said.closest('[id]')?.id)
})
