import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RowsLink } from '../../desk-kit/rows-link.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { WholesaleDeeds } from '../inbox/wholesale-deeds.tsx'
import { memberName } from '../members/member-row.ts'
import { StaffNotes } from '../notes/staff-notes.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CountryName } from '../province/country-name.tsx'
import { WholesaleBadge } from './wholesale-badge.tsx'
import { TermsHistory } from './terms-history.tsx'
import { WholesaleTerms } from './wholesale-terms.tsx'
import type { WholesaleRow } from './wholesale-row.ts'

/** One wholesale buyer: who it is, what the company wants, what was decided by whom, and what can be decided now. */
export default function WholesaleShow() {
  return (
    <RecordPage<WholesaleRow>
      renderTitle={({ company }) => company}
      renderBadges={({ state }) => <WholesaleBadge state={state} />}
      renderActions={(buyer) =>
        buyer.state !== 'pending' && (
          <>
            {buyer.state === 'approved' && <WholesaleTerms key={buyer.changed_at} buyer={buyer} />}
            <WholesaleDeeds id={buyer.id} state={buyer.state} seen={buyer.changed_at} terms={{ days: buyer.net_days, limit: buyer.credit_limit_minor }} />
          </>
        )
      }
    >
      {(buyer) => (
        <div className="flex flex-col gap-4">
          <WaitingHere kind="wholesale" id={buyer.id} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <About buyer={buyer} />
            <TermsHistory buyer={buyer} />
            <ActsPanel noun="wholesale" subjects={[buyer.id]} />
            <StaffNotes about="wholesale" subject={buyer.id} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function About({ buyer }: { buyer: WholesaleRow }) {
  const { t } = useTranslation('admin-wholesale')
  const amount = useAmount()
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.member')}>
          <RecordLink to="people" id={buyer.person_id}>
            {memberName(buyer.member, buyer.person_id)}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.tax')}>
          <span className="wrap-anywhere">{buyer.tax_number}</span>
        </Fact>
        <Fact name={t('columns.country')}>
          <CountryName code={buyer.country} />
        </Fact>
        <Fact name={t('fields.about')}>
          <span className="wrap-anywhere whitespace-pre-line">{buyer.about}</span>
        </Fact>
        <Fact name={t('columns.asked')}>
          <Moment at={buyer.asked_at} />
        </Fact>
        <Fact name={t('columns.decided')}>{buyer.decided_at !== null && <Moment at={buyer.decided_at} />}</Fact>
        <Fact name={t('fields.reason')}>{buyer.reason}</Fact>
        <Fact name={t('terms.days')}>{buyer.net_days === 0 ? t('terms.none') : t('terms.some', { days: buyer.net_days })}</Fact>
        {buyer.net_days > 0 && (
          <Fact name={t('fields.owed')}>{t('fields.owedOf', { owed: amount(buyer.owed_minor), limit: amount(buyer.credit_limit_minor) })}</Fact>
        )}
        <Fact name={t('fields.invoices')}>
          <RowsLink to="wholesale-invoices" filter={{ buyer_id: buyer.person_id }}>
            {t('fields.invoices')}
          </RowsLink>
        </Fact>
        {buyer.state === 'approved' && <Fact name={t('fields.prices')}>{t(buyer.prices_on ? 'fields.yes' : 'fields.no')}</Fact>}
      </Facts>
    </Panel>
  )
}
