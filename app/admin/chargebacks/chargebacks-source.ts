import type { Source } from '../../desk-kit/rest-question.ts'

/** How chargebacks are asked for. */
export const chargebacksSource: Source = {
  from: 'chargebacks',
  columns: `id, number, payment_id, provider, provider_reference, status, reason, amount_minor, away_minor, fee_minor, currency, opened_at, evidence_due_at,
    answer_by, decision, sent_at, last_error, closed_at, created_at, shares:chargeback_shares(order:orders(number, seller_name, customer))`,
  sorts: [
    { field: 'created_at', order: 'DESC' },
    { field: 'answer_by', order: 'ASC' },
    { field: 'amount_minor', order: 'DESC' },
  ],
  found: 'chargebacks_found',
  filters: {
    // Nobody has decided it, and the bank waits.
    waiting: () => [
      { column: 'status', operator: 'eq', value: 'opened' },
      { column: 'decision', operator: 'is', value: 'null' },
    ],
  },
}
