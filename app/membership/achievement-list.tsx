import { Check } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../money/price.tsx'
import type { MembershipTerms } from './get-terms.server.ts'
import type { MyAchievement } from './my-membership.ts'
import { useWords } from './use-words.ts'

/** Every achievement with how far it is. */
export function AchievementList({ achievements, terms }: { achievements: readonly MyAchievement[]; terms: MembershipTerms }) {
  const { t } = useTranslation('membership')
  const { number, day } = useWords()
  const price = usePrice()
  return (
    <section aria-labelledby="achievements" className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <h3 id="achievements" className="text-xl">
        {t('achievements.title')}
      </h3>
      <p className="mt-1 text-sm text-ink-soft">{t('achievements.text')}</p>
      <ul className="mt-4 grid gap-5">
        {achievements.map(({ achievement, granted_at, ...asked }) => {
          // Who has the pieces still needs the makers.
          const sellers = achievement === 'silk_road_traveler' && asked.reached >= asked.goal
          const [reached, goal] = sellers && !granted_at ? [asked.evidence.sellers ?? 0, terms.silkRoadSellers] : [asked.reached, asked.goal]
          const write = (value: number) => (achievement === 'golden_shopper' ? price(value) : number(value))
          const percent = goal > 0 ? Math.min(100, Math.floor((reached / goal) * 100)) : 100
          return (
            <li key={achievement} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
              <span
                className={clsx(
                  'row-span-3 inline-flex size-10 items-center justify-center rounded-full border-2',
                  granted_at ? 'border-gold-thread bg-gold-wash text-gold' : 'border-line text-transparent',
                )}
                aria-hidden="true"
              >
                <Check className="size-5" />
              </span>
              <h4 id={`achievement-${achievement}`} className="font-sans font-semibold">
                {t(`achievement.${achievement}.name`)}
              </h4>
              <p className="text-sm text-ink-soft" data-price>
                {t(`achievement.${achievement}.text`, { goal: write(asked.goal), sellers: number(terms.silkRoadSellers) })}
              </p>
              {granted_at ? (
                <p className="text-sm text-gold">{t('achievements.done', { date: day(granted_at) })}</p>
              ) : (
                <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
                  <div
                    role="progressbar"
                    aria-labelledby={`achievement-${achievement}`}
                    aria-valuenow={percent}
                    aria-valuemin={0}
                    aria-valuemax={100}
                    className="h-1.5 flex-1 basis-28 overflow-hidden rounded-full bg-line"
                  >
                    <div className="h-full rounded-full bg-gold-thread" style={{ width: `${percent}%` }} />
                  </div>
                  <span className="text-sm text-ink-soft tabular-nums" data-price>
                    {t('achievements.progress', { reached: write(Math.min(reached, goal)), goal: write(goal) })}
                  </span>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
