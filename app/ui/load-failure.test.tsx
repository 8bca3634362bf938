import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import errors from '../../messages/en/errors.json'
import ui from '../../messages/en/ui.json'
import { RefusedAnswer } from '../platform/answered.ts'
import { LoadFailure, LoadFailureLine } from './load-failure.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { errors, ui } }, interpolation: { escapeValue: false } })

afterEach(cleanup)

test.each([
  ['You do not have permission to view this page.', new RefusedAnswer({ message: 'permission denied', status: 403, code: '42501' })],
  ['Server error. Please try again later.', new RefusedAnswer({ message: '', status: 500 })],
  ['The connection was lost.', new TypeError('network error')],
  [ui.loadFailure.text, new Error('?')],
])('who cannot be shown something is told why: %s', (sentence, error) => {
  render(
    <I18nextProvider i18n={words}>
      <LoadFailure error={error} onRetry={() => {}} />
    </I18nextProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain(sentence)
})

test('beside other parts it is said in one line, with the reason below', () => {
  render(
    <I18nextProvider i18n={words}>
      <LoadFailureLine error={new RefusedAnswer({ message: '', status: 429 })} onRetry={() => {}} />
    </I18nextProvider>,
  )
  expect(screen.getByRole('alert').textContent).toContain(errors.general.rateLimit)
})
