import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../money/currency.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { commissionOf } from '../orders/commission.ts'
import { fromDecimal, least, minor, NOTHING, subtract, times, type Minor } from '../platform/money.ts'
import { Field } from '../ui/field.tsx'
import type { ShopFacts } from './info-pages.ts'

const PPM_PER_PERCENT = 10_000
const MOST_PIECES = 1000

/** What is left of a sale, reckoned by the rule that orders are written with. In baht, as makers are paid. */
export function FeeCalculator({ facts }: { facts: ShopFacts }) {
  const { t, i18n } = useTranslation('pages-fees')
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const baht = (amount: Minor) => formatPrice(amount, 'THB', language)
  const [price, setPrice] = useState('1200')
  const [pieces, setPieces] = useState('1')
  const [discount, setDiscount] = useState('')
  const quantity = Number(pieces)
  const each = fromDecimal(price.replace(',', '.'), 2)
  const readable = each !== undefined && each > 0n && Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_PIECES
  const goods = readable ? times(each, quantity) : minor(0)
  const off = least(fromDecimal(discount.replace(',', '.'), 2) ?? NOTHING, goods)
  const paid = subtract(goods, off)
  const { commission, vat, left } = commissionOf(paid, {
    commissionPpm: Math.round(facts.commissionPercent * PPM_PER_PERCENT),
    commissionVatPpm: Math.round(facts.vatPercent * PPM_PER_PERCENT),
  })
  const rows = [
    { label: t('calculator.goods'), amount: baht(goods) },
    ...(off > 0n ? [{ label: t('calculator.discount'), amount: `−${baht(off)}` }] : []),
    { label: t('calculator.commission', { percent: facts.commissionPercent }), amount: `−${baht(commission)}` },
    { label: t('calculator.vat', { vat: facts.vatPercent }), amount: `−${baht(vat)}` },
  ]
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
          label={t('calculator.pieces')}
          required
          type="number"
          min={1}
          max={MOST_PIECES}
          value={pieces}
          onChange={(event) => setPieces(event.currentTarget.value)}
        />
        <Field label={t('calculator.off')} inputMode="decimal" value={discount} onChange={(event) => setDiscount(event.currentTarget.value)} />
      </div>
      <dl className="mt-5 grid gap-1.5 border-t border-line pt-4 tabular-nums" aria-live="polite">
        {rows.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-4 text-ink-soft">
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="mt-1 flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>{t('calculator.left')}</dt>
          <dd>{baht(left)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-ink-soft">{t('calculator.note')}</p>
    </section>
  )
}
