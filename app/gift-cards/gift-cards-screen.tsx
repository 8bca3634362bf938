import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../platform/session/session-store.ts'
import { Notice } from '../ui/notice.tsx'
import { Waiting } from '../ui/skeleton.tsx'
import { BuyForm } from './buy-form.tsx'
import type { SaleTerms } from './gift-card.ts'

// Few see them: whoever has bought one.
const Purchase = lazy(() => import('./purchase.tsx'))
const MyCards = lazy(() => import('./my-cards.tsx'))

const STEPS = ['choose', 'pay', 'sent', 'redeem'] as const
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** `/gift-cards`: buying a card, paying for it, and what became of those that were bought. */
export default function GiftCardsScreen({ loaderData: terms }: { loaderData: SaleTerms }) {
  const { t } = useTranslation('gift-cards')
  const { user } = useSession()
  const [search, setSearch] = useSearchParams()
  const [again, setAgain] = useState(0)
  const bought = search.get('bought') ?? ''
  const token = search.get('token') ?? undefined
  const open = UUID.test(bought)
  return (
    <div className="wrap py-8 pb-16 sm:py-12">
      <title>{t('pageTitle')}</title>
      <meta name="description" content={t('description')} />
      <h1 className="text-3xl wrap-anywhere sm:text-4xl">{t('title')}</h1>
      <p className="mt-3 max-w-text text-lg text-ink-soft">{t('lead')}</p>
      {open ? (
        <Suspense fallback={<Waiting className="mt-8 h-80 rounded-card" />}>
          <Purchase key={bought} which={{ purchase: bought, ...(token !== undefined && { token }) }} onAnother={() => setSearch({})} />
        </Suspense>
      ) : terms.open ? (
        <BuyForm terms={terms} onBegun={({ purchase, token: opens }) => (setSearch({ bought: purchase, token: opens }), setAgain(again + 1))} />
      ) : (
        <Notice tone="news" className="mt-8 max-w-text">
          {t('closed')}
        </Notice>
      )}
      {user && (
        <Suspense>
          <MyCards key={`${user.id} ${again} ${bought}`} />
        </Suspense>
      )}
      <section aria-labelledby="how-gift-cards-work" className="mt-12">
        <h2 id="how-gift-cards-work" className="text-2xl">
          {t('how.title')}
        </h2>
        <ol className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {STEPS.map((step, index) => (
            <li key={step} className="rounded-card border border-line bg-surface p-5">
              <p aria-hidden="true" className="font-serif text-2xl text-gold">
                {index + 1}
              </p>
              <p className="mt-1">{t(`how.${step}`)}</p>
            </li>
          ))}
        </ol>
        <p className="mt-4 max-w-text text-sm text-ink-soft">{t('how.tax')}</p>
        <p className="mt-3">
          <Link to="/credit" className="link">
            {t('how.toCredit')}
          </Link>
        </p>
      </section>
    </div>
  )
}
