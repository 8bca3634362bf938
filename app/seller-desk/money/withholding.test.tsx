import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import dashboard from '../../../messages/th/dashboard.json'
import errors from '../../../messages/th/errors.json'
import payouts from '../../../messages/th/payouts.json'
import statements from '../../../messages/th/statements.json'
import ui from '../../../messages/th/ui.json'
import { RefusedAnswer } from '../../platform/answered.ts'
import { TOAST_EVENT, type Toast } from '../../ui/toast.ts'
import type { DeskInvoice } from './read-money.ts'
import { Withholding } from './withholding.tsx'

const { enterWithholding, readPostalAddress } = vi.hoisted(() => ({
  enterWithholding: vi.fn<(invoice: string, certificate: object) => Promise<void>>(),
  readPostalAddress: vi.fn<() => Promise<string>>(async () => 'Hattha Co., Ltd., 99 Charoen Krung Road, Bangkok 10500'),
}))
vi.mock('./read-money.ts', async (original) => ({ ...(await original<object>()), enterWithholding }))
vi.mock('../../payouts/read-postal-address.ts', () => ({ readPostalAddress }))

const words = createInstance()
await words.init({ lng: 'th', resources: { th: { dashboard, errors, payouts, statements, ui } }, interpolation: { escapeValue: false } })
const told: Toast[] = []
window.addEventListener(TOAST_EVENT, (event) => told.push((event as CustomEvent<Toast>).detail))
afterEach(() => {
  cleanup()
  told.length = 0
  enterWithholding.mockReset()
})

const INVOICE: DeskInvoice = {
  id: 'invoice',
  number: 'FI2026-000044',
  kind: 'tax_invoice',
  about: 'commission',
  month: '2026-10-01',
  net: 4_115_000,
  total: 4_403_050,
  withholding: undefined,
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name.replace(/[()]/g, String.raw`\$&`)}`))
const fill = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const save = () => fireEvent.submit(screen.getByRole('button', { name: statements.withholding.save, hidden: true }).closest('form') ?? document.body)

function open(): void {
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Withholding invoice={INVOICE} seller="maker" price={String} />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  fill(statements.withholding.certificate, '7/2569')
  fill(statements.withholding.day, '2026-11-05')
}

test('an amount is what it says, however its thousands are written', async () => {
  enterWithholding.mockResolvedValueOnce(undefined)
  open()
  fill(statements.withholding.amount, '1,234')
  save()
  await vi.waitFor(() => expect(told).toEqual([{ title: statements.withholding.saved, tone: 'success' }]))
  expect(enterWithholding).toHaveBeenCalledExactlyOnceWith('invoice', { certificate: '7/2569', day: '2026-11-05', amount: 123_400 })
})

test('what is missing is said at its field, and nothing is sent', () => {
  open()
  fill(statements.withholding.certificate, ' ')
  fill(statements.withholding.amount, 'สามร้อย')
  save()
  expect(screen.getByText(payouts.account.needed)).toBeDefined()
  expect(screen.getByText(statements.withholding.number)).toBeDefined()
  expect(field(statements.withholding.amount).value).toBe('สามร้อย')
  expect(enterWithholding).not.toHaveBeenCalled()
})

test('the certificate is blamed for what it is refused for, and for no line that broke', async () => {
  open()
  enterWithholding.mockRejectedValueOnce(new RefusedAnswer({ message: 'Of no such month', status: 400, code: '22023' }))
  save()
  await vi.waitFor(() => expect(told.map(({ title }) => title)).toEqual([statements.withholding.wrong]))
  enterWithholding.mockRejectedValueOnce(new RefusedAnswer({ message: 'Failed to fetch', status: 0 }))
  save()
  await vi.waitFor(() => expect(told.map(({ title }) => title)).toEqual([statements.withholding.wrong, dashboard.notSaved]))
})

test('it says where the original goes, and whom to ask while the shop has given no address', async () => {
  open()
  expect(await screen.findByText('Hattha Co., Ltd., 99 Charoen Krung Road, Bangkok 10500')).toBeDefined()
  cleanup()
  readPostalAddress.mockResolvedValueOnce('')
  open()
  const ask = await screen.findByRole('link', { name: statements.withholding.askAddress, hidden: true })
  expect(ask.getAttribute('href')).toBe('/contact')
})
