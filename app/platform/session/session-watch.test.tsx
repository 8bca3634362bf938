import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_KEY } from './session-key.ts'
import { watchSession } from './session-watch.ts'

const ANONG = JSON.stringify({ access_token: 'a', user: { id: 'anong', email: 'anong@example.com' } })
const MALEE = JSON.stringify({ access_token: 'm', user: { id: 'malee', email: 'malee@example.com' } })

/** As browsers say it; the DOM of tests does not know what `persisted` is. */
const passing = (name: 'pagehide' | 'pageshow', persisted: boolean) => window.dispatchEvent(Object.assign(new Event(name), { persisted }))

/** Leaves the page, and comes back to it with Back, as a browser does that has kept it whole. */
function leaveAndReturn(meanwhile: () => void) {
  passing('pagehide', true)
  meanwhile()
  passing('pageshow', true)
}
const isHidden = () => document.documentElement.style.display === 'none'

const reload = vi.fn<() => void>()
beforeEach(() => {
  // Not while a page is idle: the client is not what is tried here.
  vi.stubGlobal('requestIdleCallback', () => 0)
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.style.display = ''
  reload.mockClear()
})
watchSession(reload)

test.each([
  ['who has signed out', ANONG, null],
  ['of somebody else', ANONG, MALEE],
  ['of a stranger who has signed in', null, MALEE],
])('a page %s does not come back with Back: it is fetched anew, and not seen before', (_, before, after) => {
  const keep = (session: string | null) => (session === null ? localStorage.removeItem(SESSION_KEY) : localStorage.setItem(SESSION_KEY, session))
  keep(before)
  leaveAndReturn(() => keep(after))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isHidden()).toBe(true)
})

test('the page of whoever is still signed in comes back as it was left, also with a newer token', () => {
  localStorage.setItem(SESSION_KEY, ANONG)
  leaveAndReturn(() => localStorage.setItem(SESSION_KEY, ANONG.replace('"a"', '"b"')))
  expect(reload).not.toHaveBeenCalled()
  expect(isHidden()).toBe(false)
})

test('a page that was fetched is not fetched twice', () => {
  passing('pageshow', false)
  expect(reload).not.toHaveBeenCalled()
})
