import type { Operand, PlannedCondition, PlannedEmbed, ReadPlan } from './read-plan.ts'

/**
 * The columns a write must return for its representation to be read: those shown, ordered by and joined on. A role may lack the right to read
 * the others. Everything, when a computed column or relationship takes the whole row.
 */
export function writtenColumns(plan: ReadPlan): ReadonlySet<string> {
  const needed = new Set<string>()
  let wholeRow = false
  const operand = (one: Operand | null): void => {
    if (one?.computed) wholeRow = true
    else if (one) needed.add(one.column)
  }
  const embed = ({ relationship }: PlannedEmbed): void => {
    if (relationship.kind === 'computed') wholeRow = true
    else for (const [own] of relationship.kind === 'key' ? relationship.columns : relationship.source) needed.add(own)
  }
  const condition = (one: PlannedCondition): void => {
    if (one.kind === 'filter') operand(one.operand)
    else if (one.kind === 'exists') embed(one.embed)
    else one.parts.forEach(condition)
  }
  for (const output of plan.outputs) {
    if (output.kind === 'column') operand(output.operand)
    else embed(output)
  }
  for (const term of plan.order) {
    if (term.embed) embed(term.embed)
    else operand(term.operand)
  }
  plan.where.forEach(condition)
  return wholeRow ? new Set(plan.source.columns.keys()) : needed
}
