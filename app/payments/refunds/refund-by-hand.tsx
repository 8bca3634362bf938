import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { FALLBACK_LANGUAGE, languageOf } from '../../i18n/languages.ts'
import { formatPrice } from '../../money/currency.ts'
import type { Answer } from '../../platform/call-function.ts'
import { minor } from '../../platform/money.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

/** Banks need a day or two; a person of ours does it on working days. */
const REFUND_DAYS = 5

type Account = { bank: string; number: string; holder: string }
type Give = (account: Account) => Promise<Answer<unknown>>
type Props = { refund: { amount: number; account: { bank: string; end: string } | null }; give: Give; refresh: () => Promise<void> | void }

/** Money that a person sends back: how long it takes and to which account, and the form for it while it is not known. */
export function RefundByHand({ refund, give, refresh }: Props) {
  const { t, i18n } = useTranslation('payments')
  // A list of bought cards may show several.
  const heading = useId()
  const [changing, setChanging] = useState(false)
  const amount = formatPrice(minor(refund.amount), 'THB', languageOf(i18n.language) ?? FALLBACK_LANGUAGE)
  const { account } = refund
  return (
    <section aria-labelledby={heading} className="grid gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-6">
      <div className="grid gap-1">
        <h2 id={heading} className="text-xl">
          {t('refund.heading', { amount })}
        </h2>
        <p role="status">
          {account ? t('refund.sending', { bank: account.bank, end: account.end, count: REFUND_DAYS }) : t('refund.ask', { count: REFUND_DAYS })}
        </p>
      </div>
      {account && !changing ? (
        <div>
          <Button look="quiet" size="small" onClick={() => setChanging(true)}>
            {t('refund.change')}
          </Button>
        </div>
      ) : (
        <AccountForm
          give={give}
          onKept={async () => {
            await refresh()
            setChanging(false)
          }}
        />
      )}
    </section>
  )
}

function AccountForm({ give, onKept }: { give: Give; onKept: () => Promise<void> }) {
  const { t } = useTranslation('payments')
  const [account, setAccount] = useState({ bank: '', number: '', holder: '' })
  const [state, setState] = useState<'idle' | 'busy' | 'missing' | 'failed'>('idle')
  const wrong = {
    bank: account.bank.trim().length < 2,
    number: !/^[\dA-Za-z][\dA-Za-z -]{5,39}$/.test(account.number.trim()),
    holder: account.holder.trim().length < 2,
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'busy') return
    if (wrong.bank || wrong.number || wrong.holder) return setState('missing')
    setState('busy')
    const answer = await give(account)
    // The money may have been sent in the meantime: the page then shows what holds.
    if (answer.done || answer.refusal.status === 409) return onKept()
    setState('failed')
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-xl gap-4">
      {(['bank', 'number', 'holder'] as const).map((name) => (
        <Field
          key={name}
          label={t(name === 'bank' ? 'refund.bank' : `transfer.${name}`)}
          required
          autoComplete={name === 'holder' ? 'name' : 'off'}
          maxLength={name === 'number' ? 40 : name === 'bank' ? 80 : 120}
          value={account[name]}
          error={state === 'missing' && wrong[name] ? t(`refund.missing.${name}`) : undefined}
          onChange={(event) => setAccount({ ...account, [name]: event.currentTarget.value })}
        />
      ))}
      <p className="text-sm text-ink-soft">{t('refund.privacy')}</p>
      <div role="alert" className="empty:hidden">
        {state === 'failed' && <Notice>{t('refund.failed')}</Notice>}
      </div>
      <div>
        <Button type="submit" busy={state === 'busy'}>
          {t('refund.send')}
        </Button>
      </div>
    </form>
  )
}
