import type { PaymentMethod } from '../../payments/payment-provider.ts'
import type { Quote } from './quote.ts'

/** The way in which a buyer fetches at the workshop. */
export const PICKUP = 'pickup'

type Wanted = { delivery: Record<string, string>; paymentMethod: PaymentMethod }

/**
 * Whether nothing of an order is sent anywhere, so that no address is asked: every maker's part is fetched. What was pressed counts before its quote has come,
 * where the maker offers it. An invoice is written to an address all the same.
 */
export const isAllFetched = (quote: Pick<Quote, 'sellers'> | undefined, { delivery, paymentMethod }: Wanted): boolean =>
  quote !== undefined &&
  quote.sellers.length > 0 &&
  paymentMethod !== 'invoice' &&
  quote.sellers.every(({ sellerId, choices, chosen }) => {
    const wanted = delivery[sellerId]
    return (choices.some(({ method }) => method === wanted) ? wanted : chosen) === PICKUP
  })
