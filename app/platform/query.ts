import { QueryClient } from '@tanstack/react-query'

const MINUTE_MS = 60_000

/** The specification's retries: up to two, none for refusals (4xx) except a timeout (408) and "too many" (429). */
export function worthRetrying(failures: number, error: unknown): boolean {
  const status = statusOf(error)
  if (status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429) return false
  return failures < 2
}

/** PostgREST's errors carry `status` or only its `code`; fetch's own carry neither and are worth another try. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

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
      mutations: { retry: 1, onError: (error) => reportError(error) },
    },
  })

// Browser only: what the personal screens of one tab share. The server renders none of their data and gets a client of its own each time.
let ofTab: QueryClient | undefined

/** The tab's query client. Import this file from lazily loaded screens only, so that visitors do not download TanStack Query. */
export const queryClient = (): QueryClient => (typeof document === 'undefined' ? createQueryClient() : (ofTab ??= createQueryClient()))
