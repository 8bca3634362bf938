/** How a shop stands with Hattha, as `sellers.application_status` has it. */
export const SELLER_STATES = ['pending', 'approved', 'rejected', 'suspended', 'terminated'] as const
export type SellerState = (typeof SELLER_STATES)[number]
