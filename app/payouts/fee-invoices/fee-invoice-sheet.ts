import type { TFunction } from 'i18next'
import { dateFormat } from '../../i18n/date-format.ts'
import type { Language } from '../../i18n/languages.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import { amountIn, dayIn, headCell, INK_SOFT, numberCell, productCell, rateIn, rule, sums, table, taxHead } from '../../orders/documents/sheet-parts.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { FeeInvoice } from './fee-invoice.ts'

/** Tax documents are Thai by law: whatever the reader's language, these names stand on them. */
const THAI_NAMES = { tax_invoice: 'ใบกำกับภาษี', credit_note: 'ใบลดหนี้' } satisfies Record<FeeInvoice['kind'], string>

/** What a maker is invoiced for a month, or what is credited of it: who to whom, for what, its value, the VAT in it. */
export function feeInvoiceSheet(t: TFunction, language: Language, invoice: FeeInvoice): Sheet {
  const amount = amountIn(language)
  const day = dayIn(language)
  const month = dateFormat(language, { month: 'long', year: 'numeric', timeZone: SHOP_ZONE }).format(new Date(`${invoice.month}-15T12:00:00Z`))
  const title = t(`statements:fees.${invoice.kind}`)
  const { corrects } = invoice
  const content: PrintNode[] = [
    ...taxHead(t, language, {
      issuer: invoice.issuer,
      buyer: { name: invoice.buyer.name, address: {}, tax: invoice.buyer },
      title,
      thaiName: THAI_NAMES[invoice.kind],
      facts: [
        [t('documents:number'), invoice.number],
        [t('documents:issued'), day(invoice.issuedAt)],
        ...(corrects
          ? [
              [t('documents:creditNote.corrects'), corrects.number] as const,
              [t('documents:creditNote.correctsIssued'), day(corrects.issuedAt)] as const,
              [t('documents:creditNote.reason'), t('statements:fees.givenBack')] as const,
            ]
          : []),
      ],
    }),
    table(
      ['*', 110],
      [headCell(t('statements:what')), headCell(t('documents:amount'), 'right')],
      [[productCell(t(`statements:fees.${invoice.about}`, { month }), []), numberCell(amount(invoice.net))]],
    ),
    sums([
      ...(corrects
        ? [
            [t('documents:creditNote.original'), amount(corrects.original)] as const,
            ...(corrects.earlier > 0 ? [[t('documents:creditNote.earlier'), `−${amount(corrects.earlier)}`] as const] : []),
            [t('documents:creditNote.right'), amount(corrects.original - corrects.earlier - invoice.net)] as const,
            [t('documents:creditNote.difference'), amount(invoice.net)] as const,
          ]
        : [[t('documents:beforeVat'), amount(invoice.net)] as const]),
      [t('documents:vat', { rate: rateIn(language)(invoice.vatRatePpm) }), amount(invoice.vat)],
      [t('documents:total'), `฿${amount(invoice.total)}`],
    ]),
    rule(),
    ...(invoice.about === 'commission' ? [{ text: t(`statements:fees.settled.${invoice.kind}`), color: INK_SOFT, fontSize: 8.5 }] : []),
    { text: t('documents:currency'), color: INK_SOFT, fontSize: 8.5 },
  ]
  return { language, title: `${title} ${invoice.number}`, content, footer: `${invoice.number} · ${t('documents:page', { page: '{page}', pages: '{pages}' })}` }
}
