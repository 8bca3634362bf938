import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { Sheet } from '../../platform/printer.ts'
import type { PackingSlip } from './document.ts'
import { picked } from './picked.ts'
import type { PaperSize } from './papers.ts'
import { band, headCell, INDIGO, productCell, table } from './sheet-parts.ts'

/** What to take off the shelf for several orders: every piece once, how many of it, and for which orders. */
export function pickingListSheet(t: TFunction, language: Language, { slips, size }: { slips: readonly PackingSlip[]; size: PaperSize }): Sheet {
  const title = t('documents:picking.title')
  const roll = size === 'roll'
  return {
    language,
    title,
    size,
    content: [
      ...(roll ? [] : [band()]),
      { text: title, fontSize: roll ? 13 : 17, bold: true, color: INDIGO, margin: [0, 0, 0, 2] },
      { text: t('documents:picking.orders', { count: slips.length }), margin: [0, 0, 0, 12] },
      table(
        roll ? [30, '*'] : [50, '*', 140],
        [headCell(t('documents:quantity')), headCell(t('documents:product')), ...(roll ? [] : [headCell(t('documents:order'))])],
        picked(slips).map((piece) => [
          { text: `${piece.quantity} ×`, bold: true, fontSize: 11, margin: [0, 3, 0, 3] },
          productCell(piece.title, [piece.option, piece.personalization, roll ? piece.orders.join(', ') : '']),
          ...(roll ? [] : [{ text: piece.orders.join(', '), fontSize: 8.5, margin: [0, 3, 0, 3] }]),
        ]),
      ),
    ],
    footer: roll ? '' : t('documents:page', { page: '{page}', pages: '{pages}' }),
  }
}
