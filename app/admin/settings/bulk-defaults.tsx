import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { BulkDeed } from '../../desk-kit/bulk-deed.tsx'
import { sameValue, type Setting } from './setting.ts'
import { useSettingWords } from './setting-value.tsx'

/** Gives the chosen settings their defaults again: the way back after something was tried. Each change can be taken back by itself. */
export function BulkDefaults({ chosen, meaning }: { chosen: readonly Setting[]; meaning: (setting: Setting) => string }) {
  const { t } = useTranslation('admin-settings')
  const words = useSettingWords()
  return (
    <BulkDeed
      rows={chosen.filter((setting) => !sameValue(setting.value, setting.default_value)).map((setting) => ({ ...setting, id: setting.key }))}
      chosen={chosen.length}
      verb={t('toDefault')}
      consequence={t('toDefaultConsequence')}
      nameOf={(setting) => `${meaning(setting)}: ${words(setting.key, setting.value)} → ${words(setting.key, setting.default_value)}`}
      ask={({ key, value, default_value: usual }, reason) => askDatabase('change_setting', { p_key: key, p_value: usual, p_seen: value, p_reason: reason })}
    />
  )
}
