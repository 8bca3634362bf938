import type pg from 'pg'

/** A column of an answer. `type` is PostgreSQL's name, an array's begins with an underscore; `nullable` where it shows a column of a table that may be null. */
export type Column = { name: string; type: string; nullable: boolean }
/** What a statement answers and how many values it is bound with, or PostgreSQL's refusal and the place in the text, counted in characters from 1. */
export type Described = { columns: readonly Column[]; parameters: number } | { refused: string; position: number }

/**
 * Asks PostgreSQL what statements would answer, by parse and describe of the extended protocol: nothing is planned and nothing runs. `client` is connected to a
 * migrated database as its owner, and used by nobody else.
 */
export async function statementDescriber(client: pg.Client): Promise<(text: string) => Promise<Described>> {
  const types = new Map((await client.query<{ oid: number; name: string }>(TYPES)).rows.map(({ oid, name }) => [oid, name]))
  const nullable = new Set((await client.query<{ place: string }>(NULLABLE)).rows.map(({ place }) => place))
  const columnOf = ({ name, tableID, columnID, dataTypeID }: Field): Column => ({
    name,
    type: types.get(dataTypeID) ?? 'unknown',
    nullable: nullable.has(`${tableID}.${columnID}`),
  })
  return (text) =>
    new Promise((done) => {
      let columns: readonly Column[] = []
      let parameters = 0
      client.query({
        submit(connection: pg.Connection) {
          connection.once('parameterDescription', ({ parameterCount }: { parameterCount: number }) => (parameters = parameterCount))
          connection.parse({ name: '', text, types: [] }, true)
          connection.describe({ type: 'S', name: '' }, true)
          connection.sync()
        },
        handleRowDescription({ fields }: { fields: readonly Field[] }) {
          columns = fields.map(columnOf)
        },
        // After an error pg tells nobody that the connection is ready again; the next statement waits for it.
        handleError: ({ message, position }: { message: string; position?: string }) => done({ refused: message, position: Number(position ?? 1) }),
        handleReadyForQuery: () => done({ columns, parameters }),
      })
    })
}

type Field = { name: string; tableID: number; columnID: number; dataTypeID: number }

/** A domain arrives as what it is made of, an enumeration as its word; so do arrays of them. */
const TYPES = `
  with named as (
    select t.oid, t.typelem, t.typcategory, case when t.typtype = 'e' then 'text' else coalesce(b.typname, t.typname)::text end as name
    from pg_catalog.pg_type t left join pg_catalog.pg_type b on b.oid = t.typbasetype and t.typtype = 'd'
  )
  select n.oid::int as oid, coalesce(case when n.typcategory = 'A' then '_' || e.name end, n.name) as name from named n left join named e on e.oid = n.typelem`

/** Views say nothing of null, and PostgreSQL's own catalogue is read through views. */
const NULLABLE = `
  select a.attrelid || '.' || a.attnum as place from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid
  where a.attnum > 0 and not a.attnotnull and c.relkind in ('r', 'p') and c.relnamespace <> 'pg_catalog'::regnamespace`
