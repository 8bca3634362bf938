import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { dayOf } from '../../desk-kit/day-of.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Field } from '../../ui/field.tsx'
import { type Choice, DecideButtons } from '../inbox/decide-buttons.tsx'
import { endOfDay } from './end-of-day.ts'
import type { GiftCardRow } from './gift-card-row.ts'
import { useRefusedCard } from './use-refused-card.ts'

type Deeds = { card: GiftCardRow; onCode: (code: string) => void }

/** What can be done with a card as it stands: approve or refuse it, stop it and let it go again, give it time or a new code, cancel it. */
export function GiftCardDeeds({ card, onCode }: Deeds) {
  const { t } = useTranslation('admin-gift-cards')
  const may = useMay()
  const refused = useRefusedCard()
  // Never is chosen by emptying the field: a card that never ends cannot be given an end again.
  const [until, setUntil] = useState(() => dayOf(card.expires_at))
  if (!may('gift_cards.write')) return null
  const { id, status } = card
  const said = (deed: string) => ({
    id: deed,
    verb: t(`deeds.${deed}.verb`),
    title: t(`deeds.${deed}.title`, { code: `•••• ${card.last4}` }),
    consequence: t(`deeds.${deed}.consequence`),
    done: t(`deeds.${deed}.done`),
    refused,
  })
  const decide = (approve: boolean) => (reason: string) => askDatabase('decide_gift_card', { p_id: id, p_approve: approve, p_reason: reason })
  const stop = (how: string) => (reason: string) => askDatabase('stop_gift_card', { p_id: id, p_how: how, p_reason: reason })
  const choices: (Choice | false)[] = [
    status === 'waiting' && { ...said('approve'), look: 'primary', ask: decide(true) },
    status === 'waiting' && { ...said('refuse'), look: 'danger', ask: decide(false) },
    status === 'blocked' && { ...said('unblock'), ask: stop('unblock') },
    status === 'active' && { ...said('block'), ask: stop('block') },
    card.expires_at !== null &&
      ['waiting', 'active', 'blocked', 'expired'].includes(status) && {
        ...said('extend'),
        more: (
          <Field
            label={t('fields.expires')}
            hint={t('deeds.extend.hint')}
            type="date"
            min={dayOf(card.expires_at)}
            value={until}
            onChange={(event) => setUntil(event.currentTarget.value)}
          />
        ),
        ask: (reason) => askDatabase('extend_gift_card', { p_id: id, p_expires_at: endOfDay(until), p_seen: card.changed_at, p_reason: reason }),
      },
    ['waiting', 'active', 'blocked'].includes(status) && {
      // The code of one that was bought is sent, and told to nobody here.
      ...said(card.purchase === null ? 'renew' : 'renewBought'),
      ask: async (reason) => {
        const answer = await askDatabase<string | null>('renew_gift_card_code', { p_id: id, p_reason: reason })
        if (answer.done && answer.result !== null) onCode(answer.result)
        return answer
      },
    },
    status === 'active' &&
      card.purchase !== null && {
        ...said('resend'),
        ask: (reason) => askDatabase('resend_gift_card', { p_id: id, p_reason: reason }),
      },
    (status === 'active' || status === 'blocked') && {
      ...said(card.purchase === null ? 'cancel' : 'cancelBought'),
      look: 'danger',
      ask: stop('cancel'),
    },
  ]
  return <DecideButtons choices={choices.filter((choice) => choice !== false)} />
}
