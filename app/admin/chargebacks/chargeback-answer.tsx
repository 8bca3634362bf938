import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/field.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { ChargebackFiles } from './chargeback-files.tsx'
import { type ChargebackRow, isWaiting } from './chargeback-row.ts'
import type { ChargebackSheet } from './chargeback-sheet.ts'

const REFUSED = ['own_balance', 'already_decided', 'nothing_to_send', 'changed_meanwhile'] as const

/** What the bank is told: written and kept until somebody sends it, or gives the money up. Afterwards what was sent stands here. */
export function ChargebackAnswer({ chargeback, sheet }: { chargeback: ChargebackRow; sheet: ChargebackSheet }) {
  const { t } = useTranslation('admin-chargebacks')
  const may = useMay()
  const writes = may('chargebacks.write') && isWaiting(chargeback)
  return (
    <Panel title={t('answer.title')}>
      <div className="flex flex-col gap-4">
        <HowFar chargeback={chargeback} />
        {writes ? <Draft chargeback={chargeback} sheet={sheet} /> : <Told sheet={sheet} />}
        <ChargebackFiles chargeback={chargeback.id} files={sheet.files} changes={writes} />
      </div>
    </Panel>
  )
}

function HowFar({ chargeback }: { chargeback: ChargebackRow }) {
  const { t } = useTranslation('admin-chargebacks')
  if (chargeback.decision === null) return chargeback.status === 'opened' ? null : <p className="text-ink-soft">{t('answer.none')}</p>
  if (chargeback.sent_at === null)
    return (
      <p role="status">
        {t(`answer.sending.${chargeback.decision}`)}
        {chargeback.last_error !== '' && (
          <span className="block text-sm text-terracotta wrap-anywhere">{t('answer.failed', { error: chargeback.last_error })}</span>
        )}
      </p>
    )
  return (
    <p>
      {t(`answer.sent.${chargeback.decision}`)} <Moment at={chargeback.sent_at} />
    </p>
  )
}

/** What was written, for whoever may only read it. */
function Told({ sheet: { evidence } }: { sheet: ChargebackSheet }) {
  if (!evidence) return null
  return [evidence.words, evidence.talk].filter(Boolean).map((text) => (
    <p key={text} className="rounded-control bg-paper p-3 text-sm whitespace-pre-line wrap-anywhere">
      {text}
    </p>
  ))
}

function Draft({ chargeback, sheet }: { chargeback: ChargebackRow; sheet: ChargebackSheet }) {
  const { t } = useTranslation('admin-chargebacks')
  const kept = sheet.evidence
  const [words, setWords] = useState(kept?.words ?? '')
  const [talk, setTalk] = useState(kept?.talk ?? '')
  const [delivery, setDelivery] = useState(kept?.with_delivery ?? true)
  const { act, busy } = useAct()
  const refused = ({ code }: { code: string }) => {
    const known = REFUSED.find((one) => one === code)
    return known && t(known === 'own_balance' ? 'own' : `answer.refused.${known}`)
  }
  const changed = words !== (kept?.words ?? '') || talk !== (kept?.talk ?? '') || delivery !== (kept?.with_delivery ?? true)
  const keep = () =>
    askDatabase<string>('write_chargeback_evidence', {
      p_id: chargeback.id,
      p_words: words,
      p_talk: talk,
      p_with_delivery: delivery,
      p_seen: kept?.written_at ?? null,
    })
  const decide = (decision: 'evidence' | 'accept') => async (reason: string) => {
    // What stands in the form is what is meant to be sent.
    if (decision === 'evidence' && changed) {
      const written = await keep()
      if (!written.done) return written
    }
    return askDatabase<null>('decide_chargeback', { p_id: chargeback.id, p_decision: decision, p_reason: reason })
  }
  return (
    <>
      <TextArea
        label={t('answer.words')}
        hint={t('answer.wordsHint')}
        rows={6}
        maxLength={10_000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <TextArea
        label={t('answer.talk')}
        hint={t('answer.talkHint')}
        rows={4}
        maxLength={20_000}
        value={talk}
        onChange={(event) => setTalk(event.currentTarget.value)}
      />
      <TakeTalk chargeback={chargeback.id} hasTalk={sheet.orders.some(({ talks }) => talks > 0)} onTaken={setTalk} />
      <Checkbox
        label={t('answer.delivery')}
        hint={t('answer.deliveryHint')}
        checked={delivery}
        onChange={(event) => setDelivery(event.currentTarget.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="quiet" busy={busy} disabled={!changed} onClick={() => void act({ ask: keep, done: t('answer.kept'), refused })}>
          {t('answer.keep')}
        </Button>
        <DecideButtons
          choices={[
            {
              id: 'evidence',
              look: 'primary',
              verb: t('answer.send.verb'),
              title: t('answer.send.title', { number: chargeback.number }),
              consequence: t('answer.send.consequence'),
              done: t('answer.send.done'),
              ask: decide('evidence'),
              refused,
            },
            {
              id: 'accept',
              look: 'danger',
              verb: t('answer.accept.verb'),
              title: t('answer.accept.title', { number: chargeback.number }),
              consequence: t('answer.accept.consequence'),
              done: t('answer.accept.done'),
              ask: decide('accept'),
              refused,
            },
          ]}
        />
      </div>
    </>
  )
}

/** Opening a talk wants a reason, which is kept. */
function TakeTalk({ chargeback, hasTalk, onTaken }: { chargeback: string; hasTalk: boolean; onTaken: (talk: string) => void }) {
  const { t } = useTranslation('admin-chargebacks')
  const may = useMay()
  const [open, setOpen] = useState(false)
  const { act, busy } = useAct()
  if (!hasTalk || !may('chat.read')) return null
  const take = async (reason: string) => {
    const answer = await askDatabase<string>('chargeback_talk', { p_id: chargeback, p_reason: reason })
    if (answer.done) onTaken(answer.result)
    return answer
  }
  return (
    <div>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        {t('answer.take.verb')}
      </Button>
      {open && (
        <ReasonDialog
          open
          onClose={() => setOpen(false)}
          title={t('answer.take.title')}
          consequence={t('answer.take.consequence')}
          verb={t('answer.take.verb')}
          busy={busy}
          onDecide={(reason) => act({ ask: () => take(reason), done: t('answer.take.done') })}
        />
      )}
    </div>
  )
}
