import { expect, test } from 'vitest'
import { createQueryClient, retryDelay, worthRepeating, worthRetrying } from './query.ts'

test('refusals are not asked again, except a timeout and "too many"; anything else twice', () => {
  for (const status of [400, 401, 403, 404, 409, 422]) expect([status, worthRetrying(0, { status })]).toEqual([status, false])
  for (const error of [{ status: 408 }, { status: 429 }, { status: 500 }, { status: 503 }, new TypeError('Failed to fetch')]) {
    expect([0, 1, 2].map((failures) => worthRetrying(failures, error))).toEqual([true, true, false])
    expect([0, 1].map((failures) => worthRepeating(failures, error))).toEqual([true, false])
  }
})

test('waits double from one second to ten', () => {
  expect([0, 1, 2, 3, 4, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
})

test('the specification’s times', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 900_000, gcTime: 1_800_000, refetchOnWindowFocus: false, refetchOnMount: false, refetchOnReconnect: true })
  expect(mutations).toMatchObject({ retry: worthRepeating, retryDelay })
})
