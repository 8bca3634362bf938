/** What Hattha can decide about a shop, or about somebody's wish to have one; each has subject and text in `seller-letters:{decision}`. */
export const SELLER_DECISIONS = [
  'approved',
  'needs_changes',
  'rejected',
  'suspended',
  'reinstated',
  'listing_held',
  'listing_released',
  'listing_shown',
  'listing_upheld',
  'change_waits',
  'change_approved',
  'change_partly',
  'change_refused',
  'change_asked',
  'change_granted',
  'change_denied',
  'credential_verified',
  'credential_refused',
  'credential_expired',
  'announcement_taken',
] as const
export type SellerDecision = (typeof SELLER_DECISIONS)[number]
