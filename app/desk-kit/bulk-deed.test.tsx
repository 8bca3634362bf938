import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import kit from '../../messages/en/desk-kit.json'
import type { Answer } from '../platform/call-function.ts'
import { TOAST_EVENT } from '../ui/toast.ts'
import { BulkDeed } from './bulk-deed.tsx'
import { ChosenRowsContext, type LetGo } from './chosen-rows.ts'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { 'desk-kit': kit } }, interpolation: { escapeValue: false } })
const told: { title: string; tone: string }[] = []
const hear = (event: Event) => told.push((event as CustomEvent<{ title: string; tone: string }>).detail)
beforeEach(() => {
  told.length = 0
  window.addEventListener(TOAST_EVENT, hear)
})
afterEach(() => {
  window.removeEventListener(TOAST_EVENT, hear)
  cleanup()
})

const DONE: Answer<null> = { done: true, result: null }
const refused = (code: string, status: number): Answer<never> => ({ done: false, refusal: { code, message: '', status } })
const ROWS = [{ id: 1 }, { id: 2 }, { id: 3 }]

function given(answers: Record<number, Answer<unknown>[]>) {
  const asked: number[] = []
  const letGo = vi.fn<LetGo>()
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <ChosenRowsContext value={letGo}>
          <BulkDeed
            rows={ROWS}
            chosen={3}
            verb="End"
            consequence=""
            nameOf={({ id }) => String(id)}
            ask={async ({ id }) => {
              asked.push(id)
              return answers[id]?.shift() ?? DONE
            }}
          />
        </ChosenRowsContext>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'End (3)' }))
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/Reason|Why/), { target: { value: 'Because' } })
  return { asked, letGo, press: () => act(async () => fireEvent.click(dialog.getByRole('button', { name: 'End' }))) }
}

test('what was refused stays chosen, so that it is known which it is', async () => {
  const { letGo, press } = given({ 2: [refused('already_decided', 409)] })
  await press()
  expect(letGo).toHaveBeenCalledExactlyOnceWith([2])
  expect(told).toMatchObject([{ title: 'Done with 2; refused with 1, still chosen' }])
})

test('where it was done with none, what is in the way is said', async () => {
  const answers = Object.fromEntries(ROWS.map(({ id }) => [id, [refused('already_decided', 409)]]))
  const { letGo, press } = given(answers)
  await press()
  expect(letGo).not.toHaveBeenCalled()
  expect(told).toMatchObject([{ title: kit.refused.already_decided, tone: 'failure' }])
})

test('what was done before the line broke is not done again by the next press', async () => {
  const { asked, letGo, press } = given({ 2: [refused('offline', 0)] })
  await press()
  await press()
  expect(asked).toEqual([1, 2, 2, 3])
  expect(letGo).toHaveBeenCalledExactlyOnceWith([])
})
