import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { bankName, bankOf } from '../../payouts/thai-banks.ts'
import { callFunction } from '../../platform/call-function.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import type { DeskSeller } from '../desk.ts'
import { AccountChanges } from './account-changes.tsx'
import { AccountForm } from './account-form.tsx'
import { readBankAccount } from './read-money.ts'

/** Where a maker is paid. A changed account waits before it is used; changing it asks for a sign-in of the last minutes. */
export function BankAccount({ seller }: { seller: DeskSeller }) {
  const { t, i18n } = useTranslation('payouts')
  const moments = useMoments()
  const account = useQuery({ queryKey: ['bank-account', seller.id], queryFn: () => readBankAccount(seller.id), ...CHANGES_ELSEWHERE })
  const [doing, setDoing] = useState<'change' | 'remove'>()
  const stop = () => setDoing(undefined)
  const kept = account.data
  const waits = kept && new Date(kept.usable_from) > new Date(account.dataUpdatedAt)
  const bank = bankOf(kept?.bank ?? '')
  return (
    <section aria-labelledby="bank-account" className="rounded-card border border-line bg-surface p-5">
      <h2 id="bank-account" className="text-xl">
        {t('account.title')}
      </h2>
      {account.isError ? (
        <LoadFailureLine error={account.error} onRetry={() => void account.refetch()} />
      ) : account.isPending ? (
        <Waiting className="mt-3 h-12 w-full" />
      ) : (
        <>
          <p className="mt-2 wrap-anywhere">
            {kept
              ? t('account.shown', { bank: bank ? bankName(bank, i18n.language) : kept.bank, tail: kept.number_tail, holder: kept.holder })
              : t('account.none')}
          </p>
          {kept && waits && (
            <p className="mt-1 text-sm text-ink-soft">
              {t('account.waits', { when: moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(kept.usable_from)) })}
            </p>
          )}
          {kept?.name_check === 'differs' && <p className="mt-1 text-sm text-ink-soft">{t('account.nameDiffers')}</p>}
          {kept && doing !== 'change' ? (
            <div className="mt-3 flex flex-wrap gap-2">
              <Button look="quiet" size="small" onClick={() => setDoing('change')}>
                {t('account.change')}
              </Button>
              <Button look="plain" size="small" onClick={() => setDoing('remove')}>
                {t('account.remove')}
              </Button>
            </div>
          ) : (
            <AccountForm seller={seller} onKept={stop} onLeave={kept ? stop : undefined} />
          )}
          {doing === 'remove' && <Removal seller={seller.id} onClose={stop} />}
          <AccountChanges seller={seller.id} />
        </>
      )}
    </section>
  )
}

function Removal({ seller, onClose }: { seller: string; onClose: () => void }) {
  const { t } = useTranslation('payouts')
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await callFunction<{ removed: true }>('remove-bank-account', { seller })
    setBusy(false)
    if (answer.done) showToast({ title: t('account.removed'), tone: 'success' })
    else {
      const { code } = answer.refusal
      showToast({ title: t(code === 'prove' ? 'account.prove' : code === 'not_found' ? 'account.notYours' : 'failed'), tone: 'failure' })
    }
    onClose()
    await Promise.all([queries.invalidateQueries({ queryKey: ['bank-account', seller] }), queries.invalidateQueries({ queryKey: ['account-changes', seller] })])
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.removeTitle')}
      footer={
        <>
          <Button look="plain" onClick={onClose}>
            {t('account.back')}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void remove()}>
            {t('account.remove')}
          </Button>
        </>
      }
    >
      <p>{t('account.removeText')}</p>
    </Dialog>
  )
}
