import { useTranslation } from 'react-i18next'
import { DataExports } from './data-exports.tsx'
import { DeleteAccount } from './delete-account.tsx'
import type { MyAccount } from '../my-account.ts'
import { SettingsPart, SettingsSection } from '../settings-section.tsx'

/** What the shop knows about a person is theirs: to take along, and to take away. */
export function DataSection({ account }: { account: MyAccount }) {
  const { t } = useTranslation('settings')
  return (
    <SettingsSection id="data" title={t('data.title')}>
      <SettingsPart title={t('export.title')} text={t('export.text')}>
        <DataExports account={account} />
      </SettingsPart>
      <SettingsPart title={t('delete.title')} text={t('delete.text')}>
        <DeleteAccount account={account} />
      </SettingsPart>
    </SettingsSection>
  )
}
