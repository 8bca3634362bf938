import type { Offer } from '../../app/checkout/quote/offer.ts'
import { minor } from '../../app/platform/money.ts'

/** A variant on the shelf, as a quote reckons with it; a test names what matters. */
export const anOffer = ({ variantId, price, ...rest }: Partial<Offer> & { variantId: string; price: number }): Offer => ({
  variantId,
  productId: `p-${variantId}`,
  sellerId: 's1',
  sellerName: 'Chonnabot',
  sellerProvince: 'TH-40',
  sellerVatRegistered: false,
  takesCash: true,
  closed: null,
  categoryId: 'bowls',
  categoryIds: ['bowls', 'ceramics'],
  categorySlug: 'bowls',
  name: variantId,
  nameOfSeller: variantId,
  optionText: '',
  sku: '',
  image: '',
  unitPrice: minor(price),
  listPrice: minor(price),
  wholesale: null,
  weightGrams: 100,
  freeShipping: false,
  giftWrap: false,
  available: 100,
  hsCode: '',
  originCountry: 'TH',
  madeToOrderDays: 0,
  personalization: { prompt: '', max: 0, required: false },
  ...rest,
})
