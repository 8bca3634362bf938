import { act, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { type ReactNode, Suspense, use, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import ui from '../../messages/en/ui.json'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { Stars } from './stars.tsx'
import { Tabs } from './tabs.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { ui } }, interpolation: { escapeValue: false } })
const show = (part: ReactNode) => render(<I18nextProvider i18n={words}>{part}</I18nextProvider>)

test('an error is read with its field', () => {
  show(<Field label="E-mail" hint="For the invoice" error="Please enter a valid email address" required />)
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)
  expect(described).toEqual(['For the invoice', 'Please enter a valid email address'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('a busy button takes no second press and keeps its place', () => {
  const press = vi.fn<() => void>()
  show(
    <Button busy onClick={press}>
      Pay
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  button.click()
  expect(press).not.toHaveBeenCalled()
  expect([button.getAttribute('aria-busy'), button.hasAttribute('disabled')]).toEqual(['true', false])
})

test('a quantity stays between one and the stock', () => {
  const Counter = () => {
    const [quantity, setQuantity] = useState(1)
    return <QuantityStepper quantity={quantity} max={2} onChange={setQuantity} of="Silk scarf" />
  }
  show(<Counter />)
  const [less, more] = [screen.getByRole('button', { name: 'One less' }), screen.getByRole('button', { name: 'One more' })]
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity of Silk scarf' })
  expect(less).toHaveProperty('disabled', true)
  fireEvent.click(more)
  expect(field().value).toBe('2')
  expect(more).toHaveProperty('disabled', true)
  fireEvent.change(field(), { target: { value: '99' } })
  fireEvent.blur(field())
  expect(field().value).toBe('2')
  fireEvent.change(field(), { target: { value: 'x' } })
  fireEvent.blur(field())
  expect(field().value).toBe('2')
  fireEvent.change(field(), { target: { value: '0' } })
  fireEvent.blur(field())
  expect(field().value).toBe('1')
})

test('stars say their number, and nothing without a rating', () => {
  const { container, rerender } = show(<Stars rating={4.75} reviews={1} />)
  expect(screen.getByRole('img', { name: '4.8 out of 5 stars, 1 review' }).textContent).toBe('4.8(1)')
  rerender(
    <I18nextProvider i18n={words}>
      <Stars rating={0} reviews={0} />
    </I18nextProvider>,
  )
  expect(container.textContent).toBe('')
})

test('tabs move by arrows, and round the corner', () => {
  const Both = () => {
    const [current, setCurrent] = useState('a')
    return (
      <Tabs
        label="Orders"
        current={current}
        onChange={setCurrent}
        tabs={[
          { id: 'a', label: 'Open', content: 'one' },
          { id: 'b', label: 'Done', content: 'two' },
        ]}
      />
    )
  }
  show(<Both />)
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Done' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tabpanel').textContent).toBe('two')
  fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key: 'ArrowRight' })
  expect(screen.getByRole('tab', { name: 'Open' }).getAttribute('tabindex')).toBe('0')
})

test('the page behind a dialog stays while what the dialog says is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const Late = () => <p>{use(promise)}</p>
  const Page = () => {
    const [open, setOpen] = useState(false)
    return (
      <Suspense fallback="the page is gone">
        <h1>Orders</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Why
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Why this order waits">
          <Late />
        </Dialog>
      </Suspense>
    )
  }
  show(<Page />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Why' })))
  expect(screen.queryByText('the page is gone')).toBeNull()
  expect(screen.getByRole('heading', { name: 'Orders' }).style.display).toBe('')
  await act(async () => resolve('Its maker is away'))
  expect(screen.getByRole('dialog').textContent).toContain('Its maker is away')
})
