import type { Scanner } from './scanner.ts'

/** One arrow of a JSON path: `->key`, `->>key`, `->0`. */
export type Step = { asText: boolean; key: string; isIndex: boolean }

/** A column, computed column or part of a JSON, composite or array column. */
export type Field = { name: string; path: readonly Step[] }

const INDEX = /-?\d+(?=->|::|[.,)]|$)/y

/** `name`, `name->a->>0`. */
export function parseField(scanner: Scanner): Field {
  const name = scanner.name()
  return { name, path: parsePath(scanner) }
}

/** The arrows after a name; often none. */
export function parsePath(scanner: Scanner): Step[] {
  const path: Step[] = []
  while (scanner.startsWith('->')) {
    scanner.expect('->')
    const asText = scanner.eat('>')
    const index = scanner.match(INDEX)
    if (index !== undefined) path.push({ asText, key: index, isIndex: true })
    else if (scanner.peek() === '-') scanner.fail('digit')
    else path.push({ asText, key: scanner.name(), isIndex: false })
  }
  return path
}
