import { describe, expect, test } from 'vitest'
import { beyond, conditionOf, conditionsOf, literally, quoted, readCursor, type Source, writeCursor } from './rest-question.ts'

const source: Source = { from: 'orders', columns: '*', sorts: [{ field: 'created_at', order: 'DESC' }] }

describe('the conditions of a filter', () => {
  test.each([
    ['one value', 'status', 'placed', [{ column: 'status', operator: 'eq', value: 'placed' }]],
    ['several', 'status', ['placed', 'a,b)'], [{ column: 'status', operator: 'in', value: '("placed","a,b)")' }]],
    ['yes', 'is_gift', true, [{ column: 'is_gift', operator: 'is', value: 'true' }]],
    [
      'a span of days, its last day whole',
      'created_at',
      { from: '2026-02-28', to: '2026-02-28' },
      [
        { column: 'created_at', operator: 'gte', value: '2026-02-27T17:00:00.000Z' },
        { column: 'created_at', operator: 'lt', value: '2026-02-28T17:00:00.000Z' },
      ],
    ],
    ['a span that is open to one side', 'created_at', { from: '2026-01-01' }, [{ column: 'created_at', operator: 'gte', value: '2025-12-31T17:00:00.000Z' }]],
  ] as const)('%s', (_what, column, value, conditions) => {
    expect(conditionOf(column, value)).toEqual(conditions)
  })

  test('what is empty asks nothing, words are asked apart, and a filter of the card speaks for itself', () => {
    const own: Source = { ...source, filters: { waiting: () => [{ column: 'status', operator: 'eq', value: 'placed' }] } }
    expect(conditionsOf(own, { q: 'silk', status: [], seller: '', waiting: true })).toEqual([{ column: 'status', operator: 'eq', value: 'placed' }])
  })
})

describe('what comes behind the edge of a page', () => {
  const edge = { value: '2026-01-01', key: 'k' }
  test('goes down where the order goes down, and up on the way back', () => {
    const sort = { field: 'created_at', order: 'DESC' } as const
    expect(beyond(edge, sort, 'id')).toEqual({
      span: { column: 'created_at', operator: 'lte', value: '2026-01-01' },
      or: 'created_at.lt."2026-01-01",and(created_at.eq."2026-01-01",id.lt."k")',
    })
    expect(beyond(edge, sort, 'id', true)).toEqual({
      span: { column: 'created_at', operator: 'gte', value: '2026-01-01' },
      or: 'created_at.gt."2026-01-01",and(created_at.eq."2026-01-01",id.gt."k")',
    })
  })
  test('needs no second condition where the list is in the order of its key', () => {
    expect(beyond(edge, { field: 'id', order: 'ASC' }, 'id')).toEqual({ span: { column: 'id', operator: 'gt', value: '2026-01-01' } })
  })
})

describe('a cursor', () => {
  test.each([
    { value: 'ผ้าไหม "พิเศษ"', key: 'a' },
    { value: 12, key: 7 },
  ])('is read as it was written: %o', (cursor) => {
    expect(readCursor(writeCursor(cursor))).toEqual(cursor)
  })
  test.each([undefined, '', 'x', btoa('1'), btoa('["a"]'), btoa('[{},1]'), btoa('[null,"x"]'), '%'])(
    'that somebody has changed begins the list anew: %s',
    (text) => {
      expect(readCursor(text)).toBeUndefined()
    },
  )
})

test("people's words stay words within an expression", () => {
  expect(quoted('a"b\\c')).toBe('"a\\"b\\\\c"')
  expect(literally('50%_*')).toBe('50\\%\\_')
})
