import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { Panel } from '../../desk-kit/panel.tsx'
import { RefusedAnswer } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { type Answers, SPANS } from '../../reports/answers.ts'
import { type ReportAnswer, type ReportName, reportOf } from '../../reports/report-list.ts'
import { Field, Select } from '../../ui/field.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ReportFiles } from './report-files.tsx'
import { ReportKeeping } from './report-keeping.tsx'
import { ReportTable } from './report-table.tsx'
import { addressOf, type SavedReport } from './saved-report.ts'

async function ask(report: ReportName, answers: Answers): Promise<ReportAnswer> {
  const answer = await callFunction<ReportAnswer>('run-report', { report, answers }, { repeatable: true })
  if (answer.done) return answer.result
  throw new RefusedAnswer(answer.refusal)
}

/** One report: its questions, its answer as a table and as files, and what is kept of it. */
export function ReportScreen({ name, answers, kept }: { name: ReportName; answers: Answers; kept: SavedReport | undefined }) {
  const { t } = useTranslation('admin-reports')
  const [, setSearch] = useSearchParams()
  const asked = useDeferredValue(answers)
  const report = reportOf(name)
  const found = useQuery({ queryKey: ['report', name, asked], queryFn: () => ask(name, asked), placeholderData: keepPreviousData, ...CHANGES_ELSEWHERE })
  const set = (change: Partial<Answers>) => setSearch({ ...addressOf(name, { ...answers, ...change }), ...(kept && { saved: kept.id }) }, { replace: true })
  const tooWide = found.error instanceof RefusedAnswer && found.error.code === 'too_wide'
  return (
    <article className="flex flex-col gap-5 wrap-anywhere">
      <header>
        <Link to="/admin/reports" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline print:hidden">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="max-w-2xl">
            <h1 className="text-2xl">{kept?.name ?? t(`reports.${name}.name`)}</h1>
            <p className="text-sm text-ink-soft">{t(`reports.${name}.text`)}</p>
          </div>
          <div className="flex flex-wrap gap-2 print:hidden">{found.data && <ReportFiles name={name} answer={found.data} />}</div>
        </div>
      </header>
      <div className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-4 print:hidden">
        {report.answers.includes('since') && (
          <Select
            label={t('answers.span')}
            required
            value={answers.span}
            options={SPANS.map((value) => ({ value, label: t(`spans.${value}`) }))}
            onChange={(event) => {
              const span = SPANS.find((one) => one === event.currentTarget.value) ?? 'last30'
              set(span === 'own' && found.data ? { span, since: found.data.since, until: found.data.until } : { span, since: undefined, until: undefined })
            }}
          />
        )}
        {report.answers.includes('since') && answers.span === 'own' && (
          <>
            <Field
              label={t('answers.since')}
              required
              type="date"
              value={answers.since ?? ''}
              onChange={(event) => event.currentTarget.value && set({ since: event.currentTarget.value })}
            />
            <Field
              label={t('answers.until')}
              required
              type="date"
              value={answers.until ?? ''}
              onChange={(event) => event.currentTarget.value && set({ until: event.currentTarget.value })}
            />
          </>
        )}
        {report.answers.includes('maker') && (
          <Field label={t('answers.maker')} maxLength={100} value={answers.maker} onChange={(event) => set({ maker: event.currentTarget.value })} />
        )}
        {report.answers.includes('days') && (
          <Field
            label={t('answers.days')}
            required
            type="number"
            min={1}
            max={3650}
            value={String(answers.days)}
            onChange={(event) => {
              const days = Number(event.currentTarget.value)
              if (Number.isInteger(days) && days >= 1 && days <= 3650) set({ days })
            }}
          />
        )}
      </div>
      <ReportKeeping name={name} answers={answers} kept={kept} />
      {tooWide ? (
        <Notice>{t('tooWide')}</Notice>
      ) : found.isError ? (
        <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Panel title={t('answer')}>
          {found.data ? <ReportTable name={name} answer={found.data} busy={found.isPlaceholderData} /> : <Waiting className="h-64 w-full" />}
        </Panel>
      )}
    </article>
  )
}
