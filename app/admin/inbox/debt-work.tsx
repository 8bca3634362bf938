import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { ConfirmRepayment } from '../debts/confirm-repayment.tsx'
import { KeepBlocked } from '../debts/keep-blocked.tsx'
import { MoreTime } from '../debts/more-time.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import type { WorkFacts } from './work.ts'

/** A maker who owes the shop something and whose days are over: its transfer is booked, it has more time, it stays blocked, or what it owes is written off by two people. */
export function DebtWork({ id, facts }: { id: string; facts: WorkFacts['debt'] }) {
  const { t } = useTranslation(['admin-inbox', 'admin-debts'])
  const may = useMay()
  return (
    <>
      <Facts>
        <Fact name={t('admin-debts:columns.owed')}>
          <RecordLink to="debts" id={id}>
            <Amount minor={facts.owed_minor} />
          </RecordLink>
        </Fact>
        <Fact name={t('admin-debts:columns.first')}>
          <Amount minor={facts.first_minor} />
        </Fact>
        <Fact name={t('debt.repaid')}>{facts.repaid_minor > 0 && <Amount minor={facts.repaid_minor} />}</Fact>
        <Fact name={t('debt.pending')}>
          <Amount minor={facts.pending_minor} />
        </Fact>
        <Fact name={t('admin-debts:columns.seller')}>
          <RecordLink to="sellers" id={facts.seller_id}>
            {facts.seller}
          </RecordLink>
        </Fact>
        <Fact name={t('admin-debts:columns.started')}>
          <Moment at={facts.started_at} />
        </Fact>
        <Fact name={t('admin-debts:columns.blocked')}>
          <Moment at={facts.blocked_at} />
        </Fact>
        <Fact name={t('debt.looked')}>{facts.looked_at !== null && <Moment at={facts.looked_at} />}</Fact>
      </Facts>
      {may('payouts.approve') && (
        <div className="flex flex-wrap gap-2" data-decisions>
          <ConfirmRepayment debt={id} owed={facts.owed_minor} name={facts.seller} />
          <MoreTime debt={id} name={facts.seller} />
          <KeepBlocked debt={id} name={facts.seller} />
        </div>
      )}
      <p className="text-sm text-ink-soft">
        {t('debt.ends')}{' '}
        {may('ledger.correct') && (
          <Link to="/admin/corrections/create" className="text-indigo underline underline-offset-4">
            {t('debt.writeOff')}
          </Link>
        )}
      </p>
    </>
  )
}
