import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMoments } from '../../i18n/use-moments.ts'
import { QueryScreen } from '../../platform/query-screen.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { listReviewables, type Reviewable } from '../my-reviews.ts'
import { MyReviewsSkeleton } from './my-reviews-skeleton.tsx'
import { ReviewableRow } from './reviewable-row.tsx'
import { Part } from '../../ui/part.tsx'

/** `/reviews`: everything the signed-in person has received, pieces and makers, asked for in one place, and what they said of it. */
export default function MyReviewsScreen() {
  const { t } = useTranslation('reviews')
  const { user, loading } = useSession()
  const [search] = useSearchParams()
  const here = search.size === 0 ? '/reviews' : `/reviews?${search.toString()}`
  return (
    <>
      <title>{`${t('mine.title')} · Hattha`}</title>
      {loading ? (
        <MyReviewsSkeleton />
      ) : user ? (
        <div className="wrap max-w-4xl py-8 pb-16">
          <h1 className="text-2xl sm:text-3xl">{t('mine.title')}</h1>
          <p className="mt-2 mb-6 max-w-text text-ink-soft">{t('mine.text')}</p>
          <QueryScreen>
            <MyReviews person={user.id} />
          </QueryScreen>
        </div>
      ) : (
        <EmptyState
          title={t('mine.signIn')}
          text={t('mine.signInText')}
          actions={<ButtonLink to={`/auth?next=${encodeURIComponent(here)}`}>{t('mine.signInOpen')}</ButtonLink>}
        />
      )}
    </>
  )
}

const isWaiting = ({ review_id: review, may_write: may }: Reviewable) => review === null && may

function MyReviews({ person }: { person: string }) {
  const { t } = useTranslation('reviews')
  const [search] = useSearchParams()
  const [tab, setTab] = useState<string>()
  const { data, isPending, isError, error, refetch } = useQuery({ queryKey: ['reviewables', person], queryFn: () => listReviewables() })
  if (isPending) return <MyReviewsSkeleton />
  if (isError) {
    return <LoadFailure title={t('failed')} error={error} onRetry={() => void refetch()} />
  }
  // A letter about an order asks about that order alone.
  const order = search.get('order')
  const asked = order === null ? data : data.filter(({ order_number: number }) => number === order || number.startsWith(`${order}-`))
  const waiting = asked.filter(isWaiting)
  const written = asked.filter(({ review_id: review }) => review !== null)
  const current = tab ?? (waiting.length === 0 && written.length > 0 ? 'written' : 'waiting')
  return (
    <Tabs
      label={t('mine.title')}
      current={current}
      onChange={setTab}
      tabs={[
        {
          id: 'waiting',
          label: t('mine.waiting', { number: waiting.length }),
          content: <Orders items={waiting} onChanged={refetch} none="mine.noneWaiting" />,
        },
        {
          id: 'written',
          label: t('mine.written', { number: written.length }),
          content: <Orders items={written} onChanged={refetch} none="mine.noneWritten" />,
        },
      ]}
    />
  )
}

/** Order by order: its pieces, then who made them. */
function Orders({ items, onChanged, none }: { items: readonly Reviewable[]; onChanged: () => Promise<unknown>; none: string }) {
  const { t } = useTranslation('reviews')
  const day = useMoments()({ dateStyle: 'medium' })
  if (items.length === 0) return <EmptyState level={2} title={t(none)} actions={<ButtonLink to="/products">{t('mine.browse')}</ButtonLink>} />
  const orders = new Map<string, Reviewable[]>()
  for (const item of items) orders.set(item.order_id, [...(orders.get(item.order_id) ?? []), item])
  return (
    <ul className="grid gap-8">
      {[...orders.values()].map(
        ([first, ...rest]) =>
          first && (
            <li key={first.order_id}>
              <h2 className="mb-3 font-sans text-base font-semibold">
                {t('mine.order', { number: first.order_number, date: day.format(new Date(first.delivered_at)) })}
              </h2>
              <ul className="grid gap-3">
                {[first, ...rest].map((item) => (
                  <li key={item.order_line_id ?? item.order_id}>
                    <Part>
                      <ReviewableRow item={item} onChanged={onChanged} />
                    </Part>
                  </li>
                ))}
              </ul>
            </li>
          ),
      )}
    </ul>
  )
}
