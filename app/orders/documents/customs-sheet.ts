import type { TFunction } from 'i18next'
import { provinceOf } from '../../addresses/thai-provinces.ts'
import type { PrintNode, Sheet } from '../../platform/printer.ts'
import { CUSTOMS_FORMS, FORM_WORDS } from './customs-rules.data.ts'
import type { Declared, DeclaredLine } from './list-customs.server.ts'
import type { PaperSize } from './papers.ts'
import { rolled } from './roll-parts.ts'
import { addressBlock, amountIn, dayIn, headCell, INK_SOFT, numberCell, productCell, table } from './sheet-parts.ts'

type CustomsSheet = { orders: readonly Declared[]; size: PaperSize; kind: 'customs' | 'commercial' }

/** Customs papers are in English (and French where the form is), whoever prints them: other offices read them. */
const FOREIGN = 'en'
const amount = amountIn(FOREIGN)
const kilograms = (grams: number) => (grams / 1000).toFixed(3)
const gramsOf = (lines: readonly DeclaredLine[]) => lines.reduce((sum, line) => sum + line.grams, 0)
const valueOf = (lines: readonly DeclaredLine[]) => lines.reduce((sum, line) => sum + line.value, 0)

/** Which form of the postal union a parcel needs: the short one up to a value and a weight. Undefined for what stays in Thailand. */
export function customsFormOf({ address, lines, at }: Pick<Declared, 'address' | 'lines' | 'at'>): 'CN 22' | 'CN 23' | undefined {
  if ((address.country ?? 'TH') === 'TH') return undefined
  const day = at.slice(0, 10)
  const rule = CUSTOMS_FORMS.find(({ from, until }) => from <= day && (until === undefined || day < until))
  return rule && valueOf(lines) <= rule.limitMinor && gramsOf(lines) <= rule.mostGrams ? 'CN 22' : 'CN 23'
}

/**
 * What customs asks about several orders, one form for each that leaves Thailand: the declaration of the postal union, or the invoice that goes with it. Orders that need none are
 * named at the end, so that nobody looks for a paper that was never made.
 */
export function customsSheet(t: TFunction, language: string, { orders, size, kind }: CustomsSheet): Sheet {
  const roll = size === 'roll'
  const abroad = orders.filter((order) => customsFormOf(order) !== undefined)
  const home = orders.filter((order) => customsFormOf(order) === undefined)
  const forms = abroad.map((order) => (kind === 'customs' ? declaration(order, roll) : invoice(order, roll)))
  const missing = abroad.filter(({ lines }) => lines.some(({ hsCode, grams }) => hsCode === '' || grams === 0))
  const notes = [
    ...(missing.length > 0 ? [t('documents:customs.missing', { orders: missing.map(({ orderNumber }) => orderNumber).join(', ') })] : []),
    ...(home.length > 0 ? [t('documents:customs.within', { orders: home.map(({ orderNumber }) => orderNumber).join(', ') })] : []),
  ].map((text): PrintNode => ({ text, color: INK_SOFT, margin: [0, 12, 0, 0] }))
  return {
    language,
    title: t(`documents:customs.${kind}`),
    size,
    content: [...(roll ? rolled(forms) : forms.map((form, place) => ({ stack: [form], ...(place > 0 && { pageBreak: 'before' }) }))), ...notes],
    footer: roll ? '' : t('documents:page', { page: '{page}', pages: '{pages}' }),
  }
}

function senderBlock({ seller }: Declared): PrintNode {
  const region = provinceOf(seller.province)?.en ?? ''
  return {
    stack: [
      { text: FORM_WORDS.sender, color: INK_SOFT, fontSize: 8.5 },
      { text: seller.name, bold: true },
      ...(seller.place ? [{ text: seller.place }] : []),
      { text: [seller.place.includes(region) ? '' : region, 'Thailand'].filter(Boolean).join(', ') },
    ],
    margin: [0, 0, 0, 10],
  }
}

const goods = (lines: readonly DeclaredLine[], roll: boolean): PrintNode => {
  const details = (line: DeclaredLine) => [`${FORM_WORDS.heading}: ${line.hsCode || '________'}`, `${FORM_WORDS.origin}: ${line.origin}`]
  return table(
    roll ? ['*', 'auto', 'auto'] : ['*', 80, 90],
    [headCell(FORM_WORDS.contents), headCell(FORM_WORDS.weight, 'right'), headCell(FORM_WORDS.value, 'right')],
    [
      ...lines.map((line) => [
        productCell(`${line.quantity} × ${line.title}`, details(line)),
        numberCell(kilograms(line.grams)),
        numberCell(amount(line.value)),
      ]),
      [productCell(FORM_WORDS.total, []), numberCell(kilograms(gramsOf(lines))), numberCell(amount(valueOf(lines)))],
    ],
  )
}

const barcode = ({ trackingNumber, orderNumber }: Declared): PrintNode => ({
  stack: [
    { barcode: trackingNumber || orderNumber, width: 190, height: 30 },
    { text: trackingNumber === '' ? orderNumber : `${FORM_WORDS.parcel}: ${trackingNumber} · ${orderNumber}`, fontSize: 8.5, margin: [0, 2, 0, 8] },
  ],
})

const signature = (at: string, roll: boolean): PrintNode => ({
  text: `${FORM_WORDS.signature}: ${dayIn(FOREIGN)(at)} ${'_'.repeat(roll ? 16 : 32)}`,
  margin: [0, 14, 0, 0],
})

function declaration(order: Declared, roll: boolean): PrintNode {
  const form = customsFormOf(order)
  const people = [senderBlock(order), addressBlock(FORM_WORDS.recipient, order.address, FOREIGN)]
  return {
    stack: [
      { text: `${FORM_WORDS.declaration} ${form}`, bold: true, fontSize: roll ? 11 : 14 },
      { text: `${FORM_WORDS.operator} · ${FORM_WORDS.mayBeOpened}`, color: INK_SOFT, fontSize: 8.5, margin: [0, 0, 0, 8] },
      barcode(order),
      ...(roll ? people : [{ columns: people, columnGap: 24 }]),
      { text: FORM_WORDS.sale, margin: [0, 0, 0, 8] },
      goods(order.lines, roll),
      ...(form === 'CN 23' ? [{ text: `${FORM_WORDS.postage}: ${amount(order.shipping)}` }] : []),
      { text: FORM_WORDS.certify, fontSize: 8.5, color: INK_SOFT, margin: [0, 8, 0, 0] },
      signature(new Date().toISOString(), roll),
    ],
  }
}

function invoice(order: Declared, roll: boolean): PrintNode {
  const people = [senderBlock(order), addressBlock(FORM_WORDS.recipient, order.address, FOREIGN)]
  const total = valueOf(order.lines) + order.shipping
  return {
    stack: [
      { text: FORM_WORDS.invoice, bold: true, fontSize: roll ? 11 : 14 },
      { text: `${FORM_WORDS.order}: ${order.orderNumber} · ${dayIn(FOREIGN)(order.at)}`, margin: [0, 0, 0, 8] },
      ...(roll ? people : [{ columns: people, columnGap: 24 }]),
      goods(order.lines, roll),
      { text: `${FORM_WORDS.postage}: ${amount(order.shipping)}` },
      { text: `${FORM_WORDS.total}: THB ${amount(total)}`, bold: true },
      { text: FORM_WORDS.terms, margin: [0, 8, 0, 0] },
      signature(new Date().toISOString(), roll),
    ],
  }
}
