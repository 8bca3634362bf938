import { LANGUAGES } from '../app/i18n/languages.ts'
import { BRAND_TEXTS, brandId, brandOf, BRANDS } from './brands.ts'
import { CATEGORY_TREE, type CategorySlug, type Family } from './categories.ts'
import { CATEGORY_TEXTS } from './category-texts.ts'
import { loadRows, type Connection } from './load-rows.ts'
import type { Seller } from './sellers.ts'
import type { Product } from './products.ts'
import { uuidOf } from './random.ts'
import { taxIdOf } from './tax-id.ts'
import { lowestBefore, priceDays } from './price-days.ts'

const DAY_MS = 86_400_000
export const categoryId = (slug: string): string => uuidOf('category', slug)

/** Categories, two levels, in every language. A part is shown by its family's picture. */
export async function fillCategories(connection: Connection): Promise<void> {
  const families = Object.keys(CATEGORY_TREE) as Family[]
  const row = (slug: CategorySlug, family: Family, order: number) => {
    const [name, description] = CATEGORY_TEXTS.en[slug]
    return {
      id: categoryId(slug),
      slug,
      name,
      description,
      parent_id: slug === family ? null : categoryId(family),
      image_url: `/pictures/category-${family}.webp`,
      status: 'active',
      sort_order: order,
    }
  }
  await loadRows(
    connection,
    'public.categories',
    families.map((family, order) => row(family, family, order)),
  )
  await loadRows(
    connection,
    'public.categories',
    families.flatMap((family) => CATEGORY_TREE[family].map((part, order) => row(part, family, order))),
  )
  await loadRows(
    connection,
    'public.category_translations',
    LANGUAGES.flatMap((language) =>
      (Object.keys(CATEGORY_TEXTS[language]) as CategorySlug[]).map((slug) => {
        const [name, description] = CATEGORY_TEXTS[language][slug]
        return { category_id: categoryId(slug), language, name, description }
      }),
    ),
  )
}

/** Makers and how the shop reaches them. What they sold follows from their products. */
export async function fillSellers(
  connection: Connection,
  { sellers, products, now }: { sellers: readonly Seller[]; products: readonly Product[]; now: Date },
): Promise<void> {
  await loadRows(
    connection,
    'public.sellers',
    sellers.map((seller) => {
      const own = products.filter((product) => product.seller === seller)
      const since = new Date(now.getTime() - Math.max(60, ...own.map(({ daysOnline }) => daysOnline + 14)) * DAY_MS).toISOString()
      return {
        id: seller.id,
        slug: seller.slug,
        business_name: seller.name,
        business_type: seller.type,
        business_description: seller.story[0],
        region: seller.region,
        province: seller.place.province,
        location: seller.location[0],
        latitude: seller.latitude,
        longitude: seller.longitude,
        avatar_url: seller.avatar,
        craft: seller.craft,
        specialities: seller.specialities,
        years_of_experience: seller.years,
        languages: seller.languages,
        // Computed when the reviews come.
        rating: 0,
        review_count: 0,
        sales_count: own.reduce((sum, { sold }) => sum + sold, 0),
        is_verified: seller.isVerified,
        is_spotlight: seller.isSpotlight,
        vat_registered: seller.vatRegistered,
        application_status: 'approved',
        created_at: since,
        updated_at: since,
      }
    }),
  )
  await loadRows(
    connection,
    'public.seller_contacts',
    sellers.map(({ id, slug, vatRegistered }) => ({
      seller_id: id,
      email: `${slug}@makers.hattha.test`,
      phone: '',
      language: 'th',
      tax_id: vatRegistered ? taxIdOf(id) : '',
      bank_reference: '',
    })),
  )
}

/** Marks under which some makers sell. */
export async function fillBrands(connection: Connection): Promise<void> {
  await loadRows(
    connection,
    'public.brands',
    BRANDS.map(({ slug, name }) => ({ id: brandId(slug), slug, name, logo_url: null, texts: BRAND_TEXTS[slug] ?? {}, is_active: true })),
  )
}

