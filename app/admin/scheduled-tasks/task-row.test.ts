import { expect, test } from 'vitest'
import { clockOf, stateOf, type TaskRow } from './task-row.ts'

test.each([
  ['', 'onDemand', {}],
  ['* * * * *', 'minute', {}],
  ['*/10 * * * *', 'minutes', { count: 10 }],
  ['7 * * * *', 'hourly', { time: '07' }],
  ['5 1 * * *', 'daily', { time: '01:05' }],
  ['5 1 * * 1', 'other', { cron: '5 1 * * 1' }],
])('the clock %j is said as %s', (cron, name, facts) => expect(clockOf(cron)).toEqual({ name, facts }))

test('what somebody decided comes before what the clock says, and that before how it ended', () => {
  const now = new Date('2026-11-26T10:00:00Z')
  const task: TaskRow = {
    id: 'send-outbox',
    task: 'send-outbox',
    cron: '* * * * *',
    may_pause: true,
    paused_at: null,
    paused_by: null,
    pause_reason: '',
    next_at: '2026-11-26T09:50:00Z',
    last_at: null,
    last_ms: 0,
    last_result: 'never',
    last_error: '',
    failed_in_a_row: 0,
  }
  expect(stateOf(task, now)).toBe('never')
  expect(stateOf({ ...task, last_result: 'done' }, now)).toBe('well')
  const failing: TaskRow = { ...task, last_result: 'failed', failed_in_a_row: 2 }
  expect(stateOf(failing, now)).toBe('failing')
  expect(stateOf({ ...failing, next_at: '2026-11-26T09:40:00Z' }, now)).toBe('late')
  expect(stateOf({ ...failing, paused_at: '2026-11-26T09:00:00Z', next_at: '2026-11-26T09:40:00Z' }, now)).toBe('paused')
})
