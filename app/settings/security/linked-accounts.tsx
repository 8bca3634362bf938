import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { GoogleOffer } from '../../account/google/google-offer.ts'
import type { AuthProblem } from '../../account/auth-problem.ts'
import { FormProblem } from '../../account/form-problem.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { linkGoogle, type MyAccount, unlinkIdentity } from '../my-account.ts'
import { SettingsPart } from '../settings-section.tsx'

type Props = { account: MyAccount; offer: GoogleOffer; onChanged: () => Promise<unknown> }

/** Signing in with Google, where the shop offers it, or where the account has it already. */
export function LinkedAccounts({ account, offer, onChanged }: Props) {
  const { t } = useTranslation(['settings', 'account'])
  const [busy, setBusy] = useState(false)
  // What became of linking, told by the page Google sent the browser back to.
  const { state } = useLocation()
  const [problem, setProblem] = useState<AuthProblem | undefined>(state?.google)
  const google = account.identities.find(({ provider }) => provider === 'google')
  // Where nobody is behind it, whoever has a link can still take it off.
  if (!google && offer === 'none') return null

  const last = account.identities.length < 2
  const change = async () => {
    setBusy(true)
    setProblem(undefined)
    const refused = google ? await unlinkIdentity(google) : await linkGoogle()
    // On the way to Google the button stays busy until the page is left.
    if (refused || google) setBusy(false)
    setProblem(refused)
    if (refused || !google) return
    showToast({ title: t('google.unlinked'), tone: 'success' })
    await onChanged()
  }
  const email: unknown = google?.identity_data?.['email']
  return (
    <SettingsPart title={t('google.title')} text={google ? t('google.linked', { email: typeof email === 'string' ? email : account.email }) : t('google.text')}>
      <div className="grid gap-4">
        <FormProblem problem={problem} />
        {!google && offer === 'played' && <p className="text-sm font-medium">{t('google.played', { ns: 'account' })}</p>}
        {google && last && <p className="text-sm">{t('google.last')}</p>}
        {!(google && last) && (
          <Button look="quiet" className="justify-self-start" busy={busy} onClick={() => void change()}>
            {t(google ? 'google.unlink' : 'google.link')}
          </Button>
        )}
      </div>
    </SettingsPart>
  )
}
