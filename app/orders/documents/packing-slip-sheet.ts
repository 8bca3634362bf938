import type { TFunction } from 'i18next'
import type { Language } from '../../i18n/languages.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import type { PackingSlip } from './document.ts'
import { addressBlock, amountIn, band, cardBlock, dayIn, facts, headCell, INDIGO, INK_SOFT, numberCell, productCell, rule, table } from './sheet-parts.ts'

/** What lies in a parcel, for whoever packs it and whoever opens it. A present has the buyer's words on it and never a price, whoever asks for them. */
export function packingSlipSheet(t: TFunction, language: Language, { slip, prices: wanted }: { slip: PackingSlip; prices: boolean }): Sheet {
  const prices = wanted && !slip.gift
  const amount = amountIn(language)
  const title = t('documents:slip.title')
  const carried = slip.parcel ? [slip.parcel.carrier, slip.parcel.trackingNumber].filter(Boolean).join(' ') : ''
  const content: PrintNode[] = [
    band(),
    {
      columns: [
        {
          width: '*',
          stack: [
            { text: title, fontSize: 17, bold: true, color: INDIGO },
            { text: slip.seller, bold: true, fontSize: 11 },
          ],
        },
        {
          width: 230,
          stack: [
            facts([
              [t('documents:order'), slip.orderNumber],
              [t('documents:slip.ordered'), dayIn(language)(slip.placedAt)],
              [
                t('documents:slip.delivery'),
                t(`documents:slip.by.${slip.shippingMethod === 'express' || slip.shippingMethod === 'pickup' ? slip.shippingMethod : 'standard'}`),
              ],
              ...(carried ? [[t('documents:slip.parcel'), carried] as const] : []),
            ]),
          ],
        },
      ],
      columnGap: 24,
      margin: [0, 0, 0, 18],
    },
    addressBlock(t(slip.shippingMethod === 'pickup' ? 'documents:buyer' : 'documents:slip.to'), slip.address, language, { large: true }),
    ...(slip.address.note ? [{ text: t('documents:slip.note', { note: slip.address.note }), margin: [0, 0, 0, 14] }] : []),
    ...(slip.gift?.message ? [cardBlock(t('documents:slip.gift'), slip.gift.message)] : []),
    table(
      prices ? [50, '*', 90, 90] : [50, '*'],
      [
        headCell(t('documents:quantity')),
        headCell(t('documents:product')),
        ...(prices ? [headCell(t('documents:unitPrice'), 'right'), headCell(t('documents:amount'), 'right')] : []),
      ],
      slip.lines.map((line) => [
        { text: `${line.quantity} ×`, bold: true, fontSize: 11, margin: [0, 3, 0, 3] },
        productCell(line.titleSeller || line.title, [
          line.title === line.titleSeller ? '' : line.title,
          [line.optionText, line.sku].filter(Boolean).join(' · '),
          line.giftWrap ? t('documents:slip.wrap') : '',
          line.personalization && t('documents:slip.personalization', { text: line.personalization }),
        ]),
        ...(prices ? [numberCell(amount(line.unitPrice)), numberCell(amount(line.unitPrice * line.quantity))] : []),
      ]),
    ),
    rule(),
    { text: t('documents:slip.thanks', { seller: slip.seller }), color: INK_SOFT },
  ]
  return {
    language,
    title: `${title} ${slip.orderNumber}`,
    content,
    footer: `${slip.orderNumber} · ${t('documents:page', { page: '{page}', pages: '{pages}' })}`,
  }
}
