import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { ImportBadge } from './import-badge.tsx'
import { PlatformName } from './import-list.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportOptions } from './import-options.tsx'
import { ImportProblems } from './import-problems.tsx'
import { FIGURES, KINDS, type RunRow, runTitle } from './import-row.ts'
import { ImportUndone } from './import-undone.tsx'
import { UndoImport } from './undo-import.tsx'
import { ImportUnknown } from './import-unknown.tsx'
import { laidFiles } from './laid-files.ts'
import { useBeginImport } from './use-begin-import.ts'

const LOOK_AGAIN_MS = 2000

/** A run: how far it is, what came of it, what did not come and why, and from there to the real one. */
export default function ImportShow() {
  return (
    <RecordPage<RunRow>
      renderTitle={runTitle}
      renderBadges={(run) => <ImportBadge run={run} />}
      renderActions={(run) => (run.is_dry ? <TakeIn run={run} /> : <UndoImport run={run} />)}
    >
      {(run) => <Whole run={run} />}
    </RecordPage>
  )
}

function TakeIn({ run }: { run: RunRow }) {
  const { t } = useTranslation('admin-import')
  const may = useMay()
  const { begin, busy } = useBeginImport()
  const files = laidFiles(run)
  const { source } = run
  if (!may('imports.write') || !run.is_dry || run.state !== 'done' || files.length === 0 || !source) return null
  return (
    <Button
      size="small"
      busy={busy}
      onClick={() => void begin({ platform: source.platform, source: source.name, mapping: source.mapping, files, isDry: false })}
    >
      {t('takeIn')}
    </Button>
  )
}

function Whole({ run }: { run: RunRow }) {
  const { t, i18n } = useTranslation('admin-import')
  const number = numberFormat(i18n.language)
  return (
    <div className="flex flex-col gap-4">
      {(run.state === 'waiting' || run.state === 'running' || run.state === 'undoing') && <Progress run={run} />}
      {run.failure !== '' && <Failure failure={run.failure} />}
      <Panel title={t(run.is_dry ? 'would' : 'came')}>
        <Facts>
          <Fact name={t('columns.platform')}>{run.source && <PlatformName platform={run.source.platform} />}</Fact>
          <Fact name={t('fields.files')}>
            <span className="wrap-anywhere">{run.files.map(({ name }) => name).join(', ')}</span>
          </Fact>
          <Fact name={t('columns.rows')}>{number.format(run.all_rows)}</Fact>
          {KINDS.filter((kind) => (run.figures[`${kind}_rows`] ?? 0) > 0).flatMap((kind) =>
            FIGURES[kind].map((figure) => (
              <Fact key={figure} name={t(`columns.${figure}`)}>
                {number.format(run.figures[figure] ?? 0)}
              </Fact>
            )),
          )}
          <Fact name={t('columns.asked')}>
            <Moment at={run.asked_at} />
          </Fact>
          <Fact name={t('columns.ended')}>{run.ended_at && <Moment at={run.ended_at} />}</Fact>
        </Facts>
        {!run.is_dry &&
          run.state === 'done' &&
          KINDS.filter((kind) => (run.figures[`${kind}_rows`] ?? 0) > 0).map((kind) => (
            <p key={kind} className="mt-3 max-w-prose text-sm text-ink-soft">
              {t(`cameText.${kind}`)}
            </p>
          ))}
      </Panel>
      {run.state === 'undone' && <ImportUndone run={run} />}
      {run.state === 'done' && <ImportUnknown run={run} />}
      {(run.state === 'done' || run.state === 'failed') && <ImportColumns run={run} />}
      {run.state === 'done' && <ImportOptions run={run} />}
      {(run.state !== 'failed' || run.all_rows > 0) && <ImportProblems run={run} />}
      <ActsPanel noun="import_runs" subjects={[run.id]} />
    </div>
  )
}

function Progress({ run }: { run: RunRow }) {
  const { t, i18n } = useTranslation('admin-import')
  const client = useQueryClient()
  useEffect(() => {
    const timer = setInterval(() => void client.invalidateQueries({ queryKey: ['import'] }), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [client])
  const number = numberFormat(i18n.language)
  const reads = run.step === '' || run.step === 'read'
  return (
    <section aria-label={t('progress.title')} aria-live="polite" className="rounded-card border border-line bg-surface p-4 text-sm">
      <p className="font-semibold">
        {t(run.state === 'undoing' ? 'progress.undoing' : run.state === 'waiting' ? 'progress.waiting' : reads ? 'progress.reading' : 'progress.taking')}
      </p>
      <progress
        className="mt-2 h-2 w-full accent-indigo"
        aria-label={t('progress.title')}
        {...(!reads && run.state === 'running' && run.all_rows > 0 && { max: run.all_rows, value: run.done_rows })}
      />
      <p className="mt-1 text-ink-soft">
        {run.state !== 'undoing' && t('progress.rows', { done: number.format(reads ? run.all_rows : run.done_rows), all: number.format(run.all_rows) })}
      </p>
    </section>
  )
}

function Failure({ failure }: { failure: string }) {
  const { t } = useTranslation('admin-import')
  let said: { problem?: string; file?: string; row?: number; missing?: string[] }
  try {
    said = JSON.parse(failure) as typeof said
  } catch {
    said = {}
  }
  const { problem = 'other', file = '', row = 0, missing = [] } = said
  return <Notice>{t(`failures.${problem}`, { file, row, missing: missing.join(', '), defaultValue: failure })}</Notice>
}
