import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { deployed, endChild, folder, nextPort, runAs, startAs } from './place.ts'

const PATIENCE_MS = 120_000
const LOOK_EVERY_MS = 100

type Member = { name: string; port: number; rest: number; patroni: ChildProcess | undefined }
type Seen = { name: string; role: string; state: string; timeline: number; lag?: number | string }

const etcd = { client: nextPort(), peer: nextPort() }
const members: Member[] = ['pg-1', 'pg-2', 'pg-3'].map((name) => ({ name, port: nextPort(), rest: nextPort(), patroni: undefined }))
const leading = { primary: nextPort(), replicas: nextPort() }

/** The owner's address of the shop's database on the primary, and of a replica, through HAProxy. */
export const owner = `postgres://postgres:secret@127.0.0.1:${leading.primary}/hattha`
export const reading = `postgres://postgres:secret@127.0.0.1:${leading.replicas}/hattha`
export const primaryPort = leading.primary

/** etcd, three members under Patroni, and HAProxy before them, out of the files of deploy/. What ends them is put to `ending` as they begin. */
export async function startCluster(ending: (() => unknown)[]): Promise<void> {
  const home = ownedBy('nobody', 'etcd')
  const [client, peer] = [`http://127.0.0.1:${etcd.client}`, `http://127.0.0.1:${etcd.peer}`]
  const asOne = `--name one --data-dir ${home} --initial-cluster one=${peer} --unsafe-no-fsync --enable-v2`
  const heard = `--listen-client-urls ${client} --advertise-client-urls ${client} --listen-peer-urls ${peer} --initial-advertise-peer-urls ${peer}`
  const running = [startAs('nobody', 'etcd', 'etcd', `${asOne} ${heard}`.split(' '))]
  // Who is asked and who answers is tried here, not what a power cut leaves. Whole pages stay in the log: pg_rewind wants them.
  const settings = deployed('patroni.yml').replace(/^( +)parameters:\n/m, '$1parameters:\n$1  fsync: off\n')
  writeFileSync(join(folder, 'patroni.yml'), settings)
  writeFileSync(join(folder, 'haproxy.cfg'), placed(deployed('haproxy.cfg')))
  ending.push(async () => {
    for (const { patroni } of members) await endChild(patroni, 'SIGINT')
    for (const child of running) await endChild(child)
  })
  for (const member of members) startMember(member.name)
  await until('three members', async () => (await look()).filter(isWell).length === members.length)
  running.push(startAs('nobody', 'haproxy', 'haproxy', ['-f', join(folder, 'haproxy.cfg')]))
  // It takes every member for the primary until it has asked it, and asks them in turn: as many answers as there are members say that it has.
  let found = 0
  await until('HAProxy knows the primary', async () => {
    const { rows } = await asked('postgres', `select 'primary' as slot where not pg_is_in_recovery()`)
    return (found = rows.length === 1 ? found + 1 : 0) >= members.length
  })
  await asked('postgres', 'create database hattha')
}

/** The addresses of this run in the place of those of deploy/. */
const placed = (config: string): string =>
  members
    .reduce(
      (text, { port, rest }, index) => text.replaceAll(new RegExp(`10\\.0\\.0\\.3${index + 1}:5432.*$`, 'gm'), `127.0.0.1:${port} port ${rest}`),
      config.replaceAll('port 8008 ', ''),
    )
    .replace('10.0.0.21:5432', `127.0.0.1:${leading.primary}`)
    .replace('10.0.0.21:5433', `127.0.0.1:${leading.replicas}`)

