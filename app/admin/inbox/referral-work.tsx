import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts } from '../../desk-kit/panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { ReferralDeeds } from './referral-deeds.tsx'
import { Signals } from './referral-signals.tsx'
import type { WorkFacts } from './work.ts'

/** Two accounts that look like one person, or a referral that somebody held: it goes on, or it is refused and both read why. */
export function ReferralWork({ id, facts }: { id: string; facts: WorkFacts['referral'] }) {
  const { t } = useTranslation('admin-referrals')
  return (
    <>
      <Facts>
        <Fact name={t('columns.friend')}>
          <RecordLink to="referrals" id={id}>
            {facts.friend || t('gone')}
          </RecordLink>
        </Fact>
        <Fact name={t('columns.referrer')}>
          {facts.referrer_id === null ? (
            t('gone')
          ) : (
            <RecordLink to="people" id={facts.referrer_id}>
              {facts.referrer}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('fields.signals')}>{facts.signals.length > 0 && <Signals of={facts.signals} />}</Fact>
        <Fact name={t('fields.reason')}>{facts.reason}</Fact>
        <Fact name={t('columns.order')}>
          {facts.order_id !== null && (
            <RecordLink to="orders" id={facts.order_id}>
              {facts.number}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('fields.bought')}>
          <Amount minor={facts.bought_minor} />
        </Fact>
        <Fact name={t('fields.minimum')}>
          <Amount minor={facts.minimum_minor} />
        </Fact>
        <Fact name={t('columns.reward')}>
          <Amount minor={facts.reward_minor} />
        </Fact>
        <Fact name={t('columns.joined')}>
          <Moment at={facts.joined_at} />
        </Fact>
        <Fact name={t('fields.brought')}>{facts.brought}</Fact>
      </Facts>
      <ReferralDeeds id={id} state="held" seen={facts.seen} />
    </>
  )
}
