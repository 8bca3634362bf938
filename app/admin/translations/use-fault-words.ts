import { useTranslation } from 'react-i18next'

/** Why a sentence is not taken, in words; undefined for what the kit has words for. */
export function useFaultWords(): (code: string) => string | undefined {
  const { t } = useTranslation('admin-translations')
  return (code) => t(`faults.${code}`, { defaultValue: '' }) || undefined
}
