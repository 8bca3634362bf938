import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TOAST_EVENT } from '../../ui/toast.ts'
import { BankFile } from './bank-file.tsx'

const called = vi.hoisted(() => vi.fn<(name: string, body: object) => Promise<unknown>>())
vi.mock('../../platform/call-function.ts', async (original) => ({ ...(await original<object>()), callFunction: called }))
vi.mock('../../platform/download-file.ts', () => ({ downloadFile: () => {} }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
const told: string[] = []
const hear = (event: Event) => told.push((event as CustomEvent<{ title: string }>).detail.title)
beforeEach(() => {
  called.mockReset()
  told.length = 0
  window.addEventListener(TOAST_EVENT, hear)
})
afterEach(() => {
  window.removeEventListener(TOAST_EVENT, hear)
  cleanup()
})

function open(batch?: string) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={client}>
        <BankFile {...(batch !== undefined && { batch })} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const verb = batch === undefined ? 'file.verb' : 'fileAgain.verb'
  fireEvent.click(screen.getByRole('button', { name: verb }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/reason\.label/), { target: { value: 'Friday' } })
  return { dialog, press: () => act(async () => fireEvent.click(dialog.getByRole('button', { name: verb }))) }
}

test('a preview that does not come says so, and no file is made unseen', async () => {
  called.mockResolvedValue({ done: false, refusal: { code: 'unexpected', message: '', status: 500 } })
  const { dialog, press } = open()
  expect(await dialog.findByRole('alert')).toBeDefined()
  await press()
  expect(called.mock.calls.map(([name]) => name)).not.toContain('payout-file')
})

test('a file that is made again says when it is not the one of then', async () => {
  called.mockResolvedValue({ done: true, result: { name: 'B.csv', count: 1, total: 1, changed: true, left: [], file: '' } })
  const { press } = open('B20261127-ABCDEF')
  await press()
  expect(told).toEqual(['file.changed'])
})
