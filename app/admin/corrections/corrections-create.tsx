import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { type BalanceDraft, BalanceFields } from './balance-fields.tsx'
import { type DraftLine, emptyLine, leftOver, linesOf, satangTyped } from './correction-draft.ts'
import { LineFields } from './line-fields.tsx'
import { useRefusedCorrection } from '../ledger/use-refused-correction.ts'

/** Proposes a correction; another person stands behind it, or does not. */
export default function CorrectionsCreate() {
  const { t } = useTranslation('admin-corrections')
  const may = useMay()
  if (!may('ledger.correct')) return <EmptyState title={t('create.mayNot')} />
  return (
    <section aria-labelledby="create-title" className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      <header>
        <Link to="/admin/corrections" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('create.verb')}
        </h1>
        <p className="text-ink-soft">{t('create.consequence')}</p>
      </header>
      <Panel title={t('facts')}>
        <CorrectionForm />
      </Panel>
    </section>
  )
}

type Proposal = { kind: 'balance' | 'accounts'; balance: BalanceDraft; lines: DraftLine[]; reason: string }

function CorrectionForm() {
  const { t } = useTranslation('admin-corrections')
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const refused = useRefusedCorrection()
  // One click is one correction, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const [empty] = useState((): Proposal => ({
    kind: 'balance',
    balance: { seller: '', direction: 'give', amount: '' },
    lines: [emptyLine(), emptyLine()],
    reason: '',
  }))
  const draft = useDraft('correction', empty)
  const { kind, balance, lines, reason } = draft.values
  const [tried, setTried] = useState(false)

  const amount = satangTyped(balance.amount)
  const booked = linesOf(lines)
  const even = leftOver(lines) === 0
  const complete = isReason(reason) && (kind === 'balance' ? balance.seller !== '' && amount !== undefined : booked !== undefined && even)

  const ask = () =>
    kind === 'balance'
      ? askDatabase<number>('propose_balance_correction', {
          p_key: key,
          p_seller_id: balance.seller,
          p_amount_minor: (amount ?? 0) * (balance.direction === 'give' ? 1 : -1),
          p_reason: reason.trim(),
        })
      : askDatabase<number>('propose_correction', { p_key: key, p_lines: booked, p_reason: reason.trim() })
  const propose = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!complete) return
    let made = 0
    const done = (id: number) => {
      made = id
      return t('create.done', { number: id })
    }
    if (!(await act({ ask, done, refused }))) return
    draft.forget()
    void navigate(`/admin/corrections/${made}`)
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void propose(event)}>
      <DraftNotice of={[draft]} />
      <UnsavedGuard dirty={draft.dirty} />
      <Select
        label={t('create.kind')}
        required
        value={kind}
        options={(['balance', 'accounts'] as const).map((value) => ({ value, label: t(`create.kinds.${value}`) }))}
        onChange={(event) => draft.set({ kind: event.currentTarget.value === 'accounts' ? 'accounts' : 'balance' })}
      />
      {kind === 'balance' ? (
        <BalanceFields
          draft={balance}
          onChange={(next) => draft.set({ balance: next })}
          wrong={{ seller: tried && balance.seller === '', amount: tried && amount === undefined }}
        />
      ) : (
        <LineFields
          lines={lines}
          onChange={(next) => draft.set({ lines: next })}
          wrong={tried && (booked === undefined || !even) ? t('create.linesWrong') : undefined}
        />
      )}
      <TextArea
        label={t('columns.reason')}
        hint={t('create.reasonHint')}
        required
        maxLength={1000}
        rows={3}
        value={reason}
        error={tried && !isReason(reason) ? t('create.reasonMissing') : undefined}
        onChange={(event) => draft.set({ reason: event.currentTarget.value })}
      />
      <Button type="submit" busy={busy} className="self-start">
        {t('create.propose')}
      </Button>
    </form>
  )
}
