import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Field } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { enterWithholding, type DeskInvoice } from './read-money.ts'

type WithholdingProps = { invoice: DeskInvoice; seller: string; price: (satang: number) => string }

/** What companies withhold on a fee for a service, as the Revenue Department says. */
const USUAL_SHARE = 0.03

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

function Certificate({ invoice, seller }: Omit<WithholdingProps, 'price'>) {
  const { t } = useTranslation('statements')
  const queries = useQueryClient()
  const [typed, setTyped] = useState({
    certificate: invoice.withholding?.certificate ?? '',
    day: invoice.withholding?.day ?? '',
    amount: ((invoice.withholding?.amount ?? Math.round(invoice.net * USUAL_SHARE)) / 100).toFixed(2),
  })
  const [busy, setBusy] = useState(false)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const kept = await enterWithholding(invoice.id, { ...typed, amount: Math.round(Number(typed.amount.replace(',', '.')) * 100) }).then(
      () => true,
      () => false,
    )
    setBusy(false)
    showToast(kept ? { title: t('withholding.saved'), tone: 'success' } : { title: t('withholding.wrong'), tone: 'failure' })
    if (kept) await queries.invalidateQueries({ queryKey: ['fee-invoices', seller] })
  }
  return (
    <form onSubmit={(event) => void keep(event)} className="grid max-w-text gap-4">
      <p className="text-sm text-ink-soft">
        {t('withholding.text')} {t('withholding.comesBack')}
      </p>
      <Field
        label={t('withholding.certificate')}
        required
        maxLength={60}
        value={typed.certificate}
        onChange={(event) => setTyped({ ...typed, certificate: event.currentTarget.value })}
      />
      <Field label={t('withholding.day')} required type="date" value={typed.day} onChange={(event) => setTyped({ ...typed, day: event.currentTarget.value })} />
      <Field
        label={t('withholding.amount')}
        required
        inputMode="decimal"
        value={typed.amount}
        onChange={(event) => setTyped({ ...typed, amount: event.currentTarget.value })}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('withholding.save')}
      </Button>
    </form>
  )
}
