import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { KINDS, type RunRow } from './import-row.ts'

const SHOWN = 200

async function listStayed(run: string) {
  const asked = (await loadSupabase()).from('import_problems').select('id, kind, problem, value').eq('run_id', run).eq('undoing', true)
  return (await answered(asked.order('id').limit(SHOWN))).data
}

/** What went when a run was taken back, and what stayed and why. */
export function ImportUndone({ run }: { run: RunRow }) {
  const { t, i18n } = useTranslation('admin-import')
  const number = numberFormat(i18n.language)
  const stayed = useQuery({ queryKey: ['import', 'stayed', run.id], queryFn: () => listStayed(run.id) })
  const figures = run.undo_figures
  return (
    <Panel title={t('undone.title')}>
      <Facts>
        <Fact name={t('undone.at')}>{run.undone_at && <Moment at={run.undone_at} />}</Fact>
        <Fact name={t('undone.reason')}>
          <span className="wrap-anywhere">{run.undo_reason}</span>
        </Fact>
        {KINDS.filter((kind) => (figures[`${kind}_removed`] ?? 0) + (figures[`${kind}_stayed`] ?? 0) > 0).map((kind) => (
          <Fact key={kind} name={t(`kinds.${kind}`)}>
            {t('undone.figures', { removed: number.format(figures[`${kind}_removed`] ?? 0), stayed: number.format(figures[`${kind}_stayed`] ?? 0) })}
          </Fact>
        ))}
      </Facts>
      {stayed.isError && <LoadFailureLine error={stayed.error} onRetry={() => void stayed.refetch()} />}
      {stayed.data && stayed.data.length > 0 && (
        <ul aria-label={t('undone.stayed')} className="mt-4 flex flex-col gap-2 text-sm">
          {stayed.data.map(({ id, kind, problem, value }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-semibold">
                {t(`kinds.${kind}`)} {value}
              </span>{' '}
              <span className="text-ink-soft">{t(`problems.${problem}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
