import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { differenceFormat, numberFormat } from '../../i18n/number-format.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ListSkeleton } from '../../ui/list-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { showToast } from '../../ui/toast.ts'
import { listRuns, type Run, undoRun } from './bulk-change.ts'
import { StayRows } from './bulk-rows.tsx'

/** Earlier changes to many pieces of a shop, each taken back whole. */
export default function RunsDialog({ sellerId, onClose }: { sellerId: string; onClose: () => void }) {
  const { t } = useTranslation('desk-products')
  const runs = useQuery({ queryKey: ['my-products', sellerId, 'runs'], queryFn: () => listRuns(sellerId), ...CHANGES_ELSEWHERE })
  return (
    <Dialog open onClose={onClose} title={t('runs.title')}>
      {runs.isError ? (
        <LoadFailure error={runs.error} onRetry={() => void runs.refetch()} />
      ) : !runs.data ? (
        <ListSkeleton />
      ) : runs.data.length === 0 ? (
        <p>{t('runs.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {runs.data.map((run) => (
            <RunRow key={run.id} run={run} sellerId={sellerId} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function RunRow({ run, sellerId }: { run: Run; sellerId: string }) {
  const { t, i18n } = useTranslation(['desk-products', 'dashboard'])
  const when = useMoments()({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(run.madeAt))
  const queries = useQueryClient()
  const undo = useMutation({
    mutationFn: () => undoRun(run.id),
    onSuccess: async ({ undone }) => {
      showToast({ title: t('undone', { count: undone }), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['my-products', sellerId] })
    },
    onError: (error: unknown) => showToast({ title: t('failed'), ...whyOf(t, error), tone: 'failure' }),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 text-sm">
        <p className="font-semibold">
          {run.kind === 'sheet' ? t('sheet') : run.kind === 'free' ? t('dashboard:product.freeShipping') : t(`kind.${run.kind}`)}
          {run.by !== undefined && ` ${(run.kind === 'set' || run.kind === 'days' ? numberFormat : differenceFormat)(i18n.language).format(run.by)}`}
        </p>
        <p className="text-ink-soft">
          {t('done', { count: run.changed })}
          {' · '}
          {when}
          {run.madeBy !== '' && ` · ${run.madeBy}`}
        </p>
        {run.undoneAt !== null && <p className="text-ink-soft">{t('runs.undone')}</p>}
      </div>
      {(run.undoneAt === null || undo.isPending) && (
        <Button look="quiet" size="small" busy={undo.isPending} onClick={() => undo.mutate()}>
          {t('undo')}
          <span className="sr-only">: {when}</span>
        </Button>
      )}
      {undo.data && undo.data.stay.length > 0 && <StayRows rows={undo.data.stay} />}
    </li>
  )
}
