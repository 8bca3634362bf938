import { SHOP_ROLES, type ShopPermission } from './shop-roles.ts'

/**
 * Who may do what with every table of the shop: the whole of its row level security and grants, said a second time and independently. A new table needs its
 * row here, and so does every column a person may write. Conditions see `$1`, the person who asks; what is absent is refused (42501), not just empty.
 */
export type Rights = {
  /** The rows everybody reads, strangers too. */
  shown?: string
  /** The rows a person reads besides those. */
  mine?: string
  /** Columns nobody but the shop reads, of a table that is read. */
  hidden?: string
  /** Columns a person may give a new row, which has to be their own. */
  insert?: string
  /** Columns a person may change, in the rows of `changes`. */
  update?: string
  changes?: string
  /** The rows a person may remove. */
  removes?: string
  /** The permission by which staff read every row. */
  staff?: string
  /** What commands and jobs may do: s(elect), i(nsert), u(pdate), d(elete). */
  service: string
}

const SHOWN_NOW = 'archived_at is null and is_active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())'
const RUNNING = 'is_active and start_date <= now() and (end_date is null or end_date >= now())'
const SHOWN_POSTS = `select id from public.blog_posts where status = 'published' and published_at <= now()`
const MY_SELLERS = 'select seller_id from public.seller_members where person_id = $1'
/** The shops in which the person has one of the roles that may this. */
const as = (permission: ShopPermission) => `${MY_SELLERS} and role in ('${SHOP_ROLES[permission].join("', '")}')`
const MY_OLD_ORDERS = 'select o.id from public.imported_orders o join public.imported_people p on p.id = o.person_id where p.claimed_by = $1'
const SHOWN_SELLERS = `select id from public.sellers where application_status = 'approved'`
const SHOWN_PRODUCTS = `select id from public.products where status = 'active' and opens_at is null and seller_id in (${SHOWN_SELLERS})`
const SHOWN_HEADS = `product_id in (${SHOWN_PRODUCTS}) or category_id in (select id from public.categories where status = 'active')`
const MY_PRODUCTS = `select id from public.products where seller_id in (${as('products.read')})`
const MY_VARIANTS = `select id from public.product_variants where product_id in (${MY_PRODUCTS})`
/** A buyer's own orders, and a maker's from the moment they are paid. */
const MY_ORDERS = `select id from public.orders where buyer_id = $1 or (status not in ('awaiting_payment', 'expired') and seller_id in (${as('orders.read')}))`
const MY_SALES = `select id from public.orders where status not in ('awaiting_payment', 'expired') and seller_id in (${as('orders.read')})`
const SHOWN_REVIEWS = `select id from public.reviews where status = 'published'`
/** What somebody wrote, and what was written of those they act for. */
const MY_REVIEWS = `select id from public.reviews where author_id = $1 or seller_id in (${as('reviews.write')})`
/** The cases of those orders; who may reads them all. */
const MY_CASES = `select id from public.order_cases where order_id in (${MY_ORDERS})`
const MY_GROUPS = 'select id from public.order_groups where buyer_id = $1'
const MY_OPEN_CARTS = `select id from public.carts where owner_id = $1 and status = 'active'`
/** The conversations somebody is a side of: as the buyer, or as one who acts for the maker. */
const MY_TALKS = `select id from public.conversations where buyer_id = $1 or seller_id in (${as('chat.write')})`

const BUYS_AT_WHOLESALE = `product_id in (${SHOWN_PRODUCTS}) and exists (select from public.wholesale_buyers where person_id = $1 and state = 'approved')`
const IS_STAFF = 'exists (select from public.staff_members where person_id = $1)'

const ADDRESS = 'recipient phone line1 line2 subdistrict district province postcode country note is_default'
const LISTING = `category_id brand_id sku name description care language price_minor original_price_minor weight_grams dimensions material color size model craft tags hs_code
  is_handmade free_shipping gift_wrap same_day_delivery customizable is_unique made_to_order lead_time_days personalization_prompt personalization_max personalization_required status early`
const VARIANT = 'sku name options price_minor weight_grams image_url position is_active'
const APPLICATION = 'business_name business_type description province'

