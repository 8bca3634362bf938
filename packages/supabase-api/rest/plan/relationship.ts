import type { Catalogue, Pair, Relation, Relationship } from '../catalogue/catalogue.ts'
import type { SelectEmbed } from '../parser/select.ts'
import { closest } from '../closest.ts'
import { RestRefusal } from '../refusal.ts'

/**
 * The one relationship an embed means. A computed relationship overrides the detected ones; a hint names a constraint, a column on either
 * side or a junction (https://docs.postgrest.org/en/v13/references/api/resource_embedding.html#foreign-key-joins-on-multiple-foreign-key-relationships).
 */
export function findRelationship(catalogue: Catalogue, from: Relation, embed: SelectEmbed): Relationship {
  const all = (catalogue.relationships.get(from) ?? []).filter(({ to }) => to.schema === from.schema)
  const computed = all.find((one) => one.kind === 'computed' && one.function.name === embed.target)
  if (computed) return computed
  const matching = all.filter((one) => matches(one, embed.target, embed.hint))
  const [only] = matching
  if (only && matching.length === 1) return only
  if (!only) throw noRelationship(catalogue, from, embed, all)
  throw ambiguous(from, embed.target, matching)
}

function matches(one: Relationship, target: string, hint: string | null): boolean {
  if (one.kind === 'computed') return false
  const isTarget = one.to.name === target
  if (one.from === one.to) return matchesSelf(one, isTarget, target, hint)
  if (hint === null) {
    return isTarget || (one.kind === 'key' && !one.from.isView && !one.to.isView && (one.constraint === target || (isOwn(one) && columnOf(one, 0) === target)))
  }
  if (!isTarget) return false
  if (one.kind === 'junction') return one.junction.name === hint || one.constraints.includes(hint)
  return one.constraint === hint || columnOf(one, 0) === hint || columnOf(one, 1) === hint
}

/** A table that refers to itself: by its own name the many, by the name of the column the one; a hint picks the many. */
function matchesSelf(one: Exclude<Relationship, { kind: 'computed' }>, isTarget: boolean, target: string, hint: string | null): boolean {
  if (one.kind === 'junction') return isTarget && hint !== null && (one.junction.name === hint || one.constraints[0] === hint)
  if (hint === null) return (isTarget && one.cardinality === 'one-to-many') || (isOwn(one) && columnOf(one, 0) === target)
  return isTarget && one.cardinality === 'one-to-many' && (one.constraint === hint || columnOf(one, 1) === hint)
}

type KeyRelationship = Extract<Relationship, { kind: 'key' }>
const columnOf = (one: KeyRelationship, side: 0 | 1): string | null => (one.columns.length === 1 ? (one.columns[0]?.[side] ?? null) : null)
const isOwn = (one: KeyRelationship): boolean => one.cardinality === 'many-to-one' || one.cardinality === 'one-to-one'

function noRelationship(catalogue: Catalogue, from: Relation, embed: SelectEmbed, all: readonly Relationship[]): RestRefusal {
  const { target, hint } = embed
  const near = closest(
    target,
    all.map(({ to }) => to.name),
  )
  return new RestRefusal(400, 'PGRST200', `Could not find a relationship between '${from.name}' and '${target}' in the schema cache`, {
    details: `Searched for a foreign key relationship between '${from.name}' and '${target}'${hint === null ? '' : ` using the hint '${hint}'`} in the schema '${from.schema}', but no matches were found.`,
    hint: near === null ? null : `Perhaps you meant '${near}' instead of '${target}'.`,
  })
}

function ambiguous(from: Relation, target: string, found: readonly Relationship[]): RestRefusal {
  const hints = found.map((one) => `'${one.to.name}!${one.kind === 'junction' ? one.junction.name : one.kind === 'key' ? one.constraint : one.function.name}'`)
  return new RestRefusal(300, 'PGRST201', `Could not embed because more than one relationship was found for '${from.name}' and '${target}'`, {
    details: found.map((one) => ({ cardinality: one.cardinality, embedding: `${from.name} with ${one.to.name}`, relationship: describe(one) })),
    hint: `Try changing '${target}' to one of the following: ${hints.join(', ')}. Find the desired relationship in the 'details' key.`,
  })
}

const list = (pairs: readonly Pair[], side: 0 | 1): string => `(${pairs.map((pair) => pair[side]).join(', ')})`

function describe(one: Relationship): string {
  if (one.kind === 'computed') return one.function.name
  if (one.kind === 'key') return `${one.constraint} using ${one.from.name}${list(one.columns, 0)} and ${one.to.name}${list(one.columns, 1)}`
  return `${one.junction.name} using ${one.constraints[0]}${list(one.source, 1)} and ${one.constraints[1]}${list(one.target, 0)}`
}
