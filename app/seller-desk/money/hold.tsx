import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { appealHold, type DeskHold } from './read-money.ts'

type HoldProps = { hold: DeskHold; seller: DeskSeller; price: (satang: number) => string }

/** What is held back, why, until when, and what the maker can say against it. */
export function Hold({ hold, seller, price }: HoldProps) {
  const { t } = useTranslation('payouts')
  const day = useMoments()({ dateStyle: 'long' })
  const heading = `hold-${hold.id}`
  const denied = hold.change_id !== null
  return (
    <section aria-labelledby={heading} className="rounded-card border border-line bg-gold-wash p-4">
      <h2 id={heading} className="text-lg">
        {hold.amount_minor === null ? t('held.title') : t('held.reserveTitle', { amount: price(hold.amount_minor) })}
      </h2>
      {(denied || hold.by_suspension) && <p className="mt-1">{t(denied ? 'held.denied' : 'held.suspended')}</p>}
      {!denied && <p className="mt-1 whitespace-pre-line wrap-anywhere">{hold.reason}</p>}
      <p className="mt-1 text-sm text-ink-soft">
        {hold.ends_at === null ? t('held.undecided') : t('held.until', { when: day.format(new Date(hold.ends_at)) })}
      </p>
      {hold.appeal_answer !== '' && <p className="mt-3 wrap-anywhere">{t('appeal.answer', { answer: hold.appeal_answer })}</p>}
      {hold.appealed_at !== null && hold.appeal_answer === '' && (
        <p className="mt-3 text-sm">{t('appeal.waits', { when: day.format(new Date(hold.appealed_at)) })}</p>
      )}
      {hold.appealed_at === null && !denied && <Appeal hold={hold.id} seller={seller.id} />}
    </section>
  )
}

/** The fewest characters that are an answer to "why?"; the database says so, too. */
const SHORTEST = 10

function Appeal({ hold, seller }: { hold: string; seller: string }) {
  const { t } = useTranslation('payouts')
  const queries = useQueryClient()
  const [open, setOpen] = useState(false)
  const [words, setWords] = useState('')
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy || words.trim().length < SHORTEST) return
    setBusy(true)
    const refused = await appealHold(hold, words).then(
      () => undefined,
      (error: unknown) => error,
    )
    setBusy(false)
    if (refused === undefined) showToast({ title: t('appeal.sent'), tone: 'success' })
    else showToast({ title: isDatabaseError(refused) && refused.code === 'PT404' ? t('notAllowed') : t('failed'), tone: 'failure' })
    await queries.invalidateQueries({ queryKey: ['payout-holds', seller] })
  }
  if (!open) {
    return (
      <Button look="quiet" size="small" className="mt-3" onClick={() => setOpen(true)}>
        {t('appeal.verb')}
      </Button>
    )
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="mt-3 grid max-w-text gap-3">
      <TextArea
        label={t('appeal.label')}
        hint={t('appeal.hint')}
        required
        rows={4}
        maxLength={2000}
        value={words}
        error={sent && words.trim().length < SHORTEST ? t('appeal.short') : undefined}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('appeal.send')}
        </Button>
        <Button look="plain" onClick={() => setOpen(false)}>
          {t('account.back')}
        </Button>
      </div>
    </form>
  )
}
