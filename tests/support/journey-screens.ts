/**
 * Which journeys are walked on one screen only, by their file. The others, in which the desk and the phone lay things out differently (lists, the
 * purchase, the seller's desk, the map, the chat), are walked on both.
 */

/**
 * What is read of every page, what takes a Tab key, and the work of staff (whose screens a phone is shown by `operator.spec.ts`) need a desk; and what starts a shop of
 * its own is walked there, because the desk comes first: as the last of all it would walk alone.
 */
export const DESK_ONLY = [
  'blog-desk.spec.ts',
  'keyboard.spec.ts',
  'languages.spec.ts',
  'links.spec.ts',
  'long-way.spec.ts',
  'odd-rows.spec.ts',
  'office-screens.spec.ts',
  'office-tasks.spec.ts',
  'office-work.spec.ts',
  'quick-view.spec.ts',
  'screens.spec.ts',
  'seller-sheet.spec.ts',
  'traces.spec.ts',
]

/** What is read or filled in in one column, which is the same on a desk but for its margins; every page is looked at there by `screens.spec.ts`. */
export const PHONE_ONLY = [
  'account.spec.ts',
  'blog.spec.ts',
  'desk-fingers.spec.ts',
  'early-products.spec.ts',
  'failed-chunk.spec.ts',
  'gift-cards.spec.ts',
  'gifts.spec.ts',
  'google.spec.ts',
  'info.spec.ts',
  'last-product.spec.ts',
  'looks.spec.ts',
  'membership.spec.ts',
  'notifications.spec.ts',
  'operator.spec.ts',
  'parcels.spec.ts',
  'payments.spec.ts',
  'pickup.spec.ts',
  'postcode.spec.ts',
  'price-changes.spec.ts',
  'push.spec.ts',
  'saved-searches.spec.ts',
  'returns.spec.ts',
  'reviews.spec.ts',
  'seller-again.spec.ts',
  'seller-begins.spec.ts',
  'seller-bulk.spec.ts',
  'seller-listing.spec.ts',
  'seller-pictures.spec.ts',
  'seller-stall.spec.ts',
  'seller-versions.spec.ts',
  'sellers.spec.ts',
  'settings.spec.ts',
  'tax-invoice.spec.ts',
]

export const isScannedOn = (project: string, file: string): boolean => project === 'phone' || DESK_ONLY.includes(file)
