import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import { ReportedTalk } from './reported-talk.tsx'
import type { WorkFacts } from './work.ts'

const DECISIONS = ['nothing', 'warned', 'hidden'] as const

/** A message of a talk that somebody has reported. What was said is read for a reason only. */
export function MessageWork({ id, facts }: { id: string; facts: WorkFacts['message'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  return (
    <>
      <Facts>
        <Fact name={t('message.reason')}>{t(`messageReason.${facts.reason}`)}</Fact>
        <Fact name={t('message.note')}>{facts.note !== '' && <span className="whitespace-pre-line">{facts.note}</span>}</Fact>
        <Fact name={t('message.by')}>{facts.reporter}</Fact>
        <Fact name={t('message.writer')}>{t(facts.from_seller ? 'who.seller' : 'who.buyer')}</Fact>
        <Fact name={t('message.seller')}>{facts.seller}</Fact>
        <Fact name={t('message.reports')}>{facts.reports > 1 && facts.reports}</Fact>
      </Facts>
      <ReportedTalk report={id} />
      {may('chat.judge') && (
        <DecideButtons
          choices={DECISIONS.map((decision) => ({
            id: decision,
            look: decision === 'hidden' ? ('danger' as const) : ('quiet' as const),
            verb: t(`message.${decision}.verb`),
            title: t(`message.${decision}.title`),
            consequence: t(`message.${decision}.consequence`),
            done: t(`message.${decision}.done`),
            ask: (reason: string) => askDatabase('judge_message_report', { p_report_id: id, p_decision: decision, p_reason: reason }),
          }))}
        />
      )}
    </>
  )
}
