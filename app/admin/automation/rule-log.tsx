import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { RecordLink } from '../record-link/record-link.tsx'

const PAGE = 20
const TONES = { done: 'leaf', limited: 'gold', failed: 'sale' } as const
const toneOf = (state: string) => (state === 'failed' ? TONES.failed : state === 'limited' ? TONES.limited : TONES.done)

async function listRuns(rule: string, before: number | null) {
  const asked = (await loadSupabase())
    .from('automation_runs')
    .select('id, noun, subject_id, title, state, did, error, version, ran_at')
    .eq('rule_id', rule)
    .order('id', { ascending: false })
    .limit(PAGE)
  return (await answered(before === null ? asked : asked.lt('id', before))).data
}

/** What was done or left, of a run. */
const didOf = (did: unknown): { deed: string; result: string }[] => (Array.isArray(did) ? (did as { deed: string; result: string }[]) : [])

/** What a rule did, the newest first, page by page behind the edge of the one before. */
export function RuleLog({ rule }: { rule: string }) {
  const { t } = useTranslation('admin-automation')
  const runs = useInfiniteQuery({
    queryKey: ['automation-runs', rule],
    queryFn: ({ pageParam }) => listRuns(rule, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length === PAGE ? (page.at(-1)?.id ?? null) : null),
    ...CHANGES_ELSEWHERE,
  })
  const rows = runs.data?.pages.flat() ?? []
  return (
    <Panel title={t('log.title')}>
      <p className="mb-2 text-sm text-ink-soft">{t('log.text')}</p>
      {runs.isError && <LoadFailureLine error={runs.error} onRetry={() => void runs.refetch()} />}
      {runs.isSuccess && rows.length === 0 && <p className="text-sm">{t('log.none')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {rows.map((run) => (
          <li key={run.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
            <Badge tone={toneOf(run.state)}>{t(`runStates.${run.state}`)}</Badge>
            <RecordLink to={run.noun} id={run.subject_id}>
              {run.title}
            </RecordLink>
            <Moment at={run.ran_at} />
            <span className="text-ink-soft">{t('version', { number: run.version })}</span>
            {didOf(run.did).map(({ deed, result }, place) => (
              <span key={place} className="basis-full text-ink-soft">
                {result === 'done' ? t(`deeds.${deed}`) : t('left', { deed: t(`deeds.${deed}`), why: t(`results.${result}`) })}
              </span>
            ))}
            {run.error !== '' && <code className="basis-full wrap-anywhere">{run.error}</code>}
          </li>
        ))}
      </ol>
      {runs.hasNextPage && (
        <Button look="plain" size="small" busy={runs.isFetchingNextPage} onClick={() => void runs.fetchNextPage()}>
          {t('log.more')}
        </Button>
      )}
    </Panel>
  )
}
