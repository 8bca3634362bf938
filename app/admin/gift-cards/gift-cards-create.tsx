import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAmount } from '../../desk-kit/amount.tsx'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { satangTyped } from '../corrections/correction-draft.ts'
import { endOfDay } from './end-of-day.ts'
import { ShownCode } from './shown-code.tsx'
import { useRefusedCard } from './use-refused-card.ts'

const EMPTY = { amount: '', expires: '', reason: '' }
type Issued = { id: string; code: string | null; status: string }

/** Gives a card away. Its code is shown here, once. */
export default function GiftCardsCreate() {
  const { t } = useTranslation('admin-gift-cards')
  const may = useMay()
  const [issued, setIssued] = useState<Issued>()
  if (!may('gift_cards.write')) return <EmptyState title={t('mayNot')} />
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/gift-cards" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
        <p className="text-ink-soft">{t('newText')}</p>
      </header>
      {issued ? (
        <Panel title={t('code.title')}>
          <div className="flex max-w-3xl flex-col gap-4">
            {issued.code === null ? <p>{t('code.lost')}</p> : <ShownCode code={issued.code} />}
            {issued.status === 'waiting' && <p>{t('code.waits')}</p>}
            <div>
              <ButtonLink look="quiet" size="small" to={`/admin/gift-cards/${issued.id}`}>
                {t('code.toCard')}
              </ButtonLink>
            </div>
          </div>
        </Panel>
      ) : (
        <IssueForm onIssued={setIssued} />
      )}
    </section>
  )
}

function IssueForm({ onIssued }: { onIssued: (issued: Issued) => void }) {
  const { t } = useTranslation('admin-gift-cards')
  const { act, busy } = useAct()
  const write = useAmount()
  const refused = useRefusedCard()
  // One click is one card, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const draft = useDraft('gift-card', EMPTY)
  const { amount, expires, reason } = draft.values
  const [tried, setTried] = useState(false)
  const worth = satangTyped(amount)
  const problems = { amount: worth === undefined, reason: !isReason(reason) }
  const said = (problem: keyof typeof problems) => (tried && problems[problem] ? t(`problems.${problem}`) : undefined)
  const issue = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(problems).some(Boolean)) return
    let made: Issued | undefined
    const done = await act({
      ask: () => askDatabase<Issued>('issue_gift_card', { p_amount_minor: worth, p_expires_at: endOfDay(expires), p_key: key, p_reason: reason.trim() }),
      done: (answer) => {
        made = answer
        return t('issued', { amount: write(worth ?? 0) })
      },
      refused,
    })
    if (!done || !made) return
    draft.forget()
    onIssued(made)
  }
  return (
    <Panel title={t('facts')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void issue(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Field
          label={t('fields.amount')}
          hint={t('amountHint')}
          required
          inputMode="decimal"
          maxLength={20}
          value={amount}
          error={said('amount')}
          onChange={(event) => draft.set({ amount: event.currentTarget.value })}
        />
        <Field
          label={t('fields.expires')}
          hint={t('expiresHint')}
          type="date"
          value={expires}
          onChange={(event) => draft.set({ expires: event.currentTarget.value })}
        />
        <TextArea
          label={t('fields.reason')}
          hint={t('reasonHint')}
          required
          maxLength={500}
          rows={2}
          value={reason}
          error={said('reason')}
          onChange={(event) => draft.set({ reason: event.currentTarget.value })}
        />
        <div>
          <Button type="submit" busy={busy}>
            {t('issue')}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
