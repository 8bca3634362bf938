import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import type { NamedRecord } from './named-record.ts'
import { RecordPicker } from './record-picker.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)

test('Enter chooses what was found for the words that stand there, and not what was found for those before them', async () => {
  const looms = Promise.withResolvers<NamedRecord[]>()
  const onChange = vi.fn<(chosen: NamedRecord[]) => void>()
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <RecordPicker
          label="Makers"
          of="sellers"
          find={(typed) => (typed === 'silk' ? Promise.resolve([{ id: 'silk', name: 'Silk House' }]) : looms.promise)}
          chosen={[]}
          onChange={onChange}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  const field = screen.getByRole('searchbox')
  fireEvent.change(field, { target: { value: 'silk' } })
  expect(await screen.findByRole('button', { name: 'Silk House' })).toBeDefined()
  fireEvent.change(field, { target: { value: 'loom' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange).not.toHaveBeenCalled()

  looms.resolve([{ id: 'loom', name: 'Loom House' }])
  expect(await screen.findByRole('button', { name: 'Loom House' })).toBeDefined()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onChange).toHaveBeenCalledExactlyOnceWith([{ id: 'loom', name: 'Loom House' }])
})
