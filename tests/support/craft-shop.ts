import { randomUUID } from 'node:crypto'
import { NO_SEARCH, type ProductSearch } from '../../app/catalog/search/product-search.ts'
import { indexProducts } from '../../app/catalog/search/search-index.server.ts'
import { findProducts } from '../../app/catalog/search/search-products.server.ts'
import { correctQuery } from '../../app/catalog/search/search-spelling.server.ts'
import type { Language } from '../../app/i18n/languages.ts'
import type { TestDatabase } from './database.ts'
import { givenProduct, givenSeller } from './market.ts'

export const THB = [{ quote: 'THB', rate: '1' }] as const
/** Somebody who reads in a language and counts in baht. */
export const reader = (language: Language = 'en') => ({ language, rates: THB })

type Facts = { name: string; th?: string; nl?: string; description?: string; material?: string; craft?: string; seller?: string; stock?: number } & Partial<
  Record<'free_shipping' | 'gift_wrap' | 'is_featured' | 'is_new' | 'is_handmade', boolean>
> & {
    price?: number
    original?: number
    rating?: number
    status?: string
    brand?: string
    category?: string
  }

/** A listed piece with the facts a test is about. */
export async function givenListed(
  db: TestDatabase,
  {
    name,
    th,
    nl,
    description = '',
    material = '',
    craft = '',
    seller,
    stock = 10,
    price = 1000,
    original,
    rating = 0,
    status = 'active',
    brand,
    category,
    ...flags
  }: Facts,
) {
  const product = await givenProduct(db, { name, stock, priceMinor: price * 100, ...(seller && { sellerId: seller }) })
  const changes = {
    description,
    material,
    craft,
    status,
    rating,
    review_count: rating > 0 ? 10 : 0,
    original_price_minor: original ? original * 100 : null,
    is_new: false,
    ...flags,
    ...(brand && { brand_id: brand }),
    ...(category && { category_id: category }),
  }
  const names = Object.keys(changes)
  await db.owner.all(`update public.products set ${names.map((column, index) => `${column} = $${index + 2}`).join(', ')} where id = $1`, [
    product.productId,
    ...Object.values(changes),
  ])
  for (const [language, text] of [
    ['th', th],
    ['nl', nl],
  ]) {
    if (text)
      await db.owner.all('insert into public.product_translations (product_id, language, name) values ($1, $2, $3)', [product.productId, language, text])
  }
  return product
}

/** Nine listed pieces of several makers in two provinces, a draft and a suspended maker's piece, all indexed. */
export async function givenCraftShop(db: TestDatabase): Promise<{ surin: string; chiangMai: string; hidden: string }> {
  const given = (facts: Facts) => givenListed(db, facts)
  const [surin, chiangMai, hidden] = [
    await givenSeller(db, 'Ban Tha Sawang Weavers'),
    await givenSeller(db, 'Mae Rim Kiln'),
    await givenSeller(db, 'Suspended Workshop'),
  ]
  await db.owner.all(`update public.sellers set province = 'TH-32' where id = $1`, [surin])
  await db.owner.all(`update public.sellers set province = 'TH-50' where id = $1`, [chiangMai])
  const label = randomUUID()
  await db.owner.all(`insert into public.brands (id, slug, name) values ($1, 'doi-tung', 'Doi Tung')`, [label])
  await given({
    name: 'Mudmee silk sarong',
    th: 'ผ้าซิ่นไหมมัดหมี่',
    nl: 'Mudmee sarong van zijde',
    craft: 'mudmee',
    material: 'silk',
    seller: surin,
    price: 3200,
    rating: 4.8,
    is_featured: true,
  })
  await given({
    name: 'Plain silk scarf',
    th: 'ผ้าพันคอผ้าไหม',
    nl: 'Effen zijden sjaal',
    material: 'silk',
    seller: surin,
    price: 1500,
    rating: 4.2,
    free_shipping: true,
    gift_wrap: true,
  })
  await given({
    name: 'Celadon bowl',
    th: 'ชามศิลาดล',
    nl: 'Celadon kom',
    material: 'stoneware',
    seller: chiangMai,
    price: 900,
    rating: 4.6,
    description: 'Wrapped in silk paper.',
    free_shipping: true,
  })
  await given({ name: 'Celadon vase', th: 'แจกันศิลาดล', material: 'stoneware', seller: chiangMai, price: 2400, original: 3000, rating: 3.6, brand: label })
  await given({ name: 'Benjarong tea set', th: 'ชุดน้ำชาเบญจรงค์', material: 'porcelain', price: 5200, gift_wrap: true })
  await given({ name: 'Rattan bag', th: 'กระเป๋าหวาย', nl: 'Tas van rotan', material: 'rattan', price: 1100, is_new: true, brand: label })
  await given({ name: 'Indigo cotton shirt', th: 'เสื้อผ้าฝ้ายย้อมคราม', material: 'cotton', craft: 'indigo dye', price: 890 })
  await given({ name: 'Silver bracelet', th: 'กำไลเงิน', material: 'silver', craft: 'silver jewelry', price: 1990, stock: 0 })
  await given({ name: 'Mango wood bowl', th: 'ชามไม้มะม่วง', material: 'mango wood', price: 640 })
  await given({ name: 'Secret draft of silk', status: 'draft' })
  await given({ name: 'Silk of a suspended maker', seller: hidden })
  await db.owner.all(`update public.sellers set application_status = 'suspended' where id = $1`, [hidden])
  await indexProducts(db.service)
  return { surin, chiangMai, hidden }
}

/** What a stranger sees of a list. */
export const searchesOf = (db: TestDatabase) => {
  const find = (changes: Partial<ProductSearch>, language: Language = 'en') => findProducts(db.anon, { ...NO_SEARCH, ...changes }, reader(language))
  const namesOf = async (changes: Partial<ProductSearch>) => (await find(changes)).products.map(({ name }) => name)
  /** Searches as the page does: typing errors corrected first. */
  const found = async (q: string) => namesOf({ q: (await correctQuery(db.anon, q)) ?? q })
  return { find, namesOf, found }
}
