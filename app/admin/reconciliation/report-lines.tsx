import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LineAmount } from '../settlement-lines/line-amount.tsx'
import { LineBadge } from '../settlement-lines/line-badge.tsx'
import { KindOfLine, Problem } from '../settlement-lines/line-columns.tsx'
import type { LineState, SettlementLineRow } from '../settlement-lines/settlement-line-row.ts'
import type { ReportRow } from './report-row.ts'

const PAGE = 50

/** What the lines of a report are narrowed to, and which states that is. */
const CHOICES = { all: null, waiting: ['differs', 'unknown'], matched: ['matched'], resolved: ['resolved'] } as const
type Choice = keyof typeof CHOICES
const ORDER: readonly Choice[] = ['all', 'waiting', 'matched', 'resolved']

async function listLines(report: number, states: readonly LineState[] | null, after: number) {
  const asked = (await loadSupabase())
    .from('settlement_lines')
    .select('id, line, provider, kind, state, problem, happened_at, currency, amount_minor, fee_minor, ours_minor, description')
    .eq('report_id', report)
    .gt('id', after)
  return (await answered((states ? asked.in('state', states) : asked).order('id').limit(PAGE))).data
}

/** A report's lines in their order, those that wait first where there are any. */
export function ReportLines({ report }: { report: ReportRow }) {
  const { t } = useTranslation(['admin-reconciliation', 'admin-settlement-lines'])
  const [choice, setChoice] = useState<Choice>(report.waiting > 0 ? 'waiting' : 'all')
  const lines = useInfiniteQuery({
    queryKey: ['report-lines', report.id, choice],
    initialPageParam: 0,
    queryFn: ({ pageParam }) => listLines(report.id, CHOICES[choice], pageParam),
    getNextPageParam: (page): number | undefined => (page.length < PAGE ? undefined : page.at(-1)?.id),
    ...CHANGES_ELSEWHERE,
  })
  const count = { all: report.lines, waiting: report.waiting, matched: report.matched, resolved: report.resolved }
  const rows = lines.data?.pages.flat() ?? []
  return (
    <Panel title={t('lines')}>
      <div role="group" aria-label={t('choices.label')} className="mb-3 flex flex-wrap gap-2">
        {ORDER.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={choice === one}
            className={clsx(
              'min-h-9 rounded-full border px-3 text-sm',
              choice === one ? 'border-indigo bg-indigo-wash font-semibold text-indigo' : 'border-line hover:border-indigo',
            )}
            onClick={() => setChoice(one)}
          >
            {t(`choices.${one}`, { count: count[one] })}
          </button>
        ))}
      </div>
      {lines.isError ? (
        <LoadFailure error={lines.error} onRetry={() => void lines.refetch()} />
      ) : lines.isPending ? (
        <div aria-busy="true">
          <Skeleton className="h-48 w-full" />
        </div>
      ) : rows.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('noLines')}</p>
      ) : (
        <ol className="text-sm">
          {rows.map((line) => (
            // The columns of a line, as the list of all lines reads them.
            <Line key={line.id} line={line as SettlementLineRow} />
          ))}
        </ol>
      )}
      {lines.hasNextPage && (
        <Button look="quiet" className="mt-3" busy={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Panel>
  )
}

function Line({ line }: { line: SettlementLineRow }) {
  const { t } = useTranslation('admin-settlement-lines')
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2 last:border-0">
      <Link to={`/admin/settlement-lines/${line.id}`} className="font-semibold text-indigo wrap-anywhere hover:underline">
        {line.line}
      </Link>
      <LineBadge state={line.state} />
      <span className="text-ink-soft">
        <KindOfLine line={line} /> · <Moment at={line.happened_at} />
      </span>
      {line.problem !== '' && (
        <span className="font-medium text-terracotta">
          <Problem line={line} />
        </span>
      )}
      <span className="min-w-0 grow wrap-anywhere">{line.description}</span>
      <span className="ms-auto flex flex-wrap justify-end gap-x-5">
        {line.ours_minor !== line.amount_minor && (
          <span className="text-ink-soft">
            {t('columns.ours')} <LineAmount minor={line.ours_minor} currency={line.currency} />
          </span>
        )}
        {line.fee_minor !== 0 && (
          <span className="text-ink-soft">
            {t('columns.fee')} <LineAmount minor={line.fee_minor} currency={line.currency} />
          </span>
        )}
        <LineAmount minor={line.amount_minor} currency={line.currency} className="font-semibold" />
      </span>
    </li>
  )
}
