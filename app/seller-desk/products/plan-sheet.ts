import { satangOf } from './product-wish.ts'
import { FIELDS, type SheetField, type SheetPart, type SheetProduct, type SheetWords } from './sheet.ts'

/** Which column of a file says which field. */
export type SheetMapping = Partial<Record<SheetField, number>>

/** What a row says that its piece does not have yet; amounts are satang. */
type Value = string | number | boolean | null | string[]
type Wish = { [field: string]: Value | Record<string, Record<string, Value>> | undefined; parts?: Record<string, Record<string, Value>> }
/** A piece that changes, or comes. `changes` are the fields that are said otherwise, as written before and after. */
export type PlannedPiece = { id: string; row: number; name: string; isNew: boolean; set: Wish; changes: { field: SheetField; from: string; to: string }[] }
/** A row that does not come, and why; with a field where one cell is wrong. */
export type RowProblem = { row: number; name: string; because: 'no_number' | 'no_piece' | 'no_category' | 'no_making' | 'no_parcel' | 'no_status' | 'no_answer' | 'name_length' | 'too_long' | 'new_incomplete' | 'twice'; field?: SheetField } // prettier-ignore
export type SheetPlan = { pieces: PlannedPiece[]; problems: RowProblem[]; same: number }

/** Columns that say a field by their headings, in the maker's language or by the field's own name. */
export function mapHeadings(headings: readonly string[], words: Readonly<Record<SheetField, string>>): SheetMapping {
  const written = headings.map((heading) => heading.trim().toLowerCase())
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const at = written.findIndex((heading) => heading !== '' && (heading === words[field].toLowerCase() || heading === field))
      return at < 0 ? [] : [[field, at]]
    }),
  )
}

/** Whether a file can be read at all: by what its rows are known. */
export const isReadable = (mapping: SheetMapping): boolean => mapping.product !== undefined || mapping.version !== undefined || mapping.sku !== undefined

const LENGTHS = { material: 200, dimensions: 200, craft: 200, care: 2000, description: 20_000, sku: 60 } as const

type Given = { rows: readonly (readonly string[])[]; mapping: SheetMapping; kept: readonly SheetProduct[]; words: SheetWords; newId: () => string }

/** Compares a file with what the shop has: what would change, what would come, and which rows do not come and why. An empty cell changes nothing. */
export function planSheet({ rows, mapping, kept, words, newId }: Given): SheetPlan {
  const plan: SheetPlan = { pieces: [], problems: [], same: 0 }
  const find = finder(kept)
  const planned = new Map<string, PlannedPiece>()
  const partsSeen = new Set<string>()
  const newNumbers = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    const row = index + 2
    const cell = (field: SheetField) => (mapping[field] === undefined ? '' : (cells[mapping[field]] ?? '').trim())
    if (cells.every((each) => each.trim() === '')) continue
    const name = cell('name') || cell('sku') || cell('product')
    const fail = (because: RowProblem['because'], field?: SheetField) => plan.problems.push({ row, name, because, ...(field && { field }) })
    const found = find({ product: cell('product'), version: cell('version'), sku: cell('sku') })
    if (found === 'missing') {
      fail('no_piece')
      continue
    }
    const read = readCells(cell, words)
    if ('because' in read) {
      fail(read.because, read.field)
      continue
    }
    if (!found) {
      const number = cell('sku')
      if (number === '' || read.said['name'] === undefined || read.said['price'] === undefined || read.said['category'] === undefined) fail('new_incomplete')
      else if (newNumbers.has(number)) fail('twice')
      else {
        newNumbers.add(number)
        const id = newId()
        const { stock, ...said } = read.said
        plan.pieces.push({ id, row, name, isNew: true, set: { ...said, ...(stock !== undefined && { parts: { [id]: { stock } } }) }, changes: [] })
      }
      continue
    }
    if (partsSeen.has(found.part.id)) {
      fail('twice')
      continue
    }
    partsSeen.add(found.part.id)
    const piece = planned.get(found.product.id) ?? { id: found.product.id, row, name: found.product.name, isNew: false, set: {}, changes: [] }
    if (differ(piece, found, read.said, { cell, words })) planned.set(found.product.id, piece)
    else plan.same += 1
  }
  plan.pieces.push(...planned.values())
  return plan
}

type Found = { product: SheetProduct; part: SheetPart }

/** Finds the version a row speaks of: by its id, else by its number, else the only one of its piece. Undefined where it is new, `missing` where an id names nothing. */
function finder(kept: readonly SheetProduct[]) {
  const parts = new Map<string, Found>()
  const products = new Map<string, Found>()
  const numbers = new Map<string, Found | 'missing'>()
  for (const product of kept) {
    const [first] = product.parts
    if (first && product.parts.length === 1) products.set(product.id, { product, part: first })
    for (const part of product.parts) {
      parts.set(part.id, { product, part })
      const number = part.sku || product.sku
      // A number that two bear names neither.
      if (number !== '') numbers.set(number, numbers.has(number) ? 'missing' : { product, part })
    }
  }
  return ({ product, version, sku }: { product: string; version: string; sku: string }): Found | 'missing' | undefined => {
    if (version !== '') return parts.get(version.toLowerCase()) ?? 'missing'
    const named = product === '' ? undefined : products.get(product.toLowerCase())
    if (named) return named
    const numbered = sku === '' ? undefined : numbers.get(sku)
    if (numbered) return numbered
    return product === '' ? undefined : 'missing'
  }
}

type Said = Record<string, Value>
type Wrong = { because: RowProblem['because']; field: SheetField }

