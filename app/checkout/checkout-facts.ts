import type { OfferedMethod } from '../payments/offered-methods.ts'
import type { WantedLine } from './quote/quote.ts'

/** How one can pay here, and whether the bank only plays one. Nothing personal. */
export type CheckoutFacts = { methods: OfferedMethod[]; playsBank: boolean }

/** A line on its way to an order, as it is shown until the quote has come. `price` is satang for one piece. */
export type LineToBuy = WantedLine & { id: string; name: string; optionText: string; image: string; price: number }
