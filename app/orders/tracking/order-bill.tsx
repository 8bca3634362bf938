import { useTranslation } from 'react-i18next'
import type { TrackedOrder } from './tracked-order.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import { minor } from '../../platform/money.ts'
import { addressLines, isContact } from '../../addresses/address-lines.ts'
import { OrderGift } from '../order-gift.tsx'
import { CorrectAddress } from './correct-address.tsx'
import { OrderLines } from './order-lines.tsx'

/** With what a buyer may correct the address, where they may. */
type Mending = { token: string; refresh: () => Promise<void> }

/** What was ordered, what it costs in what is charged, and where it goes. */
export function OrderBill({ order, withLines = true, mending }: { order: TrackedOrder; withLines?: boolean; mending?: Mending }) {
  const { t, i18n } = useTranslation(['tracking', 'checkout', 'points'])
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  return (
    <section aria-labelledby="bill" className="grid gap-6 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6 md:grid-cols-2">
      <h2 id="bill" className="text-xl md:col-span-2">
        {t('bill.heading')}
      </h2>
      {withLines && (
        <div className="grid gap-5 md:col-span-2">
          {order.orders.map((share) => (
            <div key={share.number}>
              <h3 className="mb-2 font-sans text-base">{t('from', { seller: share.sellerName })}</h3>
              <OrderLines lines={share.lines} />
            </div>
          ))}
        </div>
      )}
      <div>
        <h3 className="mb-2 font-sans text-sm font-semibold text-ink-soft">{t(isContact(order.address) ? 'bill.contact' : 'bill.address')}</h3>
        <address className="not-italic">
          {addressLines(order.address, language).map((line) => (
            <span key={line} className="block break-words">
              {line}
            </span>
          ))}
        </address>
        {mending && !isContact(order.address) && <CorrectAddress order={order} {...mending} />}
        {order.taxBuyer && (
          <div className="mt-4">
            <h3 className="mb-2 font-sans text-sm font-semibold text-ink-soft">{t('bill.tax')}</h3>
            <p className="break-words whitespace-pre-line">
              {[order.taxBuyer.name, order.taxBuyer.address, [order.taxBuyer.number, order.taxBuyer.branch].filter(Boolean).join(' · ')]
                .filter(Boolean)
                .join('\n')}
            </p>
          </div>
        )}
        {order.gift && (
          <div className="mt-4">
            <OrderGift title={t('gift.title')} text={t('gift.text')} message={order.gift.message} />
          </div>
        )}
      </div>
      <div className="grid content-start gap-1.5">
        <dl className="grid gap-1.5">
          <Sum name={t('sums.items', { ns: 'checkout' })} amount={price(order.items)} />
          {order.discount > 0 && <Sum name={t('bill.savings')} amount={`−${price(order.discount)}`} />}
          {order.points && order.points.paid > 0 && <Sum name={t('order.paid', { ns: 'points' })} amount={`−${price(order.points.paid)}`} />}
          <Sum name={t('sums.shipping', { ns: 'checkout' })} amount={order.shipping === 0 ? t('sums.free', { ns: 'checkout' }) : price(order.shipping)} />
          <Sum name={t('sums.total', { ns: 'checkout' })} amount={price(order.total)} strong />
          {order.credit > 0 && <Sum name={t('credit.paid', { ns: 'points' })} amount={`−${price(order.credit)}`} />}
          {order.credit > 0 && order.status === 'awaiting_payment' && (
            <Sum name={t('credit.due', { ns: 'points' })} amount={price(order.total - order.credit)} />
          )}
        </dl>
        {order.taxIncluded > 0 && (
          <p className="text-end text-sm text-ink-soft">{t('sums.taxIncluded', { ns: 'checkout', amount: price(order.taxIncluded) })}</p>
        )}
      </div>
    </section>
  )
}

const Sum = ({ name, amount, strong = false }: { name: string; amount: string; strong?: boolean }) => (
  <div className={`flex justify-between gap-4 ${strong ? 'mt-1.5 border-t border-line pt-2.5 text-lg font-semibold' : ''}`}>
    <dt className={strong ? '' : 'text-ink-soft'}>{name}</dt>
    <dd className="tabular-nums">{amount}</dd>
  </div>
)
