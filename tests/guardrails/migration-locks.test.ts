import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/source-tree.ts'
import { LARGE, locksOf } from '../support/migration-locks.ts'

const FOLDER = join(ROOT, 'supabase/migrations')
/** Those before this day were written when no live shop had rows to hold still. */
const SINCE = '20261127'
const migrations = readdirSync(FOLDER).filter((file) => file.endsWith('.sql'))

test('no migration holds a large table still while people buy', () => {
  const since = migrations.filter((file) => file >= SINCE)
  expect(since.flatMap((file) => locksOf(readFileSync(join(FOLDER, file), 'utf8')).map((lock) => `${file} ${lock}`))).toEqual([])
})

test('every large table is there', () => {
  const all = migrations.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('\n')
  expect(LARGE.filter((table) => !all.includes(`create table ${table} (`))).toEqual([])
})

test.each([
  'create index orders_by_day on public.orders (created_at);',
  'create unique index on public.products (slug);',
  'alter table public.orders alter column total_minor type numeric;',
  'alter table public.orders\n  alter column note set not null;',
  'alter table public.products add constraint priced check (price_minor > 0);',
  'alter table public.orders add foreign key (seller_id) references public.sellers (id);',
  'alter table public.products add constraint slugs unique (slug);',
  'alter table public.products add column seen_at timestamptz default now();',
  'alter table public.products add column folded text generated always as (lower(name)) stored;',
  'alter table public.products drop column care;',
  'alter table public.products rename column care to caring;',
  'update public.products set care = null;',
  'lock table public.orders;',
])('refused: %s', (sql) => expect(locksOf(`-- why\n${sql}`)).toHaveLength(1))

test.each([
  'create index concurrently orders_by_day on public.orders (created_at);',
  'create index on public.hero_slides (position);',
  "alter table public.products add column origin text not null default 'TH';",
  'alter table public.products add constraint priced check (price_minor > 0) not valid;',
  'alter table public.orders validate constraint priced;',
  'alter table public.products drop constraint priced;',
  'alter table public.products add constraint slugs unique using index products_slugs;',
  'update public.products set care = null where id = any (array[1]);',
  '-- short: it has a row for each language\ncreate index on public.products (slug);',
  'create table public.orders (id bigint);\ncreate index on public.orders (id);',
  'create function f() returns void language sql as $$ update public.products set care = null; $$;',
  'alter table public.products enable row level security;',
])('allowed: %s', (sql) => expect(locksOf(sql)).toEqual([]))
