import { type Currency, currencyOf } from '../money/currency.ts'
import { toJson } from '../platform/money.ts'
import { type ImportMapping } from './import-mapping.ts'
import { type ImportProblem, lack, stop } from './import-problem.ts'
import { plainText } from './plain-text.ts'
import { addressOf, countryOf, nameOf, type ReadCustomer } from './read-customer.ts'
import type { ImportShelves } from './read-product.ts'
import { minorOf } from './source-amount.ts'
import type { SourceItem, SourceOrder } from './source-order.ts'

export type OrderState = 'completed' | 'open' | 'refunded' | 'canceled'
/** A piece of an order; `product`: the source’s own name for it, by which its maker here is found where no vendor is said. Amounts in minor units of the order’s currency. */
export type ReadItem = { row: number; title: string; sku: string; product: string; sellerId: string | null; quantity: number; unit: number }
export type ReadOrder = {
  row: number
  key: string
  buyer: ReadCustomer | undefined
  orderedAt: string
  state: OrderState
  currency: Currency
  amounts: Record<'shipping' | 'tax' | 'discount' | 'refunded' | 'total', number>
  country: string
  items: ReadItem[]
}

const MOST_ITEMS = 500
const MOST_MINOR = 900_000_000_000n

/** What words of the platforms say about an order, the first that is said. */
const STATES: readonly [OrderState, ReadonlySet<string>][] = [
  ['canceled', new Set(['canceled', 'cancelled', 'voided', 'failed', 'trash'])],
  ['refunded', new Set(['refunded'])],
  ['completed', new Set(['completed', 'complete', 'fulfilled', 'delivered', 'archived', 'shipped'])],
  [
    'open',
    new Set(['open', 'pending', 'processing', 'on-hold', 'authorized', 'paid', 'partially_paid', 'partially_refunded', 'unfulfilled', 'partial', 'captured', 'not_fulfilled', 'awaiting']), // prettier-ignore
  ],
]

/** Reads an order as the shop keeps it for reading, or says why it does not come. Its amounts stay in its own currency, as they were paid. */
export function readOrder(source: SourceOrder, mapping: ImportMapping, shelves: ImportShelves): { order?: ReadOrder; problems: ImportProblem[] } {
  const { row, key, cells } = source
  const problems: ImportProblem[] = []
  const said = (field: string) => (cells[field] ?? '').trim()
  const currency = currencyOf(said('currency').toUpperCase() || mapping.currency)
  if (!currency) return { problems: [stop(row, 'currency', 'currency_unknown', said('currency'))] }
  const amount = (field: string): number => {
    // Discounts stand below nothing in some files.
    const minor = minorOf((said(field) || '0').replace(/^-/, ''), currency)
    if (minor !== undefined && minor <= MOST_MINOR) return toJson(minor)
    problems.push(stop(row, field, 'no_amount', said(field)))
    return 0
  }
  const amounts = { shipping: amount('shipping'), tax: amount('tax'), discount: amount('discount'), refunded: amount('refunded'), total: amount('total') }
  const orderedAt = momentOf(said('orderedAt'))
  if (orderedAt === undefined) problems.push(stop(row, 'orderedAt', 'no_date', said('orderedAt')))
  const state = stateOf([said('canceledAt') === '' ? '' : 'canceled', said('status'), said('payment'), said('fulfillment')])
  if (state === undefined) problems.push(stop(row, 'status', 'state_unknown', said('status')))
  if (state === 'open') problems.push(lack(row, 'status', 'still_open', key))
  const email = addressOf(said('email'))
  // Who bought at a counter left no address.
  if (email === undefined) problems.push(lack(row, 'email', 'no_email'))
  const country = countryOf(said('country'))
  if (source.items.length === 0) problems.push(stop(row, 'item', 'no_lines', key))
  if (source.items.length > MOST_ITEMS) problems.push(stop(row, 'item', 'too_many_lines', key))
  const items = source.items.slice(0, MOST_ITEMS).flatMap((item) => readItem(item, { currency, mapping, shelves, problems }) ?? [])
  if (orderedAt === undefined || state === undefined || problems.some(({ stops }) => stops)) return { problems }
  const buyer = email === undefined ? undefined : { row, email, name: nameOf(cells), phone: '', country }
  return { order: { row, key, buyer, orderedAt, state, currency, amounts, country, items }, problems }
}

type Reading = { currency: Currency; mapping: ImportMapping; shelves: ImportShelves; problems: ImportProblem[] }

function readItem(item: SourceItem, { currency, mapping, shelves, problems }: Reading): ReadItem | undefined {
  const { row } = item
  const quantity = /^\d{1,6}(\.0+)?$/.test(item.quantity) ? Number.parseInt(item.quantity, 10) : 0
  if (quantity < 1 || quantity > 100_000) {
    problems.push(stop(row, 'itemQuantity', 'no_number', item.quantity))
    return undefined
  }
  const typed = item.price || item.total || '0'
  const minor = minorOf(typed, currency)
  if (minor === undefined || minor > MOST_MINOR) {
    problems.push(stop(row, 'itemPrice', 'no_amount', typed))
    return undefined
  }
  const unit = item.price === '' ? toJson(minor) / quantity : toJson(minor)
  const mapped = Object.hasOwn(mapping.sellers, item.seller) ? (mapping.sellers[item.seller] ?? '') : ''
  const seller = item.seller === '' ? undefined : shelves.sellers.get(mapped || item.seller.toLowerCase())
  if (item.seller !== '' && !seller) problems.push(lack(row, 'seller', 'seller_unknown', item.seller))
  return {
    row,
    title: [...plainText(item.title).replaceAll('\n', ' ')].slice(0, 300).join('') || '—',
    sku: item.sku.slice(0, 100),
    product: item.product.slice(0, 250),
    sellerId: seller?.id ?? null,
    quantity,
    unit: Math.round(unit),
  }
}

function stateOf(words: readonly string[]): OrderState | undefined {
  const said = words.map((word) => word.toLowerCase().replace(/^wc-/, '')).filter((word) => word !== '')
  // Nothing said is done with: who writes a file by hand writes what was.
  if (said.length === 0) return 'completed'
  return STATES.find(([, known]) => said.some((word) => known.has(word)))?.[0]
}

const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?)? ?(Z|UTC|GMT|[+-]\d\d:?\d\d)?$/
const ZONE_OF_SHOP = '+07:00'

/** A moment as platforms write it; without a zone it is one of Thailand’s. Nothing later than tomorrow was bought. */
export function momentOf(typed: string): string | undefined {
  const match = MOMENT.exec(typed.trim())
  if (!match) return undefined
  const [, day = '', time = '00:00', seconds = ':00', zone = ZONE_OF_SHOP] = match
  const at = new Date(`${day}T${time}${seconds}${/^[A-Z]/.test(zone) ? 'Z' : zone.replace(/^(...)(\d\d)$/, '$1:$2')}`)
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1990 || at.getTime() > Date.now() + DAY_MS) return undefined
  return at.toISOString()
}

const DAY_MS = 86_400_000
