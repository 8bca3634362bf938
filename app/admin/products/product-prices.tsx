import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import type { ProductSheet } from './product-sheet.ts'

/** What a piece cost on which days, and what is said beside its struck price. `beside` is satang. */
export function ProductPrices({ prices, beside }: { prices: ProductSheet['prices']; beside: number | null }) {
  const { t } = useTranslation('admin-products')
  return (
    <Panel title={t('prices.title')}>
      {beside !== null && (
        <p className="mb-3 flex flex-wrap justify-between gap-x-4 text-sm">
          {t('prices.beside')} <Amount minor={beside} />
        </p>
      )}
      {prices.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('prices.none')}</p>
      ) : (
        <table className="w-full text-sm tabular-nums">
          <thead className="text-ink-soft">
            <tr>
              <th scope="col" className="py-1 text-start font-normal">
                {t('prices.day')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('prices.lowest')}
              </th>
              <th scope="col" className="py-1 text-end font-normal">
                {t('prices.last')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {prices.map(({ day, lowest_minor: lowest, last_minor: last }) => (
              <tr key={day}>
                <td className="py-1.5">
                  <Moment at={day} days />
                </td>
                <td className="py-1.5 text-end">
                  <Amount minor={lowest} />
                </td>
                <td className="py-1.5 text-end">
                  <Amount minor={last} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
