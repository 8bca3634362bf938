import { Check } from 'lucide-react'
import { clsx } from 'clsx'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useCurrency } from '../money/currency-choice.tsx'
import { CHARGE_CURRENCY } from '../money/currency.ts'
import { Price, usePrice } from '../money/price.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import type { MembershipTerms } from './get-terms.server.ts'
import { BILLINGS, PAID_PLANS, percentSaved, type Billing, type PaidPlan } from './membership.ts'
import { MyPlanState } from './my-plan-state.tsx'
import type { MyMembershipState } from './use-my-membership.ts'
import { useWords } from './use-words.ts'

const PlanPayment = lazy(() => import('./plan-payment.tsx'))

type PlanCardsProps = { terms: MembershipTerms; state: MyMembershipState; signedIn: boolean }

/** Free, premium and seller side by side, by the month or the year. */
export function PlanCards({ terms, state, signedIn }: PlanCardsProps) {
  const { t } = useTranslation('membership')
  const { currency } = useCurrency()
  const price = usePrice()
  const { number, factor, percent } = useWords()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [chosen, setBilling] = useState<Billing>()
  const [paying, setPaying] = useState<PaidPlan>()
  const renew = PAID_PLANS.find((plan) => plan === search.get('renew'))
  const billing = chosen ?? state.mine?.plans.find(({ plan }) => plan === renew)?.billing ?? 'yearly'
  // The letter's link, or the way back from the bank while the payment is still on its way.
  const wanted = paying ?? (state.mine ? (renew ?? (search.get('paid') ? state.mine.purchase?.plan : undefined)) : undefined)
  const close = () => {
    setPaying(undefined)
    setSearch(
      (before) => {
        before.delete('renew')
        before.delete('paid')
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const choose = (plan: PaidPlan) => {
    if (!signedIn) return void navigate(`/auth?next=${encodeURIComponent(`/membership?renew=${plan}`)}`)
    if (plan === 'seller' && state.mine?.sells === false) return void navigate('/dashboard?tab=profile#sell')
    return setPaying(plan)
  }
  const perks: Record<PaidPlan, ReactNode[]> = {
    premium: [
      <span key="delivery" data-price>
        {t('plan.premium.delivery', { price: price(terms.premium.freeDeliveryFrom) })}
      </span>,
      t('plan.premium.points', { factor: factor(terms.premium.pointsPpm) }),
      t('plan.premium.early', { hours: number(terms.premium.earlyHours) }),
    ],
    seller: [
      t('plan.seller.commission', { percent: percent(terms.seller.commissionPpm), usual: percent(terms.seller.usualPpm) }),
      t('plan.seller.listings', { count: terms.seller.listings, number: number(terms.seller.listings), usual: number(terms.seller.usualListings) }),
      t('plan.seller.analytics'),
    ],
  }
  return (
    <section aria-labelledby="plans" className="mt-12">
      <h2 id="plans" className="text-2xl">
        {t('plans.title')}
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{t('plans.text')}</p>
      {terms.trialDays > 0 && <p className="mt-2 font-medium text-leaf">{t('plans.trial', { count: terms.trialDays })}</p>}
      <div role="group" aria-label={t('plans.billing')} className="mt-5 flex flex-wrap items-center gap-2">
        {BILLINGS.map((each) => (
          <Button key={each} look={each === billing ? 'primary' : 'quiet'} size="small" aria-pressed={each === billing} onClick={() => setBilling(each)}>
            {t(`plans.${each}`)}
          </Button>
        ))}
        <Badge tone="leaf">{t('plans.save', { percent: number(percentSaved(terms.plans.premium)) })}</Badge>
      </div>
      <ul className="mt-5 grid gap-4 lg:grid-cols-3">
        <Plan name={t('plan.free.name')} text={t('plan.free.text')} perks={[t('plan.free.points'), t('plan.free.favorites')]}>
          <Price minor={0} className="text-2xl" />
        </Plan>
        {PAID_PLANS.map((plan) => {
          const mine = state.mine?.plans.find((each) => each.plan === plan)
          const shut = plan === 'seller' && state.mine?.sells === false
          return (
            <Plan
              key={plan}
              name={t(`plan.${plan}.name`)}
              text={t(`plan.${plan}.text`)}
              perks={perks[plan]}
              mark={mine && <Badge tone="gold">{t('plans.current')}</Badge>}
              strong={mine !== undefined}
            >
              <p className="flex flex-wrap items-baseline gap-x-2">
                <Price minor={terms.plans[plan][billing]} className="text-[min(1.75rem,13vw)]/tight wrap-anywhere" />
                <span className="text-ink-soft">{t(billing === 'monthly' ? 'plans.perMonth' : 'plans.perYear')}</span>
              </p>
              {currency !== CHARGE_CURRENCY && <ChargedInBaht minor={terms.plans[plan][billing]} />}
              {mine && <MyPlanState plan={mine} ask={state.ask} />}
              {shut && !mine && <p className="mt-3 text-sm text-ink-soft">{t('plans.noShop')}</p>}
              <Button look={mine || shut ? 'quiet' : 'primary'} className="mt-4 w-full" onClick={() => choose(plan)}>
                {shut ? t('plans.openShop') : mine ? t('plans.renew') : t('plans.join', { plan: t(`plan.${plan}.name`) })}
              </Button>
            </Plan>
          )
        })}
      </ul>
      {wanted && state.mine && (
        <Suspense>
          <PlanPayment
            key={wanted}
            plan={wanted}
            billing={billing}
            price={terms.plans[wanted][billing]}
            state={{ ...state, mine: state.mine }}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

type PlanProps = { name: string; text: string; perks: readonly ReactNode[]; children: ReactNode; mark?: ReactNode; strong?: boolean }

const Plan = ({ name, text, perks, children, mark, strong }: PlanProps) => (
  <li className={clsx('flex flex-col rounded-card border bg-surface p-5 sm:p-6', strong ? 'border-gold-thread ring-1 ring-gold-thread' : 'border-line')}>
    <div className="flex items-center justify-between gap-3">
      <h3 className="text-xl">{name}</h3>
      {mark}
    </div>
    <p className="mt-1 text-ink-soft">{text}</p>
    <ul className="mt-4 mb-6 grid gap-2">
      {perks.map((perk, index) => (
        <li key={index} className="flex gap-2.5">
          <Check className="mt-1 size-4 shrink-0 text-leaf" aria-hidden="true" />
          <span className="min-w-0">{perk}</span>
        </li>
      ))}
    </ul>
    <div className="mt-auto border-t border-line pt-4">{children}</div>
  </li>
)

function ChargedInBaht({ minor }: { minor: number }) {
  const { t } = useTranslation('membership')
  const { number } = useWords()
  return <p className="mt-1 text-sm text-ink-soft">{t('plans.charged', { price: `฿${number(minor / 100)}` })}</p>
}
