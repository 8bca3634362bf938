import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../platform/session/session-store.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Waiting } from '../ui/skeleton.tsx'

// Visitors do not need it.
const MyWholesale = lazy(() => import('./my-wholesale-part.tsx'))

const STEPS = ['how.ask', 'how.prices', 'how.cart'] as const

/** `/wholesale`: what buying in quantity means here, and where the signed-in member stands. */
export default function WholesaleScreen() {
  const { t } = useTranslation('wholesale')
  const { user } = useSession()
  return (
    <div className="wrap py-8 pb-16 sm:py-12">
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      <div className="signed-out-only mt-5 flex flex-wrap gap-3">
        <ButtonLink to="/auth?next=/wholesale">{t('signIn')}</ButtonLink>
        <ButtonLink to="/register" look="quiet">
          {t('join')}
        </ButtonLink>
      </div>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        <section aria-labelledby="wholesale-how" className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 id="wholesale-how" className="text-xl">
            {t('how.title')}
          </h2>
          <ol className="mt-3 grid list-decimal gap-2 ps-5 text-ink-soft">
            {STEPS.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <p className="mt-3 text-sm text-ink-soft">{t('how.offers')}</p>
          <p className="mt-2 text-sm text-ink-soft">{t('how.invoice')}</p>
        </section>
        <div className="signed-in-only min-w-0">
          {user && (
            <Suspense fallback={<Waiting className="h-96 w-full" />}>
              <MyWholesale owner={user.id} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  )
}
