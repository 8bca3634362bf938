import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import type { WholesaleState } from '../../wholesale/my-wholesale.ts'

const TONES: Readonly<Record<WholesaleState, BadgeTone>> = { pending: 'gold', approved: 'leaf', refused: 'sale', suspended: 'sale' }

/** Whether somebody may buy at wholesale. */
export function WholesaleBadge({ state }: { state: WholesaleState }) {
  const { t } = useTranslation('admin-wholesale')
  return <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}
