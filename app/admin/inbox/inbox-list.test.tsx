import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import InboxList from './inbox-list.tsx'

const counts = vi.hoisted(() => ({ answer: Promise.withResolvers<unknown>() }))
vi.mock('../../desk-kit/ask-database.ts', () => ({
  databaseResult: (name: string) => (name === 'waiting_counts' ? counts.answer.promise : Promise.resolve([{ kind: 'slip', key: 'one' }])),
}))
vi.mock('./work-item.tsx', () => ({ WorkItem: () => <button type="button">decide</button> }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)

test.each(['answered', 'failed'])('what waits is drawn once the kinds above it have %s', async (how) => {
  counts.answer = Promise.withResolvers()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <InboxList /> }])} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  await expect.poll(() => client.getQueryData(['waiting-work', undefined, false])).toBeDefined()
  await act(async () => {})
  expect(screen.queryByRole('button', { name: 'decide' })).toBeNull()
  await act(async () => (how === 'failed' ? counts.answer.reject(new Error('away')) : counts.answer.resolve([{ kind: 'slip', waiting: 1, late: 0 }])))
  expect(await screen.findByRole('button', { name: 'decide' })).toBeDefined()
  // Asked again every minute: what failed before hides nothing.
  counts.answer = Promise.withResolvers()
  await act(async () => void client.refetchQueries({ queryKey: ['waiting-counts'] }))
  expect(screen.getByRole('button', { name: 'decide' })).toBeDefined()
})
