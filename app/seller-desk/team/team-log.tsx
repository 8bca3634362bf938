import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { ProfileSection } from '../../profile/profile-section.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { deedOf, type KeyScope, wordOf } from '../keys/shop-key.ts'
import { LOG_PAGE, readShopLog } from './read-team.ts'
import { areaOf, fieldOf, type ShopAct } from './team.ts'

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
        <Waiting className="h-32" />
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
  const { t } = useTranslation(['team', 'shop-keys'])
  const deed = deedOf(act.action)
  const moments = useMoments()
  return (
    <li className="grid gap-1 py-3 first:pt-0 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <strong className="font-semibold">{act.name}</strong>
        {act.is_helper && <Badge tone="gold">{t('helper')}</Badge>}
        <span className="text-sm text-ink-soft">{moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(act.at))}</span>
      </p>
      <p className="text-sm">
        {t(`areas.${areaOf(act.action)}`)}
        {deed && ` · ${t(deed, { ns: 'shop-keys' })}`}
        {/^[\da-f-]{36}$/.test(act.subject) || act.subject === '' ? '' : ` · ${act.subject}`}
      </p>
      {Object.entries(act.changes).map(([field, [before, after]]) => (
        <Change key={field} field={field} before={before} after={after} />
      ))}
    </li>
  )
}

function Change({ field, before, after }: { field: string; before: string | null; after: string | null }) {
  const { t, i18n } = useTranslation(['team', 'shop-keys'])
  const { label, isAmount, isShare, isYesNo } = fieldOf(field)
  const said = (value: string | null) => {
    if (value === null || value === '') return '–'
    if (label === 'role') return t(`names.${value}`, { defaultValue: value })
    if (label === 'scopes')
      return value
        .split(', ')
        .map((scope) => t(`scopes.${wordOf(scope as KeyScope)}`, { ns: 'shop-keys', defaultValue: scope }))
        .join(', ')
    if (isAmount && /^\d+$/.test(value)) return formatPrice(minor(Number(value)), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
    if (isShare && /^\d+$/.test(value)) return `${Number(value) / 10_000} %`
    return isYesNo ? t(value === 'true' ? 'yes' : 'no') : value
  }
  return (
    <p className="text-sm text-ink-soft">
      {t(`fields.${label}`)}:{' '}
      {before !== null && (
        <>
          <del>{said(before)}</del> →{' '}
        </>
      )}
      {said(after)}
    </p>
  )
}
