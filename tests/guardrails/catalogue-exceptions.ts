/** Tables that row level security closes for everybody but commands: name → why nobody needs a policy. */
export const CLOSED_ON_PURPOSE: Readonly<Record<string, string>> = {}

/** Functions anybody may call: name → what it reveals or does. */
export const CALLABLE_BY_STRANGERS: Readonly<Record<string, string>> = {
  'public.early_until': 'when a piece for premium members opens to everybody, and nothing else of it',
  'public.near_words': 'words the shop is written in, to correct typing errors',
  'public.product_facets': 'counts of listed pieces: what a product list can be narrowed to',
  'public.roadmap_counts': 'how many want an item of the roadmap, never who',
  'public.search_makers': 'approved makers as cards, and how many each further choice would leave',
  'public.search_products': 'listed pieces of approved sellers, as cards',
  'public.shop_counts': 'how many makers, provinces and pieces the shop shows anyway, for the home page',
  'public.suggest_products': 'listed pieces, makers and categories while somebody types',
}

/** Policies that let everybody of their roles see every row: name → why that is meant. */
export const OPEN_TO_ALL: Readonly<Record<string, string>> = {
  'public.blog_tags: everyone reads blog tags': 'words that stand under posts; a tag without a post leads to an empty list',
  'public.exchange_rates: everyone reads rates': 'prices are shown to strangers in their currency',
  'public.state_transitions: everyone reads the transitions': 'the table of what an order can become holds no order',
}

/** Foreign keys without an index: table.column → why none is needed. */
export const UNINDEXED_ON_PURPOSE: Readonly<Record<string, string>> = {}

/** Floating-point columns: table.column → why rounding does no harm. */
export const FLOATING_ON_PURPOSE: Readonly<Record<string, string>> = {
  'sellers.latitude': 'a place on the map',
  'sellers.longitude': 'a place on the map',
}
