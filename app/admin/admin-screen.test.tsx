import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import AdminScreen from './admin-screen.tsx'

vi.mock('../platform/session/session-store.ts', async (original) => ({ ...(await original<object>()), useSession: () => ({ user: null, loading: false }) }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)

test('whoever follows a link to a record and signs in first comes to that record', () => {
  const element = (
    <I18nextProvider i18n={words}>
      <AdminScreen />
    </I18nextProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/admin/*', element }], { initialEntries: ['/admin/orders?filter=%7B%22late%22%3Atrue%7D'] })} />)
  const to = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'door.signInButton' }).href)
  expect([to.pathname, to.searchParams.get('next')]).toEqual(['/auth', '/admin/orders?filter=%7B%22late%22%3Atrue%7D'])
})
