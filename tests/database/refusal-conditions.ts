import { SHOP_ROLES, type ShopPermission } from './shop-roles.ts'

export const SHOWN_NOW = 'archived_at is null and is_active and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())'
export const RUNNING = 'is_active and start_date <= now() and (end_date is null or end_date >= now())'
export const SHOWN_POSTS = `select id from public.blog_posts where status = 'published' and published_at <= now()`
export const MY_SELLERS = 'select seller_id from public.seller_members where person_id = $1'
/** The shops in which the person has one of the roles that may this. */
export const as = (permission: ShopPermission) => `${MY_SELLERS} and role in ('${SHOP_ROLES[permission].join("', '")}')`
export const MY_OLD_ORDERS = 'select o.id from public.imported_orders o join public.imported_people p on p.id = o.person_id where p.claimed_by = $1'
export const SHOWN_SELLERS = `select id from public.sellers where application_status = 'approved'`
export const SHOWN_PRODUCTS = `select id from public.products where status = 'active' and opens_at is null and seller_id in (${SHOWN_SELLERS})`
export const SHOWN_HEADS = `product_id in (${SHOWN_PRODUCTS}) or category_id in (select id from public.categories where status = 'active')`
export const MY_PRODUCTS = `select id from public.products where seller_id in (${as('products.read')})`
export const MY_CHANGES = `select id from public.product_changes where product_id in (${MY_PRODUCTS})`
export const MY_VARIANTS = `select id from public.product_variants where product_id in (${MY_PRODUCTS})`
/** A buyer's own orders, and a maker's from the moment they are paid. */
export const MY_ORDERS = `select id from public.orders where buyer_id = $1 or (status not in ('awaiting_payment', 'expired') and seller_id in (${as('orders.read')}))`
export const MY_SALES = `select id from public.orders where status not in ('awaiting_payment', 'expired') and seller_id in (${as('orders.read')})`
export const SHOWN_REVIEWS = `select id from public.reviews where status = 'published'`
/** What somebody wrote, and what was written of those they act for. */
export const MY_REVIEWS = `select id from public.reviews where author_id = $1 or seller_id in (${as('reviews.write')})`
/** The cases of those orders; who may reads them all. */
export const MY_CASES = `select id from public.order_cases where order_id in (${MY_ORDERS})`
export const MY_GROUPS = 'select id from public.order_groups where buyer_id = $1'
export const MY_OPEN_CARTS = `select id from public.carts where owner_id = $1 and status = 'active'`
export const ANSWERED = `seller_id in (${as('chat.write')})`
/** The conversations somebody is a side of: as the buyer, or as one who acts for the maker. */
export const MY_TALKS = `select id from public.conversations where buyer_id = $1 or seller_id in (${as('chat.write')})`
export const BUYS_AT_WHOLESALE = `product_id in (${SHOWN_PRODUCTS}) and exists (select from public.wholesale_buyers where person_id = $1 and state = 'approved')`
export const IS_STAFF = 'exists (select from public.staff_members where person_id = $1)'
export const ADDRESS = 'recipient phone line1 line2 subdistrict district province postcode country note is_default'
export const LISTING = `category_id brand_id sku name description care language price_minor original_price_minor weight_grams dimensions material color size model craft tags hs_code
  is_handmade making free_shipping gift_wrap same_day_delivery customizable is_unique made_to_order lead_time_days personalization_prompt personalization_max personalization_required personalization_fields status early followers_hours weekly_capacity shipping_profile_id`
export const VARIANT = 'sku name options price_minor weight_grams image_url position is_active'
export const APPLICATION = 'business_name business_type description province'
