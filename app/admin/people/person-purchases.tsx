import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { OrderStateBadge } from '../states/order-state-badge.tsx'
import type { PersonSheet } from './person-sheet.ts'

/** What somebody buys, what went wrong with it, and what they say of it, each for whoever may read that. */
export function UserPurchases({ person, orders, cases, reviews }: { person: string } & Pick<PersonSheet, 'orders' | 'cases' | 'reviews'>) {
  const { t, i18n } = useTranslation('admin-people')
  const all = useRowsLink()('orders', { buyer_id: person })
  const number = numberFormat(i18n.language)
  if (!orders && !cases && !reviews) return null
  return (
    <Panel title={t('purchases.title')}>
      <Facts>
        <Fact name={t('purchases.orders')}>
          {orders &&
            (all !== undefined && orders.count > 0 ? (
              <Link to={all} className="text-indigo hover:underline">
                {number.format(orders.count)}
              </Link>
            ) : (
              number.format(orders.count)
            ))}
        </Fact>
        <Fact name={t('purchases.spent')}>{orders && <Amount minor={orders.spent_minor} />}</Fact>
        <Fact name={t('purchases.reviews')}>
          {reviews &&
            (reviews.rating === null
              ? number.format(reviews.count)
              : t('purchases.rated', { count: reviews.count, rating: numberFormat(i18n.language, 1).format(reviews.rating) }))}
        </Fact>
        <Fact name={t('purchases.hidden')}>{reviews && reviews.hidden > 0 && number.format(reviews.hidden)}</Fact>
      </Facts>
      {orders && orders.last.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2 text-sm" aria-label={t('purchases.lastOrders')}>
          {orders.last.map((order) => (
            <li key={order.id} className="flex flex-wrap items-center justify-between gap-2">
              <RecordLink to="orders" id={order.id}>
                {order.number}
              </RecordLink>
              <Amount minor={order.total_minor} />
              <OrderStateBadge state={order.status} />
            </li>
          ))}
        </ul>
      )}
      {cases && cases.length > 0 && (
        <>
          <h3 className="mt-4 mb-2 font-sans text-sm font-semibold">{t('purchases.cases')}</h3>
          <ul className="flex flex-col gap-2 text-sm">
            {cases.map(({ id, number: named, closed_at: closed }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-2">
                <RecordLink to="cases" id={id}>
                  {named}
                </RecordLink>
                {t(closed ? 'purchases.closed' : 'purchases.open')}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  )
}
