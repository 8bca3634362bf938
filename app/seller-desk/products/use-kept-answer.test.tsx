import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { isTold } from '../../pages/legal/stored-things.ts'
import { KEPT_DAYS } from '../../platform/session/kept-days.ts'
import { forgetDrafts } from '../../platform/session/forget-drafts.ts'
import { useKeptAnswer } from './use-kept-answer.ts'

test('what is being answered is there again after another part of the desk, both at once, until it is sent', () => {
  const first = renderHook(() => useKeptAnswer('mali:1'))
  act(() => first.result.current.say({ words: 'I drew it in 2019' }))
  // A picture that comes up takes nothing from what is written meanwhile.
  act(() => {
    first.result.current.say({ papers: ['mali/loom.webp'] })
    first.result.current.say({ words: 'I drew it in 2019, here is the sketch' })
  })
  first.unmount()

  const again = renderHook(() => useKeptAnswer('mali:1'))
  expect(again.result.current.said).toEqual({ words: 'I drew it in 2019, here is the sketch', papers: ['mali/loom.webp'] })
  expect(renderHook(() => useKeptAnswer('mali:2')).result.current.said).toEqual({ words: '', papers: [] })

  act(() => again.result.current.forget())
  again.unmount()
  expect(renderHook(() => useKeptAnswer('mali:1')).result.current.said).toEqual({ words: '', papers: [] })
})

test('whoever signs out takes the answer along, and the cookie policy names where it was', () => {
  const { result, unmount } = renderHook(() => useKeptAnswer('nok:1'))
  act(() => result.current.say({ words: 'It is my grandmother’s pattern' }))
  expect(Object.keys(sessionStorage).filter((name) => !isTold('session', name))).toEqual([])
  unmount()
  forgetDrafts([sessionStorage])
  expect(renderHook(() => useKeptAnswer('nok:1')).result.current.said.words).toBe('')
})

test('an answer that nobody went on with for as long as the cookie policy says is gone', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  const written = renderHook(() => useKeptAnswer('ploy:1'))
  act(() => written.result.current.say({ words: 'I began this in spring' }))
  written.unmount()
  vi.setSystemTime((KEPT_DAYS - 1) * 86_400_000)
  // Looked at, it becomes no younger.
  const seen = renderHook(() => useKeptAnswer('ploy:1'))
  expect(seen.result.current.said.words).toBe('I began this in spring')
  seen.unmount()
  vi.setSystemTime(KEPT_DAYS * 86_400_000)
  expect(renderHook(() => useKeptAnswer('ploy:1')).result.current.said.words).toBe('')
  expect(Object.keys(sessionStorage)).toEqual([])
  vi.useRealTimers()
})
