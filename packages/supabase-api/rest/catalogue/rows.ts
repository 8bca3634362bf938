import type { PoolClient } from 'pg'

/** The system catalogue as read, before anything is made of it. Object ids are text. */
export type CatalogueRows = {
  types: TypeRow[]
  relations: RelationRow[]
  constraints: ConstraintRow[]
  routines: RoutineRow[]
  schemas: { name: string; description: string | null }[]
  casts: CastRow[]
  handlers: HandlerRow[]
  indexed: IndexedRow[]
}
/** A value of a column that the condition of a partial index names. */
export type IndexedRow = { relation: string; column: string; value: string }
/** An aggregate of one row, `relation` 0 for rows of any kind, that gives a domain named like a media type. */
export type HandlerRow = { schema: string; name: string; relation: string; returns: string; media: string }
/** An implicit cast between a domain and json or text. */
export type CastRow = { domain: string; to: 'toJson' | 'fromJson' | 'fromText'; schema: string; name: string }
export type TypeRow = {
  id: string
  name: string
  full: string
  schema: string
  kind: string
  category: string
  base: string
  relation: string
  labels: string[] | null
}
export type AttributeRow = {
  number: number
  name: string
  type: string
  declared: string
  not_null: boolean
  default: string | null
  description: string | null
}
export type RelationRow = {
  id: string
  schema: string
  name: string
  kind: string
  partition: boolean
  description: string | null
  writable: number
  attributes: AttributeRow[] | null
  view_rule: string | null
}
export type ConstraintRow = {
  name: string
  kind: 'p' | 'u' | 'f'
  relation: string
  columns: number[]
  target: string
  target_columns: number[] | null
}
export type RoutineRow = {
  schema: string
  name: string
  description: string | null
  volatility: 'i' | 's' | 'v'
  returns_set: boolean
  returns: string
  rows: number
  variadic: boolean
  defaults: number
  names: string[] | null
  inputs: string[]
  all_types: string[] | null
  modes: string[] | null
  settings: string[] | null
}

const TYPES = `
  select t.oid::text as id, t.typname as name, format_type(t.oid, -1) as full, n.nspname as schema, t.typtype as kind, t.typcategory as category,
    t.typbasetype::text as base, t.typrelid::text as relation,
    (select json_agg(e.enumlabel order by e.enumsortorder) from pg_enum e where e.enumtypid = t.oid) as labels
  from pg_type t join pg_namespace n on n.oid = t.typnamespace
  where n.nspname !~ '^pg_toast' and n.nspname <> 'information_schema'`

const RELATIONS = `
  select c.oid::text as id, n.nspname as schema, c.relname as name, c.relkind as kind, c.relispartition as partition,
    obj_description(c.oid, 'pg_class') as description, pg_relation_is_updatable(c.oid::regclass, true) as writable,
    (select json_agg(json_build_object(
        'number', a.attnum, 'name', a.attname, 'type', a.atttypid::text, 'declared', format_type(a.atttypid, a.atttypmod), 'not_null', a.attnotnull,
        'default', case
          when a.attgenerated <> '' then null
          when a.attidentity <> '' then (
            select format('nextval(%L::regclass)', format('%I.%I', sn.nspname, s.relname))
            from pg_depend i join pg_class s on s.oid = i.objid and s.relkind = 'S' join pg_namespace sn on sn.oid = s.relnamespace
            where i.classid = 'pg_class'::regclass and i.refclassid = 'pg_class'::regclass and i.refobjid = c.oid and i.refobjsubid = a.attnum and i.deptype = 'i')
          else pg_get_expr(d.adbin, d.adrelid) end,
        'description', col_description(c.oid, a.attnum)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as attributes,
    (select r.ev_action::text from pg_rewrite r where r.ev_class = c.oid and r.rulename = '_RETURN') as view_rule
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`

