import { cleanup, render } from '@testing-library/react'
import { useStore } from 'ra-core'
import { createInstance } from 'i18next'
import { useEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { Desk } from '../../desk-kit/desk-context.tsx'
import { openLook } from '../../staff/impersonation/begin-look.ts'
import { isTold } from './stored-things.ts'

const words = createInstance()
await words.init({ lng: 'en', resources: { en: {} } })
afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Chooses() {
  const [, choose] = useStore<Record<string, boolean>>('orders.columns', {})
  useEffect(() => choose({ number: true }), [choose])
  return null
}

test('what the office keeps of the lists of somebody is named in the cookie policy', () => {
  render(
    <I18nextProvider i18n={words}>
      <MemoryRouter>
        <Desk cards={[]} basename="" owner="staff:ada">
          <Chooses />
        </Desk>
      </MemoryRouter>
    </I18nextProvider>,
  )
  const kept = Object.keys(localStorage)
  expect(kept.some((name) => name.endsWith('orders.columns'))).toBe(true)
  expect(kept.filter((name) => !isTold('local', name))).toEqual([])
})

test('so is what a window holds in which the team looks at somebody’s account', () => {
  let held: string[] = []
  vi.spyOn(window, 'open').mockImplementation(() => {
    held = Object.keys(sessionStorage)
    return window
  })
  openLook(
    { person: { name: 'Ada', email: 'ada@example.com' }, staff: { name: 'Nok' }, session: { access_token: 'a', expires_at: 2_000_000_000, user: {} } },
    '/',
  )
  expect(held).not.toEqual([])
  expect(held.filter((name) => !isTold('session', name))).toEqual([])
})
