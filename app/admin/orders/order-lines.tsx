import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Amount } from '../../desk-kit/amount.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import type { OrderLine } from './order-row.ts'

/** The pieces of an order, and how many of each are on their way or there. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('admin-orders')
  return (
    <Panel title={t('lines.title', { count: lines.length })}>
      <ul className="flex flex-col divide-y divide-line">
        {lines
          .toSorted((a, b) => a.position - b.position)
          .map((line) => (
            <li key={line.id} className="flex flex-wrap items-start justify-between gap-3 py-3 first:pt-0 last:pb-0">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">
                  {line.product_id ? (
                    <Link to={`/products/${line.product_id}`} className="text-indigo hover:underline">
                      {line.title_seller}
                    </Link>
                  ) : (
                    line.title_seller
                  )}
                </p>
                <p className="text-sm text-ink-soft">{[line.option_text, line.personalization, line.sku].filter((word) => word !== '').join(' · ')}</p>
                <p className="text-sm text-ink-soft">
                  {line.removed_quantity > 0 && <span className="block font-medium text-ink">{t('lines.removed', { number: line.removed_quantity })}</span>}
                  {t('lines.sent', { count: line.quantity, shipped: line.shipped_quantity, delivered: line.delivered_quantity })}
                </p>
              </div>
              <div className="text-end text-sm">
                <p>
                  {line.quantity} × <Amount minor={line.unit_price_minor} />
                </p>
                {line.discount_minor > 0 && <Amount minor={-line.discount_minor} />}
                <p className="font-semibold">
                  <Amount minor={line.total_minor} />
                </p>
              </div>
            </li>
          ))}
      </ul>
    </Panel>
  )
}
