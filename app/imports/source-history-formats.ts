import type { SourceFormat } from './source-format.ts'

/** Customers and orders as Shopify exports them; an order with several pieces has a row for each, the first with what holds for all. */
export const SHOPIFY_HISTORY: readonly SourceFormat[] = [
  {
    kind: 'orders',
    fields: [
      { field: 'order', headings: ['name'], needed: true },
      { field: 'email', headings: ['email'] },
      { field: 'customer', headings: ['shipping name', 'billing name'] },
      { field: 'orderedAt', headings: ['created at'], needed: true },
      { field: 'currency', headings: ['currency'] },
      { field: 'shipping', headings: ['shipping'] },
      { field: 'tax', headings: ['taxes'] },
      { field: 'discount', headings: ['discount amount'] },
      { field: 'refunded', headings: ['refunded amount'] },
      { field: 'total', headings: ['total'], needed: true },
      { field: 'status', headings: ['financial status'] },
      { field: 'fulfillment', headings: ['fulfillment status'] },
      { field: 'canceledAt', headings: ['cancelled at'] },
      { field: 'country', headings: ['shipping country', 'billing country'] },
      { field: 'item', headings: ['lineitem name'], needed: true },
      { field: 'itemSku', headings: ['lineitem sku'] },
      { field: 'itemQuantity', headings: ['lineitem quantity'], needed: true },
      { field: 'itemPrice', headings: ['lineitem price'] },
      { field: 'seller', headings: ['vendor'] },
    ],
  },
  {
    kind: 'customers',
    fields: [
      { field: 'email', headings: ['email'], needed: true },
      { field: 'firstName', headings: ['first name'], needed: true },
      { field: 'lastName', headings: ['last name'] },
      { field: 'phone', headings: ['phone', 'default address phone'] },
      { field: 'country', headings: ['country code', 'default address country code', 'default address country'] },
    ],
  },
]

/** Customers as WooCommerce’s analytics and its official extension export them; orders as the extension does, with their pieces in one cell or in a row for each. */
export const WOOCOMMERCE_HISTORY: readonly SourceFormat[] = [
  {
    kind: 'orders',
    fields: [
      { field: 'order', headings: ['order_number', 'order_id'], needed: true },
      { field: 'email', headings: ['billing_email'] },
      { field: 'firstName', headings: ['billing_first_name'] },
      { field: 'lastName', headings: ['billing_last_name'] },
      { field: 'orderedAt', headings: ['date', 'order_date', 'date_created'], needed: true },
      { field: 'currency', headings: ['order_currency', 'currency'] },
      { field: 'shipping', headings: ['shipping_total'] },
      { field: 'tax', headings: ['tax_total'] },
      { field: 'discount', headings: ['discount_total'] },
      { field: 'refunded', headings: ['refunded_total'] },
      { field: 'total', headings: ['order_total'], needed: true },
      { field: 'status', headings: ['status'], needed: true },
      { field: 'country', headings: ['shipping_country', 'billing_country'] },
      { field: 'items', headings: ['line_items'] },
      { field: 'item', headings: ['item_name'] },
      { field: 'itemProduct', headings: ['item_product_id'] },
      { field: 'itemSku', headings: ['item_sku'] },
      { field: 'itemQuantity', headings: ['item_quantity'] },
      { field: 'itemTotal', headings: ['item_total'] },
    ],
  },
  {
    kind: 'customers',
    fields: [
      { field: 'email', headings: ['email'], needed: true },
      { field: 'customer', headings: ['name'] },
      { field: 'firstName', headings: ['first_name'] },
      { field: 'lastName', headings: ['last_name'] },
      { field: 'since', headings: ['sign up', 'date_registered', 'registered'], needed: true },
      { field: 'phone', headings: ['billing_phone'] },
      { field: 'country', headings: ['country / region', 'country', 'billing_country'] },
    ],
  },
]

/** What Medusa’s admin interface answers (`/admin/customers`, `/admin/orders`), saved as JSON; amounts in the unit of the currency. */
export const MEDUSA_HISTORY: readonly SourceFormat[] = [
  {
    kind: 'orders',
    fields: [
      { field: 'order', headings: ['display_id'], needed: true },
      { field: 'email', headings: ['email'] },
      { field: 'firstName', headings: ['shipping_address.first_name'] },
      { field: 'lastName', headings: ['shipping_address.last_name'] },
      { field: 'orderedAt', headings: ['created_at'], needed: true },
      { field: 'currency', headings: ['currency_code'] },
      { field: 'shipping', headings: ['shipping_total'] },
      { field: 'tax', headings: ['tax_total'] },
      { field: 'discount', headings: ['discount_total'] },
      { field: 'refunded', headings: ['refunded_total'] },
      { field: 'total', headings: ['total'], needed: true },
      { field: 'status', headings: ['status'] },
      { field: 'payment', headings: ['payment_status'] },
      { field: 'fulfillment', headings: ['fulfillment_status'] },
      { field: 'canceledAt', headings: ['canceled_at'] },
      { field: 'country', headings: ['shipping_address.country_code'] },
      { field: 'items', headings: ['items'], needed: true },
    ],
  },
  {
    kind: 'customers',
    fields: [
      { field: 'email', headings: ['email'], needed: true },
      { field: 'firstName', headings: ['first_name'], needed: true },
      { field: 'lastName', headings: ['last_name'] },
      { field: 'phone', headings: ['phone'] },
    ],
  },
]

/** Our own forms: `docs/imports.md`. */
export const OWN_HISTORY: readonly SourceFormat[] = [
  {
    kind: 'orders',
    fields: [
      { field: 'order', headings: ['order'], needed: true },
      { field: 'email', headings: ['email'] },
      { field: 'customer', headings: ['customer'] },
      { field: 'orderedAt', headings: ['ordered_at'], needed: true },
      { field: 'currency', headings: ['currency'] },
      { field: 'shipping', headings: ['shipping'] },
      { field: 'tax', headings: ['tax'] },
      { field: 'discount', headings: ['discount'] },
      { field: 'refunded', headings: ['refunded'] },
      { field: 'total', headings: ['total'], needed: true },
      { field: 'status', headings: ['status'] },
      { field: 'country', headings: ['country'] },
      { field: 'item', headings: ['item'], needed: true },
      { field: 'itemProduct', headings: ['product'] },
      { field: 'itemSku', headings: ['sku'] },
      { field: 'itemQuantity', headings: ['quantity'] },
      { field: 'itemPrice', headings: ['price'] },
      { field: 'seller', headings: ['seller'] },
    ],
  },
  {
    kind: 'customers',
    fields: [
      { field: 'email', headings: ['email'], needed: true },
      { field: 'customer', headings: ['name'], needed: true },
      { field: 'phone', headings: ['phone'] },
      { field: 'country', headings: ['country'] },
    ],
  },
]
