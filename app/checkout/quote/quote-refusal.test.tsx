import { cleanup, render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import checkout from '../../../messages/en/checkout.json'
import ui from '../../../messages/en/ui.json'
import type { Quote } from './quote.ts'
import { QuoteRefusal } from './quote-refusal.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { checkout, ui } }, interpolation: { escapeValue: false } })
afterEach(cleanup)

function told(elsewhere: boolean): string {
  const state = {
    quote: {} as Quote,
    pending: false,
    asking: false,
    refusal: { code: 'offline', message: '', status: 0 },
    ask: () => {},
    take: () => {},
  } as const
  return render(
    <I18nextProvider i18n={words}>
      <QuoteRefusal state={{ ...state, elsewhere }} />
    </I18nextProvider>,
  ).container.textContent
}

test('amounts are said to be from a moment ago where they are shown: not those of another country', () => {
  expect(told(false)).toContain(checkout.refusal.shownBefore)
  expect(told(true)).toContain(checkout.refusal.offline)
  expect(told(true)).not.toContain(checkout.refusal.shownBefore)
})
