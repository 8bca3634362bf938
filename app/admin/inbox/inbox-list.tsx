import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { isFirstAsked } from '../../platform/first-asked.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Part } from '../../ui/part.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useInboxKeys } from './use-inbox-keys.ts'
import { useNextWork } from './use-next-work.ts'
import { AGAIN_MS, useWaitingCounts } from './use-waiting-counts.ts'
import { isWorkKind, type Work } from './work.ts'
import { WorkItem } from './work-item.tsx'

const PAGE = 50

type Edge = Pick<Work, 'due_at' | 'kind' | 'key'>

/** Everything that waits for a person, the most urgent first, decided where it is read. Filters stand in the address. */
export default function InboxList() {
  const { t } = useTranslation('admin-inbox')
  const [search, setSearch] = useSearchParams()
  const list = useInboxKeys()
  const wanted = search.get('kind')
  const kind = isWorkKind(wanted) ? wanted : undefined
  const mine = search.get('mine') === 'true'
  const counts = useWaitingCounts()
  const work = useInfiniteQuery({
    queryKey: ['waiting-work', kind, mine],
    initialPageParam: undefined as Edge | undefined,
    queryFn: ({ pageParam: edge }) =>
      databaseResult<Work[]>('waiting_work', {
        p_kinds: kind === undefined ? null : [kind],
        p_mine: mine,
        p_after: edge?.due_at ?? null,
        p_after_kind: edge?.kind ?? '',
        p_after_key: edge?.key ?? '',
        p_limit: PAGE,
      }),
    getNextPageParam: (page): Edge | undefined => (page.length < PAGE ? undefined : page.at(-1)),
    refetchInterval: AGAIN_MS,
    ...CHANGES_ELSEWHERE,
  })
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(search)
    if (value === undefined) next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  const rows = work.data?.pages.flat() ?? []
  const keys = rows.map(({ kind: of, key }) => `${of}:${key}`)
  useNextWork(list, keys)
  const total = counts.data?.reduce((sum, { waiting }) => sum + waiting, 0)
  return (
    <section aria-labelledby="list-title" className="mx-auto flex max-w-5xl flex-col gap-4">
      <h1 id="list-title" className="text-2xl">
        {t('title')}
      </h1>
      <ul className="flex flex-wrap gap-2" aria-label={t('kinds')}>
        <li>
          <Chip chosen={kind === undefined} label={t('all')} waiting={total} onPress={() => set('kind', undefined)} />
        </li>
        {counts.data
          ?.filter(({ waiting, kind: one }) => waiting > 0 || one === kind)
          .map((count) => (
            <li key={count.kind}>
              <Chip
                chosen={kind === count.kind}
                label={t(`kind.${count.kind}`)}
                waiting={count.waiting}
                late={count.late}
                onPress={() => set('kind', count.kind)}
              />
            </li>
          ))}
        <li>
          <Chip chosen={mine} label={t('mine')} onPress={() => set('mine', mine ? undefined : 'true')} />
        </li>
      </ul>
      {work.isError && rows.length === 0 ? (
        <LoadFailure error={work.error} onRetry={() => void work.refetch()} />
      ) : work.isPending || isFirstAsked(counts) ? (
        // The kinds above come with their counts and take lines: rows would slip down under what presses them.
        <div aria-busy="true" className="flex flex-col gap-3">
          {Array.from({ length: 5 }, (_, at) => (
            <Skeleton key={at} className="h-20 w-full" />
          ))}
        </div>
      ) : rows.length === 0 ? (
        <EmptyState level={2} className="py-10" title={t('empty')} text={t(kind === undefined && !mine ? 'emptyText' : 'emptyFiltered')} />
      ) : (
        <>
          <ul ref={list} className="flex flex-col gap-3">
            {rows.map((one) => (
              <li key={`${one.kind}:${one.key}`} data-work={`${one.kind}:${one.key}`}>
                <Part>
                  {/* Whoever came for the one thing of its kind came to read it. */}
                  <WorkItem work={one} opened={kind !== undefined && rows.length === 1} />
                </Part>
              </li>
            ))}
          </ul>
          {work.hasNextPage && (
            <Button look="quiet" busy={work.isFetchingNextPage} onClick={() => void work.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

function Chip({
  chosen,
  label,
  waiting,
  late = 0,
  onPress,
}: {
  chosen: boolean
  label: string
  waiting?: number | undefined
  late?: number
  onPress: () => void
}) {
  const { t } = useTranslation('admin-inbox')
  return (
    <button
      type="button"
      aria-pressed={chosen}
      onClick={onPress}
      className={clsx(
        'inline-flex min-h-9 max-w-full flex-wrap items-center gap-x-2 rounded-full border px-3 text-start text-sm font-medium wrap-anywhere pointer-coarse:min-h-11',
        chosen ? 'border-indigo bg-indigo-wash text-indigo' : 'border-line-strong bg-surface hover:border-indigo',
      )}
    >
      {label}
      {waiting !== undefined && <span className="tabular-nums">{waiting}</span>}
      {late > 0 && <span className="text-terracotta">{t('late', { count: late })}</span>}
    </button>
  )
}
