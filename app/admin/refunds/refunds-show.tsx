import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { Books } from '../ledger/books.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { usePaymentTrail } from '../payments/payment-trail.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { RefundBadge } from '../states/refund-badge.tsx'
import { type RefundRecord, titleOfRefund } from './refund-row.ts'

/** One refund: how much of what goes back and why, how far it is, who did what, and how it stands in the books. */
export default function RefundsShow() {
  return (
    <RecordPage<RefundRecord> renderTitle={titleOfRefund} renderBadges={({ status }) => <RefundBadge state={status} />}>
      {(refund) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <WaitingHere kind="refund" id={refund.id} />
            <Refund refund={refund} />
            <Parts refund={refund} />
            <Books about={refund.order_id === null ? { payment: refund.payment_id } : { order: refund.order_id }} />
          </div>
          <div className="flex flex-col gap-4">
            <ActsPanel noun="refunds" subjects={[refund.id]} />
            <StaffNotes about="refunds" subject={refund.id} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function Refund({ refund }: { refund: RefundRecord }) {
  const { t } = useTranslation('admin-refunds')
  const { order, payment } = refund
  const trail = usePaymentTrail(refund.payment_id)
  const told = trail.data?.refunds[refund.id]
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.amount')}>
          <Amount minor={refund.amount_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('order')}>
          {refund.order_id !== null && (
            <RecordLink to="orders" id={refund.order_id}>
              {order?.number}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('giftCard')}>
          {refund.gift_card_id !== null && (
            <RecordLink to="gift-cards" id={refund.gift_card_id}>
              {refund.reason}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('case')}>
          {refund.case_id !== null && (
            <RecordLink to="cases" id={refund.case_id}>
              {refund.case?.number}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.origin')}>
          {t(`origins.${refund.gift_card_id !== null ? 'gift_card' : (refund.case?.kind ?? (refund.case_id === null ? 'order' : 'case'))}`)}
        </Fact>
        <Fact name={t('columns.customer')}>{order?.customer}</Fact>
        <Fact name={t('columns.seller')}>{order?.seller_name}</Fact>
        <Fact name={t('columns.method')}>
          <RecordLink to="payments" id={refund.payment_id}>
            {payment && t(`methods.${payment.method}`)}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.reason')}>{refund.reason}</Fact>
        <Fact name={t('columns.created')}>
          <Moment at={refund.created_at} />
        </Fact>
        <Fact name={t('columns.succeeded')}>{refund.succeeded_at && <Moment at={refund.succeeded_at} />}</Fact>
        <Fact name={t('reference')}>{told?.reference}</Fact>
        <Fact name={t('attempts')}>{told && told.attempts > 0 && told.attempts}</Fact>
      </Facts>
    </Panel>
  )
}

/** What the money is for: the pieces of the case, or the order's, of which all or the rest goes back. */
function Parts({ refund }: { refund: RefundRecord }) {
  const { t } = useTranslation('admin-refunds')
  const { order, case: settled } = refund
  const parts = settled
    ? settled.lines.map((part) => ({ key: part.order_line_id, line: part.line, quantity: part.quantity, amount: part.refund_minor }))
    : (order?.lines ?? []).map((line) => ({ key: line.id, line, quantity: line.quantity, amount: line.total_minor }))
  if (parts.length === 0) return null
  const delivery = settled ? settled.shipping_minor : (order?.shipping_minor ?? 0)
  return (
    <Panel title={t(settled ? 'parts.ofCase' : 'parts.ofOrder')}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {parts.map(({ key, line, quantity, amount }) => (
          <li key={key} className="flex flex-wrap justify-between gap-3 py-2 first:pt-0">
            <span className="min-w-0 wrap-anywhere">
              {quantity} × {line?.title_seller}
              {line?.option_text && <span className="text-ink-soft"> · {line.option_text}</span>}
            </span>
            <Amount minor={amount} />
          </li>
        ))}
        {delivery > 0 && (
          <li className="flex flex-wrap justify-between gap-3 py-2">
            <span>{t('parts.delivery')}</span>
            <Amount minor={delivery} />
          </li>
        )}
        <li className="flex flex-wrap justify-between gap-3 pt-2 font-semibold">
          <span>{t(settled ? 'parts.goesBack' : 'parts.paid')}</span>
          <Amount minor={settled ? settled.refund_minor : (order?.total_minor ?? 0)} />
        </li>
      </ul>
    </Panel>
  )
}
