import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { Sheet } from '../../platform/printer.ts'
import type { HandedOver, PaperSize } from './papers.ts'
import { band, dayIn, headCell, INDIGO, INK_SOFT, productCell, table } from './sheet-parts.ts'

/** What the post takes over, to be signed at the counter: every parcel with its number, or a line to write it on. */
export function handOverSheet(t: TFunction, language: Language, { parcels, size, at }: { parcels: readonly HandedOver[]; size: PaperSize; at: string }): Sheet {
  const title = t('documents:handOver.title')
  const roll = size === 'roll'
  const blank = '_'.repeat(18)
  return {
    language,
    title,
    size,
    content: [
      ...(roll ? [] : [band()]),
      { text: title, fontSize: roll ? 13 : 17, bold: true, color: INDIGO, margin: [0, 0, 0, 2] },
      { text: `${dayIn(language)(at)} · ${t('documents:handOver.parcels', { count: parcels.length })}`, margin: [0, 0, 0, 12] },
      table(
        roll ? [14, '*'] : [24, '*', 190],
        [headCell(''), headCell(t('documents:slip.to')), ...(roll ? [] : [headCell(t('documents:handOver.number'))])],
        parcels.map((parcel, index) => {
          const place = [parcel.postcode, parcel.country].filter(Boolean).join(' ')
          const number = [parcel.carrier, parcel.trackingNumber || blank].filter(Boolean).join(' ')
          return [
            { text: `${index + 1}`, margin: [0, 3, 0, 3] },
            productCell(`${parcel.recipient ?? ''} · ${place}`, [parcel.orderNumber, roll ? number : '']),
            ...(roll ? [] : [{ text: number, margin: [0, 3, 0, 3] }]),
          ]
        }),
      ),
      { text: t('documents:handOver.received'), color: INK_SOFT, margin: [0, 24, 0, 28] },
      { text: `${t('documents:handOver.signature')} ${'_'.repeat(roll ? 20 : 40)}` },
    ],
    footer: roll ? '' : t('documents:page', { page: '{page}', pages: '{pages}' }),
  }
}
