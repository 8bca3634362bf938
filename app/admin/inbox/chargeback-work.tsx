import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { OrderStateBadge } from '../states/order-state-badge.tsx'
import type { WorkFacts } from './work.ts'

/** A payment that a bank wants back. It is answered on its page, where everything it is about stands. */
export function ChargebackWork({ id, facts }: { id: string; facts: WorkFacts['chargeback'] }) {
  const { t } = useTranslation(['admin-inbox', 'admin-chargebacks'])
  return (
    <>
      <Facts>
        <Fact name={t('chargeback.amount')}>
          <Amount minor={facts.amount_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('chargeback.reason')}>{t(`admin-chargebacks:filters.reasonOptions.${facts.reason}`, { defaultValue: facts.reason })}</Fact>
        <Fact name={t('chargeback.due')}>{facts.due_at && <Moment at={facts.due_at} />}</Fact>
        {facts.orders.map((order) => (
          <Fact key={order.id} name={t('chargeback.order')}>
            <span className="flex flex-wrap items-center gap-2">
              <RecordLink to="orders" id={order.id}>
                {order.number}
              </RecordLink>
              <OrderStateBadge state={order.status} />
            </span>
            <span className="block">
              {order.customer} – {order.seller}
            </span>
            <span className="block text-ink-soft">{t('chargeback.bears', { name: t(`admin-chargebacks:bearers.${order.bearer}`) })}</span>
          </Fact>
        ))}
      </Facts>
      <p data-decisions>
        <RecordLink to="chargebacks" id={id}>
          {t('chargeback.answer', { number: facts.number })}
        </RecordLink>
      </p>
    </>
  )
}
