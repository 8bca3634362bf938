import { createStore, del, entries, get, set } from 'idb-keyval'
import { personShelf } from '../../platform/person-shelf.ts'
import type { ShelfCount } from '../queue/count-shelf.ts'
import type { Answers } from './answers.ts'

/** What this phone keeps of a listing until the shop has it. */
export type KeptListing = {
  id: string
  sellerId: string
  answers: Answers
  /** What the shop and this phone both had last; null where the shop has heard nothing yet. */
  base: Answers | null
  /** The revision of the shop's draft this goes on from; 0 before there is one. */
  seen: number
  /** Whether something was said that the shop has not heard. */
  unsaid: boolean
  /** What is to happen as soon as there is a line: it goes on sale, now or at an ISO moment, or it stays a draft of the shop, with no moment any more where that is null. */
  wanted: 'sale' | 'draft' | { at: string | null } | null
  savedAt: number
  /** What was sent to become a piece, each time: where no answer came, the piece that stands is of one of them. Missing in what an older release kept, as the next. */
  tried?: readonly Answers[] | undefined
  /** The count of its shelf that was sent last, and may have been done. */
  count?: ShelfCount | undefined
}

const listings = personShelf<KeptListing>('hattha-listings', 'listings')
// A database of its own: idb-keyval makes one store for each.
const photos = () => createStore('hattha-listing-photos', 'photos')

/** Browser only. What this phone has kept of a listing. */
export const keptListing = (person: string, id: string): Promise<KeptListing | undefined> => listings.find(person, id)

/** Browser only. Everything this phone has kept of the person's listings. */
export const keptListings = (person: string): Promise<KeptListing[]> => listings.list(person)

/** Browser only. Keeps a listing on this phone. */
export const keepListing = (person: string, kept: KeptListing): Promise<void> => listings.keep(person, kept.id, kept)

/** Browser only. Forgets a listing and its photographs: the shop has them, or nobody wants them. */
export async function forgetListing(person: string, id: string): Promise<void> {
  await listings.forget(person, id)
  for (const [key] of await entries<string, Blob>(photos())) {
    if (key.includes(`/${id}/`)) await del(key, photos())
  }
}

/** Browser only. Keeps a photograph under the address it will have, until it is sent. */
export const keepPhoto = (url: string, content: Blob): Promise<void> => set(url, content, photos())

/** Browser only. A photograph that lies on this phone. */
export const keptPhoto = (url: string): Promise<Blob | undefined> => get(url, photos())
