import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Picture } from './picture.tsx'
import { usePreloading } from './use-slow-connection.ts'

// Nothing is fetched here, which must not look like a picture that could not be.
beforeAll(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false))
afterEach(() => vi.unstubAllGlobals())

function Part() {
  return (
    <>
      <p>{usePreloading()}</p>
      <Picture src="/pictures/a.webp" alt="A" sizes="50vw" />
    </>
  )
}
const shown = () => {
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Part /> }])} />)
  const widest = (from: string | null | undefined) => Math.max(...[...(from ?? '').matchAll(/width=(\d+)/g)].map(([, width]) => Number(width)))
  const qualities = (from: string | null | undefined) => [...new Set([...(from ?? '').matchAll(/quality=(\d+)/g)].map(([, quality]) => Number(quality)))]
  const [phone, desk] = [container.querySelector('source')?.getAttribute('srcset'), container.querySelector('img')?.getAttribute('srcset')]
  return { preloading: container.querySelector('p')?.textContent, phone: [widest(phone), qualities(phone)], desk: [widest(desk), qualities(desk)] }
}

// What our server gives unasked is quality 85.
test('on a good line pictures are large and links fetch ahead', () => {
  expect(shown()).toEqual({ preloading: 'intent', phone: [800, [75]], desk: [1280, []] })
})

test.each([{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])('on %o pictures are small, and nothing is fetched ahead', (connection) => {
  vi.stubGlobal('navigator', { ...window.navigator, connection })
  expect(shown()).toEqual({ preloading: 'none', phone: [400, [60]], desk: [400, [60]] })
})
