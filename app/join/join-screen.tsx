import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaderData } from 'react-router'
import { signOutEverywhere } from '../account/sign-out.ts'
import { useMoments } from '../i18n/use-moments.ts'
import { callFunction } from '../platform/call-function.ts'
import { useSession } from '../platform/session/session-store.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton, Waiting } from '../ui/skeleton.tsx'
import type { Invited, Offer } from './offer.ts'
import { ShopInvitation } from './shop-invitation.tsx'

// Only who has accepted sets an app up here.
const SetUpApp = lazy(() => import('./set-up-app.tsx'))

/** `/join`: what somebody is offered, by whom and until when, and the way to say yes. */
export default function JoinScreen() {
  const { t } = useTranslation(['invitation', 'team', 'errors'])
  const { offer, shopOffer, invitation } = useLoaderData<Invited>()
  const [accepted, setAccepted] = useState(false)
  const roleName = offer ? t(`roles.${offer.role}.name`, { defaultValue: offer.role.replaceAll('_', ' ') }) : ''
  const title = shopOffer ? t(shopOffer.role === 'member' ? 'team:join.memberTitle' : 'team:join.title', { shop: shopOffer.shop }) : t('pageTitle')
  return (
    <div className="mx-auto max-w-text px-4 py-12">
      <title>{`${title} · Hattha`}</title>
      {shopOffer ? (
        <ShopInvitation offer={shopOffer} invitation={invitation} />
      ) : !offer ? (
        <EmptyState title={t('gone')} text={t('goneText')} actions={<ButtonLink to="/">{t('errors:notFound.home')}</ButtonLink>} />
      ) : accepted ? (
        <section aria-labelledby="joined" className="grid gap-6">
          <div role="status">
            <h1 id="joined" className="text-3xl">
              {t('done')}
            </h1>
            <p className="mt-2">{t('doneText', { role: roleName })}</p>
          </div>
          <Suspense fallback={<Waiting className="h-64 w-full" />}>
            <SetUpApp />
          </Suspense>
        </section>
      ) : (
        <Invitation offer={offer} invitation={invitation} roleName={roleName} onAccepted={() => setAccepted(true)} />
      )}
    </div>
  )
}

type InvitationProps = { offer: Offer; invitation: string; roleName: string; onAccepted: () => void }

function Invitation({ offer, invitation, roleName, onAccepted }: InvitationProps) {
  const { t } = useTranslation('invitation')
  const moments = useMoments()
  const { user, loading } = useSession()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<'gone' | 'failed'>()
  const back = `/join?invitation=${invitation}`
  const mine = user?.email ?? ''
  const accept = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await callFunction('accept-invitation', { invitation })
    setBusy(false)
    if (answer.done) onAccepted()
    else setRefused(answer.refusal.code === 'not_found' ? 'gone' : 'failed')
  }
  return (
    <section aria-labelledby="invitation" className="grid gap-5 rounded-card border border-line bg-surface p-6">
      <h1 id="invitation" className="text-3xl">
        {t('title', { role: roleName })}
      </h1>
      <p>{offer.by === '' ? t('byShop') : t('by', { name: offer.by })}</p>
      <div className="border-s-2 border-line ps-4">
        <p className="font-semibold">{roleName}</p>
        <p className="text-ink-soft">{t(`roles.${offer.role}.means`, { defaultValue: offer.description })}</p>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {t('for', { email: offer.email })} · {t('until', { when: moments({ dateStyle: 'long' }).format(new Date(offer.until)) })}
      </p>
      {refused && (
        <Notice>
          <span role="alert">{t(refused)}</span>
        </Notice>
      )}
      {loading ? (
        <Skeleton className="h-11 w-56" />
      ) : !user ? (
        <>
          <p className="text-sm">{t('hint', { email: offer.email })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/auth?${new URLSearchParams({ next: back })}`} state={{ email: offer.email }}>
              {t('signIn')}
            </ButtonLink>
            <ButtonLink look="quiet" to={`/register?${new URLSearchParams({ next: back })}`} state={{ email: offer.email }}>
              {t('register')}
            </ButtonLink>
          </div>
        </>
      ) : mine.toLowerCase() === offer.email ? (
        <Button size="large" busy={busy} className="justify-self-start" onClick={() => void accept()}>
          {t('accept')}
        </Button>
      ) : (
        <>
          <p className="wrap-anywhere">{t('other', { mine, email: offer.email })}</p>
          <Button look="quiet" className="justify-self-start" onClick={() => void signOutEverywhere()}>
            {t('switch')}
          </Button>
        </>
      )}
    </section>
  )
}
