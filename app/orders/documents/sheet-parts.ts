import type { TFunction } from 'i18next'
import { HEAD_OFFICE } from '../tax-buyer.ts'
import type { DocumentBuyer } from './document.ts'
import type { Address } from '../../addresses/address.ts'
import { provinceOf } from '../../addresses/thai-provinces.ts'
import { dateFormat } from '../../i18n/date-format.ts'
import { SHOP_ZONE } from '../../i18n/time-zone.ts'
import type { Language } from '../../i18n/languages.ts'
import { numberFormat, percentFormat } from '../../i18n/number-format.ts'
import { minor, toDecimal } from '../../platform/money.ts'
import type { PrintNode } from '../../platform/printer.ts'
import { addressLines } from '../../addresses/address-lines.ts'
import type { Issuer } from './document.ts'

/** The colours of the shop's day, as a page needs them. */
export const INK_SOFT = '#5A6275'
export const INDIGO = '#2B3F87'
const LINE = '#E6DFD2'
const BAND = ['#A8762A', '#2B3F87', '#A8762A', '#A94A26', '#A8762A', '#2B3F87', '#A8762A']
/** What is left of A4 between the margins, in points. */
const WIDTH = 499

/** The woven band of the shop, across the page. */
export const band = (): PrintNode => ({
  canvas: BAND.map((color, place) => ({
    type: 'rect',
    x: (WIDTH / BAND.length) * place,
    y: 0,
    w: WIDTH / BAND.length + (place < BAND.length - 1 ? 0.5 : 0),
    h: 3,
    color,
  })),
  margin: [0, 0, 0, 20],
})

/** Two decimals always, as books want it; the currency stands once, above. */
export const amountIn = (language: Language) => {
  const format = numberFormat(language, 2)
  // A decimal string keeps every satang of sums that a floating point number could not hold.
  return (satang: number): string => format.format(toDecimal(minor(satang), 2) as Intl.StringNumericLiteral)
}

/** `20 November 2026`, as it is in Thailand. */
export const dayIn = (language: Language) => {
  const format = dateFormat(language, { dateStyle: 'long', timeZone: SHOP_ZONE })
  return (moment: string): string => format.format(new Date(moment))
}

/** A rate in parts per million: `7%`. */
export const rateIn = (language: Language) => {
  const format = percentFormat(language)
  return (ppm: number): string => format.format(ppm / 1_000_000)
}

type TaxHead = {
  issuer: Issuer
  buyer: DocumentBuyer
  title: string
  /** The name the Revenue Code gives it, which stands on it in every language. */
  thaiName: string
  facts: readonly (readonly [name: string, value: string])[]
}

/** The upper part of a tax document: the band, who issued it, what it is, its numbers and days, and the buyer. */
export function taxHead(t: TFunction, language: Language, head: TaxHead): PrintNode[] {
  return [
    band(),
    {
      columns: [
        { width: '*', stack: [issuerBlock(t, head.issuer, language)] },
        {
          width: 230,
          stack: [
            { text: head.title, fontSize: 17, bold: true, color: INDIGO, alignment: 'right' },
            ...(language === 'th' ? [] : [{ text: head.thaiName, color: INK_SOFT, alignment: 'right' }]),
            { text: '', margin: [0, 0, 0, 6] },
            facts(head.facts),
          ],
        },
      ],
      columnGap: 24,
      margin: [0, 0, 0, 18],
    },
    buyerBlock(t, head.buyer, language),
  ]
}

/** Who issued a tax document, with the number the Revenue Department knows them by. */
export function issuerBlock(t: TFunction, issuer: Issuer, language: Language): PrintNode {
  const province = provinceOf(issuer.province)
  const region = province && (language === 'th' ? province.th : province.en)
  // Many makers name their province with their village.
  const place = region && !issuer.place.includes(region) ? [issuer.place, region].filter(Boolean).join(', ') : issuer.place
  const branch = issuer.branch === '00000' ? t('documents:headOffice') : t('documents:branch', { branch: issuer.branch })
  return {
    stack: [
      { text: issuer.name, bold: true, fontSize: 13 },
      ...(issuer.shop !== issuer.name ? [{ text: issuer.shop }] : []),
      { text: issuer.address || place },
      ...(issuer.tax_id ? [{ text: `${t('documents:taxId', { id: issuer.tax_id })} · ${branch}` }] : []),
    ],
  }
}

