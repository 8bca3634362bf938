import * as v from 'valibot'

/** How a maker wants the shop to be seen. */
export type ShopWish = { name: string; story: string; craft: string; specialities: string[]; years: number; place: string; languages: string[] }

const text = v.pipe(v.optional(v.string(), ''), v.trim())
const atMost = (length: number) => v.pipe(text, v.maxLength(length, 'dashboard:product.problem.long'))
/** The database's own limit. */
const SPECIALITIES_MAX = 20

/** Messages are keys of the catalogue `desk`, or name another. */
export const ShopForm = v.object({
  name: v.pipe(text, v.minLength(2, 'dashboard:sell.problem.name'), v.maxLength(100, 'dashboard:sell.problem.name')),
  story: atMost(5_000),
  craft: atMost(200),
  specialities: v.pipe(
    text,
    v.transform((typed) => [...new Set(typed.split(/[,，、\n]/).map((each) => each.trim()))].filter((each) => each !== '')),
    v.maxLength(SPECIALITIES_MAX, 'profile.problem.specialities'),
    v.everyItem((each) => each.length <= 100, 'dashboard:product.problem.long'),
  ),
  years: v.pipe(text, v.regex(/^\d{0,3}$/, 'profile.problem.years'), v.transform(Number), v.maxValue(120, 'profile.problem.years')),
  place: atMost(200),
  languages: v.pipe(v.array(v.string()), v.minLength(1, 'profile.problem.languages')),
})

/** What the fields of the form begin with. */
export const shopFormOf = (wish: ShopWish): v.InferInput<typeof ShopForm> => ({
  ...wish,
  specialities: wish.specialities.join(', '),
  years: wish.years === 0 ? '' : String(wish.years),
})
