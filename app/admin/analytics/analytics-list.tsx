import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { type Analytics, getAnalytics, KINDS } from './analytics.ts'
import { CohortsPanel } from './cohorts-panel.tsx'
import { DaysPanel } from './days-panel.tsx'
import { FunnelPanel } from './funnel-panel.tsx'
import { SpanChoice } from './span-choice.tsx'
import { type Spans, spansOf } from './spans.ts'
import { WordsPanel } from './words-panel.tsx'

/** How people come, what they look for, what they buy and whether they come again: a span of days beside another. */
export default function AnalyticsList() {
  const { t } = useTranslation('admin-analytics')
  const [search] = useSearchParams()
  const spans = spansOf(search)
  const found = useQuery({ queryKey: ['office-analytics', spans], queryFn: () => getAnalytics(spans), placeholderData: keepPreviousData, ...CHANGES_ELSEWHERE })
  return (
    <section aria-labelledby="analytics-title" className="flex flex-col gap-5 wrap-anywhere">
      <header className="max-w-2xl">
        <h1 id="analytics-title" className="text-2xl">
          {t('title')}
        </h1>
        <p className="text-sm text-ink-soft">
          {t('intro')}{' '}
          {found.data?.counted_at && (
            <>
              {t('countedAt')} <Moment at={found.data.counted_at} />
            </>
          )}
        </p>
      </header>
      <SpanChoice spans={spans} />
      {found.isError ? (
        <LoadFailure error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <Panels found={found.data} spans={spans} busy={found.isPlaceholderData} />
      ) : (
        <Waiting className="h-96 w-full" />
      )}
    </section>
  )
}

function Panels({ found, spans, busy }: { found: Analytics; spans: Spans; busy: boolean }) {
  return (
    <div className="flex flex-col gap-4" aria-busy={busy}>
      <FunnelPanel found={found} spans={spans} />
      <DaysPanel found={found} spans={spans} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {KINDS.map((kind) => (
          <WordsPanel key={kind} kind={kind} words={found.words[kind]} spans={spans} />
        ))}
      </div>
      <CohortsPanel cohorts={found.cohorts} />
    </div>
  )
}
