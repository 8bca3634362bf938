import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { callFunction } from '../../platform/call-function.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { readBankAccount } from './read-money.ts'

/** Where a maker is paid. A changed account waits before it is used; changing it asks for a sign-in of the last minutes. */
export function BankAccount({ seller }: { seller: DeskSeller }) {
  const { t } = useTranslation('payouts')
  const moments = useMoments()
  const account = useQuery({ queryKey: ['bank-account', seller.id], queryFn: () => readBankAccount(seller.id), ...CHANGES_ELSEWHERE })
  const [changing, setChanging] = useState(false)
  const waits = account.data && new Date(account.data.usable_from) > new Date(account.dataUpdatedAt)
  return (
    <section aria-labelledby="bank-account" className="rounded-card border border-line bg-surface p-5">
      <h2 id="bank-account" className="text-xl">
        {t('account.title')}
      </h2>
      {account.isError ? (
        <LoadFailureLine error={account.error} onRetry={() => void account.refetch()} />
      ) : account.isPending ? (
        <Skeleton className="mt-3 h-12 w-full" />
      ) : (
        <>
          {account.data ? (
            <p className="mt-2 wrap-anywhere">{t('account.shown', { bank: account.data.bank, tail: account.data.number_tail, holder: account.data.holder })}</p>
          ) : (
            <p className="mt-2">{t('account.none')}</p>
          )}
          {account.data && waits && (
            <p className="mt-1 text-sm text-ink-soft">
              {t('account.waits', { when: moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(account.data.usable_from)) })}
            </p>
          )}
          {account.data && !changing ? (
            <Button look="quiet" size="small" className="mt-3" onClick={() => setChanging(true)}>
              {t('account.change')}
            </Button>
          ) : (
            <AccountForm seller={seller} onKept={() => setChanging(false)} />
          )}
        </>
      )}
    </section>
  )
}

const FIELDS = ['bank', 'number', 'holder'] as const
type Typed = Record<(typeof FIELDS)[number], string>

function AccountForm({ seller, onKept }: { seller: DeskSeller; onKept: () => void }) {
  const { t } = useTranslation(['payouts', 'errors'])
  const moments = useMoments()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<Typed>({ bank: '', number: '', holder: '' })
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const faultOf = (field: keyof Typed): string | undefined => {
    if (typed[field].trim().length < 2) return t('account.needed')
    return field === 'number' && !/^\d{10,15}$/.test(typed.number.replaceAll(/[\s-]/g, '')) ? t('account.wrongNumber') : undefined
  }
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy || FIELDS.some((field) => faultOf(field))) return
    setBusy(true)
    const answer = await callFunction<{ usableFrom: string }>('keep-bank-account', { seller: seller.id, ...typed })
    setBusy(false)
    if (!answer.done) {
      const { refusal } = answer
      const title = refusal.code === 'prove' ? t('account.prove') : refusal.code === 'not_found' ? t('account.notYours') : t('failed')
      return showToast({ title, ...(title === t('failed') && whyOf(t, refusal)), tone: 'failure' })
    }
    const when = moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(answer.result.usableFrom))
    showToast({ title: t('account.saved', { when }), tone: 'success' })
    onKept()
    await queries.invalidateQueries({ queryKey: ['bank-account', seller.id] })
  }
  return (
    <form noValidate onSubmit={(event) => void keep(event)} className="mt-4 grid max-w-text gap-4">
      {FIELDS.map((field) => (
        <Field
          key={field}
          label={t(`account.${field}`)}
          required
          {...(field !== 'bank' && { hint: t(`account.${field}Hint`) })}
          {...(field === 'number' && { inputMode: 'numeric' as const })}
          autoComplete="off"
          maxLength={field === 'number' ? 25 : 120}
          value={typed[field]}
          error={sent ? faultOf(field) : undefined}
          onChange={(event) => setTyped({ ...typed, [field]: event.currentTarget.value })}
        />
      ))}
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('account.save')}
      </Button>
    </form>
  )
}
