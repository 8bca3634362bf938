import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { standingOf, type WebhookRow } from './webhook-row.ts'

const TONES = { on: 'leaf', failing: 'sale', off: 'quiet' } satisfies Record<ReturnType<typeof standingOf>, BadgeTone>

/** How a webhook stands: on, failing, or switched off. */
export function WebhookBadge({ webhook }: { webhook: WebhookRow }) {
  const { t } = useTranslation('admin-webhooks')
  const standing = standingOf(webhook)
  return <Badge tone={TONES[standing]}>{t(`standings.${standing}`)}</Badge>
}
