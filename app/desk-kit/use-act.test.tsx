import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act as settled, cleanup, renderHook } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import errors from '../../messages/en/errors.json'
import { TOAST_EVENT } from '../ui/toast.ts'
import { useAct } from './use-act.ts'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { errors, 'desk-kit': {} } } })
const around = ({ children }: { children: ReactNode }) => (
  <I18nextProvider i18n={words}>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </I18nextProvider>
)
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
})

test('whoever presses what fails in the browser hears that it failed, and the fault is reported', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  const told: string[] = []
  const hear = (event: Event) => told.push((event as CustomEvent<{ title: string }>).detail.title)
  window.addEventListener(TOAST_EVENT, hear)
  const { result } = renderHook(() => useAct(), { wrapper: around })
  const fault = new RangeError('Invalid time value')
  const done = await settled(() => result.current.act({ ask: () => Promise.reject(fault), done: 'Done' }))
  window.removeEventListener(TOAST_EVENT, hear)
  expect(done).toBe(false)
  expect(told).toEqual([errors.general.unexpected])
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault)
  expect(result.current.busy).toBe(false)
})
