import * as v from 'valibot'
import { MAKINGS } from '../../catalog/making.ts'
import { typedMinor } from '../../money/typed-amount.ts'
import { minor, toDecimal, toJson } from '../../platform/money.ts'
import type { MyProduct, ProductWish } from './my-product.ts'
import { draftOf, PersonalForms } from './personal-form.ts'

/** Baht as people type them (`1470`, `1,470.50`, `1.470,50`) in satang; undefined for what is no amount of money. */
export function satangOf(typed: string): number | undefined {
  const amount = typedMinor(typed)
  return amount === undefined || amount <= 0n || amount > MOST_SATANG ? undefined : toJson(amount)
}

/** The database's own limit. */
const MOST_SATANG = 9_000_000_000n

const text = v.pipe(v.optional(v.string(), ''), v.trim())
const whole = (from: number, to: number, message: string) =>
  v.pipe(text, v.regex(/^\d{1,6}$/, message), v.transform(Number), v.minValue(from, message), v.maxValue(to, message))
const price = v.pipe(
  text,
  v.nonEmpty('product.problem.price'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const satang = satangOf(dataset.value)
    if (satang !== undefined) return satang
    const amount = typedMinor(dataset.value)
    addIssue({ message: amount !== undefined && amount <= 0n ? 'ui:form.positive' : 'product.problem.price' })
    return NEVER
  }),
)
/** Words apart by commas, each once. */
const tagsOf = (typed: string): string[] => [...new Set(typed.split(/[,،、，\n]/u).map((tag) => tag.trim()))].filter((tag) => tag !== '')
const ticked = v.optional(v.boolean(), false)

/** For how many hours followers may have a piece or a sale before everybody. */
export const FOLLOWERS_HOURS = ['6', '12', '24', '48', '72'] as const

/** The form of a listing. Messages are keys of the catalogue `dashboard`. */
export const ProductForm = v.pipe(
  v.object({
    name: v.pipe(text, v.minLength(2, 'product.problem.name'), v.maxLength(200, 'product.problem.name')),
    categoryId: v.pipe(text, v.nonEmpty('product.problem.category')),
    brandId: text,
    parcel: text,
    description: v.pipe(text, v.maxLength(20_000, 'product.problem.long')),
    material: v.pipe(text, v.maxLength(200, 'product.problem.long')),
    price,
    originalPrice: v.union(
      [
        v.pipe(
          text,
          v.literal(''),
          v.transform(() => null),
        ),
        price,
      ],
      'product.problem.price',
    ),
    stock: v.optional(whole(0, 100_000, 'product.problem.stock')),
    weight: whole(1, 200_000, 'product.problem.weight'),
    leadTimeDays: v.optional(whole(0, 365, 'product.problem.days'), '0'),
    weekly: v.union(
      [
        v.pipe(
          text,
          v.literal(''),
          v.transform(() => null),
        ),
        whole(1, 500, 'listing:problem.weekly'),
      ],
      'listing:problem.weekly',
    ),
    care: v.pipe(text, v.maxLength(2000, 'product.problem.long')),
    craft: v.pipe(text, v.maxLength(200, 'product.problem.long')),
    dimensions: v.pipe(text, v.maxLength(200, 'product.problem.long')),
    hsCode: v.pipe(text, v.regex(/^(\d{6,10})?$/, 'listing:problem.hsCode')),
    tags: v.pipe(
      text,
      v.transform(tagsOf),
      v.maxLength(20, 'listing:problem.tags'),
      v.everyItem((tag) => tag.length <= 40, 'listing:problem.tags'),
    ),
    asked: v.optional(PersonalForms, []),
    making: v.fallback(v.picklist(['', ...MAKINGS]), ''),
    isHandmade: ticked,
    isUnique: ticked,
    madeToOrder: ticked,
    freeShipping: ticked,
    giftWrap: ticked,
    early: ticked,
    followersHours: v.fallback(v.picklist(['', ...FOLLOWERS_HOURS]), ''),
  }),
  v.forward(
    v.partialCheck([['price'], ['originalPrice']], (given) => given.originalPrice === null || given.originalPrice > given.price, 'product.problem.original'),
    ['originalPrice'],
  ),
  v.forward(
    v.partialCheck([['making'], ['isHandmade']], (given) => !(given.making === 'sourced' && given.isHandmade), 'listing:problem.handmade'),
    ['isHandmade'],
  ),
)
export type ProductForm = v.InferInput<typeof ProductForm>

/** What the form says, as the shop keeps it. */
export const wishOf = (form: v.InferOutput<typeof ProductForm>): ProductWish => ({
  name: form.name,
  categoryId: form.categoryId,
  brandId: form.brandId || null,
  parcel: form.parcel || null,
  description: form.description,
  material: form.material,
  priceMinor: form.price,
  originalPriceMinor: form.originalPrice,
  weightGrams: form.weight,
  isHandmade: form.isHandmade,
  making: form.making || null,
  isUnique: form.isUnique,
  madeToOrder: form.madeToOrder,
  leadTimeDays: form.leadTimeDays,
  freeShipping: form.freeShipping,
  giftWrap: form.giftWrap,
  early: form.early,
  followersHours: form.followersHours === '' ? null : Number(form.followersHours),
  weekly: form.madeToOrder ? form.weekly : null,
  care: form.care,
  craft: form.craft,
  dimensions: form.dimensions,
  hsCode: form.hsCode,
  tags: form.tags,
  asked: form.asked,
  stock: form.stock,
})

/** The word for where a listing stands: what is on sale and made to order is on pre-order. */
export const statusWord = ({ status, madeToOrder }: Pick<MyProduct, 'status' | 'madeToOrder'>): MyProduct['status'] | 'preOrder' =>
  status === 'active' && madeToOrder ? 'preOrder' : status

const baht = (satang: number) => toDecimal(minor(satang), 2).replace(/\.00$/, '')

/** What the form shows first: a listing as it is, or an empty one. */
export const formOf = (product: MyProduct | undefined): ProductForm => ({
  name: product?.name ?? '',
  categoryId: product?.categoryId ?? '',
  brandId: product?.brandId ?? '',
  parcel: product?.parcel ?? '',
  description: product?.description ?? '',
  material: product?.material ?? '',
  price: product ? baht(product.priceMinor) : '',
  originalPrice: product?.originalPriceMinor ? baht(product.originalPriceMinor) : '',
  stock: product ? String(product.variants[0]?.onHand ?? 0) : '1',
  weight: product ? String(product.weightGrams) : '500',
  leadTimeDays: String(product?.leadTimeDays ?? 0),
  weekly: product?.weekly ? String(product.weekly) : '',
  making: product?.making ?? '',
  isHandmade: product?.isHandmade ?? true,
  isUnique: product?.isUnique ?? false,
  madeToOrder: product?.madeToOrder ?? false,
  freeShipping: product?.freeShipping ?? false,
  early: product?.early ?? false,
  followersHours: FOLLOWERS_HOURS.find((hours) => Number(hours) === product?.followersHours) ?? '',
  giftWrap: product?.giftWrap ?? false,
  care: product?.care ?? '',
  craft: product?.craft ?? '',
  dimensions: product?.dimensions ?? '',
  hsCode: product?.hsCode ?? '',
  tags: product?.tags.join(', ') ?? '',
  asked: product?.asked.map(draftOf) ?? [],
})
