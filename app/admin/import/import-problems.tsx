import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { type Cell, toCsv } from '../../platform/csv.ts'
import { downloadFile } from '../../platform/download-file.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { RunRow } from './import-row.ts'

const SHOWN = 100
const AT_ONCE = 1000

async function listProblems(run: string, after: number, most: number) {
  const asked = (await loadSupabase())
    .from('import_problems')
    .select('id, kind, row, field, problem, value, stops')
    .eq('run_id', run)
    .eq('undoing', false)
    .gt('id', after)
  return (await answered(asked.order('id').limit(most))).data
}

/** What did not come, row by row, and what to do about each; all of it as a file. */
export function ImportProblems({ run }: { run: RunRow }) {
  const { t } = useTranslation('admin-import')
  const [busy, setBusy] = useState(false)
  // `picture:2` is the second of several; a heading of the file that is no field of ours is said as it stands.
  const named = (field: string) => {
    const [name = '', which] = field.split(':')
    const word = t(`report.fields.${name}`, { defaultValue: name })
    return which ? `${word} ${which}` : word
  }
  const problems = useQuery({ queryKey: ['import', 'problems', run.id], queryFn: () => listProblems(run.id, 0, SHOWN) })
  const download = async () => {
    setBusy(true)
    const rows: Cell[][] = [[t('report.kind'), t('report.row'), t('report.came'), t('report.field'), t('report.value'), t('report.todo')]]
    for (let after = 0; ;) {
      const some = await listProblems(run.id, after, AT_ONCE).catch(() => undefined)
      if (!some) {
        // Half a report would be taken for the whole.
        setBusy(false)
        showToast({ title: t('report.notMade'), tone: 'failure' })
        return
      }
      rows.push(
        ...some.map(({ kind, row, stops, field, value, problem }) => [
          t(`kinds.${kind}`),
          row,
          t(stops ? 'report.no' : 'report.partly'),
          named(field),
          value,
          t(`problems.${problem}`),
        ]),
      )
      after = some.at(-1)?.id ?? 0
      if (some.length < AT_ONCE) break
    }
    setBusy(false)
    downloadFile('import-report.csv', toCsv(rows), 'text/csv')
  }
  if (problems.isError) return <LoadFailureLine error={problems.error} onRetry={() => void problems.refetch()} />
  if (problems.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-32 w-full" />
      </div>
    )
  return (
    <Panel
      title={t('report.title')}
      actions={
        problems.data.length > 0 && (
          <Button size="small" look="quiet" busy={busy} onClick={() => void download()}>
            {t('report.download')}
          </Button>
        )
      }
    >
      {problems.data.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('report.nothing')}</p>
      ) : (
        <ul className="flex flex-col gap-3 text-sm">
          {problems.data.map(({ id, kind, row, stops, field, value, problem }) => (
            <li key={id} className="flex flex-col gap-0.5 border-b border-line pb-3 last:border-0 last:pb-0">
              <p className="font-semibold wrap-anywhere">
                {t(stops ? 'report.lineNo' : 'report.linePartly', { kind: t(`kinds.${kind}`), row, field: named(field) })}
                {value !== '' && <span className="font-normal"> {value}</span>}
              </p>
              <p className="text-ink-soft">{t(`problems.${problem}`)}</p>
            </li>
          ))}
        </ul>
      )}
      {problems.data.length >= SHOWN && <p className="mt-3 text-sm text-ink-soft">{t('report.more', { number: SHOWN })}</p>}
    </Panel>
  )
}
