import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { IssuedDocument } from './document.ts'
import { amountIn, dayIn, headCell, INK_SOFT, numberCell, productCell, rateIn, rule, sums, table, taxHead } from './sheet-parts.ts'

/** Tax documents are Thai by law (Revenue Code, section 86/4): whatever the reader's language, these names stand on them. */
export const THAI_NAMES = { receipt: 'ใบเสร็จรับเงิน', tax_invoice: 'ใบเสร็จรับเงิน / ใบกำกับภาษี' } satisfies Record<IssuedDocument['kind'], string>

/** Until an invoice is paid, its goods have no receipt. */
const UNPAID_NAMES = { receipt: 'ใบแจ้งหนี้', tax_invoice: 'ใบกำกับภาษี' } satisfies Record<IssuedDocument['kind'], string>

/** A receipt or tax invoice as a page. Every amount is the one that was issued; VAT stands only where the maker is registered for it. */
export function receiptSheet(t: TFunction, language: Language, document: IssuedDocument): Sheet {
  const amount = amountIn(language)
  const day = dayIn(language)
  // Nobody has paid yet what was ordered on invoice, so it is no receipt.
  const due = document.invoice !== null && document.invoice.paidAt === null ? document.invoice : undefined
  const title = due ? t(`documents:invoice.${document.kind === 'receipt' ? 'title' : 'taxInvoice'}`) : t(`documents:${document.kind}`)
  const content: PrintNode[] = [
    ...taxHead(t, language, {
      issuer: document.issuer,
      buyer: document.buyer,
      title,
      thaiName: (due ? UNPAID_NAMES : THAI_NAMES)[document.kind],
      facts: [
        [t('documents:number'), document.number],
        [t('documents:issued'), day(document.issuedAt)],
        due ? [t('documents:invoice.due'), day(due.dueOn)] : [t('documents:paid'), day(document.invoice?.paidAt ?? document.paidAt)],
        [t('documents:order'), document.orderNumber],
        [t('documents:paidBy'), paidBy(t, language, document)],
      ],
    }),
    table(
      ['*', 50, 90, 90],
      [
        headCell(t('documents:product')),
        headCell(t('documents:quantity'), 'right'),
        headCell(t('documents:unitPrice'), 'right'),
        headCell(t('documents:amount'), 'right'),
      ],
      document.lines.map((line) => [
        productCell(line.title, [[line.optionText, line.sku].filter(Boolean).join(' · ')]),
        numberCell(String(line.quantity)),
        numberCell(amount(line.unitPrice)),
        numberCell(amount(line.unitPrice * line.quantity)),
      ]),
    ),
    sums(sumRows(t, language, document)),
    rule(),
    { text: t('documents:currency'), color: INK_SOFT, fontSize: 8.5 },
    { text: t('documents:note', { issuer: document.issuer.name }), color: INK_SOFT, fontSize: 8.5 },
  ]
  return {
    language,
    title: `${title} ${document.number}`,
    content,
    footer: `${document.number} · ${t('documents:page', { page: '{page}', pages: '{pages}' })}`,
  }
}

/** Store credit is a way to pay and lowers no price: tax is in the whole sum. */
function paidBy(t: TFunction, language: Language, { paymentMethod, credit, invoice }: IssuedDocument): string {
  const method = [t(`documents:by.${paymentMethod}`), invoice?.number].filter(Boolean).join(' ')
  if (credit === 0 || paymentMethod === 'store_credit') return method
  return `${method} · ${t('documents:by.store_credit')} ฿${amountIn(language)(credit)}`
}

function sumRows(t: TFunction, language: Language, { kind, sums: charged }: IssuedDocument): [string, string][] {
  const amount = amountIn(language)
  // Points are a way to pay and no discount: tax is in the whole sum, and whatever is not paid in money was paid with them.
  const whole = charged.items - charged.discount + charged.shipping
  const points = whole - charged.total
  return [
    [t('documents:goods'), amount(charged.items)],
    ...(charged.discount > 0 ? [[t('documents:savings'), `−${amount(charged.discount)}`] satisfies [string, string]] : []),
    [t('documents:shipping'), amount(charged.shipping)],
    ...(kind === 'tax_invoice'
      ? [
          [t('documents:beforeVat'), amount(whole - charged.taxIncluded)] satisfies [string, string],
          [t('documents:vat', { rate: rateIn(language)(charged.taxRatePpm) }), amount(charged.taxIncluded)] satisfies [string, string],
        ]
      : []),
    ...(points > 0 ? [[t('points:order.paid'), `−${amount(points)}`] satisfies [string, string]] : []),
    [t('documents:total'), `฿${amount(charged.total)}`],
  ]
}