/** An address under its heading; whoever had their account deleted leaves only the place. */
export function addressBlock(heading: string, address: Partial<Address>, language: Language, { large = false } = {}): PrintNode {
  const whole = {
    recipient: '',
    phone: '',
    line1: '',
    line2: '',
    subdistrict: '',
    district: '',
    province: '',
    postcode: '',
    country: 'TH',
    note: '',
    ...address,
  }
  const [first = '', ...rest] = addressLines(whole, language)
  return {
    stack: [
      { text: heading, color: INK_SOFT, fontSize: 8.5, margin: [0, 0, 0, 2] },
      { text: first, bold: true, fontSize: large ? 13 : 10 },
      ...rest.map((text) => ({ text, ...(large && { fontSize: 11 }) })),
    ],
    margin: [0, 0, 0, 18],
  }
}

/** Who bought: as a tax invoice has to name them where they asked for one, else by name and address. */
export function buyerBlock(t: TFunction, { name, address, tax }: DocumentBuyer, language: Language): PrintNode {
  const heading = t('documents:buyer')
  if (!tax) return addressBlock(heading, { ...address, recipient: address.recipient ?? name, note: '' }, language)
  const branch = tax.branch === '' ? '' : tax.branch === HEAD_OFFICE ? t('documents:headOffice') : t('documents:branch', { branch: tax.branch })
  const number = tax.number === '' ? '' : t('documents:taxId', { id: tax.number })
  return {
    stack: [
      { text: heading, color: INK_SOFT, fontSize: 8.5, margin: [0, 0, 0, 2] },
      { text: tax.name, bold: true },
      ...[tax.address, [number, branch].filter(Boolean).join(' · ')].filter(Boolean).map((text) => ({ text })),
    ],
    margin: [0, 0, 0, 18],
  }
}

/** Words for whoever opens a parcel, set apart like a card that lies in it. */
export const cardBlock = (heading: string, words: string): PrintNode => ({
  table: {
    widths: ['*'],
    body: [
      [
        {
          stack: [
            { text: heading, color: INK_SOFT, fontSize: 8.5, margin: [0, 0, 0, 4] },
            { text: words, fontSize: 12, lineHeight: 1.3 },
          ],
          margin: [8, 8, 8, 8],
        },
      ],
    ],
  },
  layout: 'lines',
  unbreakable: true,
  margin: [0, 0, 0, 18],
})

/** Facts as two columns, names soft. */
export const facts = (rows: readonly (readonly [string, string])[]): PrintNode => ({
  table: {
    widths: ['auto', '*'],
    body: rows.map(([name, value]) => [
      { text: name, color: INK_SOFT, fontSize: 8.5 },
      { text: value, alignment: 'right' },
    ]),
  },
  layout: 'noBorders',
})

/** A table of the page: a head, hairlines between the rows, rows that stay whole. */
export const table = (widths: readonly (number | string)[], head: readonly PrintNode[], rows: readonly (readonly PrintNode[])[]): PrintNode => ({
  table: { headerRows: 1, dontBreakRows: true, widths, body: [head, ...rows] },
  layout: 'lines',
  margin: [0, 0, 0, 12],
})

export const headCell = (text: string, alignment: 'left' | 'right' = 'left'): PrintNode => ({
  text,
  alignment,
  color: INK_SOFT,
  fontSize: 8.5,
  margin: [0, 2, 0, 2],
})

/** A piece: what it is, then what tells it from others. */
export const productCell = (title: string, details: readonly string[]): PrintNode => ({
  stack: [{ text: title, bold: true }, ...details.filter(Boolean).map((text) => ({ text, color: INK_SOFT, fontSize: 8.5 }))],
  margin: [0, 3, 0, 3],
})

export const numberCell = (text: string): PrintNode => ({ text, alignment: 'right', noWrap: true, margin: [0, 3, 0, 3] })

/** Sums at the right edge; the last is the one that counts. */
export const sums = (rows: readonly (readonly [string, string])[]): PrintNode => ({
  columns: [
    { text: '', width: '*' },
    {
      width: 260,
      table: {
        widths: ['*', 'auto'],
        body: rows.map(([name, value], place) => {
          const last = place === rows.length - 1
          const look = last ? { bold: true, fontSize: 12, margin: [0, 5, 0, 0] } : {}
          return [
            { text: name, ...(!last && { color: INK_SOFT }), ...look },
            { text: value, alignment: 'right', noWrap: true, ...look },
          ]
        }),
      },
      layout: 'noBorders',
    },
  ],
  unbreakable: true,
})

export const rule = (): PrintNode => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.6, lineColor: LINE }],
  margin: [0, 4, 0, 10],
})
