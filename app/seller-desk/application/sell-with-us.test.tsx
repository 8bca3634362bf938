import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SellWithUs } from './sell-with-us.tsx'

const atOnce = vi.hoisted(() => Promise.withResolvers<boolean>())
vi.mock('../../profile/my-profile.ts', () => ({ getMyApplication: async () => null, approvesAtOnce: () => atOnce.promise }))
vi.mock('./application-steps.tsx', () => ({ ApplicationSteps: () => null }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)
/** Drawn with the same answer, in the same moment. */
const Beside = () => useQuery({ queryKey: ['my-application', 'anong'], queryFn: async () => null }).isSuccess && <p>beside</p>

test('whoever may apply reads what stands above the button before it can be pressed', async () => {
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: [<SellWithUs key="asked" personId="anong" />, <Beside key="beside" />] }])} />
      </QueryClientProvider>
    </I18nextProvider>,
  )
  expect(await screen.findByText('beside')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => atOnce.resolve(true))
  expect(await screen.findByText('sell.atOnce')).toBeDefined()
  expect(screen.getByRole('button', { name: 'sell.apply' })).toBeDefined()
})