function startMember(name: string): void {
  const member = memberOf(name)
  const home = ownedBy('postgres', name)
  member.patroni = startAs('postgres', name, 'patroni', [join(folder, 'patroni.yml')], {
    PATRONI_NAME: name,
    PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${member.port}`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${member.port}`,
    PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
    PATRONI_RESTAPI_LISTEN: `127.0.0.1:${member.rest}`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${member.rest}`,
    PATRONI_ETCD_HOSTS: `127.0.0.1:${etcd.client}`,
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: 'secret',
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: 'secret',
  })
}

/** As by hand before work on a machine: the one in step takes over, since Patroni lets no other. Answers how long nothing could be written. */
export async function switchOver(): Promise<string> {
  await inStep()
  const seen = await look()
  const from = nameOf(seen, 'leader')
  const candidate = nameOf(seen, 'sync_standby')
  const told = await withoutWrites(async () => {
    await runAs('postgres', 'patronictl', ['-c', join(folder, 'patroni.yml'), 'switchover', 'hattha', '--leader', from, '--candidate', candidate, '--force'], {
      PATRONI_ETCD_HOSTS: `127.0.0.1:${etcd.client}`,
    })
    await until(`${candidate} leads`, async () => nameOf(await look(), 'leader') === candidate)
  })
  return `${from} → ${candidate}, ${told}`
}

/** A primary that nobody hears any more, and what brings its machine back. */
type Gone = { name: string; told: string; back: () => void }

/**
 * Patroni and every process of the primary's PostgreSQL at once: as when its machine loses power (SIGKILL), or stands still and breaks no line (SIGSTOP). `meanwhile` is done while nobody leads. Says
 * how long nothing could be written.
 */
export async function losePrimary(how: 'SIGKILL' | 'SIGSTOP', meanwhile?: () => Promise<unknown>): Promise<Gone> {
  await inStep()
  const name = nameOf(await look(), 'leader')
  const { patroni } = memberOf(name)
  const postmaster = Number(readFileSync(join(folder, name, 'data/postmaster.pid'), 'utf8').split('\n')[0])
  const all = [patroni?.pid ?? 0, postmaster, ...readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ').map(Number)]
  const told = await withoutWrites(async () => {
    for (const pid of all) signal(pid, how)
    await Promise.all([meanwhile?.(), until('another leads', async () => ![name, ''].includes(nameOf(await look(name), 'leader')))])
  })
  const back = () => (how === 'SIGKILL' ? startMember(name) : all.forEach((pid) => signal(pid, 'SIGCONT')))
  return { name, back, told: `${name} → ${nameOf(await look(name), 'leader')}, ${told}` }
}

/** Waits until a member that was gone follows the primary on its timeline. Answers how it got there. */
export async function comeBack({ name, back }: Gone): Promise<string> {
  const log = join(folder, `${name}.log`)
  const before = readFileSync(log, 'utf8').length
  back()
  await until(`${name} follows`, async () => {
    const seen = await look()
    const leader = seen.find(({ role }) => role === 'leader')
    return leader?.name !== name && seen.filter(isWell).length === members.length && seen.every(({ timeline }) => timeline === leader?.timeline)
  })
  await inStep()
  const said = readFileSync(log, 'utf8').slice(before)
  const how = /running pg_rewind/.test(said)
    ? 'by pg_rewind'
    : /replica has been created|bootstrapped from/.test(said)
      ? 'copied anew'
      : 'without being turned back'
  return `${name} follows ${how}`
}

/** Whoever takes over has to be in step with the primary. For some seconds after a switch nobody is. */
const inStep = () => until('one is in step', async () => nameOf(await look(), 'sync_standby') !== '')

/** Who is what, as Patroni tells it, in one sentence. */
export async function standing(): Promise<string> {
  return (await look())
    .map(({ name, role, state, timeline, lag }) => `${name} ${role} ${state} on timeline ${timeline}${lag ? `, ${lag} behind` : ''}`)
    .join('; ')
}

/** Slots that hold back the log of a member, by its name; none should. */
export async function slotsLeft(): Promise<string[]> {
  const found = await Promise.all(
    members.map(async ({ name, port }) => {
      const { rows } = await askedAt(port, 'hattha', 'select slot_name::text as slot from pg_replication_slots where not temporary')
      return rows.map(({ slot }) => `${name}: ${slot}`)
    }),
  )
  return found.flat()
}

/** Patroni from 3.0.4 says of a replica that it streams. */
const isWell = ({ state }: Seen): boolean => state === 'running' || state === 'streaming'
const nameOf = (seen: readonly Seen[], role: string): string => seen.find((one) => one.role === role)?.name ?? ''

function memberOf(name: string): Member {
  const member = members.find((one) => one.name === name)
  if (!member) throw new Error(`There is no member ${name}.`)
  return member
}

/** The members as one that answers sees them. */
async function look(but?: string): Promise<Seen[]> {
  for (const { name, rest } of members) {
    if (name === but) continue
    const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
    if (answer?.ok) return ((await answer.json()) as { members: Seen[] }).members
  }
  return []
}

/** Writes through HAProxy all the time, each on a line of its own, while `act` is done; says how long the primary was gone to somebody who asks again and again. */
async function withoutWrites(act: () => Promise<unknown>): Promise<string> {
  let [ended, last, longest, writes] = [false, performance.now(), 0, 0]
  await asked('hattha', 'create table if not exists public.bench_writes (at timestamptz)')
  const writing = (async () => {
    while (!ended) {
      await asked('hattha', 'insert into public.bench_writes values (now())').then(
        () => {
          longest = Math.max(longest, performance.now() - last)
          last = performance.now()
          writes += 1
        },
        () => undefined,
      )
      await pause(50)
    }
  })()
  await act()
  const before = writes
  await until('the primary takes writes again', () => Promise.resolve(writes > before))
  ended = true
  await writing
  return `no write for ${(longest / 1000).toFixed(1)} s`
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const since = performance.now(); performance.now() - since < PATIENCE_MS; await pause(LOOK_EVERY_MS)) if (await holds().catch(() => false)) return
  throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain: ${what}`)
}

const asked = (database: string, text: string) => askedAt(leading.primary, database, text)
async function askedAt(port: number, database: string, text: string): Promise<pg.QueryResult<{ slot: string }>> {
  const client = new pg.Client({
    connectionString: `postgres://postgres:secret@127.0.0.1:${port}/${database}`,
    connectionTimeoutMillis: 2_000,
    query_timeout: 5_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await client.query(text)
  } finally {
    client.end().catch(() => undefined)
  }
}

function signal(pid: number, which: NodeJS.Signals): void {
  try {
    process.kill(pid, which)
  } catch {
    // It went with its postmaster.
  }
}

function ownedBy(user: 'postgres' | 'nobody', name: string): string {
  const home = join(folder, name)
  if (existsSync(home)) return home
  mkdirSync(home, { mode: 0o700 })
  const [uid, gid] = userOf(user)
  chownSync(home, uid, gid)
  return home
}

function userOf(name: string): readonly [uid: number, gid: number] {
  const [, , uid, gid] = new RegExp(`^${name}:.*$`, 'm').exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? []
  if (uid === undefined) throw new Error(`This machine has no user ${name}.`)
  return [Number(uid), Number(gid)]
}
