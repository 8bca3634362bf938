import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { callFunction } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { LETTER_STATES, type LetterState } from './letter-row.ts'

type Health = { waiting: number; failing: number; stuck: number; oldest: string | null; suppressed: number; day: Partial<Record<LetterState, number>> }
type ReportAddress = { url: string; key: string }

/** How the letters go: what waits, what came of those of the last day, and a letter to see one arrive. */
export function HealthPanel() {
  const { t } = useTranslation('admin-email-service')
  const may = useMay()
  const { act, busy } = useAct()
  const [reports, setReports] = useState<ReportAddress>()
  const health = useQuery({
    queryKey: ['mail-health'],
    queryFn: () => databaseResult<Health>('mail_health', {}),
    refetchInterval: 60_000,
    ...CHANGES_ELSEWHERE,
  })
  const test = () =>
    act({
      ask: () => callFunction<{ to: string }>('send-test-letter', {}),
      done: ({ to }) => t('test.done', { address: to }),
      refused: ({ code, message }) => (code === 'unavailable' ? t('test.refused', { answer: message }) : undefined),
    })
  const showReports = () =>
    act({
      ask: async () => {
        const answer = await callFunction<ReportAddress>('report-address', {})
        if (answer.done) setReports(answer.result)
        return answer
      },
      done: t('reports.shown'),
    })
  return (
    <Panel title={t('health.title')}>
      {health.isError && <LoadFailureLine error={health.error} onRetry={() => void health.refetch()} />}
      {health.data && (
        <Facts>
          <Fact name={t('health.waiting')}>{health.data.waiting}</Fact>
          <Fact name={t('health.failing')}>{health.data.failing}</Fact>
          <Fact name={t('health.stuck')}>{health.data.stuck}</Fact>
          <Fact name={t('health.oldest')}>{health.data.oldest !== null && <Moment at={health.data.oldest} />}</Fact>
          {LETTER_STATES.filter((state) => health.data.day[state] !== undefined).map((state) => (
            <Fact key={state} name={t('health.day', { state: t(`filters.stateOptions.${state}`) })}>
              {health.data.day[state]}
            </Fact>
          ))}
          <Fact name={t('health.suppressed')}>{health.data.suppressed}</Fact>
        </Facts>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {may('letters.write') && (
          <>
            <Button size="small" look="quiet" busy={busy} onClick={() => void test()}>
              {t('test.verb')}
            </Button>
            <Button size="small" look="quiet" busy={busy} onClick={() => void showReports()}>
              {t('reports.verb')}
            </Button>
          </>
        )}
      </div>
      {reports && (
        <div className="mt-3 flex flex-col gap-2 text-sm">
          <p className="text-ink-soft">{t('reports.text')}</p>
          <Command text={`curl --data-binary @- -H 'authorization: Bearer ${reports.key}' ${reports.url}`} />
        </div>
      )}
    </Panel>
  )
}

function Command({ text }: { text: string }) {
  const { t } = useTranslation('admin-email-service')
  return (
    <p className="flex items-center gap-2">
      <code className="wrap-anywhere">{text}</code>
      <CopyButton text={text} label={t('reports.copy')} />
    </p>
  )
}
