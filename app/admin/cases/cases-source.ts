import type { Source } from '../../desk-kit/rest-question.ts'

const ROW =
  'id, number, order_id, kind, status, wish, reason, refund_minor, currency, due_at, closed_at, created_at, order:orders(number, customer, seller_name)'

/** How cases are asked for. */
export const casesSource: Source = {
  from: 'order_cases',
  columns: ROW,
  record: `${ROW}, words, needs_return, return_to, return_carrier, return_tracking, new_carrier, new_tracking, shipping_minor, sent_at, received_at,
    pieces:order_case_lines(order_line_id, quantity, refund_minor, exchange_title_seller, exchange_option_text, line:order_lines(title_seller, option_text, image_url, quantity, total_minor, product_id)),
    refunds(id, amount_minor, status, created_at)`,
  sorts: [
    { field: 'created_at', order: 'DESC' },
    { field: 'refund_minor', order: 'DESC' },
  ],
  found: 'cases_found',
  filters: {
    open: () => [{ column: 'status', operator: 'in', value: '(requested,declared,approved,in_transit,received,declined,escalated)' }],
  },
}
