import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMoments } from '../../i18n/use-moments.ts'
import { bankName, bankOf } from '../../payouts/thai-banks.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { type AccountChange, denyAccountChange, listAccountChanges } from './read-money.ts'

/** After so many days a change can't be denied with a click any more; the database says so, too. */
const DENIABLE_DAYS = 30

/** What was changed about where a maker is paid, and the way to say that it was somebody else. */
export function AccountChanges({ seller }: { seller: string }) {
  const { t, i18n } = useTranslation('payouts')
  const moments = useMoments()
  const found = useQuery({ queryKey: ['account-changes', seller], queryFn: () => listAccountChanges(seller), ...CHANGES_ELSEWHERE })
  const [denying, setDenying] = useState<AccountChange>()
  if (!found.data || found.data.length === 0) return null
  const bankIn = (said: string) => {
    const bank = bankOf(said)
    return bank ? bankName(bank, i18n.language) : said
  }
  const since = found.dataUpdatedAt - DENIABLE_DAYS * 86_400_000
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-sans text-sm font-semibold">{t('recent.title')}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-sm">
        {found.data.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span className="wrap-anywhere">
              {t(`recent.${change.kind}`, {
                account: `${bankIn(change.bank)} …${change.number_tail}`,
                when: moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(change.changed_at)),
              })}
            </span>
            {change.denied_at === null && new Date(change.changed_at).getTime() > since && (
              <Button look="quiet" size="small" onClick={() => setDenying(change)}>
                {t('account.notMe')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {denying && <Denial change={denying.id} seller={seller} onClose={() => setDenying(undefined)} />}
    </div>
  )
}

function Denial({ change, seller, onClose }: { change: string; seller: string; onClose: () => void }) {
  const { t } = useTranslation(['payouts', 'dashboard', 'errors'])
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const deny = async () => {
    if (busy) return
    setBusy(true)
    const refused = await denyAccountChange(change).then(
      () => undefined,
      (error: unknown) => error,
    )
    setBusy(false)
    if (refused === undefined) showToast({ title: t('account.notMeDone'), tone: 'success' })
    else if (isDatabaseError(refused) && refused.code === 'PT404') showToast({ title: t('notAllowed'), tone: 'failure' })
    else showToast({ title: t('dashboard:notSaved'), ...whyOf(t, refused), tone: 'failure' })
    onClose()
    await Promise.all([queries.invalidateQueries({ queryKey: ['account-changes', seller] }), queries.invalidateQueries({ queryKey: ['payout-holds', seller] })])
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.notMe')}
      footer={
        <>
          <Button look="plain" onClick={onClose}>
            {t('account.back')}
          </Button>
          <Button look="danger" busy={busy} onClick={() => void deny()}>
            {t('account.notMe')}
          </Button>
        </>
      }
    >
      <p>{t('account.notMeText')}</p>
    </Dialog>
  )
}
