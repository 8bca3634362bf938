import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** Something that can be said of pieces of a category, as its maker reads it. */
export type Askable = {
  id: string
  kind: 'choice' | 'choices' | 'number' | 'yes'
  name: string
  unit: string
  required: boolean
  values: { id: number; name: string }[]
}

/** What is said of a piece, by attribute: values, or a number as it is typed. */
export type Said = Readonly<Record<string, { values: readonly number[]; number: string }>>

type Texts = Partial<Record<string, { name?: string }>>
const nameOf = (texts: unknown, language: string): string => {
  // `private.are_named_texts` keeps the words to this shape.
  const names = texts as Texts
  return names[language]?.name ?? names['en']?.name ?? ''
}

/** Browser only. What can be said of the pieces of a category and its family, in the shop's order. Throws the API's error. */
export async function listAskable(categoryIds: readonly string[], language: string): Promise<Askable[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('category_attributes')
      .select('is_required,attribute:attributes(id,kind,unit,texts,sort_order,values:attribute_values(id,texts,sort_order))')
      .in('category_id', categoryIds),
  )
  const rows = data.flatMap(({ attribute, is_required: required }) => (attribute ? [{ ...attribute, required }] : []))
  return rows
    .filter(({ id }, at) => rows.findIndex((other) => other.id === id) === at)
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map((row) => ({
      id: row.id,
      kind: row.kind,
      name: nameOf(row.texts, language),
      unit: row.unit,
      required: rows.some((other) => other.id === row.id && other.required),
      values: row.values.toSorted((a, b) => a.sort_order - b.sort_order).map(({ id, texts }) => ({ id, name: nameOf(texts, language) })),
    }))
}

/** Browser only. What is said of a piece so far. Throws the API's error. */
export async function readSaid(productId: string): Promise<Said> {
  const { data } = await answered((await loadSupabase()).from('product_attributes').select('attribute_id,value_ids,number').eq('product_id', productId))
  return Object.fromEntries(data.map((row) => [row.attribute_id, { values: row.value_ids, number: row.number === null ? '' : String(row.number) }]))
}

/** A number as it is typed, with a point or a comma; undefined for what is none. */
export function numberOf(typed: string): number | undefined {
  const plain = typed.trim().replace(',', '.')
  return /^\d{1,9}(\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined
}

/** What is missing or no number, by attribute. */
export const wrongIn = (asked: readonly Askable[], said: Said): Askable[] =>
  asked.filter(({ id, kind, required }) => {
    const { values = [], number = '' } = said[id] ?? {}
    if (kind === 'number') return number.trim() === '' ? required : numberOf(number) === undefined
    return required && values.length === 0
  })

/** What is said of a piece, as the shop keeps it. */
export const rowsOf = (asked: readonly Askable[], said: Said): { attribute_id: string; value_ids: number[]; number: number | null }[] =>
  asked.flatMap(({ id, kind }) => {
    const { values = [], number = '' } = said[id] ?? {}
    const typed = kind === 'number' ? numberOf(number) : undefined
    if (typed === undefined && (kind === 'number' || values.length === 0)) return []
    return [{ attribute_id: id, value_ids: kind === 'number' ? [] : [...values], number: typed ?? null }]
  })

/** Browser only. Keeps what is said of a piece and forgets what its category does not ask. Throws the API's error. */
export async function keepSaid(productId: string, asked: readonly Askable[], said: Said): Promise<void> {
  const supabase = await loadSupabase()
  const rows = rowsOf(asked, said).map((row) => ({ ...row, product_id: productId }))
  const gone = supabase.from('product_attributes').delete().eq('product_id', productId)
  await answered(rows.length > 0 ? gone.not('attribute_id', 'in', `(${rows.map((row) => row.attribute_id).join(',')})`) : gone)
  const { data: there } = await answered(supabase.from('product_attributes').select('attribute_id').eq('product_id', productId))
  const known = new Set(there.map(({ attribute_id: id }) => id))
  // Of which piece and to which question something is said cannot be changed afterwards, so what is there is not written as a whole.
  for (const { attribute_id: id, value_ids, number } of rows.filter((row) => known.has(row.attribute_id)))
    await answered(supabase.from('product_attributes').update({ value_ids, number }).eq('product_id', productId).eq('attribute_id', id))
  const added = rows.filter((row) => !known.has(row.attribute_id))
  if (added.length > 0) await answered(supabase.from('product_attributes').insert(added))
}
