import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrice } from '../money/price.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { HowPointsWork } from './how-points-work.tsx'
import type { MembershipTerms } from './get-terms.server.ts'
import { StandingSkeleton } from './membership-skeleton.tsx'
import { PlanCards } from './plan-cards.tsx'
import { TierCards } from './tier-cards.tsx'
import { useMyMembership } from './use-my-membership.ts'

// Visitors do not need it.
const EarlyProducts = lazy(() => import('./early-products.tsx'))
const MyStanding = lazy(() => import('./my-standing.tsx'))

/** `/membership`: what members get, and where the signed-in one stands. */
export default function MembershipScreen({ loaderData: terms }: { loaderData: MembershipTerms }) {
  const { t } = useTranslation('membership')
  const { user } = useSession()
  const state = useMyMembership(user?.id)
  const price = usePrice()
  return (
    <div className="wrap py-8 pb-16 sm:py-12">
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      <div className="signed-out-only mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/register">{t('join')}</ButtonLink>
        <ButtonLink to="/auth?next=/membership" look="quiet">
          {t('signIn')}
        </ButtonLink>
      </div>
      <section aria-labelledby="my-standing" className="signed-in-only mt-8">
        <h2 id="my-standing" className="mb-4 text-2xl">
          {t('mine.title')}
        </h2>
        {state.mine || state.failed ? (
          <Suspense fallback={<StandingSkeleton />}>
            <MyStanding state={state} terms={terms} />
          </Suspense>
        ) : (
          <StandingSkeleton />
        )}
      </section>
      {state.mine?.plans.some(({ plan }) => plan === 'premium') && (
        <Suspense>
          <EarlyProducts />
        </Suspense>
      )}
      <TierCards terms={terms} mine={state.mine?.tier} />
      <HowPointsWork terms={terms} price={price} />
      <PlanCards terms={terms} state={state} signedIn={user !== null} />
    </div>
  )
}
