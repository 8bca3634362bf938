import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { useRowsLink } from '../../desk-kit/use-rows-link.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { LineAmount } from '../settlement-lines/line-amount.tsx'
import { ProviderName } from '../settlement-lines/line-columns.tsx'
import { ReportLines } from './report-lines.tsx'
import type { ReportRow } from './report-row.ts'

/** One report: its totals and its lines. */
export default function ReconciliationShow() {
  const { t } = useTranslation('admin-reconciliation')
  const rows = useRowsLink()
  return (
    <RecordPage<ReportRow>
      renderTitle={({ name }) => name}
      renderActions={({ id }) => (
        <ButtonLink look="quiet" size="small" to={rows('settlement-lines', { report_id: id }) ?? '/admin/settlement-lines'}>
          {t('allLines')}
        </ButtonLink>
      )}
    >
      {(report) => (
        <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
          <ReportLines report={report} />
          <div className="flex flex-col gap-4">
            <Totals report={report} />
            <StaffNotes about="reconciliation" subject={String(report.id)} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function Totals({ report }: { report: ReportRow }) {
  const { t } = useTranslation('admin-reconciliation')
  const called = usePeopleCalled([report.taken_by])
  const { currency } = report
  return (
    <Panel title={t('totals')}>
      <Facts>
        <Fact name={t('columns.provider')}>
          <ProviderName provider={report.provider} />
        </Fact>
        <Fact name={t('span')}>
          <Moment at={report.first_at} days /> – <Moment at={report.last_at} days />
        </Fact>
        <Fact name={t('columns.amount')}>
          <LineAmount minor={report.amount_minor} currency={currency} />
        </Fact>
        <Fact name={t('columns.fee')}>
          <LineAmount minor={report.fee_minor} currency={currency} />
        </Fact>
        <Fact name={t('columns.paidOut')}>
          <LineAmount minor={report.paid_out_minor} currency={currency} />
        </Fact>
        <Fact name={t('columns.lines')}>{String(report.lines)}</Fact>
        <Fact name={t('columns.matched')}>{String(report.matched)}</Fact>
        <Fact name={t('columns.waiting')}>{String(report.waiting)}</Fact>
        <Fact name={t('resolved')}>{report.resolved > 0 && String(report.resolved)}</Fact>
        <Fact name={t('columns.known')}>{report.known > 0 && String(report.known)}</Fact>
        <Fact name={t('origin')}>{t(`origins.${report.origin}`)}</Fact>
        <Fact name={t('columns.taken')}>
          {called(report.taken_by)} <Moment at={report.taken_at} />
        </Fact>
      </Facts>
    </Panel>
  )
}
