import { useTranslation } from 'react-i18next'
import { percentFormat } from '../../i18n/number-format.ts'
import { ONE_MILLION } from '../../platform/money.ts'
import type { Funder } from './funding.ts'

/** Who pays what a campaign takes off, and how much of it. */
export function FundingWord({ by, shared }: { by: Funder; shared: number | null }) {
  const { t, i18n } = useTranslation('admin-campaigns')
  return by === 'shared' ? t('funding.both', { percent: percentFormat(i18n.language).format((shared ?? 0) / ONE_MILLION) }) : t(`funding.${by}`)
}