/** What a row says, parsed; or which cell cannot be read. */
function readCells(cell: (field: SheetField) => string, words: SheetWords): { said: Said } | Wrong {
  const said: Said = {}
  const name = cell('name')
  if (name !== '' && ([...name].length < 2 || [...name].length > 200)) return { because: 'name_length', field: 'name' }
  if (name !== '') said['name'] = name
  for (const field of ['price', 'original'] as const) {
    if (cell(field) === '') continue
    const amount = satangOf(cell(field).replaceAll(MONEY, ''))
    if (amount === undefined) return { because: 'no_number', field }
    said[field] = amount
  }
  for (const [field, most] of [
    ['stock', 100_000],
    ['weight', 200_000],
    ['days', 365],
  ] as const) {
    // prettier-ignore
    if (cell(field) === '') continue
    const number = Number(cell(field).replaceAll(/[\s,]/g, ''))
    if (!Number.isInteger(number) || number < (field === 'weight' ? 1 : 0) || number > most) return { because: 'no_number', field }
    said[field] = number
  }
  for (const field of ['made', 'free'] as const) {
    const answer = cell(field).toLowerCase()
    if (answer === '') continue
    if (['yes', 'true', '1', words.yes.toLowerCase()].includes(answer)) said[field] = true
    else if (['no', 'false', '0', words.no.toLowerCase()].includes(answer)) said[field] = false
    else return { because: 'no_answer', field }
  }
  const status = cell('status').toLowerCase()
  if (status !== '') {
    const known = Object.entries(words.statuses).find(([code, word]) => code === status || word.toLowerCase() === status)?.[0]
    if (known === undefined) return { because: 'no_status', field: 'status' }
    said['status'] = known
  }
  const category = cell('category').toLowerCase()
  if (category !== '') {
    const known = [...words.categories].find(([id, word]) => id === category || word.toLowerCase() === category)?.[0]
    if (known === undefined) return { because: 'no_category', field: 'category' }
    said['category'] = known
  }
  const making = cell('making').toLowerCase()
  if (making !== '') {
    const known = Object.entries(words.makings).find(([code, word]) => code === making || word.toLowerCase() === making)?.[0]
    if (known === undefined) return { because: 'no_making', field: 'making' }
    said['making'] = known
  }
  const parcel = cell('parcel').toLowerCase()
  if (parcel !== '') {
    const known = [...words.parcels].find(([id, word]) => id === parcel || word.trim().toLowerCase() === parcel)?.[0]
    if (known === undefined) return { because: 'no_parcel', field: 'parcel' }
    said['parcel'] = known
  }
  for (const [field, most] of Object.entries(LENGTHS)) {
    // The keys of the record are fields.
    const text = cell(field as SheetField)
    if (text === '') continue
    if ([...text].length > most) return { because: 'too_long', field: field as SheetField }
    said[field] = text
  }
  const hs = cell('hs').replaceAll(/[.\s]/g, '')
  if (hs !== '' && !/^\d{0,10}$/.test(hs)) return { because: 'no_number', field: 'hs' }
  if (hs !== '') said['hs'] = hs
  const tags = cell('tags').split(/[,，、]/).map((tag) => tag.trim()).filter((tag) => tag !== '') // prettier-ignore
  if (tags.length > 20) return { because: 'too_long', field: 'tags' }
  if (tags.length > 0) said['tags'] = tags
  return { said }
}

/** How an amount says that it is baht. */
const MONEY = /\s|฿|THB|บาท/gi

/** Puts into a piece what a row says otherwise; false where it says nothing new. */
function differ(
  piece: PlannedPiece,
  { product, part }: Found,
  said: Said,
  { cell, words }: { cell: (field: SheetField) => string; words: SheetWords },
): boolean {
  const alone = product.parts.length === 1
  let isNew = false
  const note = (field: SheetField, from: Value, to: Value | undefined, put: (value: Value) => void) => {
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to)) return
    put(to)
    isNew = true
    piece.changes.push({ field, from: written(field, from, words), to: cell(field) })
  }
  const ofPart = (key: string) => (value: Value) => (piece.set.parts = { ...piece.set.parts, [part.id]: { ...piece.set.parts?.[part.id], [key]: value } })
  const ofPiece = (key: string) => (value: Value) => (piece.set[key] = value)
  note('stock', part.stock, said['stock'], ofPart('stock'))
  note('price', part.price ?? product.price, said['price'], alone && part.price === null ? ofPiece('price') : ofPart('price'))
  note('weight', part.weight ?? product.weight, said['weight'], alone && part.weight === null ? ofPiece('weight') : ofPart('weight'))
  note('sku', part.sku || product.sku, said['sku'], alone && part.sku === '' ? ofPiece('sku') : ofPart('sku'))
  for (const field of [
    'name',
    'original',
    'status',
    'category',
    'made',
    'days',
    'free',
    'making',
    'parcel',
    'material',
    'dimensions',
    'craft',
    'care',
    'hs',
    'tags',
    'description',
  ] as const) {
    // prettier-ignore
    note(field, product[field], said[field], ofPiece(field))
  }
  return isNew
}

/** A value as the maker reads it in her spreadsheet. */
const written = (field: SheetField, value: Value, words: SheetWords): string => {
  if (value === null) return ''
  if (field === 'status') return words.statuses[String(value)] ?? String(value)
  if (field === 'making') return words.makings[String(value)] ?? String(value)
  if (field === 'category') return words.categories.get(String(value)) ?? ''
  if (field === 'parcel') return words.parcels.get(String(value)) ?? ''
  if (field === 'price' || field === 'original') return String(Number(value) / 100)
  return Array.isArray(value) ? value.join(', ') : String(value)
}
