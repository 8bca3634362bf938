import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signOutEverywhere } from '../account/sign-out.ts'
import { useMoments } from '../i18n/use-moments.ts'
import { callFunction } from '../platform/call-function.ts'
import { useSession } from '../platform/session/session-store.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ShopOffer } from './offer.ts'

/** `/join?shop=…`: which shop somebody is invited to, as what and until when, and the way to say yes. Opening it changes nothing. */
export function ShopInvitation({ offer, invitation }: { offer: ShopOffer; invitation: string }) {
  const { t } = useTranslation(['team', 'invitation'])
  const moments = useMoments()
  const { user, loading } = useSession()
  const [busy, setBusy] = useState(false)
  const [accepted, setAccepted] = useState(false)
  const [refused, setRefused] = useState<'gone' | 'failed'>()
  const role = t(`names.${offer.role}`)
  const isMember = offer.role === 'member'
  const back = `/join?shop=${invitation}`
  const mine = user?.email ?? ''
  const accept = async () => {
    setBusy(true)
    setRefused(undefined)
    const answer = await callFunction('accept-shop-invitation', { invitation })
    setBusy(false)
    if (answer.done) setAccepted(true)
    else setRefused(answer.refusal.code === 'not_found' ? 'gone' : 'failed')
  }
  if (accepted)
    return (
      <section aria-labelledby="joined" className="grid gap-5">
        <div role="status">
          <h1 id="joined" className="text-2xl wrap-anywhere sm:text-3xl">
            {t(isMember ? 'join.memberDone' : 'join.done', { shop: offer.shop })}
          </h1>
          {!isMember && <p className="mt-2">{t('join.doneText', { role })}</p>}
          <p className="mt-2 text-ink-soft">{t(`means.${offer.role}`)}</p>
        </div>
        <ButtonLink to="/seller-dashboard" className="justify-self-start">
          {t('join.desk')}
        </ButtonLink>
      </section>
    )
  return (
    <section aria-labelledby="invitation" className="grid gap-5 rounded-card border border-line bg-surface p-6">
      <h1 id="invitation" className="text-2xl wrap-anywhere sm:text-3xl">
        {t(isMember ? 'join.memberTitle' : 'join.title', { shop: offer.shop })}
      </h1>
      <p className="wrap-anywhere">{t(isMember ? 'letter.member' : 'join.by', { name: offer.by, shop: offer.shop })}</p>
      <div className="border-s-2 border-line ps-4">
        <p className="font-semibold">{role}</p>
        <p className="text-ink-soft">{t(`means.${offer.role}`)}</p>
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">
        {t('invitation:for', { email: offer.email })} · {t('invitation:until', { when: moments({ dateStyle: 'long' }).format(new Date(offer.until)) })}
      </p>
      {refused && (
        <Notice>
          <span role="alert">{t(`invitation:${refused}`)}</span>
        </Notice>
      )}
      {loading ? (
        <Skeleton className="h-11 w-56" />
      ) : !user ? (
        <>
          <p className="text-sm wrap-anywhere">{t('invitation:hint', { email: offer.email })}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={`/auth?${new URLSearchParams({ next: back })}`} state={{ email: offer.email }}>
              {t('invitation:signIn')}
            </ButtonLink>
            <ButtonLink look="quiet" to={`/register?${new URLSearchParams({ next: back })}`} state={{ email: offer.email }}>
              {t('invitation:register')}
            </ButtonLink>
          </div>
        </>
      ) : mine.toLowerCase() === offer.email ? (
        <Button size="large" busy={busy} className="justify-self-start" onClick={() => void accept()}>
          {t('invitation:accept')}
        </Button>
      ) : (
        <>
          <p className="wrap-anywhere">{t('invitation:other', { mine, email: offer.email })}</p>
          <Button look="quiet" className="justify-self-start" onClick={() => void signOutEverywhere()}>
            {t('invitation:switch')}
          </Button>
        </>
      )}
    </section>
  )
}
