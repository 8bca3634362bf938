import * as v from 'valibot'
import { listNamedCategories } from '../../catalog/categories/named-categories.ts'
import { arrangePictures } from '../products/my-pictures.ts'
import { changeProduct, countPieces, setProductStatus, type MyProduct } from '../products/my-product.ts'
import { planPublication } from '../products/plan-publication.ts'
import { isWaiting } from '../products/product-change.ts'
import { ProductForm, wishOf } from '../products/product-wish.ts'
import { keepSaid, listAskable, type Askable } from '../products/said-of-product.ts'
import type { Answers } from './answers.ts'
import { dropDraft, placeListing } from './listing-draft.ts'
import type { KeptListing } from './listing-shelf.ts'

/** What became of a listing that was to be kept: on sale, on sale as soon as somebody has looked at it (`first`), a draft of the shop, on sale by itself (`planned`), changed, or changed as soon as somebody has looked. */
export type Placed = 'sale' | 'first' | 'draft' | 'planned' | 'changed' | 'waits'

/** Browser only. Has the shop keep what was said: a new piece, or one that is changed. May be asked again. Throws the API's error, and where answers are wrong. */
export async function placeAnswers({ id, sellerId, answers, wanted }: KeptListing, product: MyProduct | null): Promise<Placed> {
  const form = v.parse(ProductForm, answers)
  const wish = wishOf(form)
  const asked = await listAsked(form.categoryId, answers.language)
  if (!product) {
    const { pictures, said, language } = answers
    const status = await placeListing({ id, sellerId, language }, wish, { pictures, asked, said, publish: wanted === 'sale' })
    if (wanted !== null && typeof wanted === 'object') return plan(id, wanted.at)
    return status === 'active' ? 'sale' : wanted === 'sale' ? 'first' : 'draft'
  }
  const { inCategory } = await changeProduct(product, wish)
  // What its category asks can be said when the category is another: until then it waits.
  if (inCategory) await keepSaid(id, asked, answers.said)
  await arrangePictures(id, answers.pictures)
  if (wish.stock !== undefined) await countPieces(product, wish.stock)
  const became = wanted === 'sale' && product.status === 'draft' ? await setProductStatus(id, 'active') : undefined
  await dropDraft(id)
  if (wanted !== null && typeof wanted === 'object') return plan(id, wanted.at)
  if (became !== undefined) return became === 'active' ? 'sale' : 'first'
  return (await isWaiting(id)) ? 'waits' : 'changed'
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
