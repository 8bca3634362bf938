import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { numberFormat } from '../../i18n/number-format.ts'
import { useCurrency } from '../../money/currency-choice.tsx'
import { CHARGE_CURRENCY, formatPrice } from '../../money/currency.ts'
import { Price, usePrice } from '../../money/price.tsx'
import { minor } from '../../platform/money.ts'
import { countryName } from '../../shipping/countries.ts'
import { ImportNote } from '../../shipping/import-note.tsx'
import type { Quote } from './quote.ts'

/**
 * What is added up; satang. `goods` comes from the preview while the quote is out of date. `reckoning`: the country for which the rest is being worked out, while the quote is for another
 * one: its delivery, duty and total would be taken for this one's.
 */
type SumsProps = {
  quote: Quote | undefined
  pending: boolean
  goods?: { items: number; savings: number } | undefined
  reckoning?: string | undefined
  className?: string
}

/** Goods, what is taken off, delivery, total; with a note of what is charged where prices are shown in another currency. */
export function Sums({ quote: latest, pending, goods, reckoning, className }: SumsProps) {
  const { t, i18n } = useTranslation(['checkout', 'points', 'payments'])
  const quote = reckoning === undefined ? latest : undefined
  const offers = latest?.promotions.reduce((sum, promotion) => sum + promotion.savings, 0) ?? 0
  const shown = pending && goods ? goods : latest ? { items: latest.items, savings: offers } : goods
  const coupon = quote ? quote.discount - offers : 0
  const delivery = quote ? quote.shipping - quote.cashFee : 0
  const freed = quote?.sellers.reduce((sum, seller) => sum + seller.shippingSavings, 0) ?? 0
  const late = clsx(pending && 'opacity-55')
  return (
    <div className={className} aria-busy={pending}>
      <dl className="grid gap-2">
        {shown && (
          <Row name={t('sums.items')}>
            <Price minor={shown.items} className="[&>span]:font-normal" />
          </Row>
        )}
        {shown && shown.savings > 0 && (
          <Row name={latest?.promotions.map(({ name }) => name).join(', ') || t('sums.offers')} saving>
            <Less minor={shown.savings} />
          </Row>
        )}
        {quote && coupon > 0 && (
          <Row name={t('sums.coupon', { code: quote.coupon?.code ?? '' })} saving className={late}>
            <Less minor={coupon} />
          </Row>
        )}
        {quote?.points && quote.points.used > 0 && (
          <Row
            name={t('checkout.row', { ns: 'points', count: quote.points.used, points: numberFormat(i18n.language).format(quote.points.used) })}
            saving
            className={late}
          >
            <Less minor={quote.points.savings} />
          </Row>
        )}
        {quote && quote.sellers.length > 0 && (
          <Row name={t('sums.shipping')} className={late}>
            {delivery === 0 ? (
              <span className="font-semibold text-leaf">{t('sums.free')}</span>
            ) : (
              <Price minor={delivery} originalMinor={delivery + freed} className="[&>span]:font-normal" />
            )}
          </Row>
        )}
        {quote && quote.cashFee > 0 && (
          <Row name={t('payments:cash.fee')} className={late}>
            <Price minor={quote.cashFee} className="[&>span]:font-normal" />
          </Row>
        )}
        {quote && (
          <Row name={<span className="font-semibold text-ink">{t('sums.total')}</span>} className={clsx('mt-2 border-t border-line pt-3 text-lg', late)}>
            <Price minor={quote.total} withCode className="text-xl" />
          </Row>
        )}
        {quote?.credit && quote.credit.used > 0 && (
          <>
            <Row name={t('credit.paid', { ns: 'points' })} saving className={late}>
              <Less minor={quote.credit.used} />
            </Row>
            <Row name={<span className="font-semibold text-ink">{t('credit.due', { ns: 'points' })}</span>} className={late}>
              <Price minor={quote.due} withCode />
            </Row>
          </>
        )}
      </dl>
      {latest && pending && reckoning !== undefined && <Reckoning country={reckoning} />}
      {quote && quote.taxIncluded > 0 && (
        <p className={clsx('mt-1 text-end text-sm text-ink-soft', late)}>
          <VatNote minor={quote.taxIncluded} />
        </p>
      )}
      {quote && quote.sellers.length > 0 && <ImportNote charges={quote.imports} className={clsx('mt-2 text-sm text-ink-soft', late)} />}
      {quote?.points && quote.points.earns > 0 && (
        <p className={clsx('mt-2 text-sm text-gold', late)}>
          {t('checkout.earns', { ns: 'points', count: quote.points.earns, points: numberFormat(i18n.language).format(quote.points.earns) })}
        </p>
      )}
      {quote && <ChargeNote total={quote.due} className="mt-2" />}
    </div>
  )
}

function Reckoning({ country }: { country: string }) {
  const { t, i18n } = useTranslation('checkout')
  return <p className="mt-2 text-sm text-ink-soft">{t('sums.reckoning', { country: countryName(country, languageOf(i18n.language) ?? FALLBACK_LANGUAGE) })}</p>
}

const Row = ({ name, children, saving, className }: { name: ReactNode; children: ReactNode; saving?: boolean; className?: string }) => (
  <div className={clsx('flex flex-wrap items-baseline justify-between gap-x-4', className)}>
    <dt className={clsx('min-w-0 grow basis-24 break-words', saving ? 'text-leaf' : 'text-ink-soft')}>{name}</dt>
    <dd className={clsx('ms-auto max-w-full text-end', saving && 'text-leaf')}>{children}</dd>
  </div>
)

function Less({ minor: satang }: { minor: number }) {
  const price = usePrice()
  return (
    <span data-price className="tabular-nums">
      −{price(satang)}
    </span>
  )
}

function VatNote({ minor: satang }: { minor: number }) {
  const { t } = useTranslation('checkout')
  const price = usePrice()
  return <span data-price>{t('sums.taxIncluded', { amount: price(satang) })}</span>
}

/** What really leaves the account, where prices are shown in another currency than the one that is charged. */
export function ChargeNote({ total, className }: { total: number; className?: string }) {
  const { t, i18n } = useTranslation('money')
  const { currency } = useCurrency()
  if (currency === CHARGE_CURRENCY) return null
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  return <p className={clsx('text-sm text-ink-soft', className)}>{t('chargedInBaht', { price: formatPrice(minor(total), CHARGE_CURRENCY, language) })}</p>
}
