import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { ChosenRowsContext } from '../../desk-kit/chosen-rows.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RowsLink } from '../../desk-kit/rows-link.tsx'
import { BankFile } from '../payout-run/bank-file.tsx'
import { BulkApprove, BulkPaid } from '../payout-run/bulk-payouts.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { WorkFacts } from './work.ts'

/** As many as are read before all of them are decided. */
const NAMED = 20
/** Nothing is chosen here: a step is done with all of a week. */
const nothing = () => undefined

/** The payouts of a week before their next step: approved, taken into a file for the bank, or marked as paid with its reference. */
export function PayoutRunWork({ facts }: { facts: WorkFacts['payout_run'] }) {
  const { t } = useTranslation('admin-inbox')
  const may = useMay()
  const { count, payouts, status } = facts
  return (
    <>
      <p>{t(`payoutRun.step.${status}`)}</p>
      <Facts>
        <Fact name={t('payoutRun.total')}>
          <Amount minor={facts.total_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('payoutRun.count')}>
          <RowsLink to="payouts" filter={{ status: [status] }}>
            {t('payoutRun.payouts', { count })}
          </RowsLink>
        </Fact>
      </Facts>
      <ul className="flex flex-col gap-1 text-sm" aria-label={t('payoutRun.count')}>
        {payouts.slice(0, NAMED).map((payout) => (
          <li key={payout.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <RecordLink to="payouts" id={payout.id}>
                {payout.number}
              </RecordLink>{' '}
              {payout.seller_name}{' '}
              <span className="text-ink-soft">
                {payout.bank} …{payout.number_tail}
                {payout.approved_once && ` · ${t('payoutRun.second')}`}
              </span>
            </span>
            <Amount minor={payout.amount_minor} />
          </li>
        ))}
        {count > NAMED && <li className="text-ink-soft">{t('payoutRun.more', { count: count - NAMED })}</li>}
      </ul>
      {may('payouts.approve') && (
        <ChosenRowsContext value={nothing}>
          <div className="flex flex-wrap gap-2" data-decisions>
            {status === 'pending' && <BulkApprove chosen={payouts} />}
            {status === 'approved' && <BankFile />}
            {status === 'processing' && <BulkPaid chosen={payouts} look="primary" />}
          </div>
        </ChosenRowsContext>
      )}
    </>
  )
}
