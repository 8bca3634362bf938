import { qualified, type Catalogue, type Routine } from '../catalogue/catalogue.ts'
import { closest } from '../closest.ts'
import { RestRefusal } from '../refusal.ts'
import type { Source } from './read-plan.ts'

/** What a function is called with: texts by name (GET, forms), a JSON object, or the whole body as its one unnamed parameter. */
export type Arguments =
  | { kind: 'texts'; values: ReadonlyMap<string, readonly string[]> }
  | { kind: 'json'; json: string; keys: readonly string[] }
  | { kind: 'body'; body: string | Uint8Array }

export type Call = { schema: string; name: string; keys: readonly string[]; isPost: boolean; contentType: string }

/** Which types an unnamed parameter may have to take a body of this content type. */
const UNNAMED: ReadonlyMap<string, readonly string[]> = new Map([
  ['application/json', ['json', 'jsonb']],
  ['text/plain', ['text']],
  ['text/xml', ['xml']],
  ['application/octet-stream', ['bytea']],
])

/**
 * The function a call means, by name and the names of its arguments (`''` is that of an unnamed one); else the one that takes the body as its only, unnamed parameter
 * (https://docs.postgrest.org/en/v13/references/api/functions.html).
 */
export function findRoutine(catalogue: Catalogue, call: Call): { routine: Routine; takesBody: boolean } {
  const named = catalogue.routines.get(qualified(call.schema, call.name)) ?? []
  const raw = call.isPost && call.contentType !== 'application/json' && UNNAMED.has(call.contentType)
  const matching = raw ? [] : named.filter((routine) => accepts(routine, call.keys))
  const bodies = call.isPost ? named.filter((routine) => isUnnamed(routine, call.contentType)) : []
  const found = matching.length > 0 ? matching : bodies
  const [routine] = found
  if (!routine) throw noRoutine(catalogue, call, named, raw)
  if (found.length > 1) throw ambiguous(found)
  return { routine, takesBody: call.isPost && routine.parameters.length === 1 && routine.parameters[0]?.name === '' }
}

/** The rows a function gives, as a source to select from; null when it gives values without columns. */
export const sourceOf = ({ schema, name, returns }: Routine): Source | null =>
  returns.kind === 'rows'
    ? { schema: returns.relation?.schema ?? schema, name: returns.relation?.name ?? name, columns: returns.columns, relation: returns.relation }
    : null

function accepts({ parameters }: Routine, keys: readonly string[]): boolean {
  const names = parameters.map(({ name }) => name)
  return keys.every((key) => names.includes(key)) && parameters.every(({ name, required }) => !required || keys.includes(name))
}

function isUnnamed({ parameters }: Routine, contentType: string): boolean {
  const [only] = parameters
  return parameters.length === 1 && only !== undefined && only.name === '' && (UNNAMED.get(contentType) ?? []).includes(only.type)
}

function noRoutine(catalogue: Catalogue, call: Call, named: readonly Routine[], raw: boolean): RestRefusal {
  const { schema, name } = call
  const keys = call.keys.toSorted().join(', ')
  const signature = call.keys.length === 0 ? ' without parameters' : `(${keys})`
  const searched = call.keys.length === 0 ? ' without parameters' : ` with parameter${call.keys.length > 1 ? 's' : ''} ${keys}`
  const how = raw
    ? ` with a single unnamed ${UNNAMED.get(call.contentType)?.[0] ?? ''} parameter`
    : call.isPost && call.contentType === 'application/json'
      ? `${searched} or with a single unnamed json/jsonb parameter`
      : searched
  return new RestRefusal(404, 'PGRST202', `Could not find the function ${schema}.${name}${raw ? '' : signature} in the schema cache`, {
    details: `Searched for the function ${schema}.${name}${how}, but no matches were found in the schema cache.`,
    hint: raw ? null : hintFor(catalogue, call, named),
  })
}

function hintFor(catalogue: Catalogue, { schema, name, keys }: Call, named: readonly Routine[]): string | null {
  const near =
    named.length > 0
      ? closest(
          listOf(keys),
          named.map(({ parameters }) => listOf(parameters.map((parameter) => parameter.name))),
        )
      : closest(
          name,
          [...catalogue.routines.values()]
            .flat()
            .filter((routine) => routine.schema === schema)
            .map((routine) => routine.name),
        )
  return near === null ? null : `Perhaps you meant to call the function ${schema}.${named.length > 0 ? name : ''}${near}`
}

const listOf = (names: readonly string[]): string => `(${names.toSorted().join(', ')})`

function ambiguous(found: readonly Routine[]): RestRefusal {
  const signatures = found.map(({ schema, name, parameters }) => `${schema}.${name}(${parameters.map((one) => `${one.name} => ${one.type}`).join(', ')})`)
  return new RestRefusal(300, 'PGRST203', `Could not choose the best candidate function between: ${signatures.join(', ')}`, {
    hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
  })
}
