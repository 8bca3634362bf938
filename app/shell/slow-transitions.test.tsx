import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { slowTransition, useSlowTransitions } from './slow-transitions.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Frame({ tell }: { tell: (sentence: string) => void }) {
  useSlowTransitions(tell)
  return (
    <>
      <Link to="/there?token=secret">Go</Link>
      <Outlet />
    </>
  )
}

async function walkFor(ms: number): Promise<string[]> {
  const said: string[] = []
  const tell = (sentence: string) => void said.push(sentence)
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const loader = () => new Promise((done) => setTimeout(() => done(null), ms))
  const router = createMemoryRouter([
    {
      element: <Frame tell={tell} />,
      children: [
        { path: '/', element: <p>Here</p> },
        { path: '/there', loader, element: <p>There</p> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => screen.getByText('Go').click())
  await act(async () => vi.advanceTimersByTimeAsync(ms + 1))
  expect(screen.getByText('There')).toBeDefined()
  return said
}

test('a page that took longer than a second is logged, without its query', async () => {
  expect(await walkFor(1500)).toEqual([expect.stringMatching(/^Slow route transition: \/ → \/there took 15\d\d ms$/)])
})

test('a quick one is not', async () => {
  expect(await walkFor(300)).toEqual([])
  expect(slowTransition({ from: '/', to: '/x', ms: 1000 })).toBeUndefined()
})
