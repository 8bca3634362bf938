import { cleanup, render } from '@testing-library/react'
import { createInstance } from 'i18next'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMoments } from './use-moments.ts'

/** In the evening of 22 November in London, early on the 23rd in Bangkok. */
const MOMENT = '2026-11-22T20:30:00Z'

const Day = () => <time>{useMoments()({ dateStyle: 'medium' }).format(new Date(MOMENT))}</time>

beforeEach(() => vi.stubEnv('TZ', 'Europe/London'))
afterEach(() => {
  cleanup()
  vi.unstubAllEnvs()
})

test('a moment is written in the shop’s zone by the server and in the reader’s once the page is theirs, without a mismatch', async () => {
  const words = createInstance()
  await words.init({ lng: 'en', resources: {} })
  const page = (
    <I18nextProvider i18n={words}>
      <Day />
    </I18nextProvider>
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  expect(container.textContent).toBe('Nov 23, 2026')
  const onRecoverableError = vi.fn<() => void>()
  render(page, { container, hydrate: true, onRecoverableError })
  expect(container.textContent).toBe('Nov 22, 2026')
  expect(onRecoverableError).not.toHaveBeenCalled()
})
