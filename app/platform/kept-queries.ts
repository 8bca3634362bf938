import { dehydrate, type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { clear, createStore, del, entries, get, update } from 'idb-keyval'
import { isStillKept } from './session/kept-days.ts'
import { isLooking } from './session/session-shelf.ts'

const store = () => createStore('hattha-desk-answers', 'answers')
/** So long after the last answer they are written: they come in heaps. */
const QUIET_MS = 1000

/** So many answers at most, the newest: of each part of the desk, and of some that were searched for. */
const MOST = 100

/**
 * Browser only. Keeps on this device what was last answered to the questions whose keys begin so, for one person, and shows it again where there is no line; once there is
 * one, everything is asked anew. Resolves when what was kept is shown. `signal` ends the keeping.
 */
export async function keepQueries(
  client: QueryClient,
  { person, keys, signal }: { person: string; keys: readonly string[]; signal: AbortSignal },
): Promise<void> {
  // Whoever sees the desk through somebody else's eyes keeps nothing of it.
  if (isLooking()) return
  forgetOld().catch(() => undefined)
  if (!navigator.onLine) {
    const kept = await get<DehydratedState>(person, store()).catch(() => undefined)
    if (kept) hydrate(client, stillKept(kept))
    addEventListener('online', () => void client.invalidateQueries(), { once: true })
  }
  const isKept = (key: readonly unknown[]) => keys.some((each) => each === key[0])
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    const answers = dehydrate(client, {
      shouldDehydrateQuery: ({ queryKey, state }) => state.status === 'success' && isKept(queryKey),
      shouldDehydrateMutation: () => false,
    })
    // Where the device keeps nothing, the desk needs a line.
    if (answers.queries.length > 0) update<DehydratedState>(person, (before) => withOlder(answers, before), store()).catch(() => undefined)
  }
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !isKept(query.queryKey)) return
    clearTimeout(timer)
    timer = setTimeout(write, QUIET_MS)
  })
  signal.addEventListener('abort', () => {
    stop()
    clearTimeout(timer)
  })
}

/** What is too old to be shown goes, of whoever was at a desk here. */
async function forgetOld(): Promise<void> {
  for (const [person, kept] of await entries<string, DehydratedState>(store())) {
    const young = stillKept(kept)
    if (young.queries.length === 0) await del(person, store())
    else if (young.queries.length < kept.queries.length) await update<DehydratedState>(person, (now) => stillKept(now), store())
  }
}

const stillKept = (kept: DehydratedState | undefined): DehydratedState => withOlder({ mutations: [], queries: [] }, kept)

/** What was answered now, with what was answered on earlier visits to what nobody has asked again: who looked at the stock yesterday finds the orders of the day before. What is too old goes. */
export function withOlder(answers: DehydratedState, before: DehydratedState | undefined): DehydratedState {
  const now = new Set(answers.queries.map(({ queryHash }) => queryHash))
  const older = before?.queries.filter(({ queryHash }) => !now.has(queryHash)) ?? []
  const queries = [...answers.queries, ...older]
    .filter(({ state }) => isStillKept(state.dataUpdatedAt))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
    .slice(0, MOST)
  return { mutations: [], queries }
}

/** Browser only. Forgets everything that was kept: somebody signs out. Never throws. */
export const forgetKeptQueries = (): Promise<void> => clear(store()).catch(() => undefined)
