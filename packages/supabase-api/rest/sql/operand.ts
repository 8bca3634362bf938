import type { TypeName } from '../catalogue/catalogue.ts'
import type { Comparison, Operation, Search, Truth } from '../parser/filter.ts'
import { isIndexed } from '../plan/one-plan.ts'
import type { Operand } from '../plan/read-plan.ts'
import { identifier, qualify, type Bindings, type From } from './text.ts'

/** The value of a row as SQL. The keys of a JSON path are bound like any other value. */
export function operandSql(operand: Operand, from: From, bindings: Bindings, use: 'read' | 'compare'): string {
  const { computed, path } = operand
  const base = computed ? `${qualify(computed.schema, computed.name)}(${from.row})` : `${from.alias}.${identifier(operand.column)}`
  if (path.length === 0) return base
  const json = operand.isJson === null ? `to_jsonb(${base})` : operand.isJson === 'json' && use === 'compare' ? `${base}::jsonb` : base
  const arrows = path.map(({ asText, key, isIndex }) => `${asText ? '->>' : '->'}${bindings.bind(key, isIndex ? 'int4' : 'text')}`)
  return `(${json}${arrows.join('')})`
}

const OPERATORS = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
} satisfies Record<Comparison, string>

const SEARCH_FUNCTIONS = { fts: 'to_tsquery', plfts: 'plainto_tsquery', phfts: 'phraseto_tsquery', wfts: 'websearch_to_tsquery' } satisfies Record<
  Search,
  string
>

const TRUTHS = { null: 'null', not_null: 'not null', true: 'true', false: 'false', unknown: 'unknown' } satisfies Record<Truth, string>

/** One filter as SQL: the value takes the type of the column, patterns and searches are text. */
export function filterSql(operand: Operand, operation: Operation, from: From, bindings: Bindings): string {
  const left = operandSql(operand, from, bindings, 'compare')
  switch (operation.kind) {
    case 'is':
      return `${left} is ${TRUTHS[operation.value]}`
    case 'in':
      // An array of arrays would have to be rectangular: compare one by one.
      if (operand.isArray) return `(${operation.values.map((value) => `${left} = ${bindings.bind(value, operand.type)}`).join(' or ') || 'false'})`
      return `${left} = any (${listSql(operand, operation.values, operand.type, bindings)})`
    case 'search': {
      const config = (): string => (operation.config === null ? '' : `${bindings.bind(operation.config, 'regconfig')}, `)
      const vector = operand.type === 'tsvector' ? left : `to_tsvector(${config()}${left})`
      return `${vector} @@ ${SEARCH_FUNCTIONS[operation.operator]}(${config()}${bindings.bind(operation.value, 'text')})`
    }
    case 'compare': {
      const { operator, quantifier } = operation
      const isWildcard = operator === 'like' || operator === 'ilike'
      const type = isWildcard || operator === 'match' || operator === 'imatch' ? 'text' : operand.type
      const value = isWildcard ? operation.value.replaceAll('*', '%') : operation.value
      if (quantifier) return `${left} ${OPERATORS[operator]} ${quantifier} (${listSql(operand, value, type, bindings)})`
      const fromText = type === operand.type ? operand.represented?.fromText : null
      if (isIndexed(operand, operation)) return `${left} = ${bindings.known(value, type)}`
      return `${left} ${OPERATORS[operator]} ${fromText ? `${fromText}(${bindings.bind(value, 'text')})` : bindings.bind(value, type)}`
    }
  }
}

/** Values to compare with, each read as the domain of the column says, if it does. */
function listSql(operand: Operand, values: string | readonly string[], type: TypeName, bindings: Bindings): string {
  const fromText = type === operand.type ? operand.represented?.fromText : null
  return fromText ? `array(select ${fromText}(v) from unnest(${bindings.bind(values, 'text[]')}) v)` : bindings.bind(values, `${type}[]`)
}
