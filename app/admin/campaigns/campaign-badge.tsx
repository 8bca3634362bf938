import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type CampaignState, type Standing, stateOf } from './campaign-state.ts'

const TONES = { running: 'leaf', used: 'gold', later: 'indigo', ended: 'quiet', off: 'quiet', archived: 'quiet' } satisfies Record<CampaignState, BadgeTone>

/** Where a campaign stands now. */
export function CampaignBadge({ of }: { of: Standing }) {
  const { t } = useTranslation('admin-campaigns')
  const [now] = useState(() => new Date())
  const state = stateOf(of, now)
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}
