import type { TFunction } from 'i18next'
import type { Language } from '../app/i18n/languages.ts'
import type { Letter } from '../app/platform/mailer.ts'
import { layOut } from './layout.ts'

/** What becomes of an invoice to a wholesale buyer; subject and text are `wholesale-letters:invoice.{event}`. */
export const INVOICE_EVENTS = ['issued', 'soon', 'overdue', 'paid'] as const
export type InvoiceEvent = (typeof INVOICE_EVENTS)[number]

/** `amount` is what is owed, or what was paid; `link` leads to the buyer's invoices. */
export type InvoiceFacts = { to: string; number: string; amount: string; day: string; link: string }

/** To a wholesale buyer: an invoice, that it is due, or that its money has come. */
export function invoiceNote(t: TFunction, language: Language, event: InvoiceEvent, { to, link, ...facts }: InvoiceFacts): Letter {
  const subject = t(`wholesale-letters:invoice.${event}.subject`, facts)
  return layOut({
    to,
    language,
    subject,
    heading: subject,
    footer: t('letters:footer'),
    blocks: [
      { kind: 'paragraph', text: t(`wholesale-letters:invoice.${event}.text`, facts) },
      { kind: 'button', text: t('wholesale:invoices.title'), href: link },
    ],
  })
}
