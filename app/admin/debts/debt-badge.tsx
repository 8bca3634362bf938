import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { DebtState } from './debt-row.ts'

const TONES = { grace: 'gold', blocked: 'sale', ended: 'leaf' } satisfies Record<DebtState, BadgeTone>

/** Whether a debt has time, stops the sales of its maker, or is settled. */
export function DebtBadge({ state }: { state: DebtState }) {
  const { t } = useTranslation('admin-debts')
  return <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}
