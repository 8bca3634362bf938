import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { useSession } from '../../platform/session/session-store.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { listDrafts } from './listing-draft.ts'
import { keptListings } from './listing-shelf.ts'

type Unfinished = { id: string; name: string; savedAt: number }

/** Pieces somebody began to describe, here or on another device; nothing where there are none. */
export function UnfinishedListings({ sellerId }: { sellerId: string }) {
  const { t } = useTranslation('listing')
  const moments = useMoments()
  const { user } = useSession()
  const person = user?.id ?? ''
  const found = useQuery({
    queryKey: ['unfinished-listings', person, sellerId],
    queryFn: () => listUnfinished(person, sellerId),
    networkMode: 'always',
    ...CHANGES_ELSEWHERE,
  })
  if (!found.data || found.data.length === 0) return null
  return (
    <section aria-labelledby="unfinished-listings" className="rounded-card border border-gold bg-gold-wash p-4">
      <h2 id="unfinished-listings" className="text-lg">
        {t('unfinished.title')}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {found.data.map(({ id, name, savedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 flex-1">
              <span className="font-semibold wrap-anywhere">{name || t('unfinished.nameless')}</span>
              <span className="block text-sm text-ink-soft">
                {t('unfinished.saved', { when: moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(savedAt)) })}
              </span>
            </p>
            <ButtonLink look="quiet" size="small" to={`/seller-dashboard/products/${id}`}>
              {t('unfinished.goOn')}
              <span className="sr-only">: {name || t('unfinished.nameless')}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
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
