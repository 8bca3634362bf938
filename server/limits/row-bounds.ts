import type { Bounds } from '@hattha/supabase-api'

/**
 * What one question to `/rest/v1` may ask for. Loaders ask the database themselves; what is left for strangers there is what the chat and the API's users read, one
 * or two levels deep. Each number is about twice what the shop's own pages need (`tests/hostile/own-questions.test.ts` lists them).
 */
const STRANGERS: Bounds = {
  // A product with its maker and the maker's texts; a variant with its product and its maker.
  embedDepth: 2,
  embeds: 4,
  // Pictures, variants and translations of one product are fewer; a maker's products are a list of their own, with pages.
  rowsPerLevel: 100,
  // All of a product, which is the widest row strangers see, with those of its maker and its texts.
  columns: 120,
  // A page of products by their ids, or the words of a search.
  arrayLength: 100,
  // A name or a place, in two columns; a pattern is compared with every row there is.
  patterns: 4,
  filters: 20,
  // The longest argument is what somebody typed.
  bodyBytes: 64 * 1024,
  // A page of products with their maker, pictures and variants; all products with those of their categories are far above it.
  plannedCost: 30_000,
  // Any one table from end to end, or a product with all that is said of it.
  cheapCost: 3_000,
  // Of the eight connections of a role, and as many as a small machine has processors.
  costlyAtOnce: 2,
  statementTimeoutMs: 2_000,
}

/** Somebody who signed in reads orders with their lines and parcels, a desk reads hundreds of them at once, and each answers for what they do. */
const MEMBERS: Bounds = {
  embedDepth: 3,
  embeds: 8,
  rowsPerLevel: 500,
  columns: 240,
  // As many ids as an address has room for.
  arrayLength: 500,
  patterns: 8,
  filters: 60,
  // A description in many languages, or the pictures of a review.
  bodyBytes: 1024 * 1024,
  // A page of a maker's reviews is the most that a screen asks, and grows with the shop.
  plannedCost: 250_000,
  cheapCost: 15_000,
  costlyAtOnce: 4,
  statementTimeoutMs: 8_000,
}

/** By role; what the shop does itself, as `service_role`, has no bounds. */
export const ROW_BOUNDS: Readonly<Record<string, Bounds>> = { anon: STRANGERS, authenticated: MEMBERS }
