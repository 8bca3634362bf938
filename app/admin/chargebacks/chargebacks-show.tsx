import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { REASONS } from '../../payments/chargebacks/chargeback-states.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { Clock } from '../inbox/clock.tsx'
import { Books } from '../ledger/books.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ChargebackBadge } from '../states/chargeback-badge.tsx'
import { PaymentBadge } from '../states/payment-badge.tsx'
import { ChargebackAnswer } from './chargeback-answer.tsx'
import { ChargebackOrders } from './chargeback-orders.tsx'
import { type ChargebackRow, isWaiting } from './chargeback-row.ts'
import { type ChargebackSheet, useChargebackSheet } from './chargeback-sheet.ts'

/** A payment that a bank wants back: what it is about, what shows that we are right, and the answer. */
export default function ChargebacksShow() {
  return (
    <RecordPage<ChargebackRow> renderTitle={({ number }) => number} renderBadges={({ status }) => <ChargebackBadge state={status} />}>
      {(chargeback) => <Whole chargeback={chargeback} />}
    </RecordPage>
  )
}

function Whole({ chargeback }: { chargeback: ChargebackRow }) {
  const sheet = useChargebackSheet(chargeback.id)
  if (sheet.isError) return <LoadFailureLine error={sheet.error} onRetry={() => void sheet.refetch()} />
  if (!sheet.data) return <Waiting className="h-64 w-full" />
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex flex-col gap-4">
        <Sums chargeback={chargeback} />
        <ChargebackAnswer chargeback={chargeback} sheet={sheet.data} />
        <ChargebackOrders chargeback={chargeback} orders={sheet.data.orders} />
      </div>
      <div className="flex flex-col gap-4">
        <Buyer sheet={sheet.data} />
        <Payment sheet={sheet.data} />
        <ActsPanel noun="chargebacks" subjects={[chargeback.id]} />
        <StaffNotes about="chargebacks" subject={chargeback.id} />
        {sheet.data.orders.map(({ id, number }) => (
          <Books key={id} about={{ order: id }} of={number} />
        ))}
        {sheet.data.payment.is_plan && <Books about={{ payment: chargeback.payment_id }} />}
      </div>
    </div>
  )
}

function Sums({ chargeback }: { chargeback: ChargebackRow }) {
  const { t } = useTranslation('admin-chargebacks')
  const known = REASONS.find((one) => one === chargeback.reason)
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.amount')}>
          <Amount minor={chargeback.amount_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('columns.reason')}>{known ? t(`filters.reasonOptions.${known}`) : <code>{chargeback.reason}</code>}</Fact>
        <Fact name={t('columns.clock')}>{isWaiting(chargeback) && <Clock due={chargeback.answer_by} />}</Fact>
        <Fact name={t('bankDue')}>{chargeback.evidence_due_at && <Moment at={chargeback.evidence_due_at} />}</Fact>
        <Fact name={t('columns.away')}>
          <Amount minor={chargeback.away_minor} />
        </Fact>
        <Fact name={t('fee')}>{chargeback.fee_minor > 0 && <Amount minor={chargeback.fee_minor} />}</Fact>
        <Fact name={t('columns.opened')}>
          <Moment at={chargeback.opened_at} />
        </Fact>
        <Fact name={t('closed')}>{chargeback.closed_at && <Moment at={chargeback.closed_at} />}</Fact>
        <Fact name={t('reference')}>
          <code className="wrap-anywhere">{chargeback.provider_reference}</code>
        </Fact>
      </Facts>
    </Panel>
  )
}

function Buyer({ sheet: { buyer, orders } }: { sheet: ChargebackSheet }) {
  const { t } = useTranslation('admin-chargebacks')
  return (
    <Panel title={t('buyer.title')}>
      <Facts>
        <Fact name={t('columns.customer')}>
          {buyer.id === null ? (
            orders[0]?.customer
          ) : (
            <RecordLink to="people" id={buyer.id}>
              {orders[0]?.customer ?? buyer.email}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('buyer.email')}>{buyer.email && <span className="wrap-anywhere">{buyer.email}</span>}</Fact>
        <Fact name={t('buyer.since')}>{buyer.since && <Moment at={buyer.since} days />}</Fact>
        <Fact name={t('buyer.orders')}>{buyer.orders}</Fact>
        <Fact name={t('buyer.cases')}>{buyer.cases}</Fact>
        <Fact name={t('buyer.chargebacks')}>{buyer.chargebacks}</Fact>
      </Facts>
    </Panel>
  )
}

function Payment({ sheet: { payment } }: { sheet: ChargebackSheet }) {
  const { t } = useTranslation(['admin-chargebacks', 'admin-payments'])
  return (
    <Panel title={t('payment.title')}>
      <Facts>
        <Fact name={t('payment.made')}>
          <RecordLink to="payments" id={payment.id}>
            {t(`admin-payments:filters.methodOptions.${payment.method}`)}
          </RecordLink>
        </Fact>
        <Fact name={t('payment.state')}>
          <PaymentBadge state={payment.status} />
        </Fact>
        <Fact name={t('payment.when')}>
          <Moment at={payment.created_at} />
        </Fact>
        <Fact name={t('payment.captured')}>
          <Amount minor={payment.captured_minor} />
        </Fact>
        <Fact name={t('payment.refunded')}>{payment.refunded_minor > 0 && <Amount minor={payment.refunded_minor} />}</Fact>
      </Facts>
    </Panel>
  )
}
