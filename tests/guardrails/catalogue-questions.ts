/** What the guardrails ask PostgreSQL's catalogue. Each takes the schemas as $1 and answers with the names of what is wrong. */
export const QUESTIONS = {
  tablesNobodyLocked: `
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  lockedWithoutKey: `
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and c.relrowsecurity and not exists (select from pg_policy p where p.polrelid = c.oid)`,
  grantedWithoutPolicy: `
    select n.nspname || '.' || c.relname || ' to ' || role as name from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['anon', 'authenticated']) role
    where n.nspname = any($1) and c.relkind in ('r', 'p') and not exists (select from pg_policy p where p.polrelid = c.oid)
      and (has_table_privilege(role, c.oid, 'select, insert, update, delete, truncate') or has_any_column_privilege(role, c.oid, 'select, insert, update'))`,
  viewsWithOwnersRights: `
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind = 'v' and not coalesce(c.reloptions, '{}') && array['security_invoker=on', 'security_invoker=true']`,
  servedMaterializedViews: `
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind = 'm' and (has_table_privilege('anon', c.oid, 'select') or has_table_privilege('authenticated', c.oid, 'select'))`,
  borrowedRightsWithoutSearchPath: `
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any($1) and p.prosecdef and not coalesce(p.proconfig, '{}') && array['search_path=""']`,
  borrowedRightsOfEverybody: `
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace,
      lateral aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where n.nspname = any($1) and p.prosecdef and a.grantee = 0`,
  callableByStrangers: `
    select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = any($1) and has_function_privilege('anon', p.oid, 'execute') and has_schema_privilege('anon', n.oid, 'usage')`,
  policiesAskingPerRow: `
    select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies
    where schemaname = any($1) and regexp_replace(coalesce(qual, '') || coalesce(with_check, ''), 'SELECT (auth|realtime)\\.\\w+\\(\\)', '',
      'g') ~ '(auth|realtime)\\.\\w+\\(\\)'`,
  policiesForThePublicRole: `
    select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies where schemaname = any($1) and 'public' = any(roles)`,
  /** PostgreSQL asks from the last name to the first: what strangers see as well has to come first, or members are asked their rights for nothing. */
  policiesOfEverybodyAskedLate: `
    with reading as (
      select p.polrelid, n.nspname || '.' || c.relname || ': ' || p.polname as name, p.polname collate "C" as place, array['anon', 'authenticated']::name[] <@ array(select r.rolname from pg_roles r where r.oid = any (p.polroles)) as everybodys
        from pg_policy p join pg_class c on c.oid = p.polrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any ($1) and p.polcmd in ('r', '*') and p.polpermissive
         and exists (select from pg_roles r where r.oid = any (p.polroles) and r.rolname = 'authenticated')
    )
    select e.name from reading e
     where e.everybodys and exists (select from reading o where o.polrelid = e.polrelid and not o.everybodys and o.place > e.place)`,
  policiesOpenToAll: `
    select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies where schemaname = any($1)
      and (qual = 'true' or with_check = 'true')`,
  changesNotChecked: `
    select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies where schemaname = any($1) and cmd in ('UPDATE', 'ALL')
      and with_check is null`,
  filesOfAnyBucket: `
    select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies
    where schemaname = any($1) and (schemaname, tablename) = ('storage', 'objects')
      and (qual is not null and qual !~ '^\\(*bucket_id = ''[a-z-]+''::text\\) AND ' or with_check is not null and with_check !~ '^\\(*bucket_id = ''[a-z-]+''::text\\) AND ')`,
  topicsOfAnybody: `
    select schemaname || '.' || tablename || ': ' || policyname as name from pg_policies
    where schemaname = any($1) and (schemaname, tablename) = ('realtime', 'messages')
      and (coalesce(qual, with_check) !~ 'realtime\\.topic\\(\\)' or coalesce(qual, with_check) !~ '(auth\\.uid\\(\\)|private\\.(is_my_\\w+|may_share_\\w+|my_sellers_as)\\()')`,
  foreignKeysWithoutIndex: `
    select c.conrelid::regclass || '.' || a.attname as name from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.connamespace::regnamespace::text = any($1) and not exists (
      -- An index that leaves rows out serves none of these questions, unless it is those without a reference.
      select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
         and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`,
  minorUnitsNotBigint: `
    select c.oid::regclass || '.' || a.attname || ' is ' || format_type(a.atttypid, a.atttypmod) as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attname ~ '_minor$'
      and a.atttypid <> 'bigint'::regtype`,
  floatingNumbers: `
    select c.oid::regclass || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and a.attnum > 0 and a.atttypid in ('float4'::regtype, 'float8'::regtype, 'money'::regtype)`,
  pricesNotComputed: `
    select c.oid::regclass || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and a.attname ~ '(^|_)(price|amount|total|subtotal|fee|cost|discount_amount)$' and a.atttypid <> 'bigint'::regtype`,
  momentsWithoutZone: `
    select c.oid::regclass || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('r', 'p') and a.attnum > 0 and a.atttypid in ('timestamp'::regtype, 'timetz'::regtype)`,
  /** What is sold is a product and who sells it a seller; makers and pieces are words of sentences for people. Conditions hold the codes a column may have. */
  namesOfSentences: `
    select named.name from (
      select c.relname::text as name, c.relnamespace as home from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'i')
      union all select a.attname || ' of ' || c.relname, c.relnamespace from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind in ('r', 'p', 'v', 'm', 'c') and a.attnum > 0
      union all select p.proname || '(' || coalesce(array_to_string(p.proargnames, ', '), '') || ')', p.pronamespace from pg_proc p
      union all select t.tgname, c.relnamespace from pg_trigger t join pg_class c on c.oid = t.tgrelid
      union all select p.polname, c.relnamespace from pg_policy p join pg_class c on c.oid = p.polrelid
      union all select o.conname || ' ' || pg_get_constraintdef(o.oid), o.connamespace from pg_constraint o where o.contype = 'c') named
    join pg_namespace n on n.oid = named.home where n.nspname = any($1) and named.name ~* '(^|[^a-z])(piece|maker)s?($|[^a-z])'`,
  functionsWithoutComment: `
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = any($1)
      and obj_description(p.oid, 'pg_proc') is null`,
  tablesWithoutComment: `
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = any($1)
      and c.relkind in ('r', 'p', 'v', 'm') and obj_description(c.oid, 'pg_class') is null`,
  dangerousRights: `
    select role || ' may ' || lower(p.privilege) || ' ' || c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['anon', 'authenticated']) role, unnest(array['TRUNCATE', 'TRIGGER', 'REFERENCES']) p (privilege)
    where n.nspname = any($1) and c.relkind in ('r', 'p') and has_table_privilege(role, c.oid, p.privilege)`,
  rightsToCreate: `
    select role || ' in ' || n.nspname as name from pg_namespace n, unnest(array['anon', 'authenticated', 'service_role']) role
    where n.nspname <> all($1) and n.nspname !~ '^pg_temp' and has_schema_privilege(role, n.oid, 'create')`,
  readersOfClosedSchemas: `
    select role || ' reads ' || c.oid::regclass as name from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(array['anon', 'authenticated', 'service_role']) role
    where n.nspname = any($1) and c.relkind in ('r', 'p') and has_schema_privilege(role, n.oid, 'usage') and has_table_privilege(role, c.oid, 'select')`,
} as const
