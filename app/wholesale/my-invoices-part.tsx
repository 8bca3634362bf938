import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { SHOP_ZONE } from '../i18n/time-zone.ts'
import { useMoments } from '../i18n/use-moments.ts'
import { formatPrice } from '../money/currency.ts'
import { callFunction } from '../platform/call-function.ts'
import { minor } from '../platform/money.ts'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailureLine } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.ts'
import { type InvoiceState, listMyInvoices, type MyInvoice } from './my-invoices.ts'
import type { MyWholesale } from './my-wholesale.ts'

/** What a buyer may owe, what is owed, and each invoice with its file; nothing for whoever never ordered on invoice and may not. */
export function MyInvoices({ owner, mine }: { owner: string; mine: MyWholesale }) {
  const { t, i18n } = useTranslation(['wholesale', 'payments'])
  const found = useQuery({ queryKey: ['my-invoices', owner], queryFn: () => listMyInvoices(owner), ...CHANGES_ELSEWHERE })
  const [today] = useState(() => dateFormat('en-CA', { timeZone: SHOP_ZONE }).format(new Date()))
  const language = languageOf(i18n.language) ?? FALLBACK_LANGUAGE
  const price = (satang: number) => formatPrice(minor(satang), 'THB', language)
  if (found.isError && !found.data) return <LoadFailureLine error={found.error} onRetry={() => void found.refetch()} />
  const terms = mine.state === 'approved' && mine.net_days > 0
  if (!found.data || (found.data.length === 0 && !terms)) return null
  const isLate = ({ state, due_on: due }: MyInvoice) => state === 'open' && due < today
  const owing = found.data.some(({ state }) => state === 'open')
  return (
    <section aria-labelledby="my-invoices" className="grid gap-4 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="my-invoices" className="text-xl wrap-anywhere">
        {t('invoices.title')}
      </h2>
      {terms && (
        <>
          <p className="text-ink-soft">{t('invoices.terms', { days: mine.net_days })}</p>
          <dl className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
            <Sum name={t('invoices.room')} amount={price(Math.max(0, mine.credit_limit_minor - mine.owed_minor))} />
            <Sum name={t('invoices.owed')} amount={price(mine.owed_minor)} />
            <Sum name={t('invoices.limit')} amount={price(mine.credit_limit_minor)} />
          </dl>
        </>
      )}
      {found.data.some(isLate) && <Notice>{t('payments:invoice.because.overdue')}</Notice>}
      {found.data.length === 0 ? (
        <p className="wrap-anywhere text-ink-soft">{t('invoices.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {found.data.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} state={isLate(invoice) ? 'overdue' : invoice.state} price={price} />
          ))}
        </ul>
      )}
      {owing && <p className="text-sm text-ink-soft">{t('invoices.how')}</p>}
    </section>
  )
}

const Sum = ({ name, amount }: { name: string; amount: string }) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="font-semibold wrap-anywhere tabular-nums">{amount}</dd>
  </div>
)

const TONES: Readonly<Record<InvoiceState | 'overdue', BadgeTone>> = { open: 'gold', overdue: 'sale', paid: 'leaf', written_off: 'quiet', void: 'quiet' }

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

function InvoiceLine({ invoice, state, price }: { invoice: MyInvoice; state: InvoiceState | 'overdue'; price: (satang: number) => string }) {
  const { t, i18n } = useTranslation('wholesale')
  const days = useMoments()(DAY)
  const [busy, setBusy] = useState(false)
  const { number, order, owed_minor: owed, amount_minor: amount, due_on: due, settled_at: settled } = invoice
  const open = async () => {
    setBusy(true)
    const answer = await callFunction<{ url: string }>('open-document', { order, kind: 'invoice' }, { repeatable: true })
    setBusy(false)
    if (answer.done) window.location.assign(answer.result.url)
    else showToast({ title: t('invoices.failed'), tone: 'failure' })
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-4">
      <div className="grid min-w-0 gap-1">
        <span className="font-semibold wrap-anywhere">{number}</span>
        <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
          <Badge tone={TONES[state]}>{t(`invoices.state.${state}`)}</Badge>
          {settled === null
            ? t('invoices.due', { day: dateFormat(i18n.language, { ...DAY, timeZone: 'UTC' }).format(new Date(due)) })
            : t('invoices.settled', { day: days.format(new Date(settled)) })}
        </span>
      </div>
      <div className="flex items-center gap-3">
        <span className="font-semibold tabular-nums">{price(settled === null ? owed : amount)}</span>
        <Button
          look="quiet"
          size="small"
          busy={busy}
          icon={<FileText className="size-4" aria-hidden="true" />}
          aria-label={t('invoices.download', { number })}
          onClick={() => void open()}
        >
          {t('invoices.pdf')}
        </Button>
      </div>
    </li>
  )
}
