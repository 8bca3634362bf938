import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { Entries } from '../ledger/entries.tsx'
import { useRefusedCorrection } from '../ledger/use-refused-correction.ts'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** What somebody wants to book by hand; another person stands behind it, or nobody does. */
export function CorrectionWork({ id, facts }: { id: string; facts: WorkFacts['correction'] }) {
  const { t } = useTranslation('admin-inbox')
  const { user } = useSession()
  const may = useMay()
  const refused = useRefusedCorrection()
  const own = facts.proposed_by !== null && facts.proposed_by === user?.id
  const choice = (name: 'approve' | 'decline' | 'withdraw') => ({
    id: name,
    ...(name === 'approve' && { look: 'primary' as const }),
    verb: t(`correction.${name}.verb`),
    title: t(`correction.${name}.title`, { number: id }),
    consequence: t(`correction.${name}.consequence`),
    done: t(`correction.${name}.done`),
    ask: (reason: string) => askDatabase('decide_correction', { p_id: Number(id), p_approved: name === 'approve', p_reason: reason }),
    refused,
  })
  return (
    <>
      <Facts>
        <Fact name={t('correction.why')}>{facts.reason}</Fact>
        <Fact name={t('correction.by')}>{facts.proposer}</Fact>
      </Facts>
      <Entries label={t('correction.entries', { number: id })} postings={facts.lines} />
      {own && <p className="text-sm text-ink-soft">{t('correction.own')}</p>}
      {may('ledger.correct') && <DecideButtons choices={own ? [choice('withdraw')] : [choice('approve'), choice('decline')]} />}
    </>
  )
}
