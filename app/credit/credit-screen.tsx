import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QueryScreen } from '../platform/query-screen.tsx'
import { useSession } from '../platform/session/session-store.ts'
import { Price } from '../money/price.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CreditHistory } from './credit-history.tsx'
import { CreditSkeleton } from './credit-skeleton.tsx'
import { getMyCredit } from './my-credit.ts'
import { RedeemForm } from './redeem-form.tsx'

/** `/credit`: what the signed-in person can spend, what moved it, and a gift card to redeem. */
export default function CreditScreen() {
  const { t } = useTranslation('credit')
  const { user, loading } = useSession()
  return (
    <>
      <title>{t('pageTitle')}</title>
      {loading ? (
        <CreditSkeleton />
      ) : user ? (
        <QueryScreen>
          <Credit owner={user.id} />
        </QueryScreen>
      ) : (
        <EmptyState title={t('signIn.title')} text={t('signIn.text')} actions={<ButtonLink to="/auth?next=/credit">{t('signIn.open')}</ButtonLink>} />
      )}
    </>
  )
}

function Credit({ owner }: { owner: string }) {
  const { t } = useTranslation('credit')
  const credit = useQuery({ queryKey: ['my-credit', owner], queryFn: getMyCredit })
  return (
    <div className="wrap py-8 pb-16 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <section aria-labelledby="credit-balance" className="rounded-card border border-line bg-surface p-5 sm:p-6">
          <h2 id="credit-balance" className="font-sans text-sm font-semibold text-ink-soft">
            {t('balance')}
          </h2>
          {credit.isError ? (
            <LoadFailure error={credit.error} onRetry={() => void credit.refetch()} />
          ) : credit.data === undefined ? (
            <Skeleton className="mt-2 h-9 w-40" />
          ) : (
            <p className="mt-1">
              <Price minor={credit.data.balance} className="text-3xl" />
            </p>
          )}
          <p className="mt-3 text-sm text-ink-soft">{t('how')}</p>
          <p className="mt-2 text-sm text-ink-soft">{t('tax')}</p>
        </section>
        <RedeemForm />
      </div>
      {credit.data && <CreditHistory key={credit.data.account} owner={owner} account={credit.data.account} />}
    </div>
  )
}
