import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { Clock } from '../inbox/clock.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CaseBadge } from '../states/case-badge.tsx'
import { RefundBadge } from '../states/refund-badge.tsx'
import { CaseHistory } from './case-history.tsx'
import { CasePieces } from './case-pieces.tsx'
import type { CaseRecord } from './case-row.ts'

/** One case: what the buyer asks for and why, the pieces and the money it is about, what both sides said and showed, the decision, and the letters. */
export default function CasesShow() {
  return (
    <RecordPage<CaseRecord> renderTitle={({ number }) => number} renderBadges={({ status }) => <CaseBadge state={status} />}>
      {(found) => (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-4">
            <WaitingHere kind="case" id={found.id} />
            <Asked found={found} />
            <CasePieces found={found} />
            <CaseHistory found={found} />
          </div>
          <div className="flex flex-col gap-4">
            <Parcels found={found} />
            <Returned found={found} />
            <ActsPanel noun="cases" subjects={[found.id]} />
            <StaffNotes about="cases" subject={found.id} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function Asked({ found }: { found: CaseRecord }) {
  const { t } = useTranslation('admin-cases')
  const { order } = found
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('order')}>
          <RecordLink to="orders" id={found.order_id}>
            {order?.number ?? found.number}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.kind')}>{t(`filters.kindOptions.${found.kind}`)}</Fact>
        <Fact name={t('columns.reason')}>{found.reason !== '' && t(`filters.reasonOptions.${found.reason}`)}</Fact>
        <Fact name={t('wish')}>{t(`wishes.${found.wish}`)}</Fact>
        <Fact name={t('words')}>{found.words !== '' && <span className="whitespace-pre-line">{found.words}</span>}</Fact>
        <Fact name={t('columns.customer')}>{order?.customer}</Fact>
        <Fact name={t('columns.seller')}>{order?.seller_name}</Fact>
        <Fact name={t('columns.due')}>
          {found.due_at && (
            <span className="flex flex-wrap gap-x-3">
              <Moment at={found.due_at} />
              <Clock due={found.due_at} />
            </span>
          )}
        </Fact>
        <Fact name={t('columns.created')}>
          <Moment at={found.created_at} />
        </Fact>
        <Fact name={t('columns.closed')}>{found.closed_at && <Moment at={found.closed_at} />}</Fact>
      </Facts>
    </Panel>
  )
}

/** What is sent back, and what is sent instead. */
function Parcels({ found }: { found: CaseRecord }) {
  const { t } = useTranslation('admin-cases')
  if (!found.needs_return && found.new_carrier === '') return null
  return (
    <Panel title={t('parcels.title')}>
      <Facts>
        <Fact name={t('parcels.to')}>{found.return_to !== '' && <span className="whitespace-pre-line">{found.return_to}</span>}</Fact>
        <Fact name={t('parcels.back')}>{[found.return_carrier, found.return_tracking].filter(Boolean).join(' · ')}</Fact>
        <Fact name={t('parcels.sent')}>{found.sent_at && <Moment at={found.sent_at} />}</Fact>
        <Fact name={t('parcels.received')}>{found.received_at && <Moment at={found.received_at} />}</Fact>
        <Fact name={t('parcels.instead')}>{[found.new_carrier, found.new_tracking].filter(Boolean).join(' · ')}</Fact>
      </Facts>
      {found.return_to === '' && found.return_carrier === '' && found.new_carrier === '' && <p className="text-sm text-ink-soft">{t('parcels.none')}</p>}
    </Panel>
  )
}

function Returned({ found }: { found: CaseRecord }) {
  const { t } = useTranslation('admin-cases')
  if (found.refunds.length === 0) return null
  return (
    <Panel title={t('refunds')}>
      <ul className="flex flex-col gap-2 text-sm">
        {found.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-2">
            <RecordLink to="refunds" id={refund.id}>
              <Amount minor={refund.amount_minor} />
            </RecordLink>
            <Moment at={refund.created_at} />
            <RefundBadge state={refund.status} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
