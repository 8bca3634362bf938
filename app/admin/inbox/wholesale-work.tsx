import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { CountryName } from '../province/country-name.tsx'
import { WholesaleDeeds } from './wholesale-deeds.tsx'
import type { WorkFacts } from './work.ts'

/** Somebody who wants to buy at wholesale: approved, or refused and reading why. */
export function WholesaleWork({ id, facts }: { id: string; facts: WorkFacts['wholesale'] }) {
  const { t } = useTranslation('admin-wholesale')
  return (
    <>
      <Facts>
        <Fact name={t('columns.company')}>
          <RecordLink to="wholesale" id={id}>
            {facts.company}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.member')}>
          <RecordLink to="people" id={facts.person_id}>
            {facts.name}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.tax')}>
          <span className="wrap-anywhere">{facts.tax_number}</span>
        </Fact>
        <Fact name={t('columns.country')}>
          <CountryName code={facts.country} />
        </Fact>
        <Fact name={t('fields.about')}>
          <span className="wrap-anywhere whitespace-pre-line">{facts.about}</span>
        </Fact>
        <Fact name={t('fields.orders')}>{facts.orders}</Fact>
        <Fact name={t('columns.asked')}>
          <Moment at={facts.asked_at} />
        </Fact>
      </Facts>
      <WholesaleDeeds id={id} state="pending" seen={facts.seen} />
    </>
  )
}
