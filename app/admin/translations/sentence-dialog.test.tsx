import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SentenceDialog } from './sentence-dialog.tsx'
import type { Sentence } from './sentence.ts'

const changed = vi.hoisted(() => vi.fn<(...asked: unknown[]) => unknown>())
vi.mock('./sentence.ts', async (original) => ({ ...(await original<object>()), changeSentence: changed }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
beforeEach(() => changed.mockReset())
afterEach(cleanup)

const SENTENCE: Sentence = { namespace: 'cart', key: 'title', english: 'Cart', builtIn: 'Cart' }
const screenOf = (sentence: Sentence) => (
  <I18nextProvider i18n={words}>
    <QueryClientProvider client={new QueryClient()}>
      <SentenceDialog language="en" sentence={sentence} onClose={() => {}} />
    </QueryClientProvider>
  </I18nextProvider>
)
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^sentence/)
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'save' })))

test('a sentence that a colleague has changed meanwhile is shown beside mine, and a second press does not write over it', async () => {
  changed.mockResolvedValue({ done: false, refusal: { code: 'changed_meanwhile', message: '', status: 409 } })
  const { rerender } = render(screenOf(SENTENCE))
  fireEvent.change(field(), { target: { value: 'My basket' } })
  fireEvent.change(screen.getByLabelText(/reason\.label/), { target: { value: 'Shorter' } })
  await save()
  expect(changed).toHaveBeenCalledOnce()
  // What the list is asked anew says.
  rerender(screenOf({ ...SENTENCE, override: 'Their basket' }))
  await save()
  expect(changed).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Their basket')
  expect(field().value).toBe('My basket')
})
