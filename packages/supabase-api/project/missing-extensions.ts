/**
 * What migrations of Supabase projects use of extensions that PostgreSQL does not bring: the words by which a statement shows it. A statement that
 * fails is left out with a warning when it speaks of one of these, since without the extension it could never have worked.
 */
const SIGNS: Readonly<Record<string, RegExp>> = {
  vector: /\b(vector|halfvec|sparsevec|hnsw|ivfflat|vector_(l2|ip|cosine|l1)_ops|embeddings?)\b|<=>|<->|<#>/i,
  pg_net: /\bnet\s*\.|"net"|\bpg_net\b/i,
  pg_cron: /\bcron\s*\.|"cron"|\bschema\s+cron\b|\bpg_cron\b/i,
  postgis: /\b(geometry|geography|box2d|box3d|spatial_ref_sys|st_\w+|gis|postgis\w*)\b/i,
  pgmq: /\bpgmq\w*\b/i,
  pg_graphql: /\bgraphql\b|"graphql"|\bpg_graphql\b/i,
  pgsodium: /\bpgsodium\b/i,
  pgjwt: /\b(sign|verify|url_(en|de)code|algorithm_sign)\s*\(/i,
  http: /\bhttp(_\w+)?\s*\(|\bhttp_(request|response|header)\b/i,
  pgroonga: /\bpgroonga\b|&@|&\^/i,
  rum: /\brum\b/i,
  timescaledb: /\bcreate_hypertable\b|\btime_bucket\b|timescaledb/i,
  pg_jsonschema: /\bjsonb?_matches_schema\b|\bjsonschema_\w+/i,
  plv8: /\blanguage\s+'?plv8'?\b|\bplv8\b/i,
  pgtap: /\b(plan|has_table|finish|no_plan)\s*\(/i,
  wrappers: /\bforeign\s+(data\s+wrapper|table|schema)\b|\bcreate\s+server\b|\bwrappers\b/i,
  pg_hashids: /\bid_(en|de)code\s*\(/i,
  hypopg: /\bhypopg\w*\b/i,
  index_advisor: /\bindex_advisor\b/i,
  pgaudit: /\bpgaudit\b/i,
  pg_repack: /\brepack\b/i,
  plpgsql_check: /\bplpgsql_check\w*\b/i,
  pg_partman: /\bpartman\b/i,
  orioledb: /\borioledb\b/i,
  pg_tle: /\bpgtle\b/i,
}

/** What they make is here without them (`platform/`). */
export const PROVIDED: ReadonlySet<string> = new Set(['supabase_vault'])

/** Used without being created, since Supabase has them in every project. */
const ALWAYS_THERE = ['pg_cron', 'pgmq', 'pg_graphql', 'pgsodium']

/** The extension a `create extension` makes, or an `alter`, `comment on` or `drop extension` speaks of; undefined for other statements. */
export function extensionOf(statement: string): { verb: string; name: string } | undefined {
  const found = /^(create|alter|comment\s+on|drop)\s+extension\s+(?:if\s+(?:not\s+)?exists\s+)?"?([\w-]+)"?/i.exec(statement)
  return found?.[1] !== undefined && found[2] !== undefined ? { verb: found[1].toLowerCase().replace(/\s+/g, ' '), name: found[2] } : undefined
}

/** The extension without which `statement` cannot work, of those that are missing; undefined when it fails for a reason of its own. */
export function missedBy(statement: string, missing: ReadonlySet<string>): string | undefined {
  return [...missing, ...ALWAYS_THERE].find((name) => (SIGNS[name] ?? new RegExp(`\\b${name}\\b`, 'i')).test(statement))
}

/** What a statement would have made, as later statements call it: `public.documents` becomes `documents`. */
export function madeBy(statement: string): string | undefined {
  const found =
    /^create\s+(?:or\s+replace\s+)?(?:temp(?:orary)?\s+|unlogged\s+|materialized\s+|foreign\s+|recursive\s+)*(?:table|view|function|procedure|type|domain|schema|sequence|trigger|index)\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?((?:"[^"]+"|[\w$]+)(?:\.(?:"[^"]+"|[\w$]+))?)/i.exec(
      statement,
    )?.[1]
  return found?.split('.').at(-1)?.replaceAll('"', '').toLowerCase()
}
