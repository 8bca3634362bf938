import * as v from 'valibot'
import { isDatabaseError } from '../../platform/database-error.ts'
import type { Shop } from '../../shop.ts'
import { refuse, useCase } from '../../use-case.ts'
import { findOrderFor } from '../moves/order-access.server.ts'
import { DOCUMENT_KINDS } from './document.ts'
import { documentLink } from './document-link.server.ts'
import { getCreditNote, getInvoice, getPackingSlip, getReceipt } from './get-document.server.ts'

const Body = v.object({
  order: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  /** Opens the order of a guest; members need none. */
  token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
  kind: v.picklist(DOCUMENT_KINDS),
  parcel: v.optional(v.pipe(v.string(), v.uuid())),
  /** Which credit note. */
  note: v.optional(v.pipe(v.string(), v.uuid())),
  /** A packing slip that lies in a present has none. */
  prices: v.optional(v.boolean(), true),
})

/**
 * `POST /functions/v1/open-document`. A link, good for a minute, to the receipt of an order or one of its credit notes (for its buyer and its maker), to the invoice it was ordered on (for its buyer), or to the
 * packing slip of it or of one parcel (for its maker). 404 for everybody else, 409 `not_paid_yet` where there is nothing to confirm.
 */
export const openDocumentFunction = useCase(Body, async (shop, caller, { order: number, token, kind, parcel, note, prices }) => {
  const access = await findOrderFor(shop.service, caller, { number, token })
  if (!access || (kind === 'packing_slip' && access.actor !== 'seller') || (kind === 'invoice' && access.actor !== 'buyer')) return refuse('not_found')
  const orderId = access.order.id
  if (kind === 'packing_slip') {
    const slip = await getPackingSlip(shop.service, { orderId, parcel })
    if (!slip) return refuse('not_found')
  } else if (kind === 'credit_note') {
    if (!(await getCreditNote(shop.service, { orderId, note }))) return refuse('not_found')
  } else if (kind === 'invoice') {
    if (!(await getInvoice(shop.service, orderId))) return refuse('not_found')
  } else if (!(await isIssued(shop, orderId))) return refuse('not_paid_yet')
  const wanted = {
    order: orderId,
    kind,
    ...(kind === 'packing_slip' && parcel !== undefined && { parcel }),
    ...(kind === 'credit_note' && note !== undefined && { note }),
    prices: prices ? ('yes' as const) : ('no' as const),
  }
  return { url: documentLink(shop, wanted, caller.language) }
})

/** Whether there is a receipt; it is issued now if there should be one. */
async function isIssued(shop: Shop, orderId: string): Promise<boolean> {
  try {
    return (await shop.service.transaction((tx) => getReceipt(tx, orderId))) !== undefined
  } catch (error) {
    // The money went back while it was asked for.
    if (isDatabaseError(error) && error.code === 'HT003') return false
    throw error
  }
}
