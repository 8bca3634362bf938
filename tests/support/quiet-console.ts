import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

// A warning nobody expected is a fault nobody has looked at: React tells of wrong keys and broken hydration only on the console.
// A test that expects one says so: `vi.mocked(console.error).mockClear()` after looking at what was said.
let spies: MockInstance[] = []

beforeEach(() => {
  spies = [vi.spyOn(console, 'error').mockImplementation(() => undefined), vi.spyOn(console, 'warn').mockImplementation(() => undefined)]
})

afterEach(() => {
  const said = spies.flatMap((spy) => spy.mock.calls)
  for (const spy of spies) spy.mockRestore()
  expect(said, 'nothing on the console').toEqual([])
})
