import type { ReactNode } from 'react'
import type { MyProduct } from '../products/my-product.ts'
import type { ProductForm } from '../products/product-wish.ts'
import type { Answers, Step } from './answers.ts'
import type { NamesOfCategory } from './suggest.ts'
import type { Listing } from './use-listing.ts'

export type Problems = Partial<Record<keyof ProductForm, string>>

/** What every question gets to ask with. */
export type Asking = {
  listing: Listing
  answers: Answers
  change: Listing['change']
  /** What is wrong with a field, said. */
  problem: (field: keyof ProductForm) => string | undefined
  /** Beside a field: what the shop shows until its change was looked at, or that the answer was guessed. */
  hint: (field: keyof ProductForm, otherwise?: ReactNode) => ReactNode
  product: MyProduct | null
  shop: { id: string; listing: string }
  names: readonly NamesOfCategory[]
  problems: Problems
  onGo: (step: Step) => void
}
