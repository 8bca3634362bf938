import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { differenceFormat, numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { UndoCorrection } from './undo-correction.tsx'

/** What `public.stock_history` answers of each movement; `together` is how many variants a correction touched. */
type Movement = {
  id: number
  kind: string
  quantity: number
  at: string
  order_id: string | null
  order_number: string | null
  name: string
  side: 'staff' | 'maker' | 'shop'
  note: string
  correction_id: string | null
  undoes: string | null
  undone: boolean
  together: number
}

/** Rows of one page; the database sends one more where there is more. */
const PAGE = 50

/** What moved a variant: orders and what was let go, counts of its maker, corrections of staff, which are taken back here. */
export function StockHistory({ variant }: { variant: string }) {
  const { t } = useTranslation('admin-inventory')
  const history = useInfiniteQuery({
    queryKey: ['stock-history', variant],
    queryFn: ({ pageParam }) => databaseResult<Movement[]>('stock_history', { p_variant_id: variant, p_before: pageParam }),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length > PAGE ? page[PAGE - 1]?.id : undefined),
    ...CHANGES_ELSEWHERE,
  })
  const rows = history.data?.pages.flatMap((page) => page.slice(0, PAGE)) ?? []
  return (
    <Panel title={t('history.title')}>
      {history.isError && <LoadFailureLine error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && <Waiting className="h-40 w-full" />}
      {history.isSuccess && rows.length === 0 && <p className="text-sm text-ink-soft">{t('history.none')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {rows.map((movement) => (
          <li key={movement.id} className="py-2 first:pt-0">
            <MovementLine movement={movement} variant={variant} />
          </li>
        ))}
      </ol>
      {history.hasNextPage && (
        <Button look="quiet" size="small" busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {t('history.older')}
        </Button>
      )}
    </Panel>
  )
}

/** The kinds by which what lies on the shelf changes; the others only keep some of it for somebody. */
const ON_THE_SHELF = ['received', 'adjusted', 'shipped', 'returned']

function MovementLine({ movement, variant }: { movement: Movement; variant: string }) {
  const { t, i18n } = useTranslation('admin-inventory')
  const may = useMay()
  const { kind, quantity, correction_id: correction } = movement
  const moves = ON_THE_SHELF.includes(kind)
  const amount = (moves ? differenceFormat : numberFormat)(i18n.language).format(quantity)
  const what = t(movement.undoes ? 'history.kinds.undone' : correction ? 'history.kinds.corrected' : `history.kinds.${kind}`)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4">
      <div className="min-w-0">
        <p>
          <span className="font-semibold">{what}</span>
          {movement.order_number !== null && (
            <>
              {' · '}
              {movement.order_id === null ? (
                movement.order_number
              ) : (
                <RecordLink to="orders" id={movement.order_id}>
                  {movement.order_number}
                </RecordLink>
              )}
            </>
          )}
        </p>
        <p className="text-ink-soft wrap-anywhere">
          <Moment at={movement.at} /> · {movement.name || t(`history.sides.${movement.side}`)}
          {movement.together > 1 && ` · ${t('history.together', { count: movement.together })}`}
        </p>
        {movement.note !== '' && <p className="wrap-anywhere">{movement.note}</p>}
      </div>
      <div className="flex flex-col items-end">
        <span className={moves ? 'font-semibold tabular-nums' : 'text-ink-soft tabular-nums'}>{amount}</span>
        {correction !== null && movement.undone && <span className="text-ink-soft">{t('undo.was')}</span>}
        {correction !== null && !movement.undone && may('inventory.write') && (
          <UndoCorrection correction={correction} variant={variant} said={`${what} · ${amount}`} count={1} />
        )}
      </div>
    </div>
  )
}
