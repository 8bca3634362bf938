import { listPictures } from '../products/my-pictures.ts'
import { readMyProduct, type MyProduct } from '../products/my-product.ts'
import { readSaid } from '../products/said-of-product.ts'
import { answersOf, nothingSaid, readAnswers, type Answers } from './answers.ts'
import { readDraft } from './listing-draft.ts'
import { keptListing, type KeptListing } from './listing-shelf.ts'
import { type Difference, mergeAnswers } from './merge-answers.ts'

/** A listing as a device opens it. */
export type OpenedListing = {
  kept: KeptListing
  /** The piece it changes; null while there is only a draft. */
  product: MyProduct | null
  /** What the shop and this device say differently. */
  differences: Difference[]
}

type Wanted = { id: string; person: string; language: string; /** The shop it begins in, where it is new. */ begins: string | undefined }

/**
 * Browser only. Opens a listing with what this phone and the shop know of it; null where neither knows it. Without a line what lies on the phone is enough.
 * Throws the API's error where the phone knows nothing.
 */
export async function openListing({ id, person, language, begins }: Wanted): Promise<OpenedListing | null> {
  const here = await keptListing(person, id).catch(() => undefined)
  const there = await readThere(id, language).catch((error: unknown) => {
    if (here || begins !== undefined) return undefined
    throw error
  })
  const sellerId = here?.sellerId ?? there?.draft?.sellerId ?? there?.sellerId ?? begins
  if (sellerId === undefined) return null
  const live = there?.live ?? null
  const theirs = there?.draft ? readAnswers(there.draft.answers, language) : live
  const kept: KeptListing = {
    id,
    sellerId,
    answers: theirs ?? nothingSaid(language),
    base: theirs,
    seen: there?.draft?.revision ?? 0,
    unsaid: false,
    wanted: null,
    savedAt: Date.now(),
  }
  const product = there?.product ?? null
  if (!here) return { kept, product, differences: [] }
  const mine = { ...here, answers: readAnswers(here.answers, language) }
  if (!theirs || !here.base) return { kept: mine, product, differences: [] }
  const { merged, differences } = mergeAnswers(here.base, mine.answers, theirs)
  return { kept: { ...kept, answers: merged, unsaid: here.unsaid, wanted: differences.length > 0 ? null : here.wanted }, product, differences }
}

async function readThere(id: string, language: string) {
  const [draft, found] = await Promise.all([readDraft(id), readMyProduct(id, language)])
  return { draft, product: found?.product ?? null, sellerId: found?.sellerId, live: found && (await answersNow(found)) }
}

/** Browser only. A piece as its maker wants it now. Throws the API's error. */
async function answersNow({ product, language }: { product: MyProduct; language: string }): Promise<Answers> {
  const [pictures, said] = await Promise.all([listPictures(product.id, product.change), readSaid(product.id)])
  return answersOf(product, { pictures: pictures.map((picture) => ({ ...picture, sent: true })), said, language })
}
