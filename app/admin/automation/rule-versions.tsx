import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import type { AutomationRule, RuleWords } from './automation-rule.ts'
import { RuleSentence } from './rule-sentence.tsx'

/** As many as are kept. */
const MOST = 50

/** What a rule said before, the newest first; each can be written again. */
export function RuleVersions({ rule }: { rule: AutomationRule }) {
  const { t } = useTranslation('admin-automation')
  const may = useMay()
  const versions = useQuery({
    queryKey: ['automation-versions', rule.id, rule.version],
    queryFn: async () =>
      (
        await answered(
          (await loadSupabase())
            .from('automation_versions')
            .select('version, rule, written_at')
            .eq('rule_id', rule.id)
            .order('version', { ascending: false })
            .limit(MOST),
        )
      ).data,
    ...CHANGES_ELSEWHERE,
  })
  const before = (versions.data ?? []).filter(({ version }) => version !== rule.version)
  return (
    <Panel title={t('versions.title')}>
      {versions.isError && <LoadFailureLine error={versions.error} onRetry={() => void versions.refetch()} />}
      {versions.isSuccess && before.length === 0 && <p className="text-sm text-ink-soft">{t('versions.none')}</p>}
      <ol className="flex flex-col divide-y divide-line text-sm">
        {before.map(({ version, rule: said, written_at: at }) => (
          <li key={version} className="flex flex-col gap-2 py-2">
            <Disclosure
              summary={
                <>
                  {t('version', { number: version })} · <Moment at={at} />
                </>
              }
            >
              {/* The database wrote it of a rule. */}
              <RuleSentence rule={said as unknown as RuleWords} />
              {may('automation.write') && (
                <DecideButtons
                  choices={[
                    {
                      id: `again-${version}`,
                      verb: t('again.verb'),
                      title: t('again.title', { number: version }),
                      consequence: t('again.consequence'),
                      done: t('changed'),
                      ask: (reason) =>
                        askDatabase('write_automation_rule', {
                          p_id: rule.id,
                          p_rule: { ...(said as unknown as RuleWords), is_on: rule.is_on },
                          p_seen: rule.changed_at,
                          p_reason: reason,
                        }),
                    },
                  ]}
                />
              )}
            </Disclosure>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
