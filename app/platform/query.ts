import { QueryClient } from '@tanstack/react-query'
import { mayPass } from './answered.ts'

const MINUTE_MS = 60_000

/** The specification's retries: up to two, none for refusals (4xx) except a timeout (408) and "too many" (429). */
export const worthRetrying = (failures: number, error: unknown): boolean => failures < 2 && isPassing(error)

/** A change is tried once more, by the same rule. Where that could do it twice, the mutation says `retry: false` and why. */
export const worthRepeating = (failures: number, error: unknown): boolean => failures < 1 && isPassing(error)

/** What carries no status never reached a server. */
const isPassing = (error: unknown): boolean =>
  !(typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') || mayPass(error.status)

/** What somebody else, another device or the clock may have changed: a screen that is opened again asks again. */
export const CHANGES_ELSEWHERE = { refetchOnMount: 'always' } as const

/** From one second, doubling, at most ten. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 10_000)

/** A client with the specification's constants: stale after 15 minutes, kept 30, no refetch on focus or mount, refetch on reconnect. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15 * MINUTE_MS,
        gcTime: 30 * MINUTE_MS,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchOnReconnect: true,
        retry: worthRetrying,
        retryDelay,
      },
      mutations: { retry: worthRepeating, retryDelay, onError: (error) => reportError(error) },
    },
  })

// Browser only: what the personal screens of one tab share. The server renders none of their data and gets a client of its own each time.
let ofTab: QueryClient | undefined

/** The tab's query client. Import this file from lazily loaded screens only, so that visitors do not download TanStack Query. */
export const queryClient = (): QueryClient => (typeof document === 'undefined' ? createQueryClient() : (ofTab ??= createQueryClient()))
