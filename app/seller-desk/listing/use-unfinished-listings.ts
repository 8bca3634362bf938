import { useQuery } from '@tanstack/react-query'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { listDrafts } from './listing-draft.ts'
import { keptListings } from './listing-shelf.ts'

type Unfinished = { id: string; name: string; savedAt: number }

/** Pieces somebody began to describe, here or on another device; asked without a line, too. */
export function useUnfinishedListings(sellerId: string) {
  const { user } = useSession()
  const person = user?.id ?? ''
  return useQuery({
    queryKey: ['unfinished-listings', person, sellerId],
    queryFn: () => listUnfinished(person, sellerId),
    networkMode: 'always',
    ...CHANGES_ELSEWHERE,
  })
}

/** Those of this device and those of the shop, each once, the newest first. Without a line those of this device. */
async function listUnfinished(person: string, sellerId: string): Promise<Unfinished[]> {
  const [here, there] = await Promise.all([keptListings(person).catch(() => []), listDrafts(sellerId).catch(() => [])])
  const found = new Map<string, Unfinished>()
  for (const { id, answers, savedAt } of there) found.set(id, { id, name: nameIn(answers), savedAt: Date.parse(savedAt) })
  for (const kept of here.filter((one) => one.sellerId === sellerId)) found.set(kept.id, { id: kept.id, name: kept.answers.name, savedAt: kept.savedAt })
  return [...found.values()].toSorted((a, b) => b.savedAt - a.savedAt)
}

const nameIn = (answers: unknown): string =>
  typeof answers === 'object' && answers !== null && 'name' in answers && typeof answers.name === 'string' ? answers.name : ''
