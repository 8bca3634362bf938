import type { SourceRow } from './source-product.ts'

/** A piece of an order as a source tells it. `total`: of all of them, where no price of one is said. */
export type SourceItem = { row: number; title: string; sku: string; product: string; quantity: string; price: string; total: string; seller: string }

/** An order as a source tells it, out of all its rows. */
export type SourceOrder = { row: number; key: string; cells: SourceRow['cells']; items: SourceItem[] }

const text = (cells: SourceRow['cells'], field: string): string => (cells[field] ?? '').trim()

/** An order of its rows: one with all pieces in a cell, or a row for each piece, the first with what holds for all. */
export function orderOfRows(key: string, rows: readonly SourceRow[]): SourceOrder {
  const first = rows.find(({ cells }) => text(cells, 'total') !== '') ?? rows[0]
  return {
    row: first?.row ?? 0,
    key,
    cells: first?.cells ?? {},
    items: rows.flatMap(({ row, cells }) => {
      const list = text(cells, 'items')
      if (list !== '') return listedItems(row, list)
      if (text(cells, 'item') === '') return []
      const of = (field: string) => text(cells, field)
      return [
        {
          row,
          title: of('item'),
          sku: of('itemSku'),
          product: of('itemProduct'),
          quantity: of('itemQuantity') || '1',
          price: of('itemPrice'),
          total: of('itemTotal'),
          seller: of('seller'),
        },
      ]
    }),
  }
}

/** A list of pieces in one cell: JSON, or `name:Scarf|quantity:2|total:40.00;…` as WooCommerce writes it. */
function listedItems(row: number, list: string): SourceItem[] {
  const items = list.startsWith('[') ? jsonItems(list) : list.split(';').map(pairsOf)
  return items.flatMap((item) => {
    const said = (...names: string[]) => names.map((name) => item[name]).find((one) => one !== undefined && one !== '') ?? ''
    const title = [said('product_title', 'title', 'name'), said('variant_title')].filter((part) => part !== '' && part !== 'Default variant').join(' · ')
    if (title === '') return []
    return [
      {
        row,
        title,
        sku: said('variant_sku', 'sku'),
        product: said('product_handle', 'product_id'),
        quantity: said('quantity') || '1',
        price: said('unit_price'),
        total: said('total'),
        seller: '',
      },
    ]
  })
}

const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split('|').map((pair) => {
      const colon = pair.indexOf(':')
      return [pair.slice(0, Math.max(colon, 0)).trim(), pair.slice(colon + 1).trim()]
    }),
  )

function jsonItems(list: string): Record<string, string>[] {
  let parsed: unknown
  try {
    parsed = JSON.parse(list)
  } catch {
    return []
  }
  if (!Array.isArray(parsed)) return []
  return parsed.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null
      ? [Object.fromEntries(Object.entries(one).flatMap(([name, value]) => (['string', 'number'].includes(typeof value) ? [[name, String(value)]] : [])))]
      : [],
  )
}
