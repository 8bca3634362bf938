import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Amount, useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { answered } from '../../platform/answered.ts'
import { callFunction } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

const listApprovals = async (refund: string) =>
  (await answered((await loadSupabase()).from('refund_approvals').select('person_id, approved_at, reason').eq('refund_id', refund))).data

/** Money that a person sends back: where it goes, how much, and who stands behind it. */
export function RefundWork({ id, facts }: { id: string; facts: WorkFacts['refund'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const amount = useAmount()
  const approvals = useQuery({ queryKey: ['refund-approvals', id], queryFn: () => listApprovals(id), ...CHANGES_ELSEWHERE })
  const approved = (approvals.data?.length ?? 0) > 0
  return (
    <>
      <Facts>
        <Fact name={t('refund.amount')}>
          <Amount minor={facts.amount_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t(facts.gift_card_id === null ? 'refund.order' : 'refund.giftCard')}>
          <RecordLink to={facts.gift_card_id === null ? 'orders' : 'gift-cards'} id={facts.gift_card_id ?? facts.order_id ?? ''}>
            {facts.number}
          </RecordLink>
        </Fact>
        <Fact name={t('refund.customer')}>
          {facts.customer} · {facts.email}
        </Fact>
        <Fact name={t('refund.paid')}>{t(`method.${facts.method}`)}</Fact>
        <Fact name={t('refund.payment')}>
          {facts.back_minor > 0 ? t('refund.back', { amount: amount(facts.paid_minor), back: amount(facts.back_minor) }) : amount(facts.paid_minor)}
        </Fact>
        <Fact name={t('refund.account')}>
          {facts.bank === null ? (
            t('refund.noAccount')
          ) : (
            <span className="inline-flex flex-wrap items-center gap-2">
              {facts.bank} {facts.account} · {facts.holder}
              <CopyButton text={facts.account ?? ''} label={t('refund.copy')} />
            </span>
          )}
        </Fact>
        <Fact name={t('kind.case')}>
          {facts.case_id !== null && (
            <RecordLink to="cases" id={facts.case_id}>
              {facts.case}
            </RecordLink>
          )}
        </Fact>
        {/* What goes back for a case has its number for a reason. */}
        <Fact name={t('refund.why')}>{facts.reason !== facts.case && facts.reason}</Fact>
        <Fact name={t('refund.asked')}>
          <Moment at={facts.asked_at} />
        </Fact>
        <Fact name={t('refund.approved')}>{approved && approvals.data?.map(({ reason }) => reason).join(', ')}</Fact>
      </Facts>
      <DecideButtons
        choices={[
          ...(may('refunds.approve') && !approved
            ? [
                {
                  id: 'approve',
                  verb: t('refund.approve.verb'),
                  title: t('refund.approve.title', { number: facts.number }),
                  consequence: t('refund.approve.consequence'),
                  done: t('refund.approve.done'),
                  ask: (reason: string) => askDatabase('approve_refund', { p_refund_id: id, p_reason: reason }),
                },
              ]
            : []),
          ...(may('orders.refund')
            ? [
                {
                  id: 'sent',
                  look: 'primary' as const,
                  verb: t('refund.sent.verb'),
                  title: t('refund.sent.title', { number: facts.number }),
                  consequence: t('refund.sent.consequence'),
                  asked: { label: t('refund.sent.reference'), hint: t('refund.sent.referenceHint'), missing: t('refund.sent.referenceMissing') },
                  done: t('refund.sent.done', { number: facts.number }),
                  ask: (reason: string) => callFunction('send-refund-as-staff', { refund: id, reason }),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
