import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { SlipPicture } from '../inbox/slip-picture.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { Books } from '../ledger/books.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { OrderStateBadge } from '../states/order-state-badge.tsx'
import { ChargebackBadge } from '../states/chargeback-badge.tsx'
import { PaymentBadge, SlipBadge } from '../states/payment-badge.tsx'
import { RefundBadge } from '../states/refund-badge.tsx'
import { type PaymentRecord, titleOfPayment } from './payment-row.ts'
import { PaymentSums } from './payment-sums.tsx'

/** One attempt to pay: what was to come and what came, the slips that were sent, whose the money is, and what went back of it. */
export default function PaymentsShow() {
  return (
    <RecordPage<PaymentRecord> renderTitle={titleOfPayment} renderBadges={({ status }) => <PaymentBadge state={status} />}>
      {(payment) => {
        const waiting = payment.slips.find(({ state }) => state === 'waiting')
        return (
          <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="flex flex-col gap-4">
              {waiting && <WaitingHere kind="slip" id={waiting.id} />}
              <PaymentSums payment={payment} />
              <Slips payment={payment} />
              <Shares payment={payment} />
              <Returned payment={payment} />
              <TakenBack payment={payment} />
              {payment.order_group_id === null && <Books about={{ payment: payment.id }} />}
            </div>
            <div className="flex flex-col gap-4">
              <Attempts payment={payment} />
              <ActsPanel noun="payment_slips" subjects={payment.slips.map(({ id }) => id)} />
              <StaffNotes about="payments" subject={payment.id} />
            </div>
          </div>
        )
      }}
    </RecordPage>
  )
}

/** Slips that are decided, each beside the amount it had to show; the one that waits stands above with its decision. */
function Slips({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation('admin-payments')
  const decided = payment.slips.filter(({ state }) => state !== 'waiting').toSorted((a, b) => b.sent_at.localeCompare(a.sent_at))
  if (decided.length === 0) return null
  return (
    <Panel title={t('slips.title')}>
      <ul className="flex flex-col gap-6">
        {decided.map((slip) => (
          <li key={slip.id} className="grid gap-4 md:grid-cols-2">
            <SlipPicture path={slip.path} isPicture={slip.mime_type.startsWith('image/')} />
            <div className="flex flex-col items-start gap-3">
              <SlipBadge state={slip.state} />
              <Facts>
                <Fact name={t('slips.hasToShow')}>
                  <Amount minor={payment.amount_minor} className="font-semibold" />
                </Fact>
                <Fact name={t('slips.sent')}>
                  <Moment at={slip.sent_at} />
                </Fact>
                <Fact name={t('slips.decided')}>{slip.decided_at && <Moment at={slip.decided_at} />}</Fact>
                <Fact name={t('slips.reason')}>{slip.reason}</Fact>
              </Facts>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Whose the money is: each maker's share, and how much of it came and went back. */
function Shares({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation('admin-payments')
  if (payment.splits.length === 0) return null
  return (
    <Panel title={t('shares.title')}>
      <ul className="flex flex-col divide-y divide-line">
        {payment.splits.map(({ order_id: id, order, ...share }) => (
          <li key={id} className="py-3 first:pt-0 last:pb-0">
            <p className="mb-2 flex flex-wrap items-center gap-3 text-sm font-semibold">
              <RecordLink to="orders" id={id}>
                {order?.number ?? id.slice(0, 8)}
              </RecordLink>
              {order && <OrderStateBadge state={order.status} />}
            </p>
            <Facts>
              <Fact name={t('shares.seller')}>{order?.seller_name}</Fact>
              <Fact name={t('columns.amount')}>
                <Amount minor={share.amount_minor} />
              </Fact>
              <Fact name={t('columns.captured')}>
                <Amount minor={share.captured_minor} />
              </Fact>
              <Fact name={t('columns.refunded')}>{share.refunded_minor > 0 && <Amount minor={share.refunded_minor} />}</Fact>
            </Facts>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Returned({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation('admin-payments')
  if (payment.refunds.length === 0) return null
  return (
    <Panel title={t('refunds')}>
      <ul className="flex flex-col gap-2 text-sm">
        {payment.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-2">
            <RecordLink to="refunds" id={refund.id}>
              <Amount minor={refund.amount_minor} />
            </RecordLink>
            <Moment at={refund.created_at} />
            <RefundBadge state={refund.status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What a bank wants back of it. */
function TakenBack({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation('admin-payments')
  if (payment.chargebacks.length === 0) return null
  return (
    <Panel title={t('chargebacks')}>
      <ul className="flex flex-col gap-2 text-sm">
        {payment.chargebacks.map((chargeback) => (
          <li key={chargeback.id} className="flex flex-wrap items-center justify-between gap-2">
            <RecordLink to="chargebacks" id={chargeback.id}>
              {chargeback.number}
            </RecordLink>
            <Amount minor={chargeback.amount_minor} />
            <Moment at={chargeback.created_at} />
            <ChargebackBadge state={chargeback.status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** The other attempts to pay the same cart. */
function Attempts({ payment }: { payment: PaymentRecord }) {
  const { t } = useTranslation('admin-payments')
  const attempts = payment.group?.attempts ?? []
  if (attempts.length < 2) return null
  return (
    <Panel title={t('attempts')}>
      <ol className="flex flex-col gap-2 text-sm">
        {attempts
          .toSorted((a, b) => a.attempt - b.attempt)
          .map(({ id, attempt, method, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2">
              {id === payment.id ? (
                <span className="font-semibold">{t('attempt', { number: attempt })}</span>
              ) : (
                <RecordLink to="payments" id={id}>
                  {t('attempt', { number: attempt })}
                </RecordLink>
              )}
              <span>{t(`filters.methodOptions.${method}`)}</span>
              <PaymentBadge state={status} />
            </li>
          ))}
      </ol>
    </Panel>
  )
}
