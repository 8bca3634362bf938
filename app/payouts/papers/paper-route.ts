import { redirect, type LoaderFunctionArgs } from 'react-router'
import type { Language } from '../../i18n/languages.ts'
import { pageHandle } from '../../platform/page-handle.ts'
import type { Sheet } from '../../platform/printer.ts'
import { readerOf, shopOf, type Shop } from '../../shop.ts'
import { feeInvoiceSheet } from '../fee-invoices/fee-invoice-sheet.ts'
import { getFeeInvoice } from '../fee-invoices/get-fee-invoice.server.ts'
import { getMemberStatement } from '../statements/get-member-statement.server.ts'
import { getStatement } from '../statements/get-statement.server.ts'
import { memberSheet } from '../statements/member-sheet.ts'
import { statementSheet } from '../statements/statement-sheet.ts'
import { type Paper, paperOf } from './paper-link.server.ts'

export const handle = pageHandle({ messages: [], noindex: true })

/** `/maker-paper.pdf`: a file for whoever holds a link that was signed less than a minute ago. Others are led to their desk. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = shopOf(context)
  const { language } = readerOf(context)
  const wanted = paperOf(shop, new URL(request.url).searchParams)
  const found = wanted && (await sheetOf(shop, wanted, language))
  if (!found) return redirect('/seller-dashboard?tab=money')
  const pdf = await shop.printer.print(found.sheet)
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(pdf.byteLength),
      'content-disposition': `attachment; filename="${found.name}.pdf"`,
      'content-language': language,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  })
}

async function sheetOf(shop: Shop, { paper, seller, of }: Paper, language: Language): Promise<{ sheet: Sheet; name: string } | undefined> {
  const t = shop.words(language)
  if (paper === 'fee_invoice') {
    const invoice = await getFeeInvoice(shop.service, { seller, id: of })
    return invoice && { sheet: feeInvoiceSheet(t, language, invoice), name: invoice.number }
  }
  if (paper === 'member_statement') {
    const found = await getMemberStatement(shop.service, { seller, of })
    return found && { sheet: memberSheet(t, language, found), name: `statement-${of.slice(-7)}` }
  }
  const found = await getStatement(shop.service, { seller, month: of })
  return found && { sheet: statementSheet(t, language, found), name: `statement-${of}` }
}
