import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import type { ProductSheet } from './product-sheet.ts'

/** Who reported a piece, for what, and what was made of it. */
export function ProductReports({ reports }: { reports: ProductSheet['reports'] }) {
  const { t } = useTranslation(['admin-products', 'listing-report'])
  if (reports.length === 0) return null
  return (
    <Panel title={t('reports.title')}>
      <ul className="flex flex-col gap-3 text-sm">
        {reports.map(({ reason, note, at, decision, name }) => (
          <li key={`${at}${name}`}>
            <span className="font-semibold">{t(`listing-report:reasons.${reason}`)}</span> ·{' '}
            <span className="wrap-anywhere">{name || t('reports.byShop')}</span>
            {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
            <p className="text-ink-soft">
              <Moment at={at} /> · {t(`reports.${decision ?? 'waiting'}`)}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
