import { beforeAll, describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { serveFilms, token, type FilmServer } from './film-server.ts'

// The seed of the run, as for every random test of the project (vitest.config.ts).
fc.configureGlobal({ seed: Number(process.env['RANDOM_SEED']) })

let films: FilmServer
let hurried: FilmServer
let authorization: string
beforeAll(async () => {
  // A statement of a stranger that sleeps for nine seconds would be told by a failure; a slow machine is not.
  films = await serveFilms({ limits: { bodyBytes: 100_000, urlLength: 8000, statementTimeoutMs: 8000 } })
  hurried = await serveFilms({ limits: { statementTimeoutMs: 1000 } })
  authorization = `Bearer ${await token({ role: 'authenticated', sub: '11111111-1111-1111-1111-111111111111' })}`
})

/** What an injection would have to break: the tables are there, unread and unchanged, and the server answers. */
async function unharmed(): Promise<void> {
  const { rows } = await films.owner
    .query(`select (select count(*) from films)::int as films, (select count(*) from hidden.vault)::int as vault, to_regclass('public.pwned') as pwned,
    (select count(*) from pg_roles where rolname = 'pwned')::int as roles`)
  expect(rows).toEqual([{ films: 5, vault: 1, pwned: null, roles: 0 }])
  expect((await films.anon.from('films').select('id').limit(1)).status).toBe(200)
}

const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
  films.fetch(path, { ...init, headers: { authorization, 'content-type': 'application/json', ...(init.headers as Record<string, string> | undefined) } })

const PAYLOADS = [
  `'; create table public.pwned(); --`,
  `"; create table public.pwned(); --`,
  `id"; drop table films; --`,
  `1) or (1=1`,
  `1; select pg_sleep(9)`,
  `'||(select treasure from hidden.vault)||'`,
  `") as x; create table pwned(); --`,
  `$1`,
  `$$;create table pwned();$$`,
  `\\'; create table pwned(); --`,
  `\u0000`,
  `a\u0000"; create table pwned(); --`,
  `*/ create table pwned(); /*`,
  `' union select * from hidden.vault --`,
  `(select 1)`,
  `pg_catalog.pg_class`,
  `hidden.vault`,
  `../hidden/vault`,
  `x'::text; drop role anon; --`,
  `‘; drop table films; --`,
  `%`,
  `%00`,
  `%zz`,
  `\ud800`,
]

/** Every position of the language a stranger can fill. */
const POSITIONS: Record<string, (payload: string) => Promise<Response>> = {
  'the name of a table': (p) => ask(`/${encode(p)}`),
  'the name of a function': (p) => ask(`/rpc/${encode(p)}`),
  'a column in select': (p) => ask(`/films?select=${encode(p)}`),
  'a quoted column in select': (p) => ask(`/films?select=${encode(quoted(p))}`),
  'an alias': (p) => ask(`/films?select=${encode(`${quoted(p)}:title`)}`),
  'a cast': (p) => ask(`/films?select=${encode(`title::${quoted(p)}`)}`),
  'a plain cast': (p) => ask(`/films?select=${encode(`title::${p}`)}`),
  'an aggregate cast': (p) => ask(`/films?select=${encode(`year.max()::${quoted(p)}`)}`),
  'a key of a JSON path': (p) => ask(`/films?select=${encode(`facts->${quoted(p)}`)}`),
  'an index of a JSON path': (p) => ask(`/films?select=${encode(`facts->0${p}`)}`),
  'an embedded resource': (p) => ask(`/films?select=${encode(`${quoted(p)}(*)`)}`),
  'a hint': (p) => ask(`/films?select=${encode(`directors!${quoted(p)}(*)`)}`),
  'a filtered column': (p) => ask(`/films?${encode(quoted(p))}=eq.1`),
  'an operator': (p) => ask(`/films?id=${encode(p)}.1`),
  'a value': (p) => ask(`/films?title=eq.${encode(p)}`),
  'a typed value': (p) => ask(`/films?id=eq.${encode(p)}`),
  'a list': (p) => ask(`/films?title=in.(${encode(quoted(p))})`),
  'a quantified list': (p) => ask(`/films?title=eq(any).{${encode(quoted(p))}}`),
  'a pattern': (p) => ask(`/films?title=like.${encode(p)}`),
  'a search configuration': (p) => ask(`/films?title=fts(${encode(p)}).a`),
  'a search': (p) => ask(`/films?title=fts.${encode(p)}`),
  is: (p) => ask(`/films?title=is.${encode(p)}`),
  'a logic tree': (p) => ask(`/films?or=(${encode(p)})`),
  'a value in a logic tree': (p) => ask(`/films?or=(title.eq.${encode(quoted(p))},id.eq.1)`),
  order: (p) => ask(`/films?order=${encode(quoted(p))}.desc`),
  'a direction': (p) => ask(`/films?order=id.${encode(p)}`),
  'a path in order': (p) => ask(`/films?order=${encode(`facts->${quoted(p)}`)}`),
  limit: (p) => ask(`/films?limit=${encode(p)}`),
  offset: (p) => ask(`/films?offset=${encode(p)}`),
  columns: (p) => ask(`/films?columns=${encode(quoted(p))}`, { method: 'POST', body: '{}' }),
  on_conflict: (p) =>
    ask(`/films?on_conflict=${encode(quoted(p))}`, { method: 'POST', body: '{"id":1,"title":"x"}', headers: { prefer: 'resolution=ignore-duplicates' } }),
  'a key of the body': (p) => ask('/films', { method: 'POST', body: JSON.stringify({ [p]: 1 }) }),
  'a value of the body': (p) => ask('/films', { method: 'PATCH', body: JSON.stringify({ year: p }) }),
  'a name of CSV': (p) => ask('/films', { method: 'POST', body: `"${p.replaceAll('"', '""')}"\n1`, headers: { 'content-type': 'text/csv' } }),
  'an argument’s name': (p) => ask(`/rpc/greet`, { method: 'POST', body: JSON.stringify({ [p]: 1 }) }),
  'an argument': (p) => ask(`/rpc/greet?name=${encode(p)}`),
  'a profile': (p) => ask('/films', { headers: { 'accept-profile': header(p) } }),
  'a preference': (p) => ask('/films', { headers: { prefer: `timezone=${header(p)}` } }),
  'the range': (p) => ask('/films', { headers: { range: header(p) } }),
  accept: (p) => ask('/films', { headers: { accept: header(p) } }),
  'a spread resource': (p) => ask(`/films?select=${encode(`...${quoted(p)}(*)`)}`),
  'a column of an embedded resource': (p) => ask(`/films?select=${encode(`directors(${quoted(p)})`)}`),
  'a filter of an embedded resource': (p) => ask(`/films?select=directors(id)&${encode(`directors.${quoted(p)}`)}=eq.1`),
  'the order of an embedded resource': (p) => ask(`/films?select=id,actors(id)&actors.order=${encode(quoted(p))}`),
  'the limit of an embedded resource': (p) => ask(`/films?select=id,actors(id)&actors.limit=${encode(p)}`),
  'a logic tree of an embedded resource': (p) => ask(`/films?select=id,actors(id)&actors.or=${encode(`(${p})`)}`),
  'a related column in order': (p) => ask(`/films?select=id,directors(id)&order=${encode(`directors(${quoted(p)})`)}`),
  'a negated logic tree': (p) => ask(`/films?not.and=${encode(`(${p})`)}`),
  'a cast of a JSON path': (p) => ask(`/films?select=${encode(`facts->>a::${p}`)}`),
  'a filtered JSON path': (p) => ask(`/films?${encode(`facts->>${p}`)}=eq.1`),
  'columns of an update': (p) => ask(`/films?id=eq.1&columns=${encode(p)}`, { method: 'PATCH', body: '{}' }),
  'a filter of PUT': (p) => ask(`/films?id=eq.${encode(p)}`, { method: 'PUT', body: '{"id":1,"title":"x"}' }),
  'a filter of DELETE': (p) => ask(`/films?id=eq.${encode(p)}&${encode(quoted(p))}=eq.1`, { method: 'DELETE' }),
  'a key of an update': (p) => ask('/films?id=eq.0', { method: 'PATCH', body: JSON.stringify({ [p]: 1 }) }),
  'a name of a form': (p) => ask('/films', { method: 'POST', body: `${encode(p)}=1`, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  'an argument’s name in the address': (p) => ask(`/rpc/greet?${encode(p)}=1`),
  'the select of a function': (p) => ask(`/rpc/greet?select=${encode(quoted(p))}`),
  'a profile of writing': (p) => ask('/films', { method: 'POST', body: '{}', headers: { 'content-profile': header(p) } }),
  'a preferred count': (p) => ask('/films', { headers: { prefer: `count=${header(p)},max-affected=${header(p)},missing=${header(p)}` } }),
  'a header functions read': (p) => ask('/rpc/settings', { headers: { 'x-given': header(p), cookie: `a=${header(p)}` } }),
  'plan options': (p) => ask('/films', { headers: { accept: `application/vnd.pgrst.plan+text; options=${header(p)}` } }),
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed())
const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
const header = (text: string): string => encode(text)

describe('SQL in every position', () => {
  test.each(Object.keys(POSITIONS))('%s', async (name) => {
    for (const payload of PAYLOADS) {
      const answer = await POSITIONS[name]?.(payload)
      const body = await answer?.text()
      expect({ payload, status: answer?.status, body }).toMatchObject({ status: expect.toSatisfy((status: number) => status < 500) as number })
      expect(body).not.toContain('gold')
    }
    await unharmed()
  })

  test('whatever text is in whatever position, the answer is no failure of the server', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(POSITIONS)), fc.string({ unit: 'binary', maxLength: 30 }), async (name, payload) => {
        const answer = await POSITIONS[name]?.(payload)
        const body = (await answer?.text()) ?? ''
        expect({ status: answer?.status, body }).toMatchObject({ status: expect.toSatisfy((status: number) => status < 500) as number })
        if ((answer?.status ?? 0) >= 400) expect(Object.keys(JSON.parse(body) as object)).toEqual(['code', 'details', 'hint', 'message'])
      }),
      { numRuns: 400 },
    )
    await unharmed()
  })

  test('values come back as they were sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((text) => !text.includes('\0')),
        async (text) => {
          const echoed = await films.anon.rpc('take', { list: [], thing: { text } })
          expect(echoed.data).toEqual({ list: [], thing: { text }, kind: null })
          const { data, error } = await films.anon.from('films').select('id').neq('title', text).limit(1)
          expect([error, data?.length]).toEqual([null, 1])
          const aliased = await ask(`/films?select=${encode(`${quoted(text.slice(0, 12).trim() || 'a')}:id`)}&id=eq.1`)
          expect(aliased.status).toBe(200)
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('too much of everything', () => {
  test.each([
    ['a deep logic tree', `/films?or=(${'and('.repeat(500)}id.eq.1${')'.repeat(500)})`, 400],
    ['parentheses that never close', `/films?or=${'('.repeat(5000)}`, 400],
    ['deep embedding', `/directors?select=${'films!director_id(directors!director_id('.repeat(30)}id${'))'.repeat(30)}`, 400],
    ['wide embedding', `/actors?select=${Array.from({ length: 200 }, (_, at) => `a${at}:films(id)`).join(',')}`, 400],
    ['an endless address', `/films?title=eq.${'x'.repeat(7990)}`, 414],
    ['a malformed percent', '/films?title=eq.%E0%A4%A', 400],
    ['an invalid UTF-8 percent', '/films?title=eq.%FF%FE', 400],
    ['a NUL', '/films?title=eq.%00', 400],
    ['a huge limit', '/films?limit=99999999999999999999', 400],
    ['a bad regular expression', '/films?title=match.%28%28%28', 400],
    ['a path of slashes', '/films/1/directors', 404],
    ['a table of another schema', '/hidden.vault', 404],
    ['the system catalogue', '/pg_class', 404],
  ])('%s', async (_name, path, status) => {
    const answer = await ask(path)
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([status, ['code', 'details', 'hint', 'message']])
  })

  test('a body larger than allowed, announced or not', async () => {
    const large = JSON.stringify({ title: 'x'.repeat(200_000) })
    expect((await ask('/films', { method: 'POST', body: large })).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let at = 0; at < 20; at += 1) controller.enqueue(new TextEncoder().encode(' '.repeat(10_000)))
        controller.close()
      },
    })
    const init = { method: 'POST', body: stream, duplex: 'half' }
    expect((await ask('/films', init)).status).toBe(413)
    await unharmed()
  })

  test('deep JSON and keys that mean something to JavaScript', async () => {
    const deep = await ask('/rpc/echo_json', { method: 'POST', body: '['.repeat(40_000) + ']'.repeat(40_000) })
    expect(deep.status).toBeGreaterThanOrEqual(400)
    for (const key of ['__proto__', 'constructor', 'toString']) {
      expect((await ask('/films', { method: 'POST', body: `{"${key}":1}` })).status).toBe(400)
      expect((await ask(`/films?${key}=eq.1`)).status).toBe(400)
      expect((await ask(`/${key}`)).status).toBe(404)
      expect((await ask(`/films?select=id::${key}`)).status).toBe(400)
      expect((await ask(`/films`, { headers: { prefer: `${key}=1` } })).status).toBe(200)
    }
    await unharmed()
  })

  test('a statement that takes too long is stopped, and its connection serves on', async () => {
    const { error, status } = await hurried.anon.rpc('sleep', { seconds: 30 })
    expect([status, error?.code]).toEqual([500, '57014'])
    expect((await hurried.anon.from('films').select('id').limit(1)).status).toBe(200)
    await unharmed()
  })

  test('callers who leave, and errors among them, leave clean connections behind', async () => {
    await Promise.allSettled(
      Array.from({ length: 40 }, async (_, at) => {
        const leaving = new AbortController()
        const pending = ask(at % 2 === 0 ? '/rpc/sleep?seconds=0.05' : '/films?id=eq.x', {
          signal: leaving.signal,
          method: at % 2 === 0 ? 'POST' : 'GET',
          ...(at % 2 === 0 ? { body: '{"seconds":0.05}' } : {}),
        })
        setImmediate(() => leaving.abort())
        await pending
      }),
    )
    const answers = await Promise.all(Array.from({ length: 20 }, () => films.anon.from('films').select('id', { count: 'exact', head: true })))
    expect(new Set(answers.map(({ count }) => count))).toEqual(new Set([5]))
    // What was begun for those who left ends a moment later; what was left open would stay.
    const left = async () =>
      (await films.owner.query(`select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`))
        .rows
    await expect.poll(left).toEqual([{ open: 0 }])
  })

  test('thousands of different statements do not pile up on a connection', async () => {
    for (let at = 0; at < 450; at += 1) {
      const path = `/films?select=${Array.from({ length: 9 }, (_, bit) => ((at >> bit) & 1 ? `a${bit}:id` : `b${bit}:id`)).join(',')}&limit=1`
      expect([(await ask(path)).status, (await ask(path)).status]).toEqual([200, 200])
    }
    await unharmed()
  })
})
