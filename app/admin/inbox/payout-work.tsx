import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { DecideButtons } from './decide-buttons.tsx'
import type { WorkFacts } from './work.ts'

/** A payout that the bank has sent back. Its money is in the maker's balance again; somebody finds out why. */
export function PayoutWork({ id, facts }: { id: string; facts: WorkFacts['payout'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  return (
    <>
      <Facts>
        <Fact name={t('payout.amount')}>
          <Amount minor={facts.amount_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('payout.number')}>
          <RecordLink to="payouts" id={id}>
            {facts.number}
          </RecordLink>
        </Fact>
        <Fact name={t('payout.seller')}>{facts.seller}</Fact>
        <Fact name={t('payout.account')}>{[facts.bank, facts.tail].filter(Boolean).join(' …')}</Fact>
        <Fact name={t('payout.reason')}>{facts.reason}</Fact>
      </Facts>
      {may('payouts.approve') && (
        <DecideButtons
          choices={[
            {
              id: 'settle',
              look: 'primary',
              verb: t('payout.settle.verb'),
              title: t('payout.settle.title', { number: facts.number }),
              consequence: t('payout.settle.consequence'),
              done: t('payout.settle.done'),
              ask: (reason) => askDatabase('settle_failed_payout', { p_id: id, p_reason: reason }),
            },
          ]}
        />
      )}
    </>
  )
}
