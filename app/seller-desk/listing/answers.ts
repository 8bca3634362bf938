import * as v from 'valibot'
import { MAKING_STEPS, type MakingStep } from '../../catalog/making-steps.ts'
import { asWanted, type MyProduct } from '../products/my-product.ts'
import { KINDS, type PersonalDraft } from '../products/personal-form.ts'
import { formOf, ProductForm } from '../products/product-wish.ts'
import type { Said } from '../products/said-of-product.ts'

/** A picture of a listing by the address it has, or gets once it is sent; with a step it shows how the piece is made. */
export type ListedPicture = { url: string; alt: string; sent: boolean; step?: MakingStep | undefined }

/** The pictures of the piece, and those of its making. */
export const parted = (pictures: readonly ListedPicture[]): { piece: ListedPicture[]; making: ListedPicture[] } => ({
  piece: pictures.filter(({ step }) => step === undefined),
  making: pictures.filter(({ step }) => step !== undefined),
})

/** Everything a maker says of a piece, as it was typed: it is kept as such on the phone, and at the shop as a draft. */
export type Answers = Required<{ [Field in keyof ProductForm]: Exclude<ProductForm[Field], undefined> }> & {
  pictures: readonly ListedPicture[]
  said: Said
  /** The language it is described in. */
  language: string
}

/** The questions in their order; `look` is the last glance. */
export const STEPS = ['photos', 'what', 'how', 'size', 'many', 'price', 'where', 'look'] as const
export type Step = (typeof STEPS)[number]

/** Which answers belong to which question. */
const FIELDS: Readonly<Record<Step, readonly (keyof ProductForm)[]>> = {
  photos: [],
  what: ['name', 'categoryId'],
  how: ['description', 'craft', 'material', 'care', 'making', 'isHandmade'],
  size: ['dimensions', 'weight'],
  many: ['stock', 'isUnique', 'madeToOrder', 'leadTimeDays', 'weekly'],
  price: ['price', 'originalPrice'],
  where: ['parcel', 'freeShipping', 'giftWrap', 'hsCode', 'tags', 'brandId', 'asked', 'early', 'followersHours'],
  look: [],
}

/** A new listing, of which nothing is said yet. */
export const nothingSaid = (language: string): Answers => ({ ...complete(formOf(undefined)), pictures: [], said: {}, language })

/** A listing as it is, with what waits in the place of what shows. */
export const answersOf = (product: MyProduct, more: { pictures: readonly ListedPicture[]; said: Said; language: string }): Answers => ({
  ...complete(formOf(asWanted(product))),
  ...more,
})

// `formOf` writes every field; the form's own type leaves those out that have a fallback.
const complete = (form: ProductForm) => form as Omit<Answers, 'pictures' | 'said' | 'language'>

const Kept = v.looseObject({
  pictures: v.array(v.object({ url: v.string(), alt: v.string(), sent: v.boolean(), step: v.optional(v.fallback(v.picklist(MAKING_STEPS), 'other')) })),
  said: v.record(v.string(), v.object({ values: v.array(v.number()), number: v.string() })),
  language: v.string(),
  asked: v.optional(
    v.array(
      v.object({
        id: v.string(),
        kind: v.picklist(KINDS),
        label: v.string(),
        required: v.boolean(),
        max: v.string(),
        choices: v.string(),
        fee: v.string(),
      }),
    ),
  ),
})

/** Answers that come from another device or an older release: what they lack is not said yet, what is of another kind is left. */
export function readAnswers(kept: unknown, language: string): Answers {
  const empty = nothingSaid(language)
  const { success, output } = v.safeParse(Kept, kept)
  if (!success) return empty
  const read: Readonly<Record<string, unknown>> = { ...asOnce(output), ...output }
  const same = Object.entries(empty).map(([field, value]) => [field, typeof read[field] === typeof value ? read[field] : value])
  // Each field is of the kind its empty answer is of.
  return Object.fromEntries(same) as Answers
}

/** A draft of the time when a piece asked one thing. */
const asOnce = ({ wordsPrompt, wordsMax, wordsRequired }: Readonly<Record<string, unknown>>): { asked?: PersonalDraft[] } =>
  typeof wordsPrompt !== 'string' || wordsPrompt === '' || typeof wordsMax !== 'string'
    ? {}
    : { asked: [{ id: 'words', kind: 'text', label: wordsPrompt, required: wordsRequired === true, max: wordsMax, choices: '', fee: '' }] }

/** What is wrong, by field, as keys of the catalogue `dashboard`. */
export function problemsOf(answers: Answers): Partial<Record<keyof ProductForm, string>> {
  const { issues } = v.safeParse(ProductForm, answers)
  // What is wrong within one of several questions stands at them all; each says its own.
  return Object.fromEntries((issues ?? []).map((issue) => [v.getDotPath(issue)?.split('.')[0], issue.message]))
}

/** Those problems that belong to a question. */
export const problemsAt = (step: Step, problems: Partial<Record<keyof ProductForm, string>>): (keyof ProductForm)[] =>
  FIELDS[step].filter((field) => problems[field] !== undefined)

/** The first question that is not answered well enough to put the piece on sale. */
export const firstUnanswered = (problems: Partial<Record<keyof ProductForm, string>>): Step | undefined =>
  STEPS.find((step) => problemsAt(step, problems).length > 0)
