import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatPrice } from '../../money/currency.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { commissionOf, worthItFrom } from '../../orders/commission.ts'
import { fromDecimal, least, minor, NOTHING, subtract, times, type Minor } from '../../platform/money.ts'
import { Field } from '../../ui/field.tsx'
import type { ShopFacts } from '../info-pages.ts'

const PPM_PER_PERCENT = 10_000
const MOST_PRODUCTS = 1000

/** What is left of a sale, reckoned by the rule that orders are written with. In baht, as makers are paid. */
export function FeeCalculator({ facts }: { facts: ShopFacts }) {
  const { t, i18n } = useTranslation('pages-fees')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const baht = (amount: Minor) => formatPrice(amount, 'THB', language)
  const [price, setPrice] = useState('1200')
  const [typed, setTyped] = useState('1')
  const [discount, setDiscount] = useState('')
  const quantity = Number(typed)
  const each = fromDecimal(price.replace(',', '.'), 2)
  const readable = each !== undefined && each > 0n && Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PRODUCTS
  const goods = readable ? times(each, quantity) : minor(0)
  const off = least(fromDecimal(discount.replace(',', '.'), 2) ?? NOTHING, goods)
  const paid = subtract(goods, off)
  const termsOf = (percent: number) => ({
    commissionPpm: Math.round(percent * PPM_PER_PERCENT),
    commissionVatPpm: Math.round(facts.vatPercent * PPM_PER_PERCENT),
  })
  const [usual, plan] = [termsOf(facts.commissionPercent), termsOf(facts.planPercent)]
  const ways = [
    { name: t('calculator.usual', { percent: facts.commissionPercent }), ...commissionOf(paid, usual) },
    ...(plan.commissionPpm < usual.commissionPpm ? [{ name: t('calculator.withPlan', { percent: facts.planPercent }), ...commissionOf(paid, plan) }] : []),
  ]
  const rows = [
    { label: t('calculator.goods'), amounts: ways.map(() => baht(goods)) },
    ...(off > 0n ? [{ label: t('calculator.discount'), amounts: ways.map(() => `−${baht(off)}`) }] : []),
    { label: t('calculator.commission'), amounts: ways.map(({ commission }) => `−${baht(commission)}`) },
    { label: t('calculator.vat', { vat: facts.vatPercent }), amounts: ways.map(({ vat }) => `−${baht(vat)}`) },
  ]
  const cost = minor(facts.planMonthly)
  const from = worthItFrom(cost, usual, plan)
  return (
    <section aria-labelledby="calculator" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h3 id="calculator" className="text-xl">
        {t('calculator.title')}
      </h3>
      <div className="mt-4 grid gap-4 sm:grid-cols-3 sm:items-end">
        <Field
          label={t('calculator.price')}
          required
          inputMode="decimal"
          value={price}
          onChange={(event) => setPrice(event.currentTarget.value)}
          error={readable ? undefined : t('calculator.wrong')}
        />
        <Field
          label={t('calculator.products')}
          required
          type="number"
          min={1}
          max={MOST_PRODUCTS}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Field label={t('calculator.off')} inputMode="decimal" value={discount} onChange={(event) => setDiscount(event.currentTarget.value)} />
      </div>
      <table className="mt-5 w-full table-fixed border-t border-line tabular-nums max-sm:text-sm" aria-labelledby="calculator" aria-live="polite">
        <thead className="text-sm">
          <tr>
            <td className="pt-4" />
            {ways.map(({ name }) => (
              <th key={name} scope="col" className="ps-2 pt-4 pb-1.5 text-end align-bottom font-semibold wrap-anywhere hyphens-auto">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-ink-soft">
          {rows.map(({ label, amounts }) => (
            <tr key={label}>
              <th scope="row" className="py-1 text-start font-normal wrap-anywhere hyphens-auto">
                {label}
              </th>
              {amounts.map((amount, index) => (
                <td key={index} className="ps-2 text-end">
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold sm:text-lg">
          <tr>
            <th scope="row" className="border-t border-line pt-2 text-start wrap-anywhere hyphens-auto">
              {t('calculator.left')}
            </th>
            {ways.map(({ name, left }) => (
              <td key={name} className="border-t border-line ps-2 pt-2 text-end">
                {baht(left)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      {from && (
        <p className="mt-4">
          {t('calculator.pays', { price: baht(cost), goods: baht(from) })}{' '}
          <Link to="/membership#plans" className="link">
            {t('calculator.seePlan')}
          </Link>
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">{t('calculator.note')}</p>
    </section>
  )
}
