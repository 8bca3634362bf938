import { listPictures } from '../products/my-pictures.ts'
import { readMyProduct, type MyProduct } from '../products/my-product.ts'
import { readSaid } from '../products/said-of-product.ts'
import { answersOf, nothingSaid, readAnswers, type Answers } from './answers.ts'
import { readDraft } from './listing-draft.ts'
import { keptListing, type KeptListing } from './listing-shelf.ts'
import { cameOf, type Difference, mergeAnswers } from './merge-answers.ts'

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
  if (!theirs) return { kept: mine, product, differences: [] }
  const base = live && !there?.draft ? baseOf(here, live) : here.base
  if (!base) return { kept: mine, product, differences: [] }
  const { merged, differences: found } = mergeAnswers(base, mine.answers, theirs)
  // A shelf that may have been counted already is asked about by the key of that count, and by nothing else.
  const { tried, count } = here
  const differences = found.filter(({ field }) => field !== 'stock' || count?.counted !== Number(mine.answers.stock))
  return {
    kept: { ...kept, answers: merged, unsaid: here.unsaid, wanted: differences.length > 0 ? null : here.wanted, tried, count },
    product,
    differences,
  }
}

/** What a device and the piece that stands both go on from: the answers it came of, where it came of this device's; else what both had last, if anything. */
export function baseOf({ tried = [], base, answers }: KeptListing, live: Answers): Answers {
  return tried.map((each) => readAnswers(each, answers.language)).find((each) => cameOf(each, live)) ?? base ?? nothingSaid(answers.language)
}

/** Browser only. The piece that has come of a listing elsewhere, as its maker wants it now; null where there is none. Throws the API's error. */
export async function readPiece({ id, answers }: KeptListing): Promise<{ product: MyProduct; live: Answers } | null> {
  const found = await readMyProduct(id, answers.language)
  return found && { product: found.product, live: await answersNow(found) }
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
