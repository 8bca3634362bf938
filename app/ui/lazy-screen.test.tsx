import { act, cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { type ComponentType, Component, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import errors from '../../messages/en/errors.json'
import { lazyScreen } from './lazy-screen.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { errors } }, interpolation: { escapeValue: false } })

const show = (Screen: ComponentType<{ name: string }>, wrap: (page: ReactNode) => ReactNode = (page) => page) =>
  render(
    <I18nextProvider i18n={words}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: wrap(<Screen name="Anong" />) }])} />
    </I18nextProvider>,
  )
// No shop answers, unless a test says so.
beforeEach(() => void vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch')))
afterEach(cleanup)
const isAwaited = () => document.documentElement.hasAttribute('data-screen-awaited')
const Greeting = ({ name }: { name: string }) => <h1>Hello {name}</h1>
const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))

test('a screen is asked for once, as soon as its route module runs, and shown with its data', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Greeting }>>(async () => ({ default: Greeting }))
  const Screen = lazyScreen(load, { messages: [], skeleton: <p>soon</p> })
  expect(load).toHaveBeenCalledTimes(1)
  show(Screen)
  expect(await screen.findByRole('heading', { name: 'Hello Anong' })).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a screen that cannot be fetched says so, and Retry fetches it as often as needed', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi
    .fn<() => Promise<{ default: typeof Greeting }>>()
    .mockImplementationOnce(failed)
    .mockImplementationOnce(failed)
    .mockResolvedValue({ default: Greeting })
  show(lazyScreen(load, { messages: [] }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Failed to Load Page')
  expect(alert.textContent).toContain('There was an error loading this page. Please try again.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined()
  screen.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(() => load).toHaveBeenCalledTimes(2)
  ;(await screen.findByRole('button', { name: 'Retry' })).click()
  expect(await screen.findByRole('heading', { name: 'Hello Anong' })).toBeDefined()
  quiet.mockRestore()
})

test('where the browser remembers that a screen did not come, Retry loads the page anew, once the shop answers', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const shop = vi.spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response(''))
  show(lazyScreen(failed, { messages: [], skeleton: <p>soon</p> }))
  ;(await screen.findByRole('button', { name: 'Retry' })).click()
  await expect.poll(() => shop).toHaveBeenCalledTimes(1)
  ;(await screen.findByRole('button', { name: 'Retry' })).click()
  expect(await screen.findByText('soon')).toBeDefined()
  await expect.poll(() => reload).toHaveBeenCalledTimes(1)
  expect(shop).toHaveBeenLastCalledWith(window.location.href, { method: 'HEAD', cache: 'no-store' })
  vi.restoreAllMocks()
  quiet.mockRestore()
})

test('the page says that a screen is awaited as long as its picture stands there, and no longer', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Greeting }>()
  const Part = lazyScreen(() => promise, { messages: [], skeleton: <p>part soon</p>, rare: true })
  const Whole = ({ name }: { name: string }) => <Part name={name} />
  const { unmount } = show(lazyScreen(async () => ({ default: Whole }), { messages: [], skeleton: <p>soon</p> }))
  expect(isAwaited()).toBe(true)
  expect(await screen.findByText('part soon')).toBeDefined()
  expect(isAwaited()).toBe(true)
  resolve({ default: Greeting })
  expect(await screen.findByRole('heading', { name: 'Hello Anong' })).toBeDefined()
  expect(isAwaited()).toBe(false)
  unmount()
  expect(isAwaited()).toBe(false)
})

test('nobody waits for a screen that failed: what says so answers', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  show(lazyScreen(failed, { messages: [] }))
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(isAwaited()).toBe(false)
  quiet.mockRestore()
})

test('a screen that the server drew is awaited until it is taken over', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Greeting }>()
  const page = (load: () => Promise<{ default: typeof Greeting }>) => {
    const Screen = lazyScreen(load, { messages: [] })
    return <Screen name="Anong" />
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = '<!--$--><h1>Hello <!-- -->Anong</h1><!--/$-->'
  const root = await act(async () =>
    hydrateRoot(
      container,
      page(() => promise),
    ),
  )
  expect(screen.getByRole('heading', { name: 'Hello Anong' })).toBeDefined()
  expect(isAwaited()).toBe(true)
  await act(async () => resolve({ default: Greeting }))
  expect(isAwaited()).toBe(false)
  act(() => root.unmount())
  container.remove()
})

test('a mistake inside the screen is no failed load: it goes on to the next boundary', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('a mistake')
  }
  show(
    lazyScreen(async () => ({ default: Broken }), { messages: [] }),
    (page) => <Outer>{page}</Outer>,
  )
  expect(await screen.findByText('caught: a mistake')).toBeDefined()
  quiet.mockRestore()
})

class Outer extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError(error: Error) {
    return { error }
  }
  override render() {
    return this.state.error ? <p>caught: {this.state.error.message}</p> : this.props.children
  }
}
