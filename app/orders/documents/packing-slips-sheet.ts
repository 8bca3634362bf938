import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { PackingSlip } from './document.ts'
import { packingSlipSheet } from './packing-slip-sheet.ts'
import type { PaperSize } from './papers.ts'
import { rolled } from './roll-parts.ts'
import { addressBlock, cardBlock, INK_SOFT } from './sheet-parts.ts'

/** The packing slips of several orders, without prices, each on a page of its own or torn off a roll. */
export function packingSlipsSheet(t: TFunction, language: Language, { slips, size }: { slips: readonly PackingSlip[]; size: PaperSize }): Sheet {
  const title = t('documents:slip.title')
  if (size === 'roll') return { language, title, size, content: rolled(slips.map((slip) => rolledSlip(t, language, slip))), footer: '' }
  const pages = slips.map((slip) => packingSlipSheet(t, language, { slip, prices: false }).content)
  return {
    language,
    title,
    content: pages.map((content, place) => ({ stack: content, ...(place > 0 && { pageBreak: 'before' }) })),
    footer: t('documents:page', { page: '{page}', pages: '{pages}' }),
  }
}

const rolledSlip = (t: TFunction, language: Language, slip: PackingSlip): PrintNode => ({
  stack: [
    { text: slip.seller, bold: true, fontSize: 11 },
    { text: `${t('documents:slip.title')} ${slip.orderNumber}`, margin: [0, 0, 0, 4] },
    { barcode: slip.orderNumber, width: 200, height: 34, margin: [0, 0, 0, 8] },
    addressBlock(t(slip.shippingMethod === 'pickup' ? 'documents:buyer' : 'documents:slip.to'), slip.address, language, { large: true }),
    ...slip.lines.map((line) => ({
      stack: [
        { text: `${line.quantity} × ${line.titleSeller || line.title}`, bold: true, fontSize: 11 },
        ...[
          [line.optionText, line.sku].filter(Boolean).join(' · '),
          line.giftWrap ? t('documents:slip.wrap') : '',
          line.personalization && t('documents:slip.personalization', { text: line.personalization }),
        ]
          .filter(Boolean)
          .map((text) => ({ text, color: INK_SOFT })),
      ],
      margin: [0, 0, 0, 6],
    })),
    ...(slip.gift?.message ? [cardBlock(t('documents:slip.gift'), slip.gift.message)] : []),
  ],
})
