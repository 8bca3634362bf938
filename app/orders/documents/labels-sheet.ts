import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { PackingSlip } from './document.ts'
import type { PaperSize } from './papers.ts'
import { rolled } from './roll-parts.ts'
import { addressBlock, INK_SOFT } from './sheet-parts.ts'

/**
 * Where each of several orders goes, to be stuck on parcels: two beside each other on a sheet, or one after the other on a roll. Thai addresses stand in Thai
 * whatever language the desk is in, because the post in Thailand reads them; abroad the country stands in English, which the post there reads (Universal Postal Union).
 */
export function labelsSheet(t: TFunction, language: Language, { slips, size }: { slips: readonly PackingSlip[]; size: PaperSize }): Sheet {
  const labels = slips.map((slip) => label(t, slip))
  const title = t('documents:labels.title')
  if (size === 'roll') return { language, title, size, content: rolled(labels), footer: '' }
  const rows = Array.from({ length: Math.ceil(labels.length / 2) }, (_, row) => [labels[row * 2] ?? '', labels[row * 2 + 1] ?? { text: '' }])
  return {
    language,
    title,
    content: [{ table: { widths: ['*', '*'], dontBreakRows: true, heights: 175, body: rows }, layout: 'cuts' }],
    footer: '',
  }
}

function label(t: TFunction, slip: PackingSlip): PrintNode {
  const letters = (slip.address.country ?? 'TH') === 'TH' ? 'th' : 'en'
  const { phone, note } = slip.address
  // The counter scans the carrier's number; before there is one, the order's own tells parcels apart.
  const number = slip.parcel?.trackingNumber || slip.orderNumber
  return {
    stack: [
      { text: t('documents:labels.from', { seller: slip.seller }), color: INK_SOFT, fontSize: 8.5, margin: [0, 0, 0, 8] },
      addressBlock(t('documents:slip.to'), { ...slip.address, phone: '' }, letters, { large: true }),
      ...(phone ? [{ text: t('documents:labels.phone', { phone }), fontSize: 11, bold: true, margin: [0, -12, 0, 6] }] : []),
      ...(note ? [{ text: t('documents:slip.note', { note }), fontSize: 8.5, margin: [0, 0, 0, 6] }] : []),
      { barcode: number, width: 190, height: 32 },
      { text: [...new Set([number, slip.orderNumber])].join(' · '), fontSize: 8.5, margin: [0, 2, 0, 0] },
    ],
    margin: [8, 8, 8, 8],
    unbreakable: true,
  }
}
