import type pg from 'pg'
import { policyOn } from './nouns.ts'

/** One thing of the schema as SQL; `thing` is its name, or which policy it is. */
export type Drawn = { thing: string; sql: string }

/** A table or view as the catalogue knows it, with everything that hangs on it already written as SQL. */
type Relation = {
  schema: string
  name: string
  kind: 'r' | 'p' | 'v' | 'm'
  options: string[] | null
  definition: string | null
  locked: boolean
  forced: boolean
  unlogged: boolean
  comment: string | null
  oid: number
}
type Line = { relation: number; line: string }
type Named = { thing: string; line: string }
type Elsewhere = { kind: 'policy' | 'trigger'; name: string; place: string; made: string; line: string }

/**
 * A readable picture of these schemas: types, tables with columns, constraints, indexes, policies, triggers and grants, views, functions, and what was
 * hung on tables of accounts, files and live events. The same database always gives the same text. Migrations are the truth; this is for reading and
 * for comparing.
 */
export async function describeSchema(client: pg.Client, schemas: readonly string[]): Promise<Drawn[]> {
  await client.query(`set search_path = ''`)
  const lines = async (sql: string): Promise<Line[]> => (await client.query<Line>(sql, [schemas])).rows
  const { rows: relations } = await client.query<Relation>(RELATIONS, [schemas])
  const columns = await lines(COLUMNS)
  const constraints = await lines(CONSTRAINTS)
  const indexes = await lines(INDEXES)
  const policies = await lines(POLICIES)
  const triggers = await lines(TRIGGERS)
  const comments = await lines(COLUMN_COMMENTS)
  const grants = await lines(GRANTS)
  const of = (all: Line[], relation: Relation): string[] => all.filter((line) => line.relation === relation.oid).map(({ line }) => line)
  const named = async (sql: string): Promise<Drawn[]> => (await client.query<Named>(sql, [schemas])).rows.map(({ thing, line }) => ({ thing, sql: line }))
  const { rows: elsewhere } = await client.query<Elsewhere>(ELSEWHERE, [schemas])
  return [
    ...(await named(TYPES)),
    ...relations.map((relation) => {
      const name = `${relation.schema}.${relation.name}`
      const body =
        relation.kind === 'v' || relation.kind === 'm'
          ? `create ${relation.kind === 'm' ? 'materialized ' : ''}view ${name}${relation.options === null ? '' : ` with (${relation.options.join(', ')})`} as\n${relation.definition ?? ''}`
          : `create ${relation.unlogged ? 'unlogged ' : ''}table ${name} (\n${[...of(columns, relation), ...of(constraints, relation)].map((line) => `  ${line}`).join(',\n')}\n);`
      const sql = [
        body,
        ...(relation.comment === null
          ? []
          : [`comment on ${{ v: 'view', m: 'materialized view', r: 'table', p: 'table' }[relation.kind]} ${name} is ${quote(relation.comment)};`]),
        ...of(comments, relation),
        ...of(indexes, relation),
        ...(relation.locked ? [`alter table ${name} enable row level security;`] : []),
        ...(relation.forced ? [`alter table ${name} force row level security;`] : []),
        ...of(policies, relation),
        ...of(triggers, relation),
        ...of(grants, relation),
      ].join('\n')
      return { thing: name, sql }
    }),
    ...elsewhere.map(({ kind, name, place, made, line }) => ({ thing: kind === 'policy' ? policyOn(name, place) : made, sql: line })),
    ...(await named(FUNCTIONS)),
  ]
}

const quote = (text: string): string => `'${text.replaceAll("'", "''")}'`

const IN_SCHEMAS = 'n.nspname = any($1)'

/** The owner's own rights say nothing; everybody else's are listed. */
const ACL = (acl: string, owner: string): string => `
  lateral (
    select case a.grantee when 0 then 'public' else pg_catalog.pg_get_userbyid(a.grantee) end as grantee, a.privilege_type
    from pg_catalog.aclexplode(${acl}) a where a.grantee <> ${owner}
  ) a`

const RELATIONS = `
  select n.nspname as schema, c.relname as name, c.relkind as kind, c.reloptions as options, c.relrowsecurity as locked, c.relforcerowsecurity as forced,
    c.oid::int as oid, c.relpersistence = 'u' as unlogged,
         pg_catalog.obj_description(c.oid, 'pg_class') as comment,
         case when c.relkind in ('v', 'm') then pg_catalog.pg_get_viewdef(c.oid, true) end as definition
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${IN_SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm') order by n.nspname collate "C" desc, c.relkind in ('v', 'm'), c.relname collate "C"`

