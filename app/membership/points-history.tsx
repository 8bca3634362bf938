import { clsx } from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { findPoints, HISTORY_PAGE, type PointsEntry } from './my-membership.ts'
import { useWords } from './use-words.ts'
import { Part } from '../ui/part.tsx'

/** Every point that came and went, the newest first, ten at a time. */
export function PointsHistory() {
  const { t } = useTranslation('membership')
  const [entries, setEntries] = useState<PointsEntry[]>()
  const [state, setState] = useState<'asking' | 'more' | 'end' | 'failed'>('asking')
  const show = useCallback((known: readonly PointsEntry[], found: readonly PointsEntry[]) => {
    setEntries([...known, ...found])
    setState(found.length === HISTORY_PAGE ? 'more' : 'end')
  }, [])
  useEffect(() => {
    findPoints(0).then(
      (found) => show([], found),
      () => setState('failed'),
    )
  }, [show])
  const ask = async () => {
    const known = entries ?? []
    setState('asking')
    await findPoints(known.length).then(
      (found) => show(known, found),
      () => setState('failed'),
    )
  }
  return (
    <section aria-labelledby="points-history" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h3 id="points-history" className="text-xl">
        {t('history.title')}
      </h3>
      {entries?.length === 0 && state === 'end' && (
        <div className="mt-3">
          <p className="text-ink-soft">{t('history.none')}</p>
          <ButtonLink to="/products" look="quiet" size="small" className="mt-3">
            {t('history.browse')}
          </ButtonLink>
        </div>
      )}
      {!entries && state === 'asking' && <Skeleton className="mt-4 h-40" />}
      {entries && entries.length > 0 && (
        <ul className="mt-2 divide-y divide-line">
          {entries.map((entry) => (
            <Part key={entry.id} item>
              <Line entry={entry} />
            </Part>
          ))}
        </ul>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-3 text-terracotta">
          {t('mine.failed')}
        </p>
      )}
      {(state === 'more' || state === 'failed' || (state === 'asking' && entries)) && (
        <Button look="quiet" size="small" className="mt-4" busy={state === 'asking'} onClick={() => void ask()}>
          {state === 'failed' ? t('mine.again') : t('history.more')}
        </Button>
      )}
    </section>
  )
}

function Line({ entry: { kind, points, status, at, expiresAt, orderNumber, isLimited } }: { entry: PointsEntry }) {
  const { t } = useTranslation('membership')
  const { number, day } = useWords()
  const about = [
    day(at),
    orderNumber && t('history.order', { number: orderNumber }),
    status === 'available' && expiresAt && t('history.until', { date: day(expiresAt) }),
    isLimited && t('history.cashLimit'),
  ]
  return (
    <li className="flex items-start justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t(`history.kind.${kind}`)}
          {status !== 'available' && <Badge>{t(`history.${status}`)}</Badge>}
        </p>
        <p className="text-sm break-words text-ink-soft">{about.filter(Boolean).join(' · ')}</p>
      </div>
      <p
        className={clsx(
          'shrink-0 font-semibold tabular-nums',
          status === 'void' ? 'text-ink-soft line-through' : points > 0 ? (status === 'pending' ? 'text-ink-soft' : 'text-leaf') : 'text-ink',
        )}
      >
        {points > 0 ? '+' : '−'}
        {number(Math.abs(points))}
      </p>
    </li>
  )
}
