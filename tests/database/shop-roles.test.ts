import { beforeAll, describe, expect, test } from 'vitest'
import { isDatabaseError } from '../../app/platform/database-error.ts'
import type { Database } from '../../app/platform/database.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson } from '../support/market.ts'
import { givenPeopledMarket } from '../support/peopled-market.ts'
import { REFUSAL_MATRIX } from './refusal-matrix.ts'
import { ROLES, SHOP_ROLES, type ShopRole, type ShopPermission } from './shop-roles.ts'
import { readShopFacts, SHOP_FUNCTIONS, type ShopFacts } from './shop-functions.ts'

let db: TestDatabase
let facts: ShopFacts
let people: Record<ShopRole, string>
let keys: Map<string, string>

/** A shop in which every role has somebody; the owner is the peopled market's. */
beforeAll(async () => {
  db = await testDatabase()
  const market = await givenPeopledMarket(db)
  facts = await readShopFacts(db, market.seller)
  people = Object.fromEntries(
    await Promise.all(
      ROLES.map(async (role) => {
        if (role === 'owner') return [role, market.seller]
        const person = await givenPerson(db)
        await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [facts.seller, person, role])
        return [role, person]
      }),
    ),
  ) as Record<ShopRole, string>
  const tables = await db.owner.all<{ name: string; key: string }>(
    `select c.relname as name, (select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_index i
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
  )
  keys = new Map(tables.map(({ name, key }) => [name, key]))
})

class TakenBack extends Error {}

/** What a statement answers, with everything it did taken back; a refusal by its code. */
async function tried(database: Database, sql: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[] | { code: string }> {
  let rows: Record<string, unknown>[] = []
  try {
    await database.transaction(async (tx) => {
      rows = await tx.all(sql, values)
      throw new TakenBack()
    })
  } catch (error) {
    if (isDatabaseError(error)) return { code: error.code ?? '' }
    if (!(error instanceof TakenBack)) throw error
  }
  return rows
}

/** The tables in which what somebody reads or writes depends on the shop they act for. */
const OF_SHOPS = Object.entries(REFUSAL_MATRIX).filter(([, { mine = '', changes = '', removes = '' }]) =>
  [mine, changes, removes].some((part) => part.includes('seller_members')),
)
const first = (columns = '') => columns.split(/\s+/).find(Boolean) ?? ''

describe.each(ROLES)('%s', (role) => {
  test('reads, changes and removes in every table exactly what the role is for', async () => {
    const wanted: unknown[] = []
    const found: unknown[] = []
    for (const [table, { shown, mine = 'false', update, changes, removes }] of OF_SHOPS) {
      const key = `row(${keys.get(table)})::text as key`
      const where = async (condition: string) =>
        (await db.owner.all<{ key: string }>(`select ${key} from public.${table} where (${condition}) and $1::uuid is not null`, [people[role]]))
          .map((row) => row.key)
          .toSorted()
      const seen = async (verb: string, sql: string, condition: string) => {
        const answer = await tried(db.asPerson(people[role]), sql)
        found.push([table, verb, Array.isArray(answer) ? answer.map((row) => String(row['key'])).toSorted() : answer.code])
        wanted.push([table, verb, await where(condition)])
      }
      await seen('reads', `select ${key} from public.${table}`, `(${shown ?? 'false'}) or (${mine})`)
      if (update && changes) await seen('changes', `update public.${table} set ${first(update)} = ${first(update)} returning ${key}`, changes)
      if (removes) await seen('removes', `delete from public.${table} returning ${key}`, removes)
    }
    expect(found).toEqual(wanted)
    expect(found.length).toBeGreaterThan(40)
  })

  test('calls of every function of a shop exactly those the role is for, and none for another shop', async () => {
    const wanted: unknown[] = []
    const found: unknown[] = []
    for (const { name, permission, and, call } of SHOP_FUNCTIONS)
      for (const whose of ['own', 'other'] as const) {
        const [sql, values] = call(whose === 'own' ? facts : facts.other)
        const answer = await tried(db.asPerson(people[role]), sql, values)
        const refused = Array.isArray(answer)
          ? answer.every((row) => Object.values(row).every((value) => value === null || value === false || (Array.isArray(value) && value.length === 0)))
          : ['42501', 'PT404'].includes(answer.code)
        const has = (one: ShopPermission) => (SHOP_ROLES[one] as readonly string[]).includes(role)
        const may = whose === 'own' && [permission].flat().some(has) && (and === undefined || has(and))
        found.push([name, whose, !refused, may || refused ? '' : answer])
        wanted.push([name, whose, may, ''])
      }
    expect(found).toEqual(wanted)
  })
})

test('every function that asks what somebody may in a shop has its row', async () => {
  const asking = await db.owner.all<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
       and p.prosrc ~ '(my_sellers_as|may_in_shop|lock_team|locked_shop_key|demand_room_for_promotion|is_my_[a-z]+|my_conversations|my_sellers)\\('
      order by 1`,
  )
  expect(asking.map(({ name }) => name)).toEqual([...new Set(SHOP_FUNCTIONS.map(({ name }) => name))].toSorted())
})

test('nothing asks for a permission there is none of, and the roles are said twice alike', async () => {
  const rows = await db.owner.all<{ permission: string; roles: string[] }>(
    'select permission, array_agg(role order by role) as roles from private.shop_permissions group by permission',
  )
  expect(Object.fromEntries(rows.map(({ permission, roles }) => [permission, roles]))).toEqual(
    Object.fromEntries(Object.entries(SHOP_ROLES).map(([permission, roles]) => [permission, roles.toSorted()])),
  )
  const asked = await db.owner.all<{ permission: string }>(
    `select distinct m[1] as permission from (
       select prosrc as source from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       union all select concat(qual, with_check) from pg_policies) s
     cross join lateral regexp_matches(s.source, '(?:my_sellers_as|may_in_shop)\\([^'']*''([^'']+)''', 'g') m`,
  )
  expect(asked.map(({ permission }) => permission).filter((permission) => !(permission in SHOP_ROLES))).toEqual([])
})
