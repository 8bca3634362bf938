import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { readPostalAddress } from '../../payouts/read-postal-address.ts'
import { isDatabaseError } from '../../platform/database-error.ts'
import { whyOf } from '../../platform/problem-key.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { focusFirstProblem } from '../../ui/focus-first-problem.ts'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.ts'
import { enterWithholding, type DeskInvoice } from './read-money.ts'

type WithholdingProps = { invoice: DeskInvoice; seller: string; price: (satang: number) => string }

/** What companies withhold on a fee for a service, as the Revenue Department says. */
const USUAL_SHARE = 0.03
/** What `public.enter_withholding` says of a day or an amount that the invoice cannot have. */
const WRONG = '22023'

/** By which certificate (50 bis) tax was withheld on an invoice: what was entered, and the form until it is confirmed. */
export function Withholding({ invoice, seller, price }: WithholdingProps) {
  const { t, i18n } = useTranslation('statements')
  const known = invoice.withholding
  const day = dateFormat(i18n.language, { dateStyle: 'medium', timeZone: SHOP_ZONE })
  return (
    <>
      {known && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <span className="wrap-anywhere">
            {t('withholding.shown', { certificate: known.certificate, amount: price(known.amount), day: day.format(new Date(`${known.day}T12:00:00Z`)) })}
          </span>
          <Badge tone={known.confirmed ? 'leaf' : 'gold'}>{t(known.confirmed ? 'withholding.confirmed' : 'withholding.waits')}</Badge>
          {known.confirmed && <span className="text-ink-soft">{t('withholding.added')}</span>}
        </p>
      )}
      {!known?.confirmed && (
        <Disclosure summary={<span className="text-sm">{t(known ? 'withholding.change' : 'withholding.title')}</span>} className="border-b-0">
          <Certificate invoice={invoice} seller={seller} />
        </Disclosure>
      )}
    </>
  )
}

/** Where the original is sent: the operator's address, or who tells it. */
function WhereTo() {
  const { t } = useTranslation('statements')
  const address = useQuery({ queryKey: ['postal-address'], queryFn: readPostalAddress })
  if (address.data === undefined) return null
  if (address.data === '') {
    return (
      <Notice>
        {t('withholding.noAddress')}{' '}
        <Link to="/contact" className="font-semibold text-indigo underline">
          {t('withholding.askAddress')}
        </Link>
      </Notice>
    )
  }
  return (
    <p className="text-sm">
      {t('withholding.sendTo')}
      <span className="block font-semibold wrap-anywhere select-all">{address.data}</span>
    </p>
  )
}

function Certificate({ invoice, seller }: Omit<WithholdingProps, 'price'>) {
  const { t } = useTranslation(['statements', 'payouts', 'dashboard', 'errors'])
  const queries = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({
    certificate: invoice.withholding?.certificate ?? '',
    day: invoice.withholding?.day ?? '',
    amount: ((invoice.withholding?.amount ?? Math.round(invoice.net * USUAL_SHARE)) / 100).toFixed(2),
  })
  const [sent, setSent] = useState(false)
  const [busy, setBusy] = useState(false)
  const amount = typedMinor(typed.amount)
  const missing = (field: 'certificate' | 'day') => (sent && typed[field].trim() === '' ? t('payouts:account.needed') : undefined)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (busy) return
    if (typed.certificate.trim() === '' || typed.day === '' || amount === undefined) return focusFirstProblem(form.current)
    setBusy(true)
    const refused = await enterWithholding(invoice.id, { ...typed, amount: Number(amount) }).then(
      () => undefined,
      (error: unknown) => error,
    )
    setBusy(false)
    if (refused === undefined) {
      showToast({ title: t('withholding.saved'), tone: 'success' })
      await queries.invalidateQueries({ queryKey: ['fee-invoices', seller] })
    } else if (isDatabaseError(refused) && refused.code === WRONG) showToast({ title: t('withholding.wrong'), tone: 'failure' })
    else showToast({ title: t('dashboard:notSaved'), ...whyOf(t, refused), tone: 'failure' })
  }
  return (
    <form ref={form} noValidate onSubmit={(event) => void keep(event)} className="grid max-w-text gap-4">
      <p className="text-sm text-ink-soft">
        {t('withholding.text')} {t('withholding.comesBack')}
      </p>
      <WhereTo />
      <Field
        label={t('withholding.certificate')}
        required
        maxLength={60}
        value={typed.certificate}
        error={missing('certificate')}
        onChange={(event) => setTyped({ ...typed, certificate: event.currentTarget.value })}
      />
      <Field
        label={t('withholding.day')}
        required
        type="date"
        value={typed.day}
        error={missing('day')}
        onChange={(event) => setTyped({ ...typed, day: event.currentTarget.value })}
      />
      <Field
        label={t('withholding.amount')}
        required
        inputMode="decimal"
        value={typed.amount}
        error={sent && amount === undefined ? t('withholding.number') : undefined}
        onChange={(event) => setTyped({ ...typed, amount: event.currentTarget.value })}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('withholding.save')}
      </Button>
    </form>
  )
}