const COLUMNS = `
  select c.oid::int as relation, pg_catalog.quote_ident(a.attname) || ' ' || pg_catalog.format_type(a.atttypid, a.atttypmod)
    || case when a.attcollation <> t.typcollation and a.attcollation <> 0 then ' collate ' || (select pg_catalog.quote_ident(collname)
      from pg_catalog.pg_collation where oid = a.attcollation) else '' end
    || case when a.attidentity = 'a' then ' generated always as identity' when a.attidentity = 'd' then ' generated by default as identity' else '' end
    || case when a.attgenerated = 's' then ' generated always as (' || pg_catalog.pg_get_expr(d.adbin, d.adrelid) || ') stored'
            when a.attgenerated = 'v' then ' generated always as (' || pg_catalog.pg_get_expr(d.adbin, d.adrelid) || ') virtual'
            when d.adbin is not null then ' default ' || pg_catalog.pg_get_expr(d.adbin, d.adrelid) else '' end
    || case when a.attnotnull then ' not null' else '' end as line
  from pg_catalog.pg_attribute a
  join pg_catalog.pg_class c on c.oid = a.attrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace join pg_catalog.pg_type t on t.oid = a.atttypid
  left join pg_catalog.pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where ${IN_SCHEMAS} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped order by a.attrelid, a.attnum`

const CONSTRAINTS = `
  select o.conrelid::int as relation, 'constraint ' || pg_catalog.quote_ident(o.conname) || ' ' || pg_catalog.pg_get_constraintdef(o.oid) as line
  from pg_catalog.pg_constraint o join pg_catalog.pg_namespace n on n.oid = o.connamespace
  where ${IN_SCHEMAS} and o.contype in ('p', 'u', 'f', 'c', 'x') and o.conrelid <> 0
  order by pg_catalog.array_position(array['p', 'u', 'f', 'c', 'x'], o.contype::text), o.conname collate "C"`

const INDEXES = `
  select i.indrelid::int as relation, pg_catalog.pg_get_indexdef(i.indexrelid) || ';' as line
  from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${IN_SCHEMAS} and not exists (select from pg_catalog.pg_constraint o where o.conindid = i.indexrelid and o.contype in ('p', 'u', 'x'))
    order by c.relname collate "C"`

const POLICY = `'create policy ' || pg_catalog.quote_ident(p.polname) || ' on ' || p.polrelid::pg_catalog.regclass
    || case when p.polpermissive then '' else ' as restrictive' end
    || ' for ' || case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end
    || ' to ' || (select pg_catalog.string_agg(case r when 0 then 'public' else pg_catalog.pg_get_userbyid(r) end, ', ' order by r <> 0,
      pg_catalog.pg_get_userbyid(r) collate "C") from pg_catalog.unnest(p.polroles) r)
    || coalesce(E'\\n  using (' || pg_catalog.pg_get_expr(p.polqual, p.polrelid) || ')', '') || coalesce(E'\\n  with check (' || pg_catalog.pg_get_expr(p.polwithcheck, p.polrelid) || ')', '') || ';'`

const POLICIES = `
  select p.polrelid::int as relation, ${POLICY} as line
  from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${IN_SCHEMAS} order by p.polname collate "C"`

const TRIGGERS = `
  select t.tgrelid::int as relation, pg_catalog.pg_get_triggerdef(t.oid) || ';' as line
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${IN_SCHEMAS} and not t.tgisinternal order by t.tgname collate "C"`

/** Policies for files and live events, and triggers on tables of other schemas that call a function of these. */
const ELSEWHERE = `
  select * from (
  select 'policy' as kind, p.polname as name, p.polrelid::pg_catalog.regclass::text as place, '' as made, ${POLICY} as line
  from pg_catalog.pg_policy p join pg_catalog.pg_class c on c.oid = p.polrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('storage', 'realtime') and not (${IN_SCHEMAS})
  union all
  select 'trigger', t.tgname, t.tgrelid::pg_catalog.regclass::text, m.nspname || '.' || f.proname, pg_catalog.pg_get_triggerdef(t.oid) || ';'
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_proc f on f.oid = t.tgfoid join pg_catalog.pg_namespace m on m.oid = f.pronamespace
  where not t.tgisinternal and not (${IN_SCHEMAS}) and m.nspname = any($1)
  ) elsewhere order by kind, place collate "C", name collate "C"`

