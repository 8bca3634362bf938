import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { MySeller } from './read-my-seller.ts'
import { ProductsTab } from './products-tab.tsx'

const { answers, ask } = vi.hoisted(() => {
  const answers = new Map<string, PromiseWithResolvers<unknown>>()
  return {
    answers,
    ask: (what: string) => () => {
      const answer = Promise.withResolvers<unknown>()
      answers.set(what, answer)
      return answer.promise
    },
  }
})
vi.mock('./find-my-products.ts', async (original) => ({
  ...(await original<object>()),
  findMyProducts: async () => ({ products: [{ id: 'bowl' }], next: undefined }),
  countMyProducts: async () => ({ all: 1, found: 1 }),
}))
vi.mock('./my-product.ts', async (original) => ({ ...(await original<object>()), getRoom: ask('room') }))
vi.mock('./product-change.ts', async (original) => ({ ...(await original<object>()), readTrust: ask('trust') }))
vi.mock('./picture-questions.ts', async (original) => ({ ...(await original<object>()), listPictureQuestions: ask('pictures') }))
vi.mock('../../wholesale/quotes.ts', async (original) => ({ ...(await original<object>()), listOpenQuotes: ask('quotes') }))
vi.mock('./quality.ts', async (original) => ({ ...(await original<object>()), readQuality: ask('quality') }))
vi.mock('./product-row.tsx', () => ({
  ProductRow: ({ product, mends }: { product: { id: string }; mends: string[] }) => <li>{`${product.id}: ${mends.join()}`}</li>,
}))
vi.mock('./product-filter.tsx', () => ({ ProductFilter: () => null }))

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(cleanup)
// The tab reads its key alone.
const seller = { id: 'maker' } as MySeller
const show = (client: QueryClient) =>
  render(
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <ProductsTab seller={seller} /> }])} />
      </QueryClientProvider>
    </I18nextProvider>,
  )

test('pieces are drawn with all that stands above them and in them, and without what could not be had; the second time at once', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnMount: false } } })
  const { container, unmount } = show(client)
  await expect.poll(() => answers.has('quality')).toBe(true)
  for (const [what, answer] of Object.entries({ room: null, pictures: [], quotes: [], quality: new Map([['bowl', ['story']]]) })) {
    expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
    expect(screen.queryByText('bowl: story')).toBeNull()
    await act(async () => answers.get(what)?.resolve(answer))
  }
  expect(screen.queryByText('bowl: story')).toBeNull()
  await act(async () => answers.get('trust')?.reject(new Error('away')))
  expect(await screen.findByText('bowl: story')).toBeDefined()
  expect(container.querySelector('[aria-busy="true"]')).toBeNull()
  unmount()
  show(client)
  expect(screen.getByText('bowl: story')).toBeDefined()
})
