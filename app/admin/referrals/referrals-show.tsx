import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Amount } from '../../desk-kit/amount.tsx'
import { databaseResult } from '../../desk-kit/ask-database.ts'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { ReferralDeeds } from '../inbox/referral-deeds.tsx'
import { Signals } from '../inbox/referral-signals.tsx'
import { WaitingHere } from '../inbox/waiting-here.tsx'
import { memberName } from '../members/member-row.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { ReferralBadge } from './referral-badge.tsx'
import type { ReferralRow } from './referral-row.ts'

/** One referral: who brought whom, where the first order stands, what makes it suspicious, what it did in the books and who decided what. */
export default function ReferralsShow() {
  return (
    <RecordPage<ReferralRow>
      renderTitle={({ friend, friend_id: id }) => memberName(friend, id ?? '—')}
      renderBadges={({ state }) => <ReferralBadge state={state} />}
      renderActions={({ id, state, changed_at: seen }) => state !== 'held' && <ReferralDeeds id={id} state={state} seen={seen} />}
    >
      {(referral) => (
        <div className="flex flex-col gap-4">
          <WaitingHere kind="referral" id={referral.id} />
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <About referral={referral} />
            <Entries id={referral.id} />
            <ActsPanel noun="referrals" subjects={[referral.id]} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}

function About({ referral }: { referral: ReferralRow }) {
  const { t } = useTranslation('admin-referrals')
  const { referrer_id: referrer, friend_id: friend } = referral
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.referrer')}>
          {referrer === null ? (
            t('gone')
          ) : (
            <RecordLink to="people" id={referrer}>
              {memberName(referral.referrer, referrer)}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.friend')}>
          {friend === null ? (
            t('gone')
          ) : (
            <RecordLink to="people" id={friend}>
              {memberName(referral.friend, friend)}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.joined')}>
          <Moment at={referral.joined_at} />
        </Fact>
        <Fact name={t('columns.order')}>{referral.group?.number}</Fact>
        <Fact name={t('columns.due')}>{referral.due_at !== null && <Moment at={referral.due_at} />}</Fact>
        <Fact name={t('fields.minimum')}>
          <Amount minor={referral.minimum_minor} />
        </Fact>
        <Fact name={t('fields.referrerReward')}>
          <Amount minor={referral.referrer_minor} />
        </Fact>
        <Fact name={t('fields.friendReward')}>
          <Amount minor={referral.friend_minor} />
        </Fact>
        <Fact name={t('fields.because')}>{referral.because !== '' && t(`because.${referral.because}`)}</Fact>
        <Fact name={t('fields.signals')}>{referral.signals && referral.signals.length > 0 && <Signals of={referral.signals} />}</Fact>
        <Fact name={t('fields.reason')}>{referral.reason}</Fact>
      </Facts>
      {referral.capped && <p className="mt-3 text-sm text-ink-soft">{t('capped')}</p>}
    </Panel>
  )
}

type Entry = { at: string; kind: 'referral' | 'referral_back'; amount_minor: number; journal_id: number; is_friend: boolean }

function Entries({ id }: { id: string }) {
  const { t } = useTranslation('admin-referrals')
  const found = useQuery({ queryKey: ['referral-journals', id], queryFn: () => databaseResult<Entry[]>('referral_journals', { p_id: id }) })
  return (
    <Panel title={t('books.title')}>
      {found.isError && <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Waiting className="h-16" />}
      {found.data?.length === 0 && <p className="text-sm text-ink-soft">{t('books.none')}</p>}
      <ul className="divide-y divide-line">
        {found.data?.map((entry) => (
          <li key={entry.journal_id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              <RecordLink to="ledger" id={String(entry.journal_id)}>
                {t(`books.${entry.kind}`, { who: t(entry.is_friend ? 'columns.friend' : 'columns.referrer') })}
              </RecordLink>
              <span className="block text-sm text-ink-soft">
                <Moment at={entry.at} />
              </span>
            </span>
            <Amount minor={entry.amount_minor} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
