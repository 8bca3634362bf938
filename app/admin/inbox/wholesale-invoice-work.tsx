import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Day } from '../../desk-kit/day.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { InvoiceDeeds } from './invoice-deeds.tsx'
import type { WorkFacts } from './work.ts'

/** A wholesale buyer whose invoice is overdue: its transfer is found, or two people agree that nobody will pay it. */
export function WholesaleInvoiceWork({ id, facts }: { id: string; facts: WorkFacts['wholesale_invoice'] }) {
  const { t } = useTranslation('admin-wholesale-invoices')
  return (
    <>
      {facts.asked && (
        <p className="wrap-anywhere">
          <strong>{t('asked')}</strong> · {t('because', { reason: facts.because })}
        </p>
      )}
      <Facts>
        <Fact name={t('columns.number')}>
          <RecordLink to="wholesale-invoices" id={id}>
            {facts.number}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.company')}>
          <span className="wrap-anywhere">{facts.company}</span>
        </Fact>
        <Fact name={t('columns.owed')}>
          <Amount minor={facts.owed_minor} />
        </Fact>
        <Fact name={t('columns.due')}>
          <Day on={facts.due_on} />
        </Fact>
        <Fact name={t('columns.reminders')}>{facts.reminders > 0 && facts.reminders}</Fact>
      </Facts>
      <div className="flex flex-wrap gap-2" data-decisions>
        <InvoiceDeeds invoice={{ id, state: 'open', company: facts.company, owed: facts.owed_minor, asked: facts.asked, askedByMe: facts.asked_by_me }} />
      </div>
    </>
  )
}
