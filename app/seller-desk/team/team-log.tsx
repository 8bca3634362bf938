import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LOG_PAGE, readShopLog } from './read-team.ts'
import { areaOf, type ShopAct } from './team.ts'

/** What the people of a shop did, for its owners: who, when, what, and each field before and after. */
export function TeamLog({ seller }: { seller: string }) {
  const { t } = useTranslation('team')
  const log = useInfiniteQuery({
    queryKey: ['shop-log', seller],
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam }) => readShopLog(seller, pageParam),
    getNextPageParam: (last) => (last.length === LOG_PAGE ? last.at(-1)?.id : undefined),
  })
  const acts = log.data?.pages.flat() ?? []
  return (
    <ProfileSection title={t('log')} text={t('logText')}>
      {log.isPending ? (
        <Skeleton className="h-32" />
      ) : log.isError ? (
        <LoadFailure title={t('failed')} error={log.error} onRetry={() => void log.refetch()} />
      ) : acts.length === 0 ? (
        <p className="text-ink-soft">{t('logEmpty')}</p>
      ) : (
        <ol className="divide-y divide-line">
          {acts.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </ol>
      )}
      {log.hasNextPage && (
        <Button look="quiet" className="mt-4" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </ProfileSection>
  )
}

function Act({ act }: { act: ShopAct }) {
  const { t } = useTranslation('team')
  const moments = useMoments()
  const roleOr = (value: string | null) => (value === null ? '–' : areaOf(act.action) === 'team' ? t(`names.${value}`, { defaultValue: value }) : value)
  return (
    <li className="grid gap-1 py-3 first:pt-0 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-semibold">{act.name}</strong>
        {act.is_helper && <Badge tone="gold">{t('helper')}</Badge>}
        <span className="text-sm text-ink-soft">{moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(act.at))}</span>
      </p>
      <p className="text-sm">
        {t(`areas.${areaOf(act.action)}`)}
        {/^[\da-f-]{36}$/.test(act.subject) || act.subject === '' ? '' : ` · ${act.subject}`}
      </p>
      {Object.entries(act.changes).map(([field, [before, after]]) => (
        <p key={field} className="text-sm text-ink-soft">
          {before !== null && (
            <>
              <del>{roleOr(before)}</del> →{' '}
            </>
          )}
          {roleOr(after)}
        </p>
      ))}
    </li>
  )
}
