import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { startTransition, Suspense, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { I18nextProvider as WholeProvider, useTranslation as useWhole } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { I18nextProvider, useTranslation } from './light-react-i18next.tsx'

afterEach(cleanup)

const CATALOGUES = { shell: { hello: 'Hello {{name}}' }, cart: { pieces_one: '{{count}} piece', pieces_other: '{{count}} pieces' } }

/** An instance that knows `shell`; `cart` comes when the test lets it. */
async function givenWords() {
  const { promise: cart, resolve: letIn } = Promise.withResolvers<void>()
  const words = createInstance()
  words.use({
    type: 'backend' as const,
    init() {},
    read: (_language: string, namespace: keyof typeof CATALOGUES, answer: (error: null, sentences: object) => void) =>
      void (namespace === 'cart' ? cart : Promise.resolve()).then(() => answer(null, CATALOGUES[namespace])),
  })
  await words.init({ lng: 'en', fallbackLng: false, ns: ['shell'], defaultNS: 'shell', interpolation: { escapeValue: false }, react: { bindI18n: '' } })
  return { words, letIn }
}

const both = [
  ['react-i18next', { Provider: WholeProvider, use: useWhole }],
  ['the light one', { Provider: I18nextProvider, use: useTranslation }],
] as const

test.each(both)('%s: a part speaks its namespaces, others by name, and knows its language', async (_name, { Provider, use }) => {
  const { words, letIn } = await givenWords()
  letIn()
  await words.loadNamespaces('cart')
  const Part = () => {
    const { t, i18n } = use(['cart', 'shell'])
    const { t: ofShell } = use()
    return <p>{[t('pieces', { count: 2 }), t('shell:hello', { name: 'Anong' }), ofShell('hello', { name: 'Bua' }), i18n.language].join(', ')}</p>
  }
  const { container } = render(
    <Provider i18n={words}>
      <Part />
    </Provider>,
  )
  expect(container.textContent).toBe('2 pieces, Hello Anong, Hello Bua, en')
})

test.each(both)('%s: a part whose sentences are on their way waits for them, and nothing else does', async (_name, { Provider, use }) => {
  const { words, letIn } = await givenWords()
  const Greeting = () => <p>{use('shell').t('hello', { name: 'Anong' })}</p>
  // Hooks after the waiting one: a part that is rendered anew must find them as it left them.
  const Cart = () => {
    const { t } = use('cart')
    const [count] = useState(1)
    return <p>{t('pieces', { count })}</p>
  }
  await act(async () =>
    render(
      <Provider i18n={words}>
        <Greeting />
        <Suspense fallback="on its way">
          <Cart />
        </Suspense>
      </Provider>,
    ),
  )
  expect(screen.getByText('Hello Anong')).toBeTruthy()
  expect(screen.getByText('on its way')).toBeTruthy()
  await act(async () => letIn())
  expect(await screen.findByText('1 piece')).toBeTruthy()
})

test.each(both)('%s: a part whose sentences come in the same moment goes on where it waited', async (_name, { Provider, use }) => {
  const { words, letIn } = await givenWords()
  letIn()
  const Cart = () => {
    const { t } = use('cart')
    const [count] = useState(1)
    return <p>{t('pieces', { count })}</p>
  }
  const problems: unknown[] = []
  const root = createRoot(document.body.appendChild(document.createElement('div')), { onRecoverableError: (error) => problems.push(error) })
  await act(async () =>
    startTransition(() =>
      root.render(
        <Provider i18n={words}>
          <Cart />
        </Provider>,
      ),
    ),
  )
  expect(await screen.findByText('1 piece')).toBeTruthy()
  expect(problems).toEqual([])
  await act(async () => root.unmount())
})

test('the light one gives the same translator again, so that what depends on it is not made anew', async () => {
  const { words } = await givenWords()
  const seen: unknown[] = []
  const Part = () => {
    seen.push(useTranslation('shell').t)
    return null
  }
  render(
    <I18nextProvider i18n={words}>
      <Part />
      <Part />
    </I18nextProvider>,
  )
  expect(new Set(seen).size).toBe(1)
})

test('the light one says where it is used without words', () => {
  const Part = () => <p>{useTranslation('shell').t('hello')}</p>
  expect(() => render(<Part />)).toThrow('outside I18nextProvider')
})
