import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Day } from '../../desk-kit/day.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { InvoiceDeeds } from '../inbox/invoice-deeds.tsx'
import type { InvoiceRow } from './invoice-row.ts'

/** One invoice: who owes what for which order, what was done about it, and what can be done now. */
export default function WholesaleInvoicesShow() {
  const { user } = useSession()
  return (
    <RecordPage<InvoiceRow>
      renderTitle={({ number }) => number}
      renderBadges={(invoice) => <InvoiceBadge invoice={invoice} />}
      renderActions={({ id, state, company, amount_minor: amount, owed_minor: owed, write_off_at: asked, write_off_by: by }) => (
        <InvoiceDeeds
          invoice={{ id, state, company, owed: state === 'written_off' ? amount : owed, asked: asked !== null, askedByMe: by !== null && by === user?.id }}
        />
      )}
    >
      {(invoice) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <About invoice={invoice} />
          <ActsPanel noun="wholesale_invoices" subjects={[invoice.id]} />
          <StaffNotes about="wholesale_invoices" subject={invoice.id} />
        </div>
      )}
    </RecordPage>
  )
}

function About({ invoice }: { invoice: InvoiceRow }) {
  const { t } = useTranslation('admin-wholesale-invoices')
  return (
    <Panel title={t('facts')}>
      {invoice.write_off_at !== null && (
        <p className="mb-3 wrap-anywhere">
          <strong>{t('asked')}</strong> · {t('because', { reason: invoice.write_off_because })}
        </p>
      )}
      <Facts>
        <Fact name={t('columns.owed')}>
          <Amount minor={invoice.owed_minor} className="text-xl font-semibold" />
        </Fact>
        <Fact name={t('columns.amount')}>
          <Amount minor={invoice.amount_minor} />
        </Fact>
        <Fact name={t('columns.company')}>
          <span className="wrap-anywhere">{invoice.company}</span>
        </Fact>
        <Fact name={t('columns.tax')}>
          <span className="wrap-anywhere">{invoice.tax_number}</span>
        </Fact>
        <Fact name={t('columns.order')}>
          {invoice.orders?.orders.map(({ id, number }) => (
            <span key={id} className="block py-1">
              <RecordLink to="orders" id={id}>
                {number}
              </RecordLink>
            </span>
          ))}
        </Fact>
        <Fact name={t('columns.issued')}>
          <Moment at={invoice.issued_at} />
        </Fact>
        <Fact name={t('columns.due')}>
          <Day on={invoice.due_on} />
        </Fact>
        <Fact name={t('columns.settled')}>{invoice.settled_at !== null && <Moment at={invoice.settled_at} />}</Fact>
        <Fact name={t('columns.reference')}>{invoice.reference !== '' && <span className="wrap-anywhere">{invoice.reference}</span>}</Fact>
        <Fact name={t('columns.reminders')}>{invoice.reminders > 0 && invoice.reminders}</Fact>
      </Facts>
    </Panel>
  )
}