export const REFUSAL_MATRIX: Readonly<Record<string, Rights>> = {
  achievements: { mine: 'person_id = $1', staff: 'people.read', service: 's' },
  activity_checks: { mine: 'false', staff: 'activity.read', service: 'si' },
  activity_log: { mine: 'false', staff: 'activity.read', service: 's' },
  addresses: { mine: 'owner_id = $1', insert: ADDRESS, update: ADDRESS, changes: 'owner_id = $1', removes: 'owner_id = $1', service: 'siud' },
  agreements: { mine: 'person_id = $1', service: 'si' },
  blog_categories: { shown: `status = 'active'`, staff: 'blog.read', service: 'siud' },
  blog_category_merges: { mine: 'false', staff: 'blog.read', service: 's' },
  blog_category_translations: { shown: `category_id in (select id from public.blog_categories where status = 'active')`, staff: 'blog.read', service: 'siud' },
  blog_drafts: { mine: 'false', staff: 'blog.read', service: 's' },
  blog_versions: { mine: 'false', staff: 'blog.read', service: 's' },
  attributes: { shown: 'archived_at is null', staff: 'products.read', service: 'siud' },
  attribute_values: { shown: 'attribute_id in (select id from public.attributes where archived_at is null)', staff: 'products.read', service: 'siud' },
  blog_post_tags: { shown: `post_id in (${SHOWN_POSTS})`, staff: 'blog.read', service: 'siud' },
  blog_post_translations: { shown: `state <> 'draft' and post_id in (${SHOWN_POSTS})`, staff: 'blog.read', service: 'siud' },
  blog_posts: { shown: `id in (${SHOWN_POSTS})`, staff: 'blog.read', service: 'siud' },
  pages: { shown: `status = 'shown' and shown_from <= now()`, staff: 'content.write', service: 's' },
  page_versions: {
    shown: `withdrawn_at is null and page_id in (select id from public.pages where status = 'shown' and shown_from <= now())`,
    hidden: 'began_at made_by reason',
    staff: 'content.write',
    service: 's',
  },
  page_texts: {
    shown: `version_id in (select v.id from public.page_versions v join public.pages p on p.id = v.page_id
       where v.withdrawn_at is null and p.status = 'shown' and p.shown_from <= now())`,
    staff: 'content.write',
    service: 's',
  },
  page_drafts: { mine: 'false', staff: 'content.write', service: 's' },
  blog_tags: { shown: 'true', service: 'siud' },
  books_checks: { mine: 'false', staff: 'ledger.read', service: 's' },
  bank_account_changes: { mine: `seller_id in (${as('money.read')})`, hidden: 'changed_by denied_by', staff: 'payouts.read', service: 's' },
  automation_notes: { mine: 'false', staff: 'automation.settle', service: 's' },
  automation_rules: { mine: 'false', staff: 'automation.read', service: 's' },
  automation_runs: { mine: 'false', staff: 'automation.read', service: 's' },
  automation_versions: { mine: 'false', staff: 'automation.read', service: 's' },
  backups: { mine: 'false', staff: 'backups.read', service: 'siud' },
  bogo_promotions: { shown: RUNNING, mine: `seller_id in (${as('promotions.write')}) and archived_at is null`, staff: 'promotions.read', service: 'siud' },
  brands: { shown: 'is_active', staff: 'products.read', service: 'siud' },
  brand_sellers: { mine: `seller_id in (${as('products.read')})`, staff: 'products.read', service: 'siud' },
  collections: { shown: SHOWN_NOW, staff: 'products.read', service: 's' },
  collection_products: { mine: 'false', staff: 'products.read', service: 's' },
  cart_lines: {
    mine: `cart_id in (${MY_OPEN_CARTS})`,
    insert: 'cart_id product_id variant_id quantity personalization',
    update: 'quantity personalization',
    changes: `cart_id in (${MY_OPEN_CARTS})`,
    removes: `cart_id in (${MY_OPEN_CARTS})`,
    service: 'siud',
  },
  carts: {
    mine: 'owner_id = $1',
    hidden: 'token_hash',
    insert: 'coupon_code',
    update: 'coupon_code',
    changes: `owner_id = $1 and status = 'active'`,
    service: 'siud',
  },
  categories: { shown: `status = 'active'`, staff: 'products.read', service: 'siud' },
  category_attributes: {
    shown: `category_id in (select id from public.categories where status = 'active')
      and attribute_id in (select id from public.attributes where archived_at is null)`,
    staff: 'products.read',
    service: 'siud',
  },
  category_merges: { mine: 'false', staff: 'products.read', service: 's' },
  category_old_slugs: { mine: 'false', staff: 'products.read', service: 's' },
  category_translations: { shown: `category_id in (select id from public.categories where status = 'active')`, staff: 'products.read', service: 'siud' },
  conversation_participants: { mine: `conversation_id in (${MY_TALKS})`, hidden: 'mailed_at', update: 'muted', changes: 'person_id = $1', service: 'siud' },
  conversations: { mine: `id in (${MY_TALKS})`, service: 'siud' },
  contact_messages: { mine: 'false', staff: 'contact.read', service: 'siud' },
  contact_answers: { mine: 'false', staff: 'contact.read', service: 'si' },
  commission_rules: { mine: 'false', staff: 'commissions.read', service: 's' },
  coupons: { mine: 'false', staff: 'promotions.read', service: 'siud' },
  campaign_budgets: { mine: 'false', staff: 'promotions.read', service: 'siud' },
  currencies: { shown: 'is_display', service: 'siud' },
  credit_notes: { mine: `order_id in (${MY_ORDERS})`, service: 's' },
  data_exports: { mine: 'owner_id = $1', hidden: 'content', service: 'siud' },
  documents: { mine: `order_id in (${MY_ORDERS})`, service: 's' },
  chargeback_evidence: { mine: 'false', hidden: 'written_by', staff: 'chargebacks.read', service: 's' },
  chargeback_files: { mine: 'false', hidden: 'added_by provider_reference', staff: 'chargebacks.read', service: 's' },
  chargeback_shares: { mine: 'false', staff: 'chargebacks.read', service: 's' },
  chargebacks: { mine: 'false', hidden: 'attempts decided_by moves updated_at', staff: 'chargebacks.read', service: 's' },
  debt_repayments: { mine: `seller_id in (${as('money.read')})`, hidden: 'made_by', staff: 'payouts.read', service: 's' },
  fee_invoice_lines: { mine: `seller_id in (${as('money.read')})`, staff: 'payouts.read', service: 's' },
  fee_invoices: { mine: `seller_id in (${as('money.read')})`, staff: 'payouts.read', service: 's' },
  fee_withholdings: { mine: `seller_id in (${as('money.read')})`, staff: 'payouts.read', service: 's' },
  exchange_rates: { shown: 'true', service: 'si' },
  favorites: { mine: 'owner_id = $1', insert: 'product_id', update: 'wants_news', changes: 'owner_id = $1', removes: 'owner_id = $1', service: 'siud' },
  hero_slides: { shown: SHOWN_NOW, staff: 'content.write', service: 'siud' },
  journals: { mine: 'false', staff: 'ledger.read', service: 's' },
  listing_drafts: { mine: `seller_id in (${MY_SELLERS})`, service: 's' },
  listing_rules: { mine: 'false', staff: 'products.read', service: 's' },
  ledger_accounts: { mine: 'false', staff: 'ledger.read', service: 's' },
  ledger_correction_lines: { mine: 'false', staff: 'ledger.read', service: 's' },
  ledger_corrections: { mine: 'false', staff: 'ledger.read', service: 's' },
  settlement_formats: { mine: 'false', staff: 'reconciliation.read', service: 's' },
  settlement_lines: { mine: 'false', staff: 'reconciliation.read', service: 's' },
  settlement_reports: { mine: 'false', staff: 'reconciliation.read', service: 's' },
  settlement_sources: { mine: 'false', staff: 'reconciliation.read', service: 's' },
  line_commissions: { mine: `order_id in (${MY_SALES})`, staff: 'commissions.read', service: 'si' },
  message_reports: { mine: 'reporter_id = $1', insert: 'message_id reason note', staff: 'chat.read', service: 'siud' },
  membership_terms: { mine: 'false', staff: 'membership.read', service: 's' },
  memberships: { mine: 'person_id = $1', staff: 'people.read', service: 's' },
  message_translations: { mine: `conversation_id in (${MY_TALKS})`, service: 'siud' },
  messages: {
    mine: `conversation_id in (${MY_TALKS})`,
    insert: 'id conversation_id sender_id message_type content language_code product_id content_json attachments',
    // They may, but a trigger leaves an empty row instead: tests/database/chat.test.ts.
    removes: 'false',
    service: 'siud',
  },
  notification_preferences: {
    mine: 'person_id = $1',
    insert: 'kind by_mail by_push',
    update: 'kind by_mail by_push',
    changes: 'person_id = $1',
    service: 'siud',
  },
  notifications: { mine: 'person_id = $1', update: 'read_at', changes: 'person_id = $1', removes: 'person_id = $1', service: 'siud' },
  order_case_events: { mine: `case_id in (${MY_CASES})`, hidden: 'actor_id payload idempotency_key', staff: 'cases.read', service: 's' },
  order_case_lines: { mine: `case_id in (${MY_CASES})`, staff: 'cases.read', service: 's' },
  order_case_pictures: { mine: `case_id in (${MY_CASES})`, hidden: 'path', staff: 'cases.read', service: 's' },
  order_cases: { mine: `order_id in (${MY_ORDERS})`, hidden: 'commission_minor declaration key', staff: 'cases.read', service: 's' },
  order_events: { mine: `order_id in (${MY_ORDERS})`, hidden: 'actor_id payload idempotency_key', staff: 'orders.read', service: 'si' },
  order_groups: {
    mine: 'buyer_id = $1',
    hidden: 'cart_id quote_hash quote terms_version token_hash email_confirmed_at confirmation_sent_at',
    staff: 'orders.read',
    service: 'siu',
  },
  order_lines: { mine: `order_id in (${MY_ORDERS})`, staff: 'orders.read', service: 'siu' },
  orders: { mine: `id in (${MY_ORDERS})`, staff: 'orders.read', service: 'siu' },
  payment_slips: { mine: `payment_id in (select id from public.payments where order_group_id in (${MY_GROUPS}))`, staff: 'payments.read', service: 'siud' },
  payment_splits: { mine: `order_id in (${MY_ORDERS})`, staff: 'payments.read', service: 'siu' },
  payments: {
    mine: `order_group_id in (${MY_GROUPS}) or plan_purchase_id in (select id from public.plan_purchases where person_id = $1)
      or debt_repayment_id in (select id from public.debt_repayments where seller_id in (${as('money.read')}))`,
    hidden: 'captured_late provider_reference updated_at',
    staff: 'payments.read',
    service: 'siu',
  },
  plan_purchases: { mine: 'person_id = $1', service: 's' },
  plan_subscriptions: { mine: 'person_id = $1', staff: 'people.read', service: 's' },
  points_consumptions: { mine: 'spend_id in (select id from public.points_entries where person_id = $1)', staff: 'people.read', service: 's' },
  points_entries: { mine: 'person_id = $1', hidden: 'idempotency_key', staff: 'people.read', service: 's' },
  postings: { mine: 'false', staff: 'ledger.read', service: 's' },
  price_days: { mine: `product_id in (${MY_PRODUCTS})`, staff: 'products.read', service: 's' },
  privacy_requests: { mine: 'false', staff: 'privacy.read', service: 's' },
  product_changes: { mine: `product_id in (${MY_PRODUCTS})`, hidden: 'opened_by decided_by rule_id asked_at', staff: 'products.read', service: 's' },
  product_change_fields: {
    mine: `change_id in (select id from public.product_changes where product_id in (${MY_PRODUCTS}))`,
    staff: 'products.read',
    service: 's',
  },
  product_holds: { mine: `product_id in (${MY_PRODUCTS})`, hidden: 'placed_by was_status', staff: 'products.read', service: 's' },
  product_attributes: {
    shown: `product_id in (${SHOWN_PRODUCTS})`,
    mine: `product_id in (${MY_PRODUCTS})`,
    insert: 'product_id attribute_id value_ids number',
    update: 'value_ids number',
    changes: `product_id in (${MY_PRODUCTS})`,
    removes: `product_id in (${MY_PRODUCTS})`,
    staff: 'products.read',
    service: 'siud',
  },
  product_images: {
    shown: `product_id in (${SHOWN_PRODUCTS})`,
    mine: `product_id in (${MY_PRODUCTS})`,
    insert: 'product_id url alt position',
    update: 'url alt position',
    changes: `product_id in (${MY_PRODUCTS})`,
    removes: `product_id in (${MY_PRODUCTS})`,
    staff: 'products.read',
    service: 'siud',
  },
  product_reports: { mine: 'reporter_id = $1', insert: 'product_id reason note', staff: 'products.read', service: 'si' },
  product_translations: {
    shown: `product_id in (${SHOWN_PRODUCTS}) and state <> 'draft'`,
    mine: `product_id in (${MY_PRODUCTS})`,
    insert: 'product_id language name description care phrases',
    update: 'name description care phrases',
    changes: `product_id in (${MY_PRODUCTS})`,
    staff: 'products.read',
    service: 'siud',
  },
  product_variants: {
    shown: `product_id in (${SHOWN_PRODUCTS})`,
    mine: `product_id in (${MY_PRODUCTS})`,
    insert: `product_id ${VARIANT}`,
    update: VARIANT,
    changes: `product_id in (${MY_PRODUCTS})`,
    staff: 'products.read',
    service: 'siud',
  },
  products: {
    shown: `id in (${SHOWN_PRODUCTS})`,
    mine: `id in (${MY_PRODUCTS})`,
    insert: `seller_id ${LISTING}`,
    update: LISTING,
    changes: `id in (${MY_PRODUCTS})`,
    removes: `id in (${MY_PRODUCTS}) and status = 'draft' and published_at is null`,
    staff: 'products.read',
    service: 'siud',
  },
  profiles: { mine: 'id = $1', update: 'full_name phone avatar_url language currency', changes: 'id = $1', staff: 'people.read', service: 'siud' },
  promotion_usages: { mine: 'person_id = $1', hidden: 'email_hash', service: 'siud' },
  push_subscriptions: { mine: 'person_id = $1', hidden: 'session_id p256dh auth failing_since', removes: 'person_id = $1', service: 'siud' },
  payout_files: { mine: 'false', hidden: 'made_by', staff: 'payouts.read', service: 's' },
  payout_formats: { mine: 'false', staff: 'payouts.read', service: 's' },
  payout_holds: { mine: `seller_id in (${as('money.read')})`, hidden: 'placed_by appeal_decided_by', staff: 'payouts.read', service: 's' },
  payouts: {
    mine: `seller_id in (${as('money.read')})`,
    hidden: 'approved_by claimed_until looked_at number_sealed second_by tried_at',
    staff: 'payouts.read',
    service: 's',
  },
  refund_approvals: { mine: 'false', staff: 'orders.refund', service: 's' },
  refunds: { mine: `order_id in (${MY_ORDERS})`, hidden: 'provider_reference attempts note_due', staff: 'payments.read', service: 'siu' },
  review_flags: { mine: 'reporter_id = $1', insert: 'review_id reason', staff: 'reviews.read', service: 'siud' },
  review_pictures: { shown: `review_id in (${SHOWN_REVIEWS})`, mine: `review_id in (${MY_REVIEWS})`, staff: 'reviews.read', service: 'siud' },
  review_translations: { shown: `review_id in (${SHOWN_REVIEWS})`, mine: `review_id in (${MY_REVIEWS})`, staff: 'reviews.read', service: 'siud' },
  review_votes: { mine: 'person_id = $1', insert: 'review_id', removes: 'person_id = $1', service: 'siud' },
  reviews: {
    shown: `status = 'published'`,
    mine: `author_id = $1 or seller_id in (${as('reviews.write')})`,
    hidden: 'order_line_id order_id author_id hidden_at judged_at',
    removes: `author_id = $1 and status = 'published'`,
    staff: 'reviews.read',
    service: 'siud',
  },
  roadmap_votes: { mine: 'person_id = $1', insert: 'item', removes: 'person_id = $1', service: 'siud' },
  seller_debts: { mine: `seller_id in (${as('money.read')})`, staff: 'payouts.read', service: 's' },
  seller_credentials: { mine: `seller_id in (${as('shop.write')})`, staff: 'sellers.read', service: 's' },
  seller_applications: {
    mine: 'person_id = $1',
    insert: APPLICATION,
    update: APPLICATION,
    changes: `person_id = $1 and status = 'pending'`,
    staff: 'sellers.read',
    service: 'siud',
  },
  seller_chat_feedback: { mine: 'user_id = $1', insert: 'conversation_id user_id feedback', service: 'siud' },
  seller_contacts: { mine: `seller_id in (${as('contacts.read')})`, service: 'siud' },
  seller_members: { mine: `person_id = $1 or seller_id in (${as('team.read')})`, service: 'siud' },
  seller_translations: {
    shown: `seller_id in (${SHOWN_SELLERS}) and state <> 'draft'`,
    mine: `seller_id in (${as('shop.write')})`,
    insert: 'seller_id language business_description',
    update: 'business_description',
    changes: `seller_id in (${as('shop.write')})`,
    service: 'siud',
  },
  sellers: {
    shown: `application_status = 'approved'`,
    mine: `id in (${MY_SELLERS})`,
    changes: `id in (${as('shop.write')})`,
    update:
      'business_name business_description location latitude longitude avatar_url craft specialities years_of_experience languages closed_from closed_to closed_message takes_cash',
    staff: 'sellers.read',
    service: 'siud',
  },
  sentence_overrides: { mine: 'false', staff: 'translations.read', service: 'siud' },
  shipment_lines: { mine: `shipment_id in (select id from public.shipments where order_id in (${MY_ORDERS}))`, staff: 'orders.read', service: 'si' },
  shipments: { mine: `order_id in (${MY_ORDERS})`, staff: 'orders.read', service: 'siu' },
  shop_settings: { shown: 'is_public', staff: 'settings.read', service: 'siud' },
  state_transitions: { shown: 'true', service: 's' },
  staff_first_views: {
    mine: `person_id = $1 and ${IS_STAFF}`,
    insert: 'resource view_id',
    update: 'resource view_id',
    changes: `person_id = $1 and ${IS_STAFF}`,
    removes: `person_id = $1 and ${IS_STAFF}`,
    service: 'siud',
  },
  staff_exports: { mine: `person_id = $1 and ${IS_STAFF}`, service: 'siud' },
  staff_members: { mine: 'person_id = $1', staff: 'staff.read', service: 's' },
  staff_notes: { mine: IS_STAFF, service: 's' },
  staff_permissions: { mine: IS_STAFF, service: 's' },
  staff_role_permissions: { mine: IS_STAFF, service: 's' },
  staff_roles: { mine: IS_STAFF, service: 's' },
  staff_views: {
    mine: `(shared or person_id = $1) and ${IS_STAFF}`,
    insert: 'columns filter name resource shared sort',
    update: 'columns filter name shared sort',
    changes: `person_id = $1 and ${IS_STAFF}`,
    removes: `person_id = $1 and ${IS_STAFF}`,
    service: 'siud',
  },
  shipping_terms: { mine: 'false', staff: 'shipping.read', service: 's' },
  mail_suppressions: { mine: 'false', staff: 'letters.read', service: 's' },
  sent_letters: { mine: 'false', staff: 'letters.read', service: 's' },
  saved_reports: { mine: `(shared or person_id = $1) and ${IS_STAFF}`, service: 'su' },
  newsletter_issues: { mine: 'false', staff: 'newsletters.write', service: 's' },
  newsletter_subscribers: { mine: 'false', staff: 'people.read', hidden: 'asks token_expires_at token_hash', service: 's' },
  files: { mine: `bucket_id not in ('chat-attachments', 'staff-exports') and ${IS_STAFF}`, service: 's' },
  redirects: { mine: 'false', staff: 'content.write', service: 's' },
  import_sources: { mine: 'false', staff: 'imports.read', service: 'siud' },
  import_runs: { mine: 'false', staff: 'imports.read', hidden: 'fingerprint reached', service: 'siud' },
  import_problems: { mine: 'false', staff: 'imports.read', service: 'siud' },
  import_pictures: { mine: 'false', staff: 'imports.read', service: 'siud' },
  imported_people: { mine: 'claimed_by = $1', staff: 'people.read', service: 'siud' },
  imported_orders: { mine: `id in (${MY_OLD_ORDERS})`, staff: 'orders.read', service: 'siud' },
  imported_order_lines: { mine: `order_id in (${MY_OLD_ORDERS}) or seller_id in (${as('orders.read')})`, staff: 'orders.read', service: 'siud' },
  page_heads: { shown: SHOWN_HEADS, mine: `product_id in (${MY_PRODUCTS})`, staff: 'products.read', service: 's' },
  saved_searches: { mine: 'owner_id = $1', update: 'name frequency', changes: 'owner_id = $1', removes: 'owner_id = $1', service: 's' },
  search_terms: { mine: 'false', staff: 'content.write', service: 's' },
  gift_cards: { mine: 'false', hidden: 'code_hash key', staff: 'gift_cards.read', service: 's' },
  gift_card_purchases: { mine: 'false', hidden: 'key buyer_language coded link_version network', staff: 'gift_cards.read', service: 's' },
  assistant_questions: { mine: 'false', staff: 'assistant.read', service: 's' },
  wholesale_buyers: { mine: 'person_id = $1', staff: 'wholesale.read', service: 's' },
  wholesale_invoices: { mine: 'buyer_id = $1', staff: 'wholesale.read', service: 's' },
  wholesale_prices: { mine: `product_id in (${MY_PRODUCTS}) or (ended_at is null and ${BUYS_AT_WHOLESALE})`, staff: 'wholesale.read', service: 's' },
  wholesale_quotes: { mine: `buyer_id = $1 or seller_id in (${as('orders.read')})`, staff: 'wholesale.read', service: 's' },
  referral_codes: { mine: 'person_id = $1', staff: 'referrals.read', service: 's' },
  referrals: { mine: 'false', staff: 'referrals.read', service: 's' },
  credit_accounts: { mine: 'person_id = $1', staff: 'gift_cards.read', service: 's' },
  credit_entries: { mine: 'account_id in (select id from public.credit_accounts where person_id = $1)', staff: 'gift_cards.read', service: 's' },
  translation_terms: { mine: 'false', staff: 'translations.read', service: 's' },
  stock_levels: {
    mine: `variant_id in (${MY_VARIANTS})`,
    update: 'low_below',
    changes: `variant_id in (${MY_VARIANTS})`,
    staff: 'inventory.read',
    service: 'siud',
  },
  stock_movements: { mine: `variant_id in (${MY_VARIANTS})`, staff: 'inventory.read', service: 'si' },
  scheduled_tasks: { mine: 'false', staff: 'tasks.read', service: 's' },
  task_runs: { mine: 'false', staff: 'tasks.read', service: 's' },
  tier_history: { mine: 'person_id = $1', staff: 'people.read', service: 's' },
  stock_reservations: { mine: `variant_id in (${MY_VARIANTS})`, service: 'siud' },
  api_keys: { mine: 'false', staff: 'api.read', service: 's' },
  api_key_uses: { mine: 'false', staff: 'api.read', service: 's' },
  webhook_attempts: { mine: 'false', staff: 'webhooks.read', service: 's' },
  webhook_deliveries: { mine: 'false', staff: 'webhooks.read', service: 's' },
  webhook_endpoints: { mine: 'false', staff: 'webhooks.read', service: 's' },
  webhook_events: { mine: 'false', staff: 'webhooks.read', service: 's' },
  work_claims: { mine: IS_STAFF, service: 's' },
  work_kinds: { mine: IS_STAFF, service: 's' },
}