const CONSTRAINTS = `
  select c.conname as name, c.contype as kind, c.conrelid::text as relation, to_json(c.conkey) as columns, c.confrelid::text as target,
    to_json(c.confkey) as target_columns
  from pg_constraint c join pg_class r on r.oid = c.conrelid
  where c.contype in ('p', 'u', 'f') and c.conrelid <> 0 and c.conparentid = 0 and not r.relispartition`

const ROUTINES = `
  select n.nspname as schema, p.proname as name, obj_description(p.oid, 'pg_proc') as description, p.provolatile as volatility,
    p.proretset as returns_set, p.prorettype::text as returns, p.prorows as rows, p.provariadic <> 0 as variadic, p.pronargdefaults as defaults,
    to_json(p.proargnames) as names, to_json(p.proargtypes::oid[]::text[]) as inputs, to_json(p.proallargtypes::text[]) as all_types,
    to_json(p.proargmodes) as modes, to_json(p.proconfig) as settings
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where p.prokind = 'f' and n.nspname = any ($1) and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)`

const CASTS = `
  select case when t.typtype = 'd' then t.oid else s.oid end::text as domain,
    case when s.typtype = 'd' then 'toJson' when s.oid = 'pg_catalog.json'::regtype then 'fromJson' else 'fromText' end as "to",
    n.nspname as schema, p.proname as name
  from pg_cast c join pg_type s on s.oid = c.castsource join pg_type t on t.oid = c.casttarget
    join pg_proc p on p.oid = c.castfunc join pg_namespace n on n.oid = p.pronamespace
  where c.castcontext = 'i' and c.castmethod = 'f'
    and ((s.typtype = 'd' and t.oid = 'pg_catalog.json'::regtype) or (t.typtype = 'd' and s.oid in ('pg_catalog.json'::regtype, 'pg_catalog.text'::regtype)))`

const HANDLERS = `
  select n.nspname as schema, p.proname as name, i.typrelid::text as relation, t.oid::text as returns, t.typname as media
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace join pg_type t on t.oid = p.prorettype join pg_type i on i.oid = p.proargtypes[0]
  where p.prokind = 'a' and p.pronargs = 1 and t.typtype = 'd' and t.typname like '%/%' and (i.typtype = 'c' or i.oid = 'anyelement'::regtype)`

const INDEXED = `
  select distinct i.indrelid::text as relation, named[1] as column, named[2] as value
  from pg_index i cross join lateral regexp_matches(pg_get_expr(i.indpred, i.indrelid), '[( ]([a-z_][a-z0-9_]*) = ''([A-Za-z0-9_-]+)''::', 'g') named
  where i.indpred is not null`

const SCHEMAS = `select n.nspname as name, obj_description(n.oid, 'pg_namespace') as description from pg_namespace n where n.nspname = any ($1)`

/**
 * Reads the system catalogue in one snapshot with an empty search path, so that every name comes out qualified. Any role may:
 * these tables are open to all. `schemas`: where functions are looked for.
 */
export async function readRows(client: PoolClient, schemas: readonly string[]): Promise<CatalogueRows> {
  const rows = async (text: string, values: unknown[]): Promise<unknown> => {
    const found = await client.query<{ rows: string }>(`select coalesce(json_agg(x), '[]')::text as rows from (${text}) x`, values)
    return JSON.parse(found.rows[0]?.rows ?? '[]')
  }
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query(`select set_config('search_path', '', true), set_config('statement_timeout', '60s', true)`)
    // The statements above name exactly the properties of these types.
    const read = {
      types: (await rows(TYPES, [])) as TypeRow[],
      relations: (await rows(RELATIONS, [])) as RelationRow[],
      constraints: (await rows(CONSTRAINTS, [])) as ConstraintRow[],
      routines: (await rows(ROUTINES, [schemas])) as RoutineRow[],
      schemas: (await rows(SCHEMAS, [schemas])) as CatalogueRows['schemas'],
      casts: (await rows(CASTS, [])) as CastRow[],
      handlers: (await rows(HANDLERS, [])) as HandlerRow[],
      indexed: (await rows(INDEXED, [])) as IndexedRow[],
    }
    await client.query('commit')
    return read
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
