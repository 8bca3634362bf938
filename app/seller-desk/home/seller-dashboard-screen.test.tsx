import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import SellerDashboardScreen from './seller-dashboard-screen.tsx'

vi.mock('../../platform/session/session-store.ts', async (original) => ({ ...(await original<object>()), useSession: () => ({ user: null, loading: false }) }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)

test('a maker who follows the link of a letter and signs in first comes to that order', () => {
  const element = (
    <I18nextProvider i18n={words}>
      <SellerDashboardScreen />
    </I18nextProvider>
  )
  const router = createMemoryRouter([{ path: '/seller-dashboard', element }], { initialEntries: ['/seller-dashboard?order=H261120-7KQ4M2X-1'] })
  render(<RouterProvider router={router} />)
  const to = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'signIn.button' }).href)
  expect([to.pathname, to.searchParams.get('next')]).toEqual(['/auth', '/seller-dashboard?order=H261120-7KQ4M2X-1'])
})
