/** Whether a listing is in the shop, as `products.status` has it. */
export const PRODUCT_STATES = ['draft', 'active', 'inactive', 'archived'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** What a listing is reported or taken out for, as `product_holds.reason` has it; the words are `listing-report:reasons.{reason}`. */
export const LISTING_REASONS = ['not_handmade', 'copied', 'prohibited', 'wrong_facts', 'offensive', 'other'] as const
export type ListingReason = (typeof LISTING_REASONS)[number]
