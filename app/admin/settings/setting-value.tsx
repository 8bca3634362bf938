import { useTranslation } from 'react-i18next'
import { useAmount } from '../../desk-kit/amount.tsx'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import type { Json } from '../../../supabase/types.ts'

/** How a setting's value is read: amounts in baht, parts of a million as a share, switches by a word. */
export function useSettingWords(): (key: string, value: Json) => string {
  const { t, i18n } = useTranslation('admin-settings')
  const amount = useAmount()
  const say = (key: string, value: Json): string => {
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (typeof value === 'number') {
      if (key.endsWith('_minor')) return amount(value)
      if (key.endsWith('_ppm')) return percentFormat(i18n.language).format(value / 1_000_000)
      return numberFormat(i18n.language).format(value)
    }
    if (value === '' || value === null || (Array.isArray(value) && value.length === 0)) return t('empty')
    if (Array.isArray(value)) return value.map(String).join(', ')
    if (typeof value === 'object')
      return Object.entries(value)
        .map(([name, each]) => `${name === '' ? t('otherwise') : name}: ${JSON.stringify(each)}`)
        .join(', ')
    return value
  }
  return say
}
