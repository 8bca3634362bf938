import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type DeliveryRow, KNOWN_ERRORS } from './delivery-row.ts'

const TONES = { waiting: 'gold', delivered: 'leaf', given_up: 'sale' } satisfies Record<DeliveryRow['state'], BadgeTone>

/** How far a delivery is. */
export function DeliveryBadge({ state }: { state: DeliveryRow['state'] }) {
  const { t } = useTranslation('admin-webhook-deliveries')
  return <Badge tone={TONES[state]}>{t(`filters.stateOptions.${state}`)}</Badge>
}

/** What came back: a status, or why nothing did. */
export function Answered({ status, error }: { status: number | null; error: string }) {
  const { t } = useTranslation('admin-webhook-deliveries')
  if (error === '') return status
  const known = KNOWN_ERRORS.find((one) => one === error)
  return known ? t(`errors.${known}`) : <code>{error}</code>
}
