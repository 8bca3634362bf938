import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import type { ProductSheet } from './product-sheet.ts'

/** What can be bought of a piece: each choice with its price and what is left. */
export function ProductStock({ stock }: { stock: ProductSheet['stock'] }) {
  const { t, i18n } = useTranslation('admin-products')
  const number = numberFormat(i18n.language)
  return (
    <Panel title={t('stock.title')}>
      <ul className="flex flex-col divide-y divide-line text-sm">
        {stock.map((variant) => (
          <li key={variant.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2 first:pt-0 last:pb-0">
            <span className="min-w-0 font-semibold wrap-anywhere">
              <RecordLink to="inventory" id={variant.id}>
                {[variant.name || t('stock.only'), variant.sku].filter(Boolean).join(' · ')}
              </RecordLink>
              {!variant.is_active && <span className="font-normal text-ink-soft"> · {t('stock.off')}</span>}
            </span>
            <span className="text-ink-soft tabular-nums">
              {t('stock.left', { left: number.format(variant.on_hand), held: number.format(variant.held) })} · <Amount minor={variant.price_minor} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
