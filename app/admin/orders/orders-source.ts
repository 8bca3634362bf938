import type { Source } from '../../desk-kit/rest-question.ts'

/** What a list reads of each order. */
const ROW =
  'id, number, order_group_id, created_at, placed_at, status, payment_status, fulfillment_status, currency, total_minor, seller_id, seller_name, customer, buyer_id, country:shipping_address->>country, payment:order_groups(payment_method)'

/** How orders are asked for. Apart from the card, so that programs without a screen ask as it does. */
export const ordersSource: Source = {
  from: 'orders',
  columns: ROW,
  record: `${ROW}, items_minor, discount_minor, shipping_minor, shipping_funded_minor, discount_funded_minor, tax_added_minor, tax_included_minor, points_minor, commission_rate_ppm, commission_minor, commission_vat_minor,
    shipping_method, shipping_zone, shipping_address, delivery_from, delivery_to, accepted_at, shipped_at, delivered_at, completed_at, canceled_at, updated_at, is_gift, gift_message, tax_buyer,
    group:order_groups(id, number, email, phone, language, status, payment_method, total_minor, points_redeemed, display_currency, display_rate, orders(id, number, seller_name, status, total_minor), payments(id, attempt, method, status, amount_minor)),
    lines:order_lines(id, product_id, title, title_seller, option_text, personalization, sku, image_url, quantity, unit_price_minor, discount_minor, total_minor, tax_minor, removed_quantity, shipped_quantity, delivered_quantity, position),
    shipments(id, carrier, tracking_number, status, shipped_at, delivered_at),
    refunds(id, amount_minor, status, created_at),
    cases:order_cases(id, number, kind, status)`,
  sorts: [
    { field: 'created_at', order: 'DESC' },
    { field: 'total_minor', order: 'DESC' },
  ],
  found: 'orders_found',
  filters: {
    waiting: () => [{ column: 'status', operator: 'in', value: '(placed,accepted,in_production,partially_shipped)' }],
    // What counts as sold everywhere: paid or against cash, and not cancelled.
    sold: () => [
      { column: 'status', operator: 'in', value: '(placed,accepted,in_production,partially_shipped,shipped,partially_delivered,delivered,completed,closed)' },
    ],
    late: () => [{ column: 'came_late', operator: 'is', value: 'true' }],
  },
}
