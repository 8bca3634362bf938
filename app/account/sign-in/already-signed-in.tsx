import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useSession } from '../../platform/session/session-store.ts'
import { signOutEverywhere } from '../sign-out.ts'

/** Whoever is signed in already is told so, and may go on or leave. Others see the form, also while nobody knows yet. */
export function AlreadySignedIn({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account')
  const { user, isInitialized } = useSession()
  const navigate = useNavigate()
  // Who came as a guest keeps the form: it is about to lead on when somebody signs in by it.
  const [guest, setGuest] = useState(false)
  if (isInitialized && !user && !guest) setGuest(true)
  if (guest || !user) return children
  return (
    <div className="rounded-card border border-line bg-surface p-5">
      <p>{t('signedIn.as', { email: user.email })}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard">{t('signedIn.dashboard')}</ButtonLink>
        <Button look="quiet" onClick={() => void signOutEverywhere().then(() => navigate('/auth'))}>
          {t('signedIn.signOut')}
        </Button>
      </div>
    </div>
  )
}
