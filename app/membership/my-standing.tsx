import { useTranslation } from 'react-i18next'
import { usePrice } from '../money/price.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { AchievementList } from './achievement-list.tsx'
import type { MembershipTerms } from './get-terms.server.ts'
import { nextTier, TIERS, type Tier } from './membership.ts'
import type { MyMembership } from './my-membership.ts'
import { PointsHistory } from './points-history.tsx'
import { TierMark } from './tier-mark.tsx'
import type { MyMembershipState } from './use-my-membership.ts'
import { useWords } from './use-words.ts'

/** What is mine: points, tier and the way to the next, history, achievements. */
export default function MyStanding({ state, terms }: { state: MyMembershipState; terms: MembershipTerms }) {
  const { t } = useTranslation('membership')
  const { mine } = state
  if (!mine) return <LoadFailure title={t('mine.failed')} error={state.error} onRetry={() => void state.ask()} />
  return (
    <div className="grid gap-4 lg:grid-cols-[3fr_2fr] lg:items-start">
      <div className="grid min-w-0 gap-4">
        <Summary mine={mine} terms={terms} />
        <PointsHistory />
      </div>
      <AchievementList achievements={mine.achievements} terms={terms} />
    </div>
  )
}

function Summary({ mine, terms }: { mine: MyMembership; terms: MembershipTerms }) {
  const { t } = useTranslation('membership')
  const { number, factor, day } = useWords()
  const price = usePrice()
  // Every tier has its threshold.
  const thresholds = Object.fromEntries(TIERS.map((tier) => [tier, terms.tiers[tier].from])) as Record<Tier, number>
  const next = nextTier(mine.points_this_year, thresholds, mine.tier)
  const worth = Math.max(0, mine.available_points) * terms.points.value
  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <TierMark tier={mine.tier} className="size-16 shrink-0" />
        <div className="min-w-0">
          <h3 className="text-xl">{t(`tier.${mine.tier}.name`)}</h3>
          <p className="text-sm text-ink-soft">
            {t('mine.days', { count: mine.days_at_tier })} · {t('mine.since', { date: day(mine.member_since) })}
          </p>
          <p className="text-sm text-gold">{t('mine.rate', { factor: factor(mine.points_ppm) })}</p>
        </div>
      </div>
      <div className="mt-5">
        <p className="text-sm text-ink-soft">{t('mine.available')}</p>
        <p className="text-4xl font-semibold text-gold tabular-nums">{number(mine.available_points)}</p>
        {worth > 0 && (
          <p className="text-sm text-ink-soft" data-price>
            {t('mine.worth', { price: price(worth) })}
          </p>
        )}
        {mine.available_points < 0 && <p className="mt-1 text-sm text-terracotta">{t('mine.owed')}</p>}
        {mine.expiring && (
          <p className="mt-1 text-sm text-ink-soft">
            {t('mine.expiring', { count: mine.expiring.points, points: number(mine.expiring.points), date: day(mine.expiring.at) })}
          </p>
        )}
      </div>
      <div className="mt-5 border-t border-line pt-5">
        {next ? (
          <>
            <p id="tier-progress" className="mb-2 font-medium">
              {t('mine.progress', { count: next.missing, points: number(next.missing), tier: t(`tier.${next.tier}.name`) })}
            </p>
            <div
              role="progressbar"
              aria-labelledby="tier-progress"
              aria-valuenow={next.percent}
              aria-valuemin={0}
              aria-valuemax={100}
              className="h-2.5 overflow-hidden rounded-full bg-line"
            >
              <div className="h-full rounded-full bg-gold-thread" style={{ width: `${next.percent}%` }} />
            </div>
          </>
        ) : (
          <p className="font-medium">{t('mine.top')}</p>
        )}
        {mine.review_at && <p className="mt-2 text-sm text-ink-soft">{t('mine.review', { date: day(mine.review_at) })}</p>}
      </div>
      <dl className="mt-5 grid grid-cols-1 gap-x-4 gap-y-3 border-t border-line pt-5 min-[26rem]:grid-cols-3">
        <Figure name={t('mine.pending')} value={number(mine.pending_points)} />
        <Figure name={t('mine.thisYear')} value={number(mine.points_this_year)} />
        <Figure name={t('mine.total')} value={number(mine.total_points)} />
      </dl>
      {mine.pending_points > 0 && <p className="mt-2 text-sm text-ink-soft">{t('mine.pendingText')}</p>}
    </div>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="flex flex-col-reverse justify-end">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="text-xl font-semibold tabular-nums">{value}</dd>
  </div>
)
