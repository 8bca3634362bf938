import type { Operation } from '../parser/filter.ts'
import { embedsOf, type Operand, type PlannedCondition, type ReadPlan, type Source } from './read-plan.ts'

/**
 * Whether one plan of PostgreSQL is good for all values of a read: rows are asked for by their key, by what a partial index is about, or not at all. A list of one category is
 * read along another index when the category has three rows than when it has a million, so there PostgreSQL has to look at each value; where it need not, planning is half of the work.
 */
export const hasOnePlan = (plan: ReadPlan): boolean =>
  !plan.grouped &&
  plan.offset === 0 &&
  plan.where.every((condition) => isEven(condition, plan.source)) &&
  embedsOf(plan).every(({ inner, read }) => !inner && hasOnePlan(read))

function isEven(condition: PlannedCondition, { relation, columns }: Source): boolean {
  if (condition.kind !== 'filter') return false
  const { operand, operation, negated } = condition
  if (operation.kind === 'is' || isIndexed(operand, operation)) return true
  if (operand.computed || operand.path.length > 0) return false
  const column = columns.get(operand.column)
  const isKey = relation !== null && !relation.isView && relation.primaryKey.length === 1 && relation.primaryKey[0] === operand.column
  if (operation.kind === 'in') return isKey && !negated
  if (operation.kind !== 'compare' || operation.quantifier !== null) return false
  if (operation.operator === 'eq' && !negated) return isKey
  // One value left out of very many leaves nearly all, whichever it is.
  const manyValues = column !== undefined && column.type !== 'boolean' && column.enumLabels.length === 0 && column.indexed.length === 0
  return manyValues && (operation.operator === 'neq') !== negated && (operation.operator === 'neq' || operation.operator === 'eq')
}

/** Whether a filter asks for just the value that a partial index is about. */
export const isIndexed = ({ indexed, represented }: Operand, operation: Operation): boolean =>
  operation.kind === 'compare' && operation.operator === 'eq' && operation.quantifier === null && represented === null && indexed.includes(operation.value)
