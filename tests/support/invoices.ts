import type { TestDatabase } from './database.ts'
import { givenFrozenOrder, inOneTransaction, moved } from './frozen-order.ts'

type Given = { buyer?: string; asked?: boolean; late?: boolean }

/** An order that was placed on invoice, and the invoice; `asked`: somebody unknown wants it written off. */
export async function givenInvoice(
  db: TestDatabase,
  { buyer, asked = false, late = false }: Given = {},
): Promise<{ id: string; owed: number; orderId: string }> {
  const sale = await givenFrozenOrder(db)
  await inOneTransaction(
    db,
    [
      `update public.order_groups set payment_method = 'invoice', buyer_id = $2 where id = (select order_group_id from public.orders where id = $1)`,
      [sale.orderId, buyer ?? null],
    ],
    ['update public.orders set buyer_id = $2 where id = $1', [sale.orderId, buyer ?? null]],
    [`update public.payments set provider = 'invoice', method = 'invoice', status = 'captured', captured_minor = amount_minor where id = $1`, [sale.paymentId]],
    ['update public.payment_splits set captured_minor = amount_minor where payment_id = $1', [sale.paymentId]],
    moved(sale.orderId, 'placed'),
    [
      `insert into public.wholesale_invoices (number, order_group_id, payment_id, buyer_id, company, tax_number, country, amount_minor, owed_minor, net_days,
         due_on, write_off_at, write_off_because)
       select 'IN-' || g.number, g.id, $1, g.buyer_id, 'Hotel Andaman', '0105551234567', 'TH', $2, $2, 30, now()::date + $3::integer,
              case when $4 then now() end, case when $4 then 'They are bankrupt' else '' end
         from public.payments p join public.order_groups g on g.id = p.order_group_id where p.id = $1`,
      [sale.paymentId, sale.total, late ? -3 : 30, asked],
    ],
    [`update public.wholesale_buyers set owed_minor = owed_minor + $2 where person_id = $1`, [buyer ?? null, sale.total]],
  )
  const { id } = await db.owner.one<{ id: string }>('select id from public.wholesale_invoices where payment_id = $1', [sale.paymentId])
  return { id, owed: sale.total, orderId: sale.orderId }
}
