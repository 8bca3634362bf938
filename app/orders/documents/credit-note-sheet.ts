import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { IssuedNote } from './document.ts'
import { THAI_NAMES as CORRECTED } from './receipt-sheet.ts'
import { amountIn, dayIn, facts, headCell, INK_SOFT, numberCell, productCell, rateIn, rule, sums, table, taxHead } from './sheet-parts.ts'

/** Tax documents are Thai by law (Revenue Code, section 86/10): whatever the reader's language, these names stand on them. */
const THAI_NAMES = { credit_note: 'ใบลดหนี้', refund_note: 'ใบคืนเงิน' } satisfies Record<IssuedNote['kind'], string>

/** The paper of a refund: which document it corrects and why, the value that stood there, the right one, the difference, and the VAT in it. */
export function creditNoteSheet(t: TFunction, language: Language, note: IssuedNote): Sheet {
  const day = dayIn(language)
  const title = t(`documents:${note.kind}`)
  const corrected = t(`documents:${note.corrects.kind}`)
  const content: PrintNode[] = [
    ...taxHead(t, language, {
      issuer: note.issuer,
      buyer: note.buyer,
      title,
      thaiName: THAI_NAMES[note.kind],
      facts: [
        [t('documents:number'), note.number],
        [t('documents:issued'), day(note.issuedAt)],
        [t('documents:order'), note.orderNumber],
      ],
    }),
    facts([
      [t('documents:creditNote.corrects'), `${corrected}${language === 'th' ? '' : ` (${CORRECTED[note.corrects.kind]})`} ${note.corrects.number}`],
      [t('documents:creditNote.correctsIssued'), day(note.corrects.issuedAt)],
      [t('documents:creditNote.reason'), t(`documents:creditNote.because.${note.reason}`)],
    ]),
    { text: '', margin: [0, 0, 0, 12] },
    table(
      ['*', 50, 90],
      [headCell(t('documents:product')), headCell(t('documents:quantity'), 'right'), headCell(t('documents:unitPrice'), 'right')],
      note.lines.map((line) => [
        productCell(line.title, [[line.optionText, line.sku].filter(Boolean).join(' · ')]),
        numberCell(String(line.quantity)),
        numberCell(amountIn(language)(line.unitPrice)),
      ]),
    ),
    sums(sumRows(t, language, note)),
    rule(),
    { text: t('documents:currency'), color: INK_SOFT, fontSize: 8.5 },
    { text: t('documents:note', { issuer: note.issuer.name }), color: INK_SOFT, fontSize: 8.5 },
  ]
  return { language, title: `${title} ${note.number}`, content, footer: `${note.number} · ${t('documents:page', { page: '{page}', pages: '{pages}' })}` }
}

function sumRows(t: TFunction, language: Language, { kind, sums: corrected }: IssuedNote): [string, string][] {
  const amount = amountIn(language)
  const { original, earlier, right, difference, tax, taxRatePpm, points, money } = corrected
  const inVat = kind === 'credit_note'
  return [
    [t('documents:creditNote.original'), amount(original)],
    ...(earlier > 0 ? [[t('documents:creditNote.earlier'), `−${amount(earlier)}`] satisfies [string, string]] : []),
    [t('documents:creditNote.right'), amount(right)],
    [t('documents:creditNote.difference'), amount(difference)],
    ...(inVat
      ? [
          [t('documents:beforeVat'), amount(difference - tax)] satisfies [string, string],
          [t('documents:vat', { rate: rateIn(language)(taxRatePpm) }), amount(tax)] satisfies [string, string],
        ]
      : []),
    ...(points > 0 ? [[t('documents:creditNote.points'), `−${amount(points)}`] satisfies [string, string]] : []),
    [t('documents:creditNote.money'), `฿${amount(money)}`],
  ]
}
