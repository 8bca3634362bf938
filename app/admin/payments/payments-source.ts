import type { Source } from '../../desk-kit/rest-question.ts'

const ROW =
  'id, created_at, attempt, provider, method, status, amount_minor, captured_minor, refunded_minor, currency, failure_code, expires_at, order_group_id, plan_purchase_id, debt_repayment_id, gift_card_purchase_id'

/** How payments are asked for. */
export const paymentsSource: Source = {
  from: 'payments',
  columns: `${ROW}, group:order_groups(number, email), slips:payment_slips(state)`,
  record: `${ROW}, group:order_groups(number, email, attempts:payments(id, attempt, method, status, amount_minor)),
    slips:payment_slips(id, state, reason, path, mime_type, sent_at, decided_at),
    splits:payment_splits(order_id, amount_minor, captured_minor, refunded_minor, order:orders(number, seller_name, status)),
    refunds(id, amount_minor, status, created_at), chargebacks(id, number, amount_minor, status, created_at)`,
  sorts: [
    { field: 'created_at', order: 'DESC' },
    { field: 'amount_minor', order: 'DESC' },
  ],
  found: 'payments_found',
  filters: {
    // Rows whose slips, of which only those that wait are looked at, are not none.
    slip: () => [
      { column: 'slips.state', operator: 'eq', value: 'waiting' },
      { column: 'slips', operator: 'not.is', value: 'null' },
    ],
  },
}
