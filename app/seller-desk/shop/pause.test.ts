import * as v from 'valibot'
import { expect, test } from 'vitest'
import { bangkokDay, lastDayOf, pauseForm, standingOf } from './pause.ts'

const TODAY = '2026-11-26'
const read = (from: string, to: string) => v.safeParse(pauseForm(TODAY), { from, to, message: ' Harvest ' })
const problem = (from: string, to: string) => read(from, to).issues?.map(({ message }) => message)

test('a pause lasts from the morning of its first day to the end of its last, in Bangkok', () => {
  const pause = v.parse(pauseForm(TODAY), { from: '2026-12-01', to: '2026-12-05', message: ' Harvest ' })
  expect(pause).toEqual({ from: '2026-11-30T17:00:00.000Z', to: '2026-12-05T17:00:00.000Z', message: 'Harvest' })
  expect(lastDayOf(pause)).toBe('2026-12-05')
  expect(bangkokDay(Date.parse(pause.from))).toBe('2026-12-01')
})

test('a pause may have no last day, but needs a first one, in this order, and not in the past', () => {
  expect(read('2026-12-01', '').output).toMatchObject({ to: null })
  expect(problem('', '')).toEqual(['pause.problem.from'])
  expect(problem('2026-12-05', '2026-12-01')).toEqual(['pause.problem.order'])
  expect(problem('2026-11-01', '2026-11-25')).toEqual(['pause.problem.over'])
})

test('a shop is open before, closed during, and open after a pause', () => {
  const pause = { from: '2026-11-30T17:00:00Z', to: '2026-12-05T17:00:00Z', message: '' }
  expect(standingOf(null, 0)).toBe('none')
  expect(standingOf(pause, Date.parse('2026-11-29T00:00:00Z'))).toBe('later')
  expect(standingOf(pause, Date.parse('2026-12-02T00:00:00Z'))).toBe('now')
  expect(standingOf(pause, Date.parse('2026-12-05T17:00:00Z'))).toBe('none')
})
