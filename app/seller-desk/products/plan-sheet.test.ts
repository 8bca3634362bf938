import { expect, test } from 'vitest'
import { mapHeadings, planSheet } from './plan-sheet.ts'
import { FIELDS, type SheetField, type SheetProduct, type SheetWords, toRows } from './sheet.ts'

const words: SheetWords = {
  yes: 'ใช่',
  no: 'ไม่',
  statuses: { draft: 'ฉบับร่าง', active: 'ขายอยู่', inactive: 'หยุดขาย', archived: 'เก็บถาวร' },
  makings: { made: 'ทำเองทุกขั้นตอน', sourced: 'รับมาจากช่างคนอื่น' },
  parcels: new Map([['k1', 'ชิ้นใหญ่']]),
  categories: new Map([
    ['c1', 'ผ้า · ผ้าพันคอ'],
    ['c2', 'เครื่องปั้น'],
  ]),
}
const scarf: SheetProduct = {
  id: 'p1',
  sku: 'S-1',
  name: 'ผ้าพันคอ',
  status: 'active',
  category: 'c1',
  price: 500_00,
  original: null,
  weight: 200,
  made: false,
  days: 0,
  free: false,
  making: '',
  parcel: '',
  material: 'ไหม',
  dimensions: '',
  craft: '',
  care: '',
  hs: '',
  tags: ['คราม'],
  description: '',
  parts: [{ id: 'v1', name: '', sku: '', price: null, weight: null, stock: 3 }],
}
const bowl: SheetProduct = {
  ...scarf,
  id: 'p2',
  sku: '',
  name: 'ชาม',
  parts: [
    { id: 'v2', name: 'เล็ก', sku: 'B-S', price: 100_00, weight: null, stock: 1 },
    { id: 'v3', name: 'ใหญ่', sku: 'B-L', price: 150_00, weight: null, stock: 2 },
  ],
}
const kept = [scarf, bowl]
const all = Object.fromEntries(FIELDS.map((field, at) => [field, at])) as Record<SheetField, number>
const plan = (rows: string[][], mapping: Partial<Record<SheetField, number>> = all) => planSheet({ rows, mapping, kept, words, newId: () => 'new' })
const exported = () => toRows(kept, words).map((row) => row.map(String))

test('what was taken along and is brought back changes nothing', () => {
  expect(plan(exported())).toEqual({ pieces: [], problems: [], same: 3 })
})

test('each version keeps its own price and stock; a piece with one version has the price itself', () => {
  const rows = exported()
  for (const [at, price] of [[0, '฿1,550.50'], [2, '175']] as const) (rows[at] as string[])[all.price] = price // prettier-ignore
  ;(rows[2] as string[])[all.stock] = '9'
  expect(plan(rows).pieces).toMatchObject([
    { id: 'p1', set: { price: 1550_50 } },
    { id: 'p2', set: { parts: { v3: { price: 175_00, stock: 9 } } } },
  ])
})

test('a row is known by its number, an empty cell changes nothing, and a new number is a new piece', () => {
  const mapping = { sku: 0, name: 1, price: 2, category: 3, stock: 4 }
  const said = plan([['B-L', '', '', '', '7'], ['N-1', 'แจกัน', '900', 'เครื่องปั้น', '2'], ['N-1', 'แจกัน', '900', 'เครื่องปั้น', '2']], mapping) // prettier-ignore
  expect(said.pieces).toMatchObject([
    { isNew: true, set: { sku: 'N-1', price: 900_00, category: 'c2', parts: { new: { stock: 2 } } } },
    { id: 'p2', set: { parts: { v3: { stock: 7 } } } },
  ])
  expect(said.problems).toMatchObject([{ row: 4, because: 'twice' }])
})

test('rows that cannot be read say which cell, and which piece is not there', () => {
  const mapping = { product: 0, sku: 1, price: 2, status: 3, free: 4, category: 5 }
  expect(
    plan([['p1', '', 'cheap'], ['p1', '', '', 'sold'], ['p1', '', '', '', 'maybe'], ['p1', '', '', '', '', 'อื่น'], ['gone', ''], ['', 'X-9', '100']], mapping).problems.map(({ row, because, field }) => [row, because, field]),
  ).toEqual([
    [2, 'no_number', 'price'],
    [3, 'no_status', 'status'],
    [4, 'no_answer', 'free'],
    [5, 'no_category', 'category'],
    [6, 'no_piece', undefined],
    [7, 'new_incomplete', undefined],
  ]) // prettier-ignore
})

test('who makes a piece and by which parcel it goes are said in the maker’s words or by their codes', () => {
  const mapping = { product: 0, making: 1, parcel: 2 }
  const said = plan([['p1', 'รับมาจากช่างคนอื่น', ' ชิ้นใหญ่ '], ['p1', 'magic'], ['p1', '', 'กล่องอื่น']], mapping) // prettier-ignore
  expect(said.pieces).toMatchObject([{ id: 'p1', set: { making: 'sourced', parcel: 'k1' } }])
  expect(said.problems).toMatchObject([{ because: 'no_making', field: 'making' }, { because: 'no_parcel', field: 'parcel' }]) // prettier-ignore
  expect(plan([['p1', 'made']], mapping).pieces).toMatchObject([{ set: { making: 'made' } }])
  const large = { rows: [['p1', 'made', '']], mapping, kept: [{ ...scarf, making: 'sourced' }], words, newId: () => 'new' }
  expect(planSheet(large).pieces[0]?.changes).toEqual([{ field: 'making', from: 'รับมาจากช่างคนอื่น', to: 'made' }])
  const taken = toRows([{ ...scarf, making: 'sourced', parcel: 'k1' }], words)[0]
  expect([taken?.[all.making], taken?.[all.parcel]]).toEqual(['รับมาจากช่างคนอื่น', 'ชิ้นใหญ่'])
})

test('headings are understood in the maker’s language and by their own names', () => {
  const headings = Object.fromEntries(FIELDS.map((field) => [field, `หัว ${field}`])) as Record<SheetField, string>
  expect(mapHeadings([' หัว price ', 'SKU', 'Colour'], headings)).toEqual({ price: 0, sku: 1 })
})
