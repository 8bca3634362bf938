/** How far money is on its way back, as `refunds.status` has it. */
export const REFUND_STATES = ['requested', 'processing', 'manual_required', 'succeeded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]
