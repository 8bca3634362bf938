/** Everything that a webhook can be told of, as `private.webhook_types()` has it. */
export const WEBHOOK_TYPES = [
  'order.placed',
  'order.paid',
  'order.accepted',
  'order.shipped',
  'order.delivered',
  'order.completed',
  'order.canceled',
  'refund.succeeded',
  'case.opened',
  'case.closed',
  'chargeback.opened',
  'chargeback.closed',
  'payout.paid',
  'payout.failed',
  'product.published',
  'product.updated',
  'product.withdrawn',
  'review.published',
  'seller.approved',
  'seller.suspended',
] as const
export type WebhookType = (typeof WEBHOOK_TYPES)[number]

/** The shape of what is sent (`docs/webhooks.md`); another shape gets another name. */
export const WEBHOOK_VERSION = '2026-11-26'
