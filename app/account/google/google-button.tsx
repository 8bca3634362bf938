import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Trans } from 'react-i18next/TransWithoutContext'
import { Link, useLocation } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useAlive } from '../../ui/use-alive.ts'
import { nextPath } from '../auth-actions.ts'
import type { AuthProblem } from '../auth-problem.ts'
import { FormProblem } from '../form-problem.tsx'
import type { GoogleOffer } from './google-offer.ts'
import { startGoogle } from './google-sign-in.ts'

/** The way in by Google, above the form, with a line between the two. Leads back to the page one came from. */
export function GoogleSignIn({ offer }: { offer: GoogleOffer }) {
  const { t, i18n } = useTranslation('account')
  const { search, state } = useLocation()
  if (offer === 'none') return null
  return (
    <div className="mb-2 grid gap-3">
      <GoogleButton next={() => nextPath(search, state?.from)}>{t('google.button')}</GoogleButton>
      {offer === 'played' && <p className="rounded-md border border-dashed border-line px-3 py-2 text-sm font-medium">{t('google.played')}</p>}
      <p className="text-sm text-ink-soft">
        <Trans i18n={i18n} t={t} ns="account" i18nKey="google.agree" components={{ terms: <Legal to="/terms" />, privacy: <Legal to="/privacy-policy" /> }} />
      </p>
      <p className="mt-3 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('google.or')}
      </p>
    </div>
  )
}

/** Leaves for Google; `next` answers the page of ours to come back to, which only a browser knows. */
export function GoogleButton({ next, children }: { next: () => string; children: string }) {
  const alive = useAlive()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<AuthProblem>()

  const leave = async () => {
    setBusy(true)
    setProblem(undefined)
    const refused = await startGoogle(next())
    setProblem(refused)
    // On the way to Google the button stays busy until the page is left.
    if (refused) setBusy(false)
  }

  return (
    <>
      {problem && <FormProblem problem={problem} />}
      <Button look="quiet" size="large" icon={<GoogleMark />} busy={busy} disabled={!alive} onClick={() => void leave()}>
        {children}
      </Button>
    </>
  )
}

/** In a tab of its own, so that nothing typed is lost. Trans puts the words in. */
const Legal = ({ to, children }: { to: string; children?: React.ReactNode }) => (
  <Link to={to} target="_blank" className="link">
    {children}
  </Link>
)

/** Google's mark in its own colours, which it asks for: https://developers.google.com/identity/branding-guidelines */
const GoogleMark = () => (
  <svg viewBox="0 0 18 18" className="size-5 shrink-0" aria-hidden="true">
    <path fill="#4285f4" d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z" />
    <path fill="#34a853" d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.03-3.71H.96v2.33A9 9 0 0 0 9 18z" />
    <path fill="#fbbc05" d="M3.97 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3.01-2.33z" />
    <path fill="#ea4335" d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33C4.67 5.16 6.66 3.58 9 3.58z" />
  </svg>
)
