import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { ReasonDialog } from '../../desk-kit/reason-dialog.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import type { Answer } from '../../platform/call-function.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/field.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { ChargebackFiles } from './chargeback-files.tsx'
import { type ChargebackRow, isWaiting } from './chargeback-row.ts'
import type { ChargebackSheet } from './chargeback-sheet.ts'

const REFUSED = ['own_balance', 'already_decided', 'nothing_to_send', 'changed_meanwhile'] as const
/** What the database says as well, to whoever has not chosen yet between their words and a colleague's. */
const UNDECIDED: Answer<never> = { done: false, refusal: { code: 'changed_meanwhile', message: '', status: 409 } }

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
  const draft = useDraft('evidence', { words: kept?.words ?? '', talk: kept?.talk ?? '', delivery: kept?.with_delivery ?? true })
  const { words, talk, delivery } = draft.values
  useEditing(draft.dirty)
  const { act, busy } = useAct()
  const refused = ({ code }: { code: string }) => {
    const known = REFUSED.find((one) => one === code)
    return known && t(known === 'own_balance' ? 'own' : `answer.refused.${known}`)
  }
  const write = async (): Promise<Answer<string>> =>
    draft.differences.length > 0
      ? UNDECIDED
      : askDatabase<string>('write_chargeback_evidence', {
          p_id: chargeback.id,
          p_words: words,
          p_talk: talk,
          p_with_delivery: delivery,
          p_seen: kept?.written_at ?? null,
        })
  const keep = async () => {
    if (await act({ ask: write, done: t('answer.kept'), refused })) draft.forget()
  }
  const decide = (decision: 'evidence' | 'accept') => async (reason: string) => {
    // What stands in the form is what is meant to be sent.
    if (decision === 'evidence' && draft.dirty) {
      const written = await write()
      if (!written.done) return written
    }
    const decided = await askDatabase<null>('decide_chargeback', { p_id: chargeback.id, p_decision: decision, p_reason: reason })
    if (decided.done) draft.forget()
    return decided
  }
  return (
    <>
      <DraftNotice of={[draft]} />
      <UnsavedGuard dirty={draft.dirty} />
      <Differences
        draft={draft}
        labelOf={(field) => t(`answer.${field}`)}
        sayValue={(_field, value) => (typeof value === 'boolean' ? (value ? '✓' : '✗') : String(value))}
      />
      <TextArea
        label={t('answer.words')}
        hint={t('answer.wordsHint')}
        rows={6}
        maxLength={10_000}
        value={words}
        onChange={(event) => draft.set({ words: event.currentTarget.value })}
      />
      <TextArea
        label={t('answer.talk')}
        hint={t('answer.talkHint')}
        rows={4}
        maxLength={20_000}
        value={talk}
        onChange={(event) => draft.set({ talk: event.currentTarget.value })}
      />
      <TakeTalk chargeback={chargeback.id} hasTalk={sheet.orders.some(({ talks }) => talks > 0)} onTaken={(taken) => draft.set({ talk: taken })} />
      <Checkbox
        label={t('answer.delivery')}
        hint={t('answer.deliveryHint')}
        checked={delivery}
        onChange={(event) => draft.set({ delivery: event.currentTarget.checked })}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" look="quiet" busy={busy} disabled={!draft.dirty} onClick={() => void keep()}>
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
