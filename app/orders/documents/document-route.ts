import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import type { Sheet } from '../../platform/printer.ts'
import { documentOf, type WantedDocument } from './document-link.server.ts'
import { getCreditNote, getInvoice, getPackingSlip, getReceipt } from './get-document.server.ts'
import { creditNoteSheet } from './credit-note-sheet.ts'
import { invoiceSheet } from './invoice-sheet.ts'
import { packingSlipSheet } from './packing-slip-sheet.ts'
import { receiptSheet } from './receipt-sheet.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Shop } from '../../shop.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/order-document.pdf`: a file for whoever holds a link that was signed less than a minute ago. Others are led to where their orders are. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { language } = readerOf(context)
  const wanted = documentOf(shop, new URL(request.url).searchParams)
  const sheet = wanted && (await sheetOf(shop, wanted, language))
  if (!sheet) return redirect('/order-tracking')
  const pdf = await shop.printer.print(sheet.sheet)
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `attachment; filename="${sheet.name}.pdf"`,
      'content-language': language,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}

async function sheetOf(
  shop: Shop,
  { order, kind, parcel, note: wantedNote, prices }: WantedDocument,
  language: Language,
): Promise<{ sheet: Sheet; name: string } | undefined> {
  const t = shop.words(language)
  if (kind === 'packing_slip') {
    const slip = await getPackingSlip(shop.service, { orderId: order, parcel })
    return slip && { sheet: packingSlipSheet(t, language, { slip, prices: prices === 'yes' }), name: `packing-slip-${slip.orderNumber}` }
  }
  if (kind === 'credit_note') {
    const note = await getCreditNote(shop.service, { orderId: order, note: wantedNote })
    return note && { sheet: creditNoteSheet(t, language, note), name: `${note.kind === 'credit_note' ? 'credit' : 'refund'}-note-${note.number}` }
  }
  if (kind === 'invoice') {
    const invoice = await getInvoice(shop.service, order)
    return invoice && { sheet: invoiceSheet(t, language, { invoice, account: shop.settings.payments.bankAccount }), name: `invoice-${invoice.number}` }
  }
  const receipt = await shop.service.transaction((tx) => getReceipt(tx, order))
  return receipt && { sheet: receiptSheet(t, language, receipt), name: `receipt-${receipt.number}` }
}
