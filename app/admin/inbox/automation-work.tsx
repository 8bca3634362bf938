import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** What a rule put before staff, or a rule that was switched off by its failures: read, done, settled. */
export function AutomationWork({ id, facts }: { id: string; facts: WorkFacts['automation'] }) {
  const { t } = useTranslation('admin-automation')
  return (
    <>
      <p className="text-sm wrap-anywhere">{facts.because === 'failing' ? t('offFailing') : facts.words}</p>
      <Facts>
        <Fact name={t('work.record')}>
          <RecordLink to={facts.noun} id={facts.subject_id}>
            {facts.title}
          </RecordLink>
        </Fact>
        <Fact name={t('work.rule')}>
          {facts.rule_id ? (
            <RecordLink to="automation" id={facts.rule_id}>
              {facts.rule}
            </RecordLink>
          ) : (
            facts.rule
          )}
        </Fact>
        <Fact name={t('work.error')}>{facts.because === 'failing' && <code className="wrap-anywhere">{facts.words}</code>}</Fact>
      </Facts>
      <DecideButtons
        choices={[
          {
            id: 'settle',
            look: 'primary',
            verb: t('settle.verb'),
            title: t('settle.title', { title: facts.title }),
            consequence: t('settle.consequence'),
            done: t('settle.done'),
            ask: (reason) => askDatabase('settle_automation_note', { p_id: Number(id), p_reason: reason }),
          },
        ]}
      />
    </>
  )
}
