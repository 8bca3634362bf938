import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { CoreAdminContext, type DataProvider, type GetListParams, memoryStore, ResourceContextProvider, useNotificationContext } from 'ra-core'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { ResourceCard } from './resource-card.ts'
import { ResourceList } from './resource-list.tsx'
import { CardsContext } from './use-card.ts'

vi.mock('./use-first-view.ts', () => ({ useFirstView: () => true }))
vi.mock('./filter-bar.tsx', () => ({ FilterBar: () => null }))
vi.mock('./list-pager.tsx', () => ({ ListPager: () => null }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)

const card = {
  name: 'reviews',
  section: 'trust',
  words: 'admin-reviews',
  rights: { read: 'reviews.read' },
  source: { from: 'reviews', columns: 'id', sorts: [{ field: 'id', order: 'DESC' }] },
} as unknown as ResourceCard

type Answers = (params: GetListParams) => Promise<{ data: { id: string }[]; pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean } }>

/** What ra-core would have said beside the list. */
function Said() {
  const { notifications } = useNotificationContext()
  return <output>{notifications.length}</output>
}

function given(answers: Answers, search: string) {
  const client = new QueryClient()
  const provider = { getList: (_resource: string, params: GetListParams) => answers(params) } as unknown as DataProvider
  const element = (
    <I18nextProvider i18n={words}>
      <CoreAdminContext dataProvider={provider} store={memoryStore()} queryClient={client}>
        <CardsContext value={[card]}>
          <ResourceContextProvider value="reviews">
            <ResourceList columns={[]} drawn={(rows) => rows.map(({ id }) => <p key={id}>{id}</p>)} />
          </ResourceContextProvider>
        </CardsContext>
        <Said />
      </CoreAdminContext>
    </I18nextProvider>
  )
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [`/${search}`] })
  render(<RouterProvider router={router} />)
  return { client, router }
}

test('a later page whose rows have all gone leads to those that are left', async () => {
  const rows = { first: [{ id: 'r1' }], later: [{ id: 'r2' }] as { id: string }[] }
  const { client, router } = given(
    async ({ meta }) => ({
      data: (meta as { after?: string }).after === undefined ? rows.first : rows.later,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    }),
    '?filter=%7B%22status%22%3A%22pending%22%7D&after=here',
  )
  expect(await screen.findByText('r2')).toBeDefined()
  rows.later = []
  await act(() => client.invalidateQueries())
  expect(await screen.findByText('r1')).toBeDefined()
  expect(router.state.location.search).toContain('filter=')
  expect(router.state.location.search).not.toContain('after=')
})

test('what failed is said once, in its place', async () => {
  const told = vi.spyOn(console, 'error')
  given(() => Promise.reject(new Error('canceling statement due to statement timeout')), '')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('0')
  expect(screen.queryByText(/canceling statement/)).toBeNull()
  // ra-core tells developers of what its provider could not do.
  expect(told).toHaveBeenCalledOnce()
  told.mockClear()
})
