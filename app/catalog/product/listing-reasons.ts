/** What a listing is reported or taken out of the shop for, as `product_reports.reason` and `product_holds.reason` have it; the words are `listing-report:reasons.{reason}`. */
export const LISTING_REASONS = ['not_handmade', 'copied', 'prohibited', 'wrong_facts', 'offensive', 'other'] as const
export type ListingReason = (typeof LISTING_REASONS)[number]
