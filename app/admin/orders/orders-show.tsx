import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { languageName } from '../../i18n/names-of-codes.ts'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLetters } from './order-letters.tsx'
import { OrderLines } from './order-lines.tsx'
import { Related } from './order-related.tsx'
import type { OrderRecord } from './order-row.ts'
import { OrderStateBadge } from '../states/order-state-badge.tsx'
import { PaymentWord } from './payment-word.tsx'

/** One maker's share of what somebody bought: its state and history, its pieces, its money, where it goes, and its sisters of the same cart. */
export default function OrdersShow() {
  return (
    <RecordPage<OrderRecord>
      renderTitle={({ number }) => number}
      renderBadges={({ status }) => <OrderStateBadge state={status} />}
      renderActions={(order) => <OrderActions order={order} />}
    >
      {(order) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <WaitingHere kind="cash" id={order.id} />
            <OrderLines lines={order.lines} />
            <Money order={order} />
            <Parcels order={order} />
            <OrderHistory order={order.id} />
          </div>
          <div className="flex flex-col gap-4">
            <Buyer order={order} />
            <Whole order={order} />
            {/* Above what comes later: a note is written without its field moving away. */}
            <StaffNotes about="orders" subject={order.id} />
            <Related order={order} />
            <OrderLetters order={order.id} />
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
      <Facts>
        <Fact name={t('money.state')}>
          <PaymentWord status={order.payment_status} />
        </Fact>
        <Fact name={t('money.method')}>{order.group && t(`methods.${order.group.payment_method}`)}</Fact>
        <Fact name={t('money.items')}>
          <Amount minor={order.items_minor} />
        </Fact>
        <Fact name={t('money.discount')}>{order.discount_minor > 0 && <Amount minor={-order.discount_minor} />}</Fact>
        <Fact name={t('money.points')}>{order.points_minor > 0 && <Amount minor={-order.points_minor} />}</Fact>
        <Fact name={t('money.shipping')}>
          <Amount minor={order.shipping_minor} />
        </Fact>
        <Fact name={t('money.shippingFunded')}>{order.shipping_funded_minor > 0 && <Amount minor={order.shipping_funded_minor} />}</Fact>
        <Fact name={t('money.discountFunded')}>{order.discount_funded_minor > 0 && <Amount minor={order.discount_funded_minor} />}</Fact>
        <Fact name={t('money.tax')}>
          {order.tax_added_minor + order.tax_included_minor > 0 && <Amount minor={order.tax_added_minor + order.tax_included_minor} />}
        </Fact>
        <Fact name={t('money.total')}>
          <Amount minor={order.total_minor} className="font-semibold" />
        </Fact>
        <Fact name={t('money.commission', { rate: order.commission_rate_ppm / 10_000 })}>
          <Amount minor={order.commission_minor} />
        </Fact>
        <Fact name={t('money.commissionVat')}>
          <Amount minor={order.commission_vat_minor} />
        </Fact>
      </Facts>
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
              <Facts>
                <Fact name={t('parcels.carrier')}>{parcel.carrier}</Fact>
                <Fact name={t('parcels.tracking')}>{parcel.tracking_number}</Fact>
                <Fact name={t('parcels.shipped')}>
                  <Moment at={parcel.shipped_at} />
                </Fact>
                <Fact name={t('parcels.delivered')}>{parcel.delivered_at && <Moment at={parcel.delivered_at} />}</Fact>
              </Facts>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Buyer({ order }: { order: OrderRecord }) {
  const { t, i18n } = useTranslation('admin-orders')
  const address = order.shipping_address
  const lines = [address['line1'], address['line2'], address['subdistrict'], address['district'], address['province'], address['postcode'], address['country']]
  return (
    <Panel title={t('buyer.title')}>
      <Facts>
        <Fact name={t('buyer.name')}>{order.customer}</Fact>
        <Fact name={t('buyer.email')}>{order.group && <a href={`mailto:${order.group.email}`}>{order.group.email}</a>}</Fact>
        <Fact name={t('buyer.phone')}>{order.group?.phone}</Fact>
        <Fact name={t('buyer.language')}>{order.group && languageName(order.group.language, i18n.language)}</Fact>
        <Fact name={t('buyer.account')}>
          {order.buyer_id ? (
            <RecordLink to="people" id={order.buyer_id}>
              {t('buyer.member')}
            </RecordLink>
          ) : (
            t('buyer.guest')
          )}
        </Fact>
        <Fact name={t('buyer.recipient')}>{address['recipient']}</Fact>
        <Fact name={t('buyer.address')}>{lines.filter(Boolean).join(', ')}</Fact>
        <Fact name={t('buyer.delivery')}>{order.delivery_from && <Moment at={order.delivery_from} days />}</Fact>
        <Fact name={t('buyer.gift')}>{order.is_gift && (order.gift_message || t('buyer.giftOnly'))}</Fact>
      </Facts>
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
      <Facts>
        <Fact name={t('whole.total')}>
          <Amount minor={group.total_minor} />
        </Fact>
        <Fact name={t('whole.pointsSpent')}>{group.points_redeemed > 0 && group.points_redeemed}</Fact>
      </Facts>
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
