/** SQL: what store credit pays of an order `o`, held or taken; another way pays the rest. */
export const CREDIT_OF_ORDER = `coalesce((select s.amount_minor from public.payment_splits s join public.payments c on c.id = s.payment_id
  where s.order_id = o.id and c.method = 'store_credit' and c.status in ('authorized', 'captured')), 0)`
