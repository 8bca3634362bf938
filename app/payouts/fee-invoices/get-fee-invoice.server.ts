import type { Database } from '../../platform/database.ts'
import type { FeeInvoice } from './fee-invoice.ts'

/** An invoice of the shop to a maker, or its credit note, as it was issued; undefined for none of this maker's. */
export const getFeeInvoice = async (db: Database, { seller, id }: { seller: string; id: string }): Promise<FeeInvoice | undefined> =>
  (
    await db.maybe<{ invoice: FeeInvoice }>(
      `select jsonb_build_object('kind', i.kind, 'about', i.about, 'number', i.number, 'month', to_char(i.month, 'YYYY-MM'), 'issuedAt', i.issued_at,
          'issuer', i.issuer, 'buyer', i.buyer, 'net', i.net_minor, 'vat', i.vat_minor, 'vatRatePpm', i.vat_rate_ppm, 'total', i.total_minor,
          'corrects', case when c.id is not null then jsonb_build_object('number', c.number, 'issuedAt', c.issued_at, 'original', c.net_minor,
            'earlier', (select coalesce(sum(e.net_minor), 0) from public.fee_invoices e where e.corrects_id = c.id and e.number < i.number)) end) as invoice
         from public.fee_invoices i left join public.fee_invoices c on c.id = i.corrects_id
        where i.id = $1 and i.seller_id = $2`,
      [id, seller],
    )
  )?.invoice
