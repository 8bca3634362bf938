import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { daysFormat } from '../i18n/number-format.ts'
import { usePrice } from '../money/price.tsx'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { FriendList } from './friend-list.tsx'
import { getMyReferrals, type MyReferrals } from './my-referrals.ts'
import { ReferralsSkeleton } from './referrals-skeleton.tsx'
import { Standing } from './standing.tsx'
import { ShareLink } from './share-link.tsx'

/** `/referrals`: a member's link for friends, who joined by it, and what it earned. */
export default function ReferralsScreen() {
  const { t } = useTranslation('referrals')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <ReferralsSkeleton />
      ) : user ? (
        <QueryScreen>
          <Referrals owner={user.id} />
        </QueryScreen>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('signIn.text')} actions={<ButtonLink to="/auth?next=/referrals">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}

function Referrals({ owner }: { owner: string }) {
  const referrals = useQuery({ queryKey: ['my-referrals', owner], queryFn: getMyReferrals })
  if (referrals.isError && !referrals.data) return <LoadFailure error={referrals.error} onRetry={() => void referrals.refetch()} />
  if (!referrals.data) return <ReferralsSkeleton />
  return <Whole owner={owner} referrals={referrals.data} />
}

function Whole({ owner, referrals }: { owner: string; referrals: MyReferrals }) {
  const { t, i18n } = useTranslation('referrals')
  const days = daysFormat(i18n.language)
  const price = usePrice()
  const { terms, mine } = referrals
  return (
    <div className="wrap py-8 pb-16 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">
        {t('lead', { mine: price(terms.referrer_minor), friend: price(terms.friend_minor), minimum: price(terms.minimum_minor) })}
      </p>
      {!terms.open && (
        <Notice tone="news" className="mt-6">
          {t('closed')}
        </Notice>
      )}
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        {terms.open && <ShareLink code={referrals.code} reward={price(terms.friend_minor)} />}
        <div className="grid gap-6">
          <Sums referrals={referrals} />
          <section aria-labelledby="referral-how" className="rounded-card border border-line bg-surface p-5 sm:p-6">
            <h2 id="referral-how" className="text-xl">
              {t('how.title')}
            </h2>
            <ol className="mt-3 grid list-decimal gap-2 ps-5 text-ink-soft">
              <li>{t('how.join')}</li>
              <li>{t('how.order', { days: days.format(terms.order_days), minimum: price(terms.minimum_minor) })}</li>
              <li>{t('how.wait', { days: days.format(referrals.return_days + terms.wait_days) })}</li>
            </ol>
            <p className="mt-3 text-sm text-ink-soft">{t('how.fair')}</p>
          </section>
        </div>
      </div>
      {mine && (
        <section aria-labelledby="referral-mine" className="mt-6 rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 id="referral-mine" className="text-xl">
            {mine.name === '' ? t('mine.title') : t('mine.titleBy', { name: mine.name })}
          </h2>
          <p className="mt-2 font-semibold">{price(mine.amount_minor)}</p>
          <Standing {...mine} />
        </section>
      )}
      <FriendList owner={owner} />
    </div>
  )
}

function Sums({ referrals: { earned_minor: earned, waiting_minor: waiting, month_count: month, terms } }: { referrals: MyReferrals }) {
  const { t } = useTranslation('referrals')
  const price = usePrice()
  const sums = [
    [t('sums.earned'), price(earned)],
    [t('sums.waiting'), price(waiting)],
    [t('sums.month'), t('sums.monthOf', { got: month, most: terms.month_most })],
  ] as const
  return (
    <section aria-label={t('sums.title')} className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        {sums.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="text-2xl font-semibold wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to="/credit" look="quiet" size="small" className="mt-4">
        {t('sums.toCredit')}
      </ButtonLink>
    </section>
  )
}
