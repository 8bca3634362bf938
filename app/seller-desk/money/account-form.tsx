import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { bankName, bankOf, digitsOf, isAccountNumber, THAI_BANKS } from '../../payouts/thai-banks.ts'
import { callFunction } from '../../platform/call-function.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'

const FIELDS = ['number', 'holder'] as const
type Typed = Record<'bank' | (typeof FIELDS)[number], string>

/** Where a maker wants to be paid: bank, number and holder. Every owner is told of it, and it waits before it is used. */
export function AccountForm({ seller, onKept, onLeave }: { seller: DeskSeller; onKept: () => void; onLeave?: (() => void) | undefined }) {
  const { t, i18n } = useTranslation(['payouts', 'dashboard', 'errors'])
  const moments = useMoments()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>({ bank: '', number: '', holder: '' })
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const bank = bankOf(typed.bank)
  const faultOf = (field: keyof Typed): string | undefined => {
    if (typed[field].trim().length < 2) return t('account.needed')
    return field === 'number' && bank && !isAccountNumber(bank.code, digitsOf(typed.number)) ? t('account.wrongNumber') : undefined
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy || !bank || FIELDS.some((field) => faultOf(field))) return
    setBusy(true)
    const answer = await callFunction<{ usableFrom: string }>('keep-bank-account', { seller: seller.id, ...typed })
    setBusy(false)
    if (!answer.done) {
      const { refusal } = answer
      const known = refusal.code === 'prove' ? t('account.prove') : refusal.code === 'not_found' ? t('account.notYours') : undefined
      return showToast(known === undefined ? { title: t('dashboard:notSaved'), ...whyOf(t, refusal), tone: 'failure' } : { title: known, tone: 'failure' })
    }
    const when = moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(answer.result.usableFrom))
    showToast({ title: t('account.saved', { when }), tone: 'success' })
    onKept()
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['bank-account', seller.id] }),
      queries.invalidateQueries({ queryKey: ['account-changes', seller.id] }),
    ])
  }
  return (
    <form noValidate onSubmit={(event) => void keep(event)} className="mt-4 grid max-w-text gap-4">
      <Select
        label={t('account.bank')}
        required
        value={typed.bank}
        error={sent ? faultOf('bank') : undefined}
        onChange={(event) => setTyped({ ...typed, bank: event.currentTarget.value })}
        options={[{ value: '', label: t('account.choose') }, ...THAI_BANKS.map((one) => ({ value: one.code, label: bankName(one, i18n.language) }))]}
      />
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`account.${field}`)}
          required
          hint={t(`account.${field}Hint`)}
          {...(field === 'number' && { inputMode: 'numeric' as const })}
          autoComplete="off"
          maxLength={field === 'number' ? 25 : 120}
          value={typed[field]}
          error={sent ? faultOf(field) : undefined}
          onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
        />
      ))}
      <p className="text-sm text-ink-soft">{t('account.told')}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('account.save')}
        </Button>
        {onLeave && (
          <Button look="plain" onClick={onLeave}>
            {t('account.back')}
          </Button>
        )}
      </div>
    </form>
  )
}
