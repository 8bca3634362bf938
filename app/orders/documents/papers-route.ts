import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageHandle } from '../../platform/page-handle.ts'
import { readerOf, shopOf } from '../../shop.ts'
import { listCustoms } from './list-customs.server.ts'
import { listHandedOver } from './list-handed-over.server.ts'
import { listPackingSlips } from './get-document.server.ts'
import { customsSheet } from './customs-sheet.ts'
import { handOverSheet } from './hand-over-sheet.ts'
import { listLabels } from './list-labels.server.ts'
import { labelsSheet } from './labels-sheet.ts'
import { papersOf } from './papers-link.server.ts'
import { pickingListSheet } from './picking-list-sheet.ts'
import { packingSlipsSheet } from './packing-slips-sheet.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/order-papers.pdf`: the papers of several orders for whoever holds a link that was signed less than a minute ago. Others are led to their desk. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { language } = readerOf(context)
  const wanted = papersOf(shop, new URL(request.url).searchParams)
  if (!wanted) return redirect('/seller-dashboard?tab=orders')
  const { orders, kind, size } = wanted
  const words = shop.words(language)
  const sheet =
    kind === 'customs' || kind === 'commercial'
      ? customsSheet(words, language, { orders: await listCustoms(shop.service, orders), size, kind })
      : kind === 'handover'
        ? handOverSheet(words, language, { parcels: await listHandedOver(shop.service, orders), size, at: new Date().toISOString() })
        : { slips: packingSlipsSheet, picking: pickingListSheet, labels: labelsSheet }[kind](words, language, {
            slips: kind === 'labels' ? await listLabels(shop.service, orders) : await listPackingSlips(shop.service, orders),
            size,
          })
  const pdf = await shop.printer.print(sheet)
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `attachment; filename="${kind}.pdf"`,
      'content-language': language,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}
