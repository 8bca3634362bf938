import { afterAll, expect, inject, test } from 'vitest'
import { ask, givenMember, keysOf, openDatabase, someAddress } from './hostile-shop.ts'

// Every function that /rest/v1/rpc serves, as the catalogue of the database has it, so that the next one is tried as well.

const shop = inject('shop')
const { anonKey } = keysOf(shop)
const eve = await givenMember(shop, 'eve')
const db = await openDatabase(shop)
afterAll(() => db.end())

type Parameter = { name: string; type: string; optional: boolean }
type Callable = { name: string; parameters: Parameter[]; byStrangers: boolean }

const { rows: callable } = await db.query<Callable>(
  `select p.proname as name, coalesce(jsonb_agg(jsonb_build_object('name', p.proargnames[at], 'type', format_type(p.proargtypes[at - 1], null),
        'optional', at > p.pronargs - p.pronargdefaults) order by at) filter (where at is not null), '[]') as parameters,
          has_function_privilege('anon', p.oid, 'execute') as "byStrangers"
     from pg_proc p left join generate_series(1, p.pronargs) at on true
    where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))
    group by p.oid, p.proname order by p.proname`,
)

/** What fits a type, so that one odd value at a time is reached. */
const FITTING: Readonly<Record<string, unknown>> = {
  uuid: '00000000-0000-4000-8000-000000000000',
  text: 'en',
  integer: 1,
  bigint: 1,
  numeric: 1,
  boolean: true,
  jsonb: {},
  'timestamp with time zone': '2026-11-20T10:00:00Z',
}
const fitting = (type: string): unknown => (type.endsWith('[]') ? [] : (FITTING[type] ?? null))

const ODD: readonly unknown[] = [
  null,
  '',
  ' ',
  'ก'.repeat(10_000),
  'x'.repeat(60_000),
  '\u0000',
  '\ud800',
  '\u202e\u2066\ufeff',
  'z\u0351\u036b\u0343'.repeat(200),
  '👩‍👩‍👧‍👦🏴',
  "'; drop table orders; --",
  '%_\\',
  '& | ! <-> :* ( )',
  '{',
  '{1,2',
  '[null]',
  '{"a":',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000g',
  'NaN',
  'Infinity',
  '-infinity',
  '294277-01-01',
  '4714-11-24 BC',
  -1,
  0,
  0.5,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 53,
  1e18,
  1e308,
  true,
  [],
  [null],
  [[]],
  [['a'], ['b', 'c']],
  Array.from({ length: 90 }, () => 'silk'),
  {},
  { a: { b: [{}] } },
  [{ path: 1 }],
  { quality: 6, service: 'x' },
]

/** What is no value of a type never reaches a function: it is refused where the question is read, by its type alone. */
const isOfType = async (type: string, odd: unknown): Promise<boolean> =>
  db.query(`select value from json_to_record($1) as given(value ${type})`, [JSON.stringify({ value: odd })]).then(
    () => true,
    () => false,
  )
const types = [...new Set(callable.flatMap(({ parameters }) => parameters.map(({ type }) => type)))]
const oddOf = new Map<string, { fits: readonly unknown[]; refused: readonly unknown[] }>()
for (const type of types) {
  const fit = await Promise.all(ODD.map((odd) => isOfType(type, odd)))
  oddOf.set(type, { fits: ODD.filter((_, at) => fit[at]), refused: ODD.filter((_, at) => !fit[at]) })
}
/** Of the values that a type refuses, each function is asked so many in each place: others than its neighbour. */
const REFUSED_EACH = 3
let turn = 0

function oddsOf(type: string): readonly unknown[] {
  const { fits, refused } = oddOf.get(type) ?? { fits: ODD, refused: [] }
  const some = refused.length <= REFUSED_EACH ? refused : Array.from({ length: REFUSED_EACH }, () => refused[turn++ % refused.length])
  return [...fits, ...some]
}

type Question = { body: string; token: string }

/**
 * Each odd value of its type in each place: by a member beside everything that fits, and by a stranger beside what must be there and nothing else. A stranger who
 * may not call a function is refused before a value is looked at, which is asked once.
 */
const questionsOf = ({ parameters, byStrangers }: Callable): Question[] => {
  const given = (wanted: readonly Parameter[]) => Object.fromEntries(wanted.map(({ name, type }) => [name, fitting(type)]))
  const ask = (token: string, body: Record<string, unknown>): Question => ({ token, body: JSON.stringify(body) })
  return [
    ask(anonKey, {}),
    ask(eve.token, {}),
    ...parameters.flatMap(({ name, type }) =>
      oddsOf(type).flatMap((odd) => [
        ...(byStrangers ? [ask(anonKey, { ...given(parameters.filter(({ optional }) => !optional)), [name]: odd })] : []),
        ask(eve.token, { ...given(parameters), [name]: odd }),
      ]),
    ),
  ]
}

const post = (name: string, body: string, token: string) =>
  ask(`${shop.url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: anonKey, authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
    body,
  })

test('there are functions to be called, and each type takes and refuses something', () => {
  expect(callable.length).toBeGreaterThan(15)
  const refused = new Set([...oddOf.values()].flatMap((odd) => odd.refused))
  expect(oddOf.get('text')?.fits.length).toBeGreaterThan(30)
  expect(oddOf.get('uuid')?.fits).toEqual([null, '00000000-0000-0000-0000-000000000000'])
  expect(refused.size).toBeGreaterThan(30)
})

test.each(callable)('rpc/$name: whatever is given is answered or refused, and never a failure of the server', async (called) => {
  const failures: string[] = []
  const queue = questionsOf(called)
  const worker = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { status, text } = await post(called.name, next.body, next.token)
      if (status === 0 || status >= 500) failures.push(`${next.body.slice(0, 120)} ${status}: ${text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  expect(failures).toEqual([])
})

/** Codes a function may refuse with: /rest/v1 answers each with 4xx (docs/decisions/what-strangers-may-ask.md). The rest of them is a failure of the server, which nobody means by a refusal. */
const REFUSES = /^(22|23|check_violation|42501|HT0|PT4|P0001)/

/** What is raised below a trigger that names what is there: nobody outside ever hears it. */
const UNHEARD = ['private.approve_seller P0002', 'private.confirm_cash P0002', 'private.move_case P0002', 'private.transition_order P0002']

test('whatever can be called, and whatever watches what is written, refuses with a code that is the caller’s', async () => {
  const { rows } = await db.query<{ name: string; source: string; starts: boolean }>(
    `select n.nspname || '.' || p.proname as name, p.prosrc as source,
            (n.nspname = 'public' and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute')))
              or exists (select from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgfoid = p.oid and c.relnamespace = 'public'::regnamespace) as starts
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname in ('public', 'private')`,
  )
  const reached = rows.filter(({ starts }) => starts)
  for (const { source } of reached)
    for (const [, called] of source.matchAll(/\b((?:private|public)\.\w+)\s*\(/g)) {
      const next = rows.find(({ name }) => name === called)
      if (next && !reached.includes(next)) reached.push(next)
    }
  const refusals = reached.flatMap(({ name, source }) =>
    [...source.matchAll(/errcode = '(\w+)'|raise sqlstate '(\w+)'/g)].map(([, given, raised]) => `${name} ${given ?? raised}`),
  )
  expect(refusals.length).toBeGreaterThan(20)
  expect(refusals.filter((refusal) => !REFUSES.test(refusal.split(' ')[1] ?? '')).toSorted()).toEqual(UNHEARD)
})
