import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type ApiKeyRow, standingOf } from './api-key-row.ts'

const TONES = { usable: 'leaf', ending: 'gold', expired: 'sale', revoked: 'quiet' } satisfies Record<ReturnType<typeof standingOf>, BadgeTone>

/** How a key stands: usable, ending soon, expired or revoked. */
export function ApiKeyBadge({ apiKey }: { apiKey: ApiKeyRow }) {
  const { t } = useTranslation('admin-api')
  const [now] = useState(Date.now)
  const standing = standingOf(apiKey, now)
  return <Badge tone={TONES[standing]}>{t(`standings.${standing}`)}</Badge>
}
