import { tooComplex } from '../refusal.ts'
import { parseField } from './field.ts'
import { parseOperation, type Condition } from './filter.ts'
import { Scanner } from './scanner.ts'

/** Deeper trees are refused before they can exhaust a stack, ours or PostgreSQL's. */
const MAX_DEPTH = 32

/** Parses the value of `and=`, `or=`, `not.and=`, `not.or=`: `(a.eq.1,not.or(b.is.null,c.gt.2))`. */
export function parseLogic(kind: 'and' | 'or', negated: boolean, text: string): Condition {
  const scanner = new Scanner(text, 'logic tree')
  const tree: Condition = { kind, negated, parts: parseParts(scanner, 1) }
  scanner.end()
  return tree
}

function parseParts(scanner: Scanner, depth: number): Condition[] {
  if (depth > MAX_DEPTH) throw tooComplex(`Logic trees may be ${MAX_DEPTH} levels deep`)
  const parts: Condition[] = []
  scanner.space()
  scanner.expect('(')
  do {
    scanner.space()
    parts.push(parsePart(scanner, depth))
    scanner.space()
  } while (scanner.eat(','))
  scanner.expect(')')
  return parts
}

const BRANCH = /(not\.)?(and|or)(?=\s*\()/y

function parsePart(scanner: Scanner, depth: number): Condition {
  const branch = scanner.match(BRANCH)
  if (branch !== undefined) {
    return { kind: branch.endsWith('and') ? 'and' : 'or', negated: branch.startsWith('not.'), parts: parseParts(scanner, depth + 1) }
  }
  const field = parseField(scanner)
  scanner.expect('.')
  return { kind: 'filter', field, ...parseOperation(scanner, 'tree') }
}
