/** Tables that row level security closes for everybody but commands: name → why nobody needs a policy. */
export const CLOSED_ON_PURPOSE: Readonly<Record<string, string>> = {
  'storage.buckets': 'which buckets there are is for the storage service alone; a public one is served by its address',
  'storage.resumable_uploads': 'the storage service’s own notes of half an upload',
  'storage.s3_multipart_uploads': 'the storage service’s own notes of half an upload',
  'storage.s3_multipart_uploads_parts': 'the storage service’s own notes of half an upload',
  'storage.stray_files': 'files the storage service has still to remove',
}

/** Tables that are granted though no policy shows a row of them: name and role → why that grant does no harm. */
export const GRANTED_AND_EMPTY: Readonly<Record<string, string>> = {
  'storage.buckets to anon': 'Supabase grants it; without a policy there is no row to see',
  'storage.buckets to authenticated': 'Supabase grants it; without a policy there is no row to see',
  'storage.s3_multipart_uploads to anon': 'Supabase grants it; without a policy there is no row to see',
  'storage.s3_multipart_uploads to authenticated': 'Supabase grants it; without a policy there is no row to see',
  'storage.s3_multipart_uploads_parts to anon': 'Supabase grants it; without a policy there is no row to see',
  'storage.s3_multipart_uploads_parts to authenticated': 'Supabase grants it; without a policy there is no row to see',
}

/** Functions anybody may call: name → what it reveals or does. */
export const CALLABLE_BY_STRANGERS: Readonly<Record<string, string>> = {
  'public.referral_invitation': 'the first name behind a code of forty random bits, and the terms of an invitation',
  'public.shop_is_closed': 'reckons with what it is given: whether these days mean that a shop is closed',
  'public.collection_page': 'a collection that runs, with the listed pieces in it, as cards',
  'public.brands_led_on': 'which slug stands for a brand that became part of another, of those that are shown',
  'public.categories_led_on': 'which slug a category has that was called otherwise, of those that are shown',
  'public.blog_category_led_on': 'which category of the blog one became part of, if that is shown',
  'public.opens_for': 'when a piece opens that some see before everybody, and of which shop it is; nothing else of it',
  'public.picture_alts': 'what pictures of the shop show, which pages say to everybody who does not see them',
  'public.picture_alt': 'the same, of one picture',
  'public.near_words': 'words the shop is written in, to correct typing errors',
  'public.product_facets': 'counts of listed pieces: what a product list can be narrowed to',
  'public.roadmap_counts': 'how many want an item of the roadmap, never who',
  'public.shown_credentials': 'what an approved maker was certified for, verified and not run out',
  'public.featured_products': 'the pieces a shop shows first, of those everybody sees',
  'public.search_sellers': 'approved makers as cards, and how many each further choice would leave',
  'public.search_products': 'listed pieces of approved sellers, as cards',
  'public.shipping_table': 'what delivery costs now, for the page about shipping and the estimate at a piece',
  'public.shop_shipping': 'what delivery costs at a shop that has terms of its own, for the estimate at its pieces',
  'public.shop_counts': 'how many makers, provinces and pieces the shop shows anyway, for the home page',
  'public.alike_products': 'listed pieces beside one of them',
  'public.suggest_products': 'listed pieces, makers and categories while somebody types',
}

/** Functions of the interfaces that anybody may call inside a policy; `/rest/v1` serves neither schema: name → what it reveals or does. */
export const CALLABLE_OF_INTERFACES: Readonly<Record<string, string>> = {
  'realtime.broadcast_changes': 'tells a change by realtime.send; for triggers, which run as whoever writes',
  'realtime.send': 'says something on a topic; for triggers, which run as whoever writes',
  'realtime.topic': 'the topic that is being joined',
  'storage.allow_any_operation': 'whether the operation that is running is one of some',
  'storage.allow_only_operation': 'whether the operation that is running is this one',
  'storage.can_insert_object': 'tries an insert with the caller’s own rights and takes it back',
  'storage.extension': 'a part of a name it is given',
  'storage.filename': 'a part of a name it is given',
  'storage.foldername': 'parts of a name it is given',
  'storage.get_size_by_bucket': 'sums up the files the caller sees anyway',
  'storage.operation': 'the operation that is running',
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