const COLUMN_COMMENTS = `
  select c.oid::int as relation, 'comment on column ' || c.oid::pg_catalog.regclass || '.' || pg_catalog.quote_ident(a.attname) || ' is '
    || pg_catalog.quote_literal(pg_catalog.col_description(c.oid, a.attnum)) || ';' as line
  from pg_catalog.pg_attribute a join pg_catalog.pg_class c on c.oid = a.attrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where ${IN_SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm') and pg_catalog.col_description(c.oid, a.attnum) is not null order by a.attnum`

const GRANTS = `
  select relation, 'grant ' || privileges || ' on ' || relation::pg_catalog.regclass || ' to ' || grantee || ';' as line from (
    select c.oid::int as relation, a.grantee, pg_catalog.string_agg(pg_catalog.lower(a.privilege_type), ', ' order by a.privilege_type) as privileges,
      0 as kind
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace, ${ACL('c.relacl', 'c.relowner')}
    where ${IN_SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm') and a.privilege_type <> 'MAINTAIN' group by c.oid, a.grantee
    union all
    select c.oid::int, a.grantee, pg_catalog.lower(a.privilege_type) || ' (' || pg_catalog.string_agg(pg_catalog.quote_ident(t.attname),
      ', ' order by t.attnum) || ')', 1
    from pg_catalog.pg_attribute t join pg_catalog.pg_class c on c.oid = t.attrelid join pg_catalog.pg_namespace n on n.oid = c.relnamespace,
      ${ACL('t.attacl', 'c.relowner')}
    where ${IN_SCHEMAS} and t.attnum > 0 and not t.attisdropped group by c.oid, a.grantee, a.privilege_type
  ) g order by grantee collate "C", kind, privileges collate "C"`

const TYPES = `
  select n.nspname || '.' || t.typname as thing, case t.typtype
      when 'e' then 'create type ' || t.oid::pg_catalog.regtype || ' as enum (' || (select pg_catalog.string_agg(pg_catalog.quote_literal(e.enumlabel),
        ', ' order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = t.oid) || ');'
      when 'd' then 'create domain ' || t.oid::pg_catalog.regtype || ' as ' || pg_catalog.format_type(t.typbasetype, t.typtypmod) || case
        when t.typnotnull then ' not null' else '' end
        || coalesce((select ' ' || pg_catalog.string_agg(pg_catalog.pg_get_constraintdef(o.oid), ' ' order by o.conname collate "C")
          from pg_catalog.pg_constraint o where o.contypid = t.oid and o.contype = 'c'), '') || ';'
      else 'create type ' || t.oid::pg_catalog.regtype || ' as ('
        || (select pg_catalog.string_agg(pg_catalog.quote_ident(a.attname) || ' ' || pg_catalog.format_type(a.atttypid, a.atttypmod), ', ' order by a.attnum)
        from pg_catalog.pg_attribute a where a.attrelid = t.typrelid and a.attnum > 0 and not a.attisdropped) || ');' end as line
  from pg_catalog.pg_type t join pg_catalog.pg_namespace n on n.oid = t.typnamespace left join pg_catalog.pg_class c on c.oid = t.typrelid
  where ${IN_SCHEMAS} and (t.typtype in ('e', 'd') or (t.typtype = 'c' and c.relkind = 'c')) order by n.nspname collate "C" desc, t.typname collate "C"`

const FUNCTIONS = `
  select n.nspname || '.' || p.proname as thing, pg_catalog.rtrim(pg_catalog.pg_get_functiondef(p.oid), E'\\n') || ';'
    || coalesce(E'\\ncomment on ' || case p.prokind when 'p' then 'procedure ' else 'function ' end || p.oid::pg_catalog.regprocedure || ' is '
      || pg_catalog.quote_literal(pg_catalog.obj_description(p.oid, 'pg_proc')) || ';', '')
    || coalesce((select E'\\ngrant execute on ' || case p.prokind when 'p' then 'procedure ' else 'function ' end || p.oid::pg_catalog.regprocedure || ' to '
      || pg_catalog.string_agg(a.grantee, ', ' order by a.grantee collate "C") || ';' from ${ACL(
        `coalesce(p.proacl, pg_catalog.acldefault('f', p.proowner))`,
        'p.proowner',
      )}), '') as line
  from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  where ${IN_SCHEMAS} and p.prokind in ('f', 'p', 'w') and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by n.nspname collate "C" desc, p.proname collate "C", pg_catalog.pg_get_function_identity_arguments(p.oid) collate "C"`
