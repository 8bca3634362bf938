import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTucked } from './use-tucked.ts'

function Button() {
  const button = useRef<HTMLButtonElement>(null)
  const place = useTucked(button, false)
  return (
    <>
      <input />
      <button ref={button} type="button">
        {place}
      </button>
    </>
  )
}
const rest = () => act(() => void vi.advanceTimersByTime(1_000))
const button = () => screen.getByRole('button')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(document, { elementsFromPoint: () => [] }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the button keeps its form while a finger or the mouse is on it, and makes itself small once it is let go', () => {
  render(<Button />)
  rest()
  expect(button().textContent).toBe('whole')
  fireEvent.pointerEnter(button())
  act(() => screen.getByRole('textbox').focus())
  rest()
  expect(button().textContent).toBe('whole')
  fireEvent.pointerLeave(button())
  rest()
  expect(button().textContent).toBe('tucked')
})
