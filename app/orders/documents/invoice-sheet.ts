import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { OrderInvoice } from './document.ts'
import { amountIn, dayIn, facts, headCell, INK_SOFT, numberCell, productCell, rule, sums, table, taxHead } from './sheet-parts.ts'

/** As books in Thailand call it, whatever the reader's language. */
const THAI_NAME = 'ใบแจ้งหนี้'

/** The shop's bank account, as a buyer transfers to it. */
type Account = { bank: string; number: string; holder: string; swift: string }

/** What a wholesale buyer is to pay for an order on invoice: to whom, until when, and where the money goes. */
export function invoiceSheet(t: TFunction, language: Language, { invoice, account }: { invoice: OrderInvoice; account: Account | undefined }): Sheet {
  const amount = amountIn(language)
  const day = dayIn(language)
  const title = t('documents:invoice.title')
  const less = invoice.total - invoice.owed
  const open = invoice.state === 'open'
  const content: PrintNode[] = [
    ...taxHead(t, language, {
      issuer: invoice.issuer,
      buyer: invoice.buyer,
      title,
      thaiName: THAI_NAME,
      facts: [
        [t('documents:number'), invoice.number],
        [t('documents:issued'), day(invoice.issuedAt)],
        [t('documents:invoice.due'), day(invoice.dueOn)],
      ],
    }),
    table(
      ['*', 170, 90],
      [headCell(t('documents:order')), headCell(t('documents:invoice.maker')), headCell(t('documents:amount'), 'right')],
      invoice.orders.map((order) => [productCell(order.number, []), { text: order.seller, margin: [0, 3, 0, 3] }, numberCell(amount(order.total))]),
    ),
    sums([
      [t('documents:total'), amount(invoice.total)],
      ...(open && less > 0 ? [[t('documents:invoice.credited'), `−${amount(less)}`] as const] : []),
      [t('documents:invoice.toPay'), `฿${amount(invoice.owed)}`],
    ]),
    rule(),
    ...(open ? [...payTo(t, account), { text: t('documents:invoice.reference', { number: invoice.number }), color: INK_SOFT, fontSize: 9 }] : []),
    ...(open ? [] : [{ text: t('documents:invoice.settled'), bold: true }]),
    { text: t('documents:currency'), color: INK_SOFT, fontSize: 8.5 },
  ]
  return { language, title: `${title} ${invoice.number}`, content, footer: `${invoice.number} · ${t('documents:page', { page: '{page}', pages: '{pages}' })}` }
}

function payTo(t: TFunction, account: Account | undefined): PrintNode[] {
  if (!account) return []
  return [
    { text: t('documents:invoice.account'), bold: true, margin: [0, 0, 0, 4] },
    {
      columns: [
        {
          width: 300,
          stack: [
            facts([
              [t('payments:transfer.bank'), account.bank],
              [t('payments:transfer.number'), account.number],
              [t('payments:transfer.holder'), account.holder],
              ...(account.swift === '' ? [] : [[t('payments:transfer.swift'), account.swift] as const]),
            ]),
          ],
        },
        { text: '', width: '*' },
      ],
      margin: [0, 0, 0, 8],
    },
  ]
}
