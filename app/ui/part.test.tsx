import { cleanup, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import ui from '../../messages/en/ui.json'
import { FailedLoad } from './failed-load.ts'
import { Part } from './part.tsx'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: { ui } }, interpolation: { escapeValue: false } })
const inShop = (page: ReactNode) => <I18nextProvider i18n={words}>{page}</I18nextProvider>

const Written = ({ by, failing }: { by: string; failing: () => boolean }) => {
  if (failing()) throw new RangeError('Incorrect locale information provided')
  return <p>written by {by}</p>
}
afterEach(cleanup)

const always = () => true
const never = () => false
/** React tells of what a boundary has caught. */
const expectTold = () => {
  expect(vi.spyOn(console, 'error').mock.calls.flat().map(String).join()).toContain('Incorrect locale information provided')
  vi.spyOn(console, 'error').mockClear()
}

test('what fails says so in its place; what stands beside it stays', () => {
  render(
    inShop([
      <Part key="a">
        <Written by="Eve" failing={always} />
      </Part>,
      <Part key="b">
        <Written by="Ada" failing={never} />
      </Part>,
    ]),
  )
  expect(screen.getByRole('alert').textContent).toContain(ui.part.failed)
  expect(screen.getByText('written by Ada')).toBeDefined()
  expectTold()
})

test('it is tried again by who asks, and by itself when there is something else to show', () => {
  let broken = true
  const page = (by: string) =>
    inShop(
      <Part>
        <Written by={by} failing={() => broken} />
      </Part>,
    )
  const { rerender } = render(page('Eve'))
  expectTold()
  rerender(page('Eve'))
  expectTold()
  broken = false
  rerender(page('Ada'))
  expect(screen.getByText('written by Ada')).toBeDefined()
})

test('pressed, it comes back where the reason has gone', async () => {
  let broken = true
  render(
    inShop(
      <Part>
        <Written by="Eve" failing={() => broken} />
      </Part>,
    ),
  )
  expectTold()
  broken = false
  screen.getByRole('button', { name: ui.loadFailure.again }).click()
  expect(await screen.findByText('written by Eve')).toBeDefined()
})

test('what nobody has asked for is missed by nobody', () => {
  const { container } = render(
    inShop(
      <Part silent>
        <Written by="Eve" failing={always} />
      </Part>,
    ),
  )
  expect(container.textContent).toBe('')
  expectTold()
})

test('a screen that could not be fetched goes on to where that is told', () => {
  const NotThere = () => {
    throw new FailedLoad('not there')
  }
  expect(() =>
    render(
      inShop(
        <Part>
          <NotThere />
        </Part>,
      ),
    ),
  ).toThrow('not there')
  vi.spyOn(console, 'error').mockClear()
})

test('one odd row of a list is one row that cannot be shown, and the list is still a list', () => {
  render(
    inShop(
      <ul>
        {['Ada', 'Eve', 'Ben'].map((by) => (
          <Part key={by} item>
            <li>
              <Written by={by} failing={by === 'Eve' ? always : never} />
            </li>
          </Part>
        ))}
      </ul>,
    ),
  )
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['written by Ada', expect.stringContaining(ui.part.failed), 'written by Ben'])
  expectTold()
})
