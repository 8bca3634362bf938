import { tooComplex } from '../refusal.ts'
import { parsePath, type Field } from './field.ts'
import { Scanner } from './scanner.ts'

export const AGGREGATES = ['sum', 'avg', 'count', 'max', 'min'] as const
export type Aggregate = (typeof AGGREGATES)[number]

/** `alias:field::cast.sum()::cast`; `field` is null for `count()` alone. `*` is a field of that name. */
export type SelectColumn = {
  kind: 'column'
  field: Field | null
  alias: string | null
  cast: string | null
  aggregate: Aggregate | null
  aggregateCast: string | null
}

/** `alias:target!hint!inner(...)`, or `...target(...)` when spread. */
export type SelectEmbed = {
  kind: 'embed'
  target: string
  alias: string | null
  hint: string | null
  join: 'inner' | 'left' | null
  spread: boolean
  items: SelectItem[]
}

export type SelectItem = SelectColumn | SelectEmbed

/** How deep and how many resources one request may embed. */
export type EmbedLimits = { depth: number; total: number }

/** Parses `select` (https://docs.postgrest.org/en/v13/references/api/tables_views.html#vertical-filtering). */
export function parseSelect(text: string, limits: EmbedLimits): SelectItem[] {
  const scanner = new Scanner(text, 'select parameter')
  let embeds = 0

  function items(depth: number): SelectItem[] {
    const found: SelectItem[] = []
    scanner.space()
    if (scanner.done || scanner.peek() === ')') return found
    do {
      scanner.space()
      found.push(item(depth))
      scanner.space()
    } while (scanner.eat(','))
    return found
  }

  function item(depth: number): SelectItem {
    if (scanner.eat('...')) return embed(scanner.name(), null, true, depth)
    if (scanner.eat('*')) return column({ name: '*', path: [] }, null)
    let name = scanner.name()
    let alias: string | null = null
    if (scanner.peek() === ':' && !scanner.startsWith('::')) {
      scanner.expect(':')
      alias = name
      if (scanner.eat('...')) return embed(scanner.name(), alias, true, depth)
      name = scanner.name()
    }
    if (name === 'count' && scanner.startsWith('()')) {
      scanner.expect('()')
      return { kind: 'column', field: null, alias, cast: null, aggregate: 'count', aggregateCast: cast() }
    }
    if (scanner.peek() === '(' || scanner.peek() === '!') return embed(name, alias, false, depth)
    return column({ name, path: parsePath(scanner) }, alias)
  }

  function column(field: Field, alias: string | null): SelectColumn {
    const inputCast = cast()
    let aggregate: Aggregate | null = null
    let aggregateCast: string | null = null
    if (field.name !== '*' && scanner.eat('.')) {
      aggregate = AGGREGATES.find((name) => scanner.eat(`${name}()`)) ?? scanner.fail('aggregate function (sum(), avg(), count(), max(), min())')
      aggregateCast = cast()
    }
    if (!scanner.done && scanner.peek() !== ',' && scanner.peek() !== ')' && scanner.peek() !== ' ') {
      scanner.fail('"->", "->>", "::", ".", ")", "," or end of input')
    }
    return { kind: 'column', field, alias, cast: inputCast, aggregate, aggregateCast }
  }

  function cast(): string | null {
    return scanner.eat('::') ? scanner.name('letter or digit') : null
  }

  function embed(target: string, alias: string | null, spread: boolean, depth: number): SelectEmbed {
    embeds += 1
    if (depth >= limits.depth) throw tooComplex(`Resources may be embedded ${limits.depth} levels deep`, 'embedDepth')
    if (embeds > limits.total) throw tooComplex(`A request may embed ${limits.total} resources`, 'embeds')
    let hint: string | null = null
    let join: SelectEmbed['join'] = null
    while (scanner.eat('!')) {
      const word = scanner.name()
      if (word === 'inner' || word === 'left') join = word
      else hint = word
    }
    scanner.expect('(')
    const inside = items(depth + 1)
    scanner.expect(')')
    return { kind: 'embed', target, alias, hint, join, spread, items: inside }
  }

  const parsed = items(0)
  scanner.end('"," or end of input')
  return parsed
}
