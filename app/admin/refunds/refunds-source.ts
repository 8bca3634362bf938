import type { Source } from '../../desk-kit/rest-question.ts'

const ROW = 'id, created_at, succeeded_at, status, amount_minor, currency, reason, order_id, gift_card_id, payment_id, case_id'

/** How refunds are asked for. */
export const refundsSource: Source = {
  from: 'refunds',
  columns: `${ROW}, order:orders(number, customer, seller_name), payment:payments(method, provider), case:order_cases(number, kind)`,
  record: `${ROW}, payment:payments(method, provider),
    order:orders(number, customer, seller_name, total_minor, shipping_minor, lines:order_lines(id, title_seller, option_text, quantity, total_minor)),
    case:order_cases(number, kind, refund_minor, shipping_minor, lines:order_case_lines(order_line_id, quantity, refund_minor, line:order_lines(title_seller, option_text)))`,
  sorts: [
    { field: 'created_at', order: 'DESC' },
    { field: 'amount_minor', order: 'DESC' },
  ],
  found: 'refunds_found',
  filters: {
    // Both together are all.
    origin: (value) =>
      Array.isArray(value) && value.length === 1 ? [{ column: 'case_id', operator: value[0] === 'case' ? 'not.is' : 'is', value: 'null' }] : [],
  },
}
