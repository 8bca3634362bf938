import { parseField, type Field } from './field.ts'
import { Scanner } from './scanner.ts'

/** One term of `order`: a field of this resource, or of an embedded to-one resource (`relation`). */
export type OrderTerm = { relation: string | null; field: Field; descending: boolean; nulls: 'first' | 'last' | null }

/** Parses `order` (https://docs.postgrest.org/en/v13/references/api/tables_views.html#ordering). */
export function parseOrder(text: string): OrderTerm[] {
  const scanner = new Scanner(text, 'order')
  const terms: OrderTerm[] = []
  do {
    scanner.space()
    terms.push(parseTerm(scanner))
    scanner.space()
  } while (scanner.eat(','))
  scanner.end('"," or end of input')
  return terms
}

function parseTerm(scanner: Scanner): OrderTerm {
  let field = parseField(scanner)
  let relation: string | null = null
  if (field.path.length === 0 && scanner.eat('(')) {
    relation = field.name
    field = parseField(scanner)
    scanner.expect(')')
  }
  let descending = false
  let nulls: OrderTerm['nulls'] = null
  let directed = false
  while (scanner.eat('.')) {
    if (!directed && nulls === null && (scanner.startsWith('asc') || scanner.startsWith('desc'))) {
      descending = !scanner.eat('asc') && scanner.eat('desc')
      directed = true
    } else if (nulls === null && scanner.eat('nullsfirst')) nulls = 'first'
    else if (nulls === null && scanner.eat('nullslast')) nulls = 'last'
    else scanner.fail(directed ? '"nullsfirst" or "nullslast"' : '"asc", "desc", "nullsfirst" or "nullslast"')
  }
  return { relation, field, descending, nulls }
}
