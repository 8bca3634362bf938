import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import account from '../../../messages/en/account.json'
import settings from '../../../messages/en/settings.json'
import ui from '../../../messages/en/ui.json'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { PasswordForm } from './password-form.tsx'

const { setPassword } = vi.hoisted(() => ({ setPassword: vi.fn<(password: string, current?: string) => Promise<AuthProblem | undefined>>() }))
vi.mock('../../account/auth-actions.ts', () => ({ setPassword }))
vi.mock('./prove.ts', () => ({ provePassword: async () => ({}) }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { account, settings, ui } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

test('who came with an account elsewhere and has a password by now is told that it is asked for, where to type it', async () => {
  setPassword.mockResolvedValueOnce({ key: 'problem.linkExpired', field: 'current' })
  render(
    <I18nextProvider i18n={words}>
      <PasswordForm email="ada@example.com" hasPassword={false} />
    </I18nextProvider>,
  )
  const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label, { exact: false, selector: 'input' }), { target: { value } })
  type(account.field.newPassword, 'mudmee silk from Surin')
  type(account.field.again, 'mudmee silk from Surin')
  fireEvent.click(screen.getByRole('button', { name: settings.password.set }))
  const current = await screen.findByLabelText(account.field.currentPassword, { exact: false, selector: 'input' })
  await vi.waitFor(() => expect(document.activeElement).toBe(current))
  expect(screen.getByText(account.problem.required)).toBeDefined()
  type(account.field.currentPassword, 'celadon')
  setPassword.mockResolvedValueOnce(undefined)
  fireEvent.click(screen.getByRole('button', { name: settings.password.save }))
  await vi.waitFor(() => expect(setPassword).toHaveBeenLastCalledWith('mudmee silk from Surin', 'celadon'))
})
