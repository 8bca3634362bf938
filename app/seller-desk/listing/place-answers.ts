import * as v from 'valibot'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { arrangePictures } from '../products/my-pictures.ts'
import { changeProduct, countOf, setProductStatus, type MyProduct } from '../products/my-product.ts'
import { planPublication } from '../products/plan-publication.ts'
import { isWaiting } from '../products/product-change.ts'
import { ProductForm, wishOf } from '../products/product-wish.ts'
import { keepSaid, listAskable, type Askable } from '../products/said-of-product.ts'
import { countShelf } from '../queue/count-shelf.ts'
import type { Answers } from './answers.ts'
import { dropDraft, placeListing } from './listing-draft.ts'
import type { KeptListing } from './listing-shelf.ts'

/** What became of a listing that was to be kept: on sale, on sale as soon as somebody has looked at it (`first`), a draft of the shop, on sale by itself (`planned`), changed, or changed as soon as somebody has looked. */
export type Placed = 'sale' | 'first' | 'draft' | 'planned' | 'changed' | 'waits'

/**
 * What the shop answered: it has it (`placed`); a piece stands there that this device did not know of, and nothing was done (`stands`); or its shelf is not as it
 * was when it was counted (`changed`), or orders need more of it (`held`), and nothing was done either.
 */
export type Outcome = { because: 'placed'; placed: Placed } | { because: 'stands' } | { because: 'changed'; now: number } | { because: 'held'; held: number }

/** Whether orders need more of a shelf than was counted there. */
export const isHeld = (refused: unknown): refused is Extract<Outcome, { because: 'held' }> =>
  typeof refused === 'object' && refused !== null && 'because' in refused && refused.because === 'held'

/** Browser only. Has the shop keep what was said: a new piece, or one that is changed. May be asked again. Throws the API's error, and where answers are wrong. */
export async function placeAnswers({ id, sellerId, answers, wanted, count }: KeptListing, product: MyProduct | null, wasNew: boolean): Promise<Outcome> {
  const form = v.parse(ProductForm, answers)
  const wish = wishOf(form)
  const asked = await listAsked(form.categoryId, answers.language)
  const placed = (what: Placed): Outcome => ({ because: 'placed', placed: what })
  if (!product) {
    const { pictures, said, language } = answers
    const { added, status } = await placeListing({ id, sellerId, language }, wish, { pictures, asked, said, publish: wanted === 'sale' })
    if (!added) return { because: 'stands' }
    if (wanted !== null && typeof wanted === 'object') return placed(await plan(id, wanted.at))
    return placed(status === 'active' ? 'sale' : wanted === 'sale' ? 'first' : 'draft')
  }
  // First of all: nothing is done before somebody has seen what else lies there.
  const counted = count ? await countShelf(count) : 'done'
  if (counted !== 'done') return counted.because === 'held' ? { because: 'held', held: counted.held ?? 0 } : { because: 'changed', now: counted.now ?? 0 }
  const { inCategory } = await changeProduct(product, wish)
  // What its category asks can be said when the category is another: until then it waits.
  if (inCategory) await keepSaid(id, asked, answers.said)
  await arrangePictures(id, answers.pictures)
  const became = wanted === 'sale' && product.status === 'draft' ? await setProductStatus(id, 'active') : undefined
  await dropDraft(id)
  if (wanted !== null && typeof wanted === 'object') return placed(await plan(id, wanted.at))
  if (became !== undefined) return placed(became === 'active' ? 'sale' : 'first')
  if (await isWaiting(id)) return placed('waits')
  return placed(!wasNew ? 'changed' : product.status === 'active' ? 'sale' : 'draft')
}

/** What is to be kept as sent before it is: the answers a piece may come of, and the count of its shelf. */
export function beforePlacing(kept: KeptListing, product: MyProduct | null): KeptListing {
  if (!product) return { ...kept, tried: [...(kept.tried ?? []).filter((each) => each !== kept.answers), kept.answers] }
  const { success, output } = v.safeParse(ProductForm, kept.answers)
  return { ...kept, count: (success && countOf(product, output.stock, kept.count)) || undefined }
}

async function plan(id: string, at: string | null): Promise<'planned' | 'draft'> {
  await planPublication(id, at)
  return at === null ? 'draft' : 'planned'
}

/** Browser only. What the shop asks of the pieces of a category. Throws the API's error. */
export async function listAsked(categoryId: string, language: string): Promise<Askable[]> {
  const category = (await listNamedCategories(language)).find(({ id }) => id === categoryId)
  if (!category) return []
  return listAskable([category.id, ...(category.parentId === null ? [] : [category.parentId])], language)
}

/** Whether every picture has been sent, so that a page can show it. */
export const picturesOnTheirWay = ({ pictures }: Answers): number => pictures.filter(({ sent }) => !sent).length
