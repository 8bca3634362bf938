import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { Refusal } from '../../platform/call-function.ts'
import { type Choice, DecideButtons } from './decide-buttons.tsx'
import { ConfirmInvoice } from './confirm-invoice.tsx'
import type { InvoiceState } from '../../wholesale/my-invoices.ts'

/** `owed`: satang that a transfer has to come to. `asked`: somebody wants it written off. */
export type InvoiceToDecide = { id: string; state: InvoiceState; company: string; owed: number; asked: boolean; askedByMe: boolean }

export const INVOICE_REFUSALS = ['already_decided', 'own_invoice', 'same_reference', 'other_amount', 'going_back', 'needs_second'] as const

/** What can be done about an invoice as it stands, each with a reason: its money was seen, or nobody will pay it and two agree. */
export function InvoiceDeeds({ invoice }: { invoice: InvoiceToDecide }) {
  const { t } = useTranslation('admin-wholesale-invoices')
  const may = useMay()
  const { id, state, company, owed, asked, askedByMe } = invoice
  const refused = ({ code }: Refusal) => {
    const own = INVOICE_REFUSALS.find((one) => one === code)
    return own && t(`refused.${own}`)
  }
  const say = (deed: 'reopen' | 'propose' | 'writeOff' | 'keep') => ({
    id: deed,
    verb: t(`${deed}.verb`),
    title: t(`${deed}.title`),
    consequence: t(`${deed}.consequence`),
    done: t(`${deed}.done`),
    refused,
  })
  const decides = state === 'open' && may('wholesale.decide')
  const choices: Choice[] = [
    ...(decides && !asked ? [{ ...say('propose'), ask: (reason: string) => askDatabase('propose_invoice_write_off', { p_id: id, p_reason: reason }) }] : []),
    ...(decides && asked && !askedByMe
      ? [
          {
            ...say('writeOff'),
            look: 'danger' as const,
            ask: (reason: string) => askDatabase('decide_invoice_write_off', { p_id: id, p_yes: true, p_reason: reason }),
          },
        ]
      : []),
    ...(decides && asked
      ? [{ ...say('keep'), ask: (reason: string) => askDatabase('decide_invoice_write_off', { p_id: id, p_yes: false, p_reason: reason }) }]
      : []),
    ...(state === 'paid' && may('payments.confirm')
      ? [{ ...say('reopen'), ask: (reason: string) => askDatabase('reopen_invoice', { p_id: id, p_reason: reason }) }]
      : []),
  ]
  return (
    <>
      {(state === 'open' || state === 'written_off') && may('payments.confirm') && <ConfirmInvoice id={id} owed={owed} company={company} refused={refused} />}
      {choices.length > 0 && <DecideButtons choices={choices} />}
    </>
  )
}
