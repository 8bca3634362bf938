import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pooledUsers } from '@hattha/postgres'
import { findPooler } from '../../scripts/gate/find-pooler.ts'
import { freePort } from './shop.ts'

/** A PgBouncer in transaction mode before a database, which can be restarted. */
export type Pooler = { url: string; restart(): Promise<void>; remove(): Promise<void> }

/** Throws where this machine has none; the gate brings it (`scripts/gate/bring.ts`). */
export async function startPooler(ownerUrl: string): Promise<Pooler> {
  const program = findPooler()
  if (program === undefined) throw new Error('There is no PgBouncer on this machine: apt-get install pgbouncer, brew install pgbouncer, or npm test -- nodes.')
  const { hostname, port: databasePort, pathname } = new URL(ownerUrl)
  const database = pathname.slice(1)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'hattha-pooler-'))
  // It refuses to run as root and becomes nobody then, who has to read this.
  chmodSync(folder, 0o755)
  const users = join(folder, 'userlist.txt')
  writeFileSync(
    users,
    pooledUsers(ownerUrl)
      .map(({ login, password }) => `"${login}" "${password}"\n`)
      .join(''),
    { mode: 0o644 },
  )
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
${database} = host=${hostname} port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
`,
    { mode: 0o644 },
  )
  let running: ChildProcess | undefined
  const start = async () => {
    running = spawn(program, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), settings], { stdio: 'ignore' })
    while (!(await listens(port))) {
      if (running.exitCode !== null) throw new Error(`PgBouncer ended with ${running.exitCode}`)
      await pause(20)
    }
  }
  const stop = async () => {
    const ending = running
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `postgres://pooler@127.0.0.1:${port}/${database}`,
    async restart() {
      await stop()
      await start()
    },
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createConnection({ port, host: '127.0.0.1' })
    probe.once('connect', () => {
      probe.destroy()
      resolve(true)
    })
    probe.once('error', () => resolve(false))
  })
