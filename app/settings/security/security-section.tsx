import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { GoogleOffer } from '../../account/google/google-offer.ts'
import { EmailForm } from './email-form.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import type { MyAccount } from '../my-account.ts'
import { PasswordForm } from './password-form.tsx'
import { SettingsPart, SettingsSection } from '../settings-section.tsx'
import { TwoFactor } from './two-factor.tsx'

/** How the account is signed in to: address, password, second step, accounts elsewhere. */
export function SecuritySection({ account, google }: { account: MyAccount; google: GoogleOffer }) {
  const { t } = useTranslation('settings')
  const queries = useQueryClient()
  const look = () => queries.invalidateQueries({ queryKey: ['my-account', account.id] })
  return (
    <SettingsSection id="security" title={t('security.title')}>
      <SettingsPart title={t('email.title')} text={t('email.now', { email: account.email })}>
        <EmailForm account={account} onChanged={look} />
      </SettingsPart>
      <SettingsPart title={t(account.hasPassword ? 'password.title' : 'password.setTitle')} text={account.hasPassword ? undefined : t('password.setText')}>
        <PasswordForm email={account.email} hasPassword={account.hasPassword} />
      </SettingsPart>
      <TwoFactor account={account} onChanged={look} />
      <LinkedAccounts account={account} offer={google} onChanged={look} />
    </SettingsSection>
  )
}
