import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { LineAmount } from '../settlement-lines/line-amount.tsx'
import { KindOfLine, ProviderName } from '../settlement-lines/line-columns.tsx'
import { LineDecision } from '../settlement-lines/line-decision.tsx'
import type { WorkFacts } from './work.ts'

/** A line of a report that the books do not have like this, or something that no report told of. */
export function SettlementWork({ id, facts }: { id: string; facts: WorkFacts['settlement'] }) {
  const { t } = useTranslation('admin-settlement-lines')
  const { currency } = facts
  const about = facts.order_id
    ? { to: 'orders', id: facts.order_id }
    : facts.payment_id
      ? { to: 'payments', id: facts.payment_id }
      : facts.refund_id
        ? { to: 'refunds', id: facts.refund_id }
        : undefined
  return (
    <>
      <Facts>
        <Fact name={t('columns.amount')}>
          <LineAmount minor={facts.amount_minor} currency={currency} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('columns.ours')}>
          <LineAmount minor={facts.ours_minor} currency={currency} />
        </Fact>
        <Fact name={t('columns.fee')}>{facts.fee_minor !== 0 && <LineAmount minor={facts.fee_minor} currency={currency} />}</Fact>
        <Fact name={t('columns.about')}>
          {about && (
            <RecordLink to={about.to} id={about.id}>
              {facts.about ?? about.id}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.line')}>
          <RecordLink to="settlement-lines" id={id}>
            {facts.line}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.kind')}>
          <KindOfLine line={facts} /> · <ProviderName provider={facts.provider} /> · <Moment at={facts.happened_at} />
        </Fact>
        <Fact name={t('report')}>
          {facts.report_id !== null && (
            <RecordLink to="reconciliation" id={String(facts.report_id)}>
              {facts.report}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.description')}>{facts.description}</Fact>
      </Facts>
      <LineDecision line={{ ...facts, id: Number(id) }} />
    </>
  )
}
