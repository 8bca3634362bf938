import type { DataProvider, GetListParams, Identifier, RaRecord, SortPayload } from 'ra-core'
import { RefusedAnswer } from '../platform/answered.ts'
import type { ShopClient } from '../platform/session/supabase.ts'
import { beyond, type Condition, conditionsOf, readCursor, type Source, WORDS, writeCursor } from './rest-question.ts'

/** What a list asks for besides: where it begins, as an address carries it. */
export type ListMeta = { after?: string; before?: string }
/** What it is told besides: the edges of this page, for the way on and back. */
export type ListEdges = { first?: string; last?: string }

/** What is asked of a builder of supabase-js here; its types follow the literal text of `select`, and a card's is known at runtime only. */
type Question = PromiseLike<{ data: unknown; error: { message: string; code?: string; hint?: string | null } | null; status: number; count: number | null }> & {
  filter(column: string, operator: string, value: string): Question
  or(expression: string): Question
  order(column: string, options: { ascending: boolean }): Question
  limit(rows: number): Question
  select(columns: string): Question
}

/**
 * ra-core's questions over our own `/rest/v1`, as the person who is signed in. Pages go by the edge of the one before, never by their number, so that the last of a
 * million rows costs what the first one costs. What is written has rules and is a function, which does not come here.
 */
export function restData(client: () => Promise<ShopClient>, sources: Readonly<Record<string, Source>>): DataProvider {
  const sourceOf = (resource: string): Source => {
    const source = sources[resource]
    if (!source) throw new Error(`No card is called ${resource}`)
    return source
  }
  // The names are those of cards, which a test tries against the database; supabase-js wants to know them when it compiles.
  // A question is answered when it is awaited, so none is handed on by an async function.
  const table = (api: ShopClient, source: Source) => api.from(source.from as never)
  const read = (api: ShopClient, source: Source, columns: string, options?: { count: 'estimated'; head: true }): Question =>
    questionOf(table(api, source).select(columns, options))
  /** A list's rows: of its table, or of what its function finds by the words of the search. */
  const list = (api: ShopClient, source: Source, filter: object, columns: string, options?: { count: 'estimated'; head: true }): Question => {
    const words = wordsOf(filter)
    if (source.found === undefined || words === '') return narrowed(read(api, source, columns, options), source, filter)
    const found = questionOf((api.rpc as unknown as Rpc).call(api, source.found, { p_words: words }, { get: true, ...options }))
    return asked(found.select(columns), conditionsOf(source, filter))
  }
  // Whoever asks says what a row is; ra-core's own types leave it open.
  const named = (source: Source, row: unknown) => {
    const fields = row as Record<string, unknown>
    return { ...fields, id: fields[source.key ?? 'id'] as Identifier } as never
  }
  const rows = (source: Source, data: unknown): RaRecord[] => (data as unknown[]).map((row) => named(source, row))

  return {
    async getList(resource, { pagination = { page: 1, perPage: 50 }, sort, filter, meta }: GetListParams) {
      const source = sourceOf(resource)
      const order = allowed(source, sort)
      const key = source.key ?? 'id'
      const { after, before } = (meta ?? {}) as ListMeta
      const edge = readCursor(after ?? before)
      const back = edge !== undefined && after === undefined
      let question = list(await client(), source, filter as object, source.columns)
      if (edge) {
        const rest = beyond(edge, order, key, back)
        question = asked(question, [rest.span])
        if ('or' in rest) question = question.or(rest.or)
      }
      const ascending = (order.order === 'ASC') !== back
      question = question.order(order.field, { ascending })
      if (order.field !== key) question = question.order(key, { ascending })
      const found = rows(source, told(await question.limit(pagination.perPage + 1)))
      const more = found.length > pagination.perPage
      const page = found.slice(0, pagination.perPage)
      if (back) page.reverse()
      return {
        data: page as never,
        pageInfo: { hasNextPage: back || more, hasPreviousPage: back ? more : edge !== undefined },
        meta: { first: cursorOf(page[0], order), last: cursorOf(page.at(-1), order) } satisfies ListEdges,
      }
    },

    async getOne(resource, { id }) {
      const source = sourceOf(resource)
      const [row] = told(await asked(read(await client(), source, source.record ?? source.columns), [one(source, id)]).limit(1)) as unknown[]
      if (row === undefined) throw new RefusedAnswer({ message: 'not_found', status: 404 })
      return { data: named(source, row) }
    },

    getMany: unused,
    getManyReference: unused,
    create: unused,
    update: unused,
    updateMany: unused,
    delete: unused,
    deleteMany: unused,

    /** How many rows a filter leaves: exact while they are few, the planner's word where counting would cost more than the list. */
    async count(resource: string, filter: object): Promise<number> {
      const source = sourceOf(resource)
      // What words find is never many, and asked once: a count beside it would look for it twice.
      if (source.found !== undefined && wordsOf(filter) !== '')
        return (told(await list(await client(), source, filter, countedBy(source, filter))) as unknown[]).length
      const answer = await list(await client(), source, filter, countedBy(source, filter), { count: 'estimated', head: true })
      told(answer)
      return answer.count ?? 0
    },
  }
}

/** What ra-core may ask besides, and no screen does. */
const unused = (): Promise<never> => Promise.reject(new Error('Records are read one by one or as lists, and written by functions'))

/** As supabase-js calls a function of the database whose rows are filtered like a table's. */
type Rpc = (name: string, args: object, options: { get: true; count?: 'estimated'; head?: true }) => unknown

/** Its builders differ by what they answer, which a card says and no compiler knows. */
const questionOf = (builder: unknown): Question => builder as Question

/** The order a list may have: the wanted one where the card names it, else that in which it opens. */
const allowed = ({ sorts }: Source, wanted: SortPayload | undefined): SortPayload =>
  wanted && sorts.some(({ field }) => field === wanted.field) ? { field: wanted.field, order: wanted.order === 'ASC' ? 'ASC' : 'DESC' } : sorts[0]

const one = ({ key = 'id' }: Source, id: Identifier): Condition => ({ column: key, operator: 'eq', value: String(id) })

const asked = (question: Question, conditions: readonly Condition[]): Question =>
  conditions.reduce((so, { column, operator, value }) => so.filter(column, operator, value), question)

function narrowed(question: Question, source: Source, filter: object): Question {
  const so = asked(question, conditionsOf(source, filter))
  const words = wordsOf(filter)
  return source.search && words !== '' ? so.or(source.search(words)) : so
}

/** What a count reads: the key; where a filter asks about rows beside (`hold`, `changes.state`), also those, or the interface would not know them. */
const countedBy = (source: Source, filter: object): string =>
  conditionsOf(source, filter).some(({ column }) => source.columns.includes(`${column.split('.')[0]}:`)) ? source.columns : (source.key ?? 'id')

/** The words of the search; none for what is no text. */
function wordsOf(filter: object): string {
  const words: unknown = (filter as Record<string, unknown>)[WORDS]
  return typeof words === 'string' ? words.trim() : ''
}

function cursorOf(row: RaRecord | undefined, { field }: SortPayload): string | undefined {
  const value: unknown = row?.[field]
  if (!row || !(typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')) return undefined
  return writeCursor({ value, key: row.id })
}

/** What the database answered, or its refusal thrown with what screens decide by: status, code, hint. */
function told({ data, error, status }: Awaited<Question>): unknown {
  if (error) throw new RefusedAnswer({ ...error, message: error.message, status })
  return data ?? []
}
