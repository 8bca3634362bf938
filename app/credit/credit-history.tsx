import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../i18n/use-moments.ts'
import { usePrice } from '../money/price.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Part } from '../ui/part.tsx'
import { Waiting } from '../ui/skeleton.tsx'
import { CREDIT_PAGE, findMyCredit, type CreditEntry } from './my-credit.ts'

/** Everything that came to a member's credit and went from it, the newest first. */
export function CreditHistory({ owner, account }: { owner: string; account: string | null }) {
  const { t } = useTranslation('credit')
  const found = useInfiniteQuery({
    queryKey: ['my-credit', owner, 'entries', account],
    queryFn: ({ pageParam }) => (account === null ? [] : findMyCredit(account, pageParam)),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last) => (last.length === CREDIT_PAGE ? last.at(-1)?.id : undefined),
  })
  const entries = found.data?.pages.flat()
  return (
    <section aria-labelledby="credit-history" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="credit-history" className="text-xl">
        {t('history.title')}
      </h2>
      {found.isError && !entries && <LoadFailure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="mt-4 h-40" />}
      {entries?.length === 0 && <p className="mt-3 text-ink-soft">{t('history.none')}</p>}
      {entries && entries.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {entries.map((entry) => (
            <Part key={entry.id} item>
              <Line entry={entry} />
            </Part>
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button look="quiet" size="small" className="mt-4" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('history.more')}
        </Button>
      )}
    </section>
  )
}

function Line({ entry: { kind, amount, left, at, expiresAt, orderNumber } }: { entry: CreditEntry }) {
  const { t } = useTranslation('credit')
  const price = usePrice()
  const moments = useMoments()
  const day = (moment: string) => moments({ dateStyle: 'medium' }).format(new Date(moment))
  const about = [
    day(at),
    orderNumber !== null && t('history.order', { number: orderNumber }),
    left > 0 && expiresAt !== null && t('history.until', { date: day(expiresAt) }),
  ]
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="font-medium">{t(`history.kind.${kind}`)}</p>
        <p className="text-sm break-words text-ink-soft">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <p data-price className={clsx('shrink-0 font-semibold tabular-nums', amount > 0 ? 'text-leaf' : 'text-ink')}>
        {amount > 0 ? '+' : '−'}
        {price(Math.abs(amount))}
      </p>
    </li>
  )
}
