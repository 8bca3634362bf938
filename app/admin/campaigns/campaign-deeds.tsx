import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import { type Standing, stateOf } from './campaign-state.ts'

/** A coupon or an offer by its key, as the functions take it. */
export type CampaignKey = { p_coupon_id: string | null; p_bogo_id: string | null }

type DeedsProps = { campaign: CampaignKey; name: string; standing: Standing; resource: string; editing: boolean; onEdit: () => void }

/** What may be done with a campaign as it stands: changed, copied, ended now, put away, taken out again. */
export function CampaignDeeds({ campaign, name, standing, resource, editing, onEdit }: DeedsProps) {
  const { t } = useTranslation('admin-campaigns')
  const may = useMay()
  const [now] = useState(() => new Date())
  if (!may('promotions.write')) return null
  const state = stateOf(standing, now)
  const deed = (to: 'ended' | 'archived' | 'restored'): Choice => ({
    id: to,
    look: to === 'ended' ? 'danger' : 'quiet',
    verb: t(`deeds.${to}.verb`),
    title: t(`deeds.${to}.title`, { name }),
    consequence: t(`deeds.${to}.consequence`),
    done: t(`deeds.${to}.done`, { name }),
    ask: (reason) => askDatabase('move_campaign', { ...campaign, p_to: to, p_reason: reason }),
  })
  const choices =
    state === 'archived' ? [deed('restored')] : [...(state === 'running' || state === 'used' || state === 'later' ? [deed('ended')] : []), deed('archived')]
  const of = campaign.p_coupon_id ?? campaign.p_bogo_id ?? ''
  return (
    <>
      {state !== 'archived' && !editing && (
        <Button size="small" onClick={onEdit}>
          {t('deeds.change')}
        </Button>
      )}
      <ButtonLink size="small" look="quiet" to={`/admin/${resource}/create?of=${of}`}>
        {t('deeds.copy')}
      </ButtonLink>
      <DecideButtons choices={choices} />
    </>
  )
}
