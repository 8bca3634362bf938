import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import type { OrderRecord } from './order-row.ts'
import { OrderStateBadge } from './order-state-badge.tsx'
import { PaymentWord } from './payment-word.tsx'

/** One maker's share of what somebody bought: its state and history, its pieces, its money, where it goes, and its sisters of the same cart. */
export default function OrdersShow() {
  return (
    <RecordPage<OrderRecord> title={({ number }) => number} badges={({ status }) => <OrderStateBadge state={status} />}>
      {(order) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <OrderLines lines={order.lines} />
            <Money order={order} />
            <Parcels order={order} />
            <OrderHistory order={order.id} />
          </div>
          <div className="flex flex-col gap-4">
            <Buyer order={order} />
            <Whole order={order} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function Money({ order }: { order: OrderRecord }) {
  const { t } = useTranslation('admin-orders')
  return (
    <Panel title={t('money.title')}>
      <Facts
        facts={[
          [t('money.state'), <PaymentWord key="state" status={order.payment_status} />],
          [t('money.method'), order.group && t(`methods.${order.group.payment_method}`)],
          [t('money.items'), <Amount key="items" minor={order.items_minor} />],
          [t('money.discount'), order.discount_minor > 0 && <Amount minor={-order.discount_minor} />],
          [t('money.points'), order.points_minor > 0 && <Amount minor={-order.points_minor} />],
          [t('money.shipping'), <Amount key="shipping" minor={order.shipping_minor} />],
          [t('money.shippingFunded'), order.shipping_funded_minor > 0 && <Amount minor={order.shipping_funded_minor} />],
          [t('money.tax'), order.tax_added_minor + order.tax_included_minor > 0 && <Amount minor={order.tax_added_minor + order.tax_included_minor} />],
          [t('money.total'), <Amount key="total" minor={order.total_minor} className="font-semibold" />],
          [t('money.commission', { rate: order.commission_rate_ppm / 10_000 }), <Amount key="commission" minor={order.commission_minor} />],
          [t('money.commissionVat'), <Amount key="vat" minor={order.commission_vat_minor} />],
        ]}
      />
    </Panel>
  )
}

function Parcels({ order }: { order: OrderRecord }) {
  const { t } = useTranslation('admin-orders')
  return (
    <Panel title={t('parcels.title')}>
      {order.shipments.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('parcels.none')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {order.shipments.map((parcel) => (
            <li key={parcel.id}>
              <Facts
                facts={[
                  [t('parcels.carrier'), parcel.carrier],
                  [t('parcels.tracking'), parcel.tracking_number],
                  [t('parcels.shipped'), <Moment key="shipped" at={parcel.shipped_at} />],
                  [t('parcels.delivered'), parcel.delivered_at && <Moment at={parcel.delivered_at} />],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Buyer({ order }: { order: OrderRecord }) {
  const { t } = useTranslation('admin-orders')
  const address = order.shipping_address
  const lines = [address['line1'], address['line2'], address['subdistrict'], address['district'], address['province'], address['postcode'], address['country']]
  return (
    <Panel title={t('buyer.title')}>
      <Facts
        facts={[
          [t('buyer.name'), order.customer],
          [t('buyer.email'), order.group && <a href={`mailto:${order.group.email}`}>{order.group.email}</a>],
          [t('buyer.phone'), order.group?.phone],
          [t('buyer.language'), order.group?.language],
          [t('buyer.account'), order.buyer_id ? t('buyer.member') : t('buyer.guest')],
          [t('buyer.recipient'), address['recipient']],
          [t('buyer.address'), lines.filter(Boolean).join(', ')],
          [t('buyer.delivery'), order.delivery_from && <Moment at={order.delivery_from} days />],
          [t('buyer.gift'), order.is_gift && (order.gift_message || t('buyer.giftOnly'))],
        ]}
      />
    </Panel>
  )
}

/** The cart that was paid at once, of which this is one maker's share. */
function Whole({ order }: { order: OrderRecord }) {
  const { t } = useTranslation('admin-orders')
  const { group } = order
  if (!group) return null
  return (
    <Panel title={t('whole.title', { number: group.number })}>
      <Facts
        facts={[
          [t('whole.total'), <Amount key="total" minor={group.total_minor} />],
          [t('whole.pointsSpent'), group.points_redeemed > 0 && group.points_redeemed],
        ]}
      />
      <ul className="mt-3 flex flex-col gap-2 text-sm">
        {group.orders.map((share) => (
          <li key={share.id} className="flex flex-wrap items-center justify-between gap-2">
            {share.id === order.id ? (
              <span className="font-semibold">{share.number}</span>
            ) : (
              <Link to={`/admin/orders/${share.id}`} className="text-indigo hover:underline">
                {share.number}
              </Link>
            )}
            <span>{share.seller_name}</span>
            <OrderStateBadge state={share.status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
