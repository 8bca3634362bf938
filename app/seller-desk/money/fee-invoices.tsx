import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import type { DeskSeller } from '../desk.ts'
import { listFeeInvoices } from './read-money.ts'
import { TakePaper } from './take-paper.tsx'
import { Withholding } from './withholding.tsx'

/** The shop's invoices to a maker and their credit notes, each as a file, and by which certificate tax was withheld on them. */
export function FeeInvoices({ seller, price }: { seller: DeskSeller; price: (satang: number) => string }) {
  const { t, i18n } = useTranslation('statements')
  const invoices = useQuery({ queryKey: ['fee-invoices', seller.id], queryFn: () => listFeeInvoices(seller.id), ...CHANGES_ELSEWHERE })
  const months = dateFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: SHOP_ZONE })
  return (
    <section aria-labelledby="fee-invoices">
      <h2 id="fee-invoices" className="mb-3 text-xl">
        {t('fees.title')}
      </h2>
      {invoices.isError ? (
        <LoadFailureLine title={t('fees.failed')} error={invoices.error} onRetry={() => void invoices.refetch()} />
      ) : !invoices.data ? (
        <Waiting className="h-24 w-full" />
      ) : invoices.data.length === 0 ? (
        <p className="text-ink-soft">{t('fees.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {invoices.data.map((invoice) => (
            <li key={invoice.id} className="p-4">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">{t(`fees.${invoice.about}`, { month: months.format(new Date(`${invoice.month}T12:00:00Z`)) })}</p>
                  <p className="text-sm text-ink-soft wrap-anywhere">
                    {t(`fees.${invoice.kind}`)} · {invoice.number}
                  </p>
                </div>
                <div className="flex flex-wrap items-center gap-3">
                  <span className="font-semibold tabular-nums">{price(invoice.kind === 'credit_note' ? -invoice.total : invoice.total)}</span>
                  <TakePaper paper={{ paper: 'fee_invoice', seller: seller.id, of: invoice.id }} label={t('fees.take', { number: invoice.number })} />
                </div>
              </div>
              {invoice.kind === 'tax_invoice' && <Withholding invoice={invoice} seller={seller.id} price={price} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
