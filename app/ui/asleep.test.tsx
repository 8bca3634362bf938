import { act } from '@testing-library/react'
import { createContext, memo, type ReactNode, use, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { asleep } from './asleep.tsx'

/** Told whenever the part is rendered. */
const rendered = vi.fn<() => void>()
/** Somebody comes near. */
let near: () => void = () => {}

beforeEach(() => {
  rendered.mockClear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #watched: Element[] = []
      constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        near = () => tell(this.#watched.map((target) => ({ isIntersecting: true, target })))
      }
      observe = (element: Element) => void this.#watched.push(element)
      disconnect = () => void (this.#watched = [])
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const Language = createContext('en')

function Counter({ name }: { name: string }) {
  rendered()
  const [pressed, setPressed] = useState(0)
  return (
    <section lang={use(Language)}>
      <a href="/products">{name}</a>
      <button type="button" onClick={() => setPressed(pressed + 1)}>
        {pressed}
      </button>
    </section>
  )
}

const Below = asleep(Counter)
const DRAWN = '<div class="contents"><!--$--><section lang="en"><a href="/products">bowls</a><button type="button">0</button></section><!--/$--></div>'

async function takeOver(page: ReactNode, drawn = DRAWN) {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = drawn
  const link = container.querySelector('a')
  const failed = vi.fn<(error: unknown) => void>()
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: failed }))
  return {
    root,
    failed,
    /** What the server drew stands in the page, and nothing was drawn in its place. */
    isKept: () => link !== null && container.querySelector('a') === link,
    button: () => container.querySelector('button') as HTMLButtonElement,
    container,
  }
}

test('what the server drew stays as it is, and React does nothing for it until somebody comes near', async () => {
  const { isKept, button, failed } = await takeOver(<Below name="bowls" />)
  expect(rendered).toHaveBeenCalledTimes(0)
  expect(isKept()).toBe(true)
  await act(async () => near())
  expect(rendered).toHaveBeenCalledTimes(1)
  await act(async () => button().click())
  expect(button().textContent).toBe('1')
  expect(isKept()).toBe(true)
  expect(failed).not.toHaveBeenCalled()
})

test('a press wakes it, and counts', async () => {
  const { isKept, button, failed } = await takeOver(<Below name="bowls" />)
  expect(rendered).toHaveBeenCalledTimes(0)
  await act(async () => button().click())
  expect(button().textContent).toBe('1')
  expect(isKept()).toBe(true)
  expect(failed).not.toHaveBeenCalled()
})

test('so does one that comes before React has come by at all', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = DRAWN
  const button = container.querySelector('button') as HTMLButtonElement
  await act(async () => {
    hydrateRoot(container, <Below name="bowls" />)
    const press = new MouseEvent('click', { bubbles: true })
    // As browsers say it; the DOM of tests does not.
    vi.stubGlobal('event', press)
    button.dispatchEvent(press)
    vi.stubGlobal('event', undefined)
  })
  expect(button.textContent).toBe('1')
  expect(container.querySelector('button')).toBe(button)
})

test('given the same it sleeps on, given something else it shows that', async () => {
  const { root, container } = await takeOver(<Below name="bowls" />)
  await act(async () => root.render(<Below name="bowls" />))
  expect(rendered).toHaveBeenCalledTimes(0)
  await act(async () => root.render(<Below name="baskets" />))
  expect(container.querySelector('a')?.textContent).toBe('baskets')
})

test('what changes around it is shown, and never nothing', async () => {
  const emptied = vi.fn<() => void>()
  const Page = memo(({ language }: { language: string }) => (
    <Language value={language}>
      <Below name="bowls" />
    </Language>
  ))
  const { root, container } = await takeOver(<Page language="en" />)
  expect(rendered).toHaveBeenCalledTimes(0)
  const watch = new MutationObserver(() => container.querySelector('section') ?? emptied())
  watch.observe(container, { childList: true, subtree: true })
  await act(async () => root.render(<Page language="th" />))
  expect(container.querySelector('section')?.lang).toBe('th')
  watch.disconnect()
  expect(emptied).not.toHaveBeenCalled()
})

test('drawn by the browser, as after a followed link, it is awake at once', async () => {
  const Page = ({ open }: { open: boolean }) => (open ? <Below name="bowls" /> : null)
  const { root, button } = await takeOver(<Page open={false} />, '')
  await act(async () => root.render(<Page open />))
  expect(rendered).toHaveBeenCalledTimes(1)
  await act(async () => button().click())
  expect(button().textContent).toBe('1')
})
