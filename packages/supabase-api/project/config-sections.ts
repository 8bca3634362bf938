import { authSection } from './auth-section.ts'
import * as v from 'valibot'
import { count, countIfSaid, flag, flagIfSaid, group, groupIfSaid, named, namedTexts, ofOthers, oneOf, port, size, sizeIfSaid, text, texts } from './setting.ts'

/** A function of `[functions.NAME]`. */
const functionEntries = {
  enabled: flag(true),
  verify_jwt: flag(true),
  import_map: text(),
  entrypoint: text(),
  static_files: texts(),
  env: ofOthers(),
}

const bucketEntries = {
  public: flag(false),
  file_size_limit: sizeIfSaid(),
  allowed_mime_types: texts(),
  objects_path: text(),
}

/**
 * `supabase/config.toml` as the Supabase CLI documents it (https://supabase.com/docs/guides/local-development/cli/config), with the defaults of the
 * file that `supabase init` writes. Sections of programs we do not have are accepted unread.
 */
export const configSections = v.object({
  project_id: text('project'),
  api: group({
    enabled: flag(true),
    port: port(54_321),
    schemas: texts(['public', 'graphql_public']),
    extra_search_path: texts(['public', 'extensions']),
    max_rows: count(1000, { from: 1 }),
    external_url: text(),
    auto_expose_new_tables: flagIfSaid(),
    tls: ofOthers(),
  }),
  db: group({
    port: port(54_322),
    shadow_port: ofOthers(),
    health_timeout: ofOthers(),
    major_version: count(17, { from: 13, to: 30 }),
    root_key: ofOthers(),
    pooler: ofOthers(),
    network_restrictions: ofOthers(),
    ssl_enforcement: ofOthers(),
    vault: namedTexts(),
    settings: ofOthers(),
    migrations: group({ enabled: flag(true), schema_paths: texts() }),
    seed: group({ enabled: flag(true), sql_paths: texts(['./seed.sql']) }),
  }),
  realtime: group({
    enabled: flag(true),
    ip_version: oneOf(['IPv4', 'IPv6'], 'IPv4'),
    max_header_length: count(4096, { from: 1 }),
    tenant_id: ofOthers(),
  }),
  storage: group({
    enabled: flag(true),
    file_size_limit: size('50MiB'),
    image_transformation: groupIfSaid({ enabled: flag(true) }),
    s3_protocol: groupIfSaid({ enabled: flag(true) }),
    s3_credentials: ofOthers(),
    buckets: named(v.object(bucketEntries, (issue) => `must be a table, but is ${String(issue.input)}`)),
    analytics: ofOthers(),
    vector: ofOthers(),
  }),
  auth: authSection,
  edge_runtime: group({
    enabled: flag(true),
    policy: oneOf(['per_worker', 'oneshot'], 'per_worker'),
    inspector_port: countIfSaid({ to: 65_535 }),
    deno_version: count(2, { from: 1, to: 2 }),
    secrets: namedTexts(),
  }),
  functions: named(v.object(functionEntries, 'must be a table: write [functions.NAME] and below it verify_jwt = true or whatever you want to set')),
  studio: ofOthers(),
  inbucket: ofOthers(),
  local_smtp: ofOthers(),
  analytics: ofOthers(),
  experimental: ofOthers(),
  remotes: ofOthers(),
  $schema: ofOthers(),
})

export type Config = v.InferOutput<typeof configSections>
