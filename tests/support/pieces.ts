import type { Product, ProductPiece, ProductVariant } from '../../app/catalog/product.ts'

/** A variant of ten, without a choice. */
export const aVariant = (facts: Partial<ProductVariant> = {}): ProductVariant => ({
  id: 'v1',
  name: '',
  options: {},
  priceMinor: 1_200_00,
  originalPriceMinor: null,
  weightGrams: 300,
  image: null,
  stock: 10,
  ...facts,
})

/** A silk scarf of a verified maker, ten on the shelf. A test names what matters. */
export function aPiece(facts: Partial<ProductPiece> = {}): ProductPiece {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'Silk scarf',
    description: '<p>Woven <b>by hand</b> in Surin.</p>',
    textLanguage: 'en',
    machineTranslated: false,
    priceMinor: 1_200_00,
    originalPriceMinor: null,
    pictures: [{ url: '/pictures/one.webp', alt: '' }],
    categoryPicture: '/pictures/category-textiles.webp',
    category: { id: 'c1', slug: 'scarves-and-shawls', name: 'Scarves and shawls' },
    maker: {
      id: '22222222-2222-4222-8222-222222222222',
      slug: 'ban-tha-sawang',
      name: 'Ban Tha Sawang Silk',
      avatar: null,
      isVerified: true,
      location: 'Tha Sawang, Surin',
      province: 'Surin',
      craft: 'Silk weaving',
      years: 20,
      rating: 4.8,
      reviewCount: 12,
      salesCount: 40,
      story: 'We weave.',
      closed: null,
    },
    variants: [aVariant()],
    rating: 0,
    reviewCount: 0,
    stock: 10,
    isUnique: false,
    madeToOrder: false,
    leadTimeDays: 0,
    isHandmade: true,
    isNew: false,
    isFeatured: false,
    freeShipping: false,
    giftWrap: false,
    sameDayDelivery: false,
    customizable: false,
    craft: { text: 'Silk weaving', language: 'en' },
    optionWords: {},
    personalization: null,
    ...facts,
  }
}

/** The same scarf with all that stands on its page. */
export const aProduct = (facts: Partial<Product> = {}): Product => ({
  ...aPiece(),
  sku: 'SCA-001',
  care: 'Wash cold.',
  material: { text: 'silk', language: 'en' },
  color: { text: 'plum', language: 'en' },
  dimensions: '180 × 60 cm',
  weightGrams: 300,
  model: '',
  ownLanguage: 'en',
  brand: null,
  family: { id: 'f1', slug: 'textiles', name: 'Textiles' },
  promotions: [],
  quoted: [],
  more: [],
  alike: [],
  ...facts,
})