/** Listings with what can be bought of them, their stock and pictures. */
export async function fillProducts(connection: Connection, { products, now }: { products: readonly Product[]; now: Date }): Promise<void> {
  await loadRows(
    connection,
    'public.products',
    products.map((product) => productRow(product, now)),
  )
  await loadRows(
    connection,
    'public.price_days',
    products.flatMap((product) => priceDays(product, now)),
  )
  const variants = products.flatMap((product) => product.variants.map((variant, position) => ({ ...variant, product, position })))
  await loadRows(
    connection,
    'public.product_variants',
    variants.map(({ id, product, sku, name, options, baht, grams, picture, position, stock }) => ({
      id,
      product_id: product.id,
      sku,
      name,
      options,
      price_minor: baht === product.baht ? null : baht * 100,
      weight_grams: grams === product.size.grams ? null : grams,
      image_url: picture,
      position,
      is_active: true,
      stock_quantity: stock,
    })),
  )
  await loadRows(
    connection,
    'public.stock_levels',
    variants.map(({ id, stock }) => ({ variant_id: id, on_hand: stock, allocated: 0, reserved: 0, backorder_limit: 0 })),
  )
  await loadRows(
    connection,
    'public.product_images',
    products.flatMap((product) =>
      product.pictures.map(({ url, alt }, position) => ({ id: uuidOf('picture', product.id, String(position)), product_id: product.id, url, alt, position })),
    ),
  )
  await loadRows(
    connection,
    'public.stock_movements',
    variants
      .filter(({ stock }) => stock > 0)
      .map(({ id, stock, product }) => ({
        variant_id: id,
        kind: 'received',
        quantity: stock,
        note: '',
        created_at: publishedAt(product, now),
      })),
  )
}

const publishedAt = ({ daysOnline }: Product, now: Date): string => new Date(now.getTime() - daysOnline * DAY_MS).toISOString()

function productRow(product: Product, now: Date): Record<string, unknown> {
  const { sheet, seller, kind, look, size } = product
  const brand = brandOf(seller)
  return {
    id: product.id,
    seller_id: seller.id,
    category_id: categoryId(sheet.category),
    brand_id: brand === null ? null : brandId(brand),
    sku: product.sku,
    name: product.name[0],
    description: product.description[0],
    care: product.care[0],
    language: 'en',
    price_minor: product.baht * 100,
    original_price_minor: product.originalBaht === null ? null : product.originalBaht * 100,
    lowest_before_minor: lowestBefore(product),
    currency: 'THB',
    weight_grams: size.grams,
    dimensions: size.measure,
    material: kind.material,
    color: look.colour,
    size: size.label,
    model: '',
    craft: seller.craft,
    tags: sheet.tags,
    hs_code: sheet.hs,
    origin_country: 'TH',
    // Triggers would arrive at the same pictures and pieces; given at once they leave each row written once.
    image_url: product.pictures[0]?.url,
    images: product.pictures.map(({ url }) => url),
    is_handmade: true,
    is_featured: product.isFeatured,
    is_new: product.isNew,
    free_shipping: product.freeShipping,
    gift_wrap: product.giftWrap,
    same_day_delivery: product.sameDay,
    customizable: product.personal !== null,
    personalization_prompt: product.personal?.[0] ?? '',
    personalization_max: lettersIn(product.personal?.[0] ?? ''),
    personalization_required: false,
    is_unique: product.isUnique,
    made_to_order: product.leadDays > 0,
    lead_time_days: product.leadDays,
    stock_quantity: product.variants.reduce((sum, { stock }) => sum + stock, 0),
    rating: product.rating,
    review_count: product.reviews,
    sales_count: product.sold,
    status: 'active',
    published_at: publishedAt(product, now),
    created_at: publishedAt(product, now),
    updated_at: publishedAt(product, now),
  }
}

/** The limit is part of what the buyer is asked: `Initials under the lid, at most 12 letters`. */
const lettersIn = (prompt: string): number => Number(/at most (\d+)/.exec(prompt)?.[1] ?? 0)
