import { invoiceNote } from '../../emails/invoice-note.ts'
import { dateFormat } from '../i18n/date-format.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PayloadOf } from '../letters/topics.ts'
import { formatPrice } from '../money/currency.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import type { Shop } from '../shop.ts'

/** What became of an invoice, to its buyer; none when nobody can be written to, and no reminder of what is settled meanwhile. */
export async function letterOfInvoice(shop: Shop, { invoice_id: id, event }: PayloadOf<'wholesale.invoice'>): Promise<Letter[]> {
  const row = await shop.service.maybe<{ email: string; language: string; number: string; amount: bigint; due: string }>(
    `select coalesce(p.email, '') as email, p.language, i.number,
            case when i.state = 'open' then i.owed_minor else x.captured_minor - x.refunded_minor end as amount,
            i.due_on::text as due
       from public.wholesale_invoices i join public.profiles p on p.id = i.buyer_id join public.payments x on x.id = i.payment_id
      where i.id = $1 and coalesce(p.email, '') <> '' and i.state = case $2 when 'paid' then 'paid' else 'open' end`,
    [id, event],
  )
  if (!row) return []
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${row.due}T00:00:00Z`))
  const facts = { to: row.email, number: row.number, amount: formatPrice(minor(row.amount), 'THB', language), day }
  return [invoiceNote(shop.words(language), language, event, { ...facts, link: `${shop.settings.siteUrl}/${language}/wholesale` })]
}
