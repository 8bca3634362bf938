import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import memory from '../../scripts/shop-memory.json' with { type: 'json' }
import { settingsFrom, SETTINGS } from '../../server/configuration.ts'
import { NODE_ROLES } from '../../server/node-settings.ts'
import { ROOT, textOf } from '../support/source-tree.ts'

const addressesIn = (file: string): string[] => [...new Set(textOf(file).match(/\b10\.0\.0\.\d+(?!\d|\/)/g) ?? [])].sort()

/** What the last stage of the recipe says after a word, with the lines it goes on in. */
const instruction = (word: string): string => {
  const stage =
    textOf('deploy/Containerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  return new RegExp(`^${word} ((?:.*\\\\\n)*.*)$`, 'm').exec(stage)?.[1]?.replaceAll(/\\\n\s*/g, '') ?? ''
}
const imageEnv = (): Record<string, string> =>
  Object.fromEntries([...instruction('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]))

/** What a block of YAML says, one `NAME: value` in a line or between braces. */
const said = (block: string): Record<string, string> =>
  Object.fromEntries([...block.matchAll(/\b([A-Z][A-Z_]+): (?:'([^']*)'|([^\s,}]+))/g)].map(([, name = '', quoted, plain]) => [name, quoted ?? plain ?? '']))
const composeEnv = (): Record<string, string> => said(/^ {2}environment:\n((?: {4}.*\n)+)/m.exec(textOf('deploy/compose.yaml'))?.[1] ?? '')
const clusterEnv = (): Record<string, string> => said(/^data: (\{.*\})$/m.exec(textOf('deploy/kubernetes.yaml'))?.[1] ?? '')

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hattha-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('whom nginx and PgBouncer look for in the files of deploy/, compose starts at that address, and nobody else', () => {
  const wanted = [...addressesIn('deploy/nginx.conf'), ...addressesIn('deploy/pgbouncer.ini')].sort()
  expect(wanted).not.toEqual([])
  expect(addressesIn('deploy/compose.yaml')).toEqual(wanted)
})

/** What a file of deploy/ sets, by its last word before the colon. */
const setIn = (file: string, name: string): string => new RegExp(`^ *(?:- )?${name}: *(.+)$`, 'm').exec(textOf(`deploy/${file}`))?.[1] ?? ''
/** The parts of haproxy.cfg that listen, by their names. */
const listens = (): Map<string, string> =>
  new Map(
    textOf('deploy/haproxy.cfg')
      .split(/^(?=\w)/m)
      .filter((part) => part.startsWith('listen '))
      .map((part) => [part.split(/\s/)[1] ?? '', part]),
  )

test('PgBouncer looks for the primary where HAProxy has it, and HAProxy for members where Patroni starts them', () => {
  const [, host, port] = /host=(\S+) port=(\d+)/.exec(textOf('deploy/pgbouncer.ini')) ?? []
  expect(listens().get('primary')).toMatch(new RegExp(`^ {2}bind ${host}:${port}$`, 'm'))
  const members = addressesIn('deploy/patroni.yml')
  expect(members.length % 2).toBe(1)
  expect(setIn('patroni.yml', 'hosts').split(',').sort()).toEqual(members.map((address) => `${address}:2379`))
  const [, rest, postgres] = /^restapi:\n {2}listen: \S+:(\d+)$[^]*^postgresql:\n {2}listen: \S+:(\d+)$/m.exec(textOf('deploy/patroni.yml')) ?? []
  expect([...listens().keys()]).toEqual(['primary', 'replicas'])
  for (const part of listens().values()) {
    expect([...part.matchAll(/^ {2}server (\S+) (\S+)$/gm)].map(([, , address]) => address)).toEqual(members.map((address) => `${address}:${postgres}`))
    expect(part).toContain(`check port ${rest} `)
  }
})

test('no order is lost when a primary goes, and nobody stays on its lines', () => {
  expect(setIn('patroni.yml', 'synchronous_mode')).toBe('true')
  expect(setIn('patroni.yml', 'synchronous_commit')).toBe('on')
  // Debian 12's Patroni overwrites over `etcd3` whoever took its place.
  expect(textOf('deploy/patroni.yml')).toMatch(/^etcd:$/m)
  for (const part of listens().values()) expect(part).toContain('on-marked-down shutdown-sessions')
  expect(listens().get('primary')).toContain('OPTIONS /primary\n')
  const seconds = (name: string) => Number(setIn('patroni.yml', name))
  expect(seconds('ttl')).toBeGreaterThanOrEqual(seconds('loop_wait') + 2 * seconds('retry_timeout'))
})

test('what a node asks one replica is true of all its lines to replicas', () => {
  expect(listens().get('replicas')).toMatch(/^ {2}stick on src$/m)
})

test('a database under Patroni is set as the one of compose is, and leaves the slots of backups alone', () => {
  const given = [...textOf('deploy/compose.yaml').matchAll(/-c, (\w+)=(\w+)/g)].map(([, name = '', value]) => [name, value])
  expect(given.map(([name]) => name)).toContain('wal_level')
  expect(given.map(([name = '']) => [name, setIn('patroni.yml', name)])).toEqual(given)
  expect(textOf('deploy/patroni.yml')).toMatch(/ignore_slots:\n +- type: physical\n/)
  // Otherwise a member that is gone for good would have one that nobody takes away.
  expect(setIn('patroni.yml', 'use_slots')).toBe('false')
  expect(setIn('patroni.yml', 'max_slot_wal_keep_size')).not.toBe('')
})

test('an image holds as much memory as npm start does', () => {
  expect(JSON.parse(instruction('CMD'))).toEqual(['node', ...memory.flags, 'server/main.ts'])
  expect(imageEnv()).toMatchObject(memory.env)
})

test('whoever builds an image with podman is told to keep its health check', () => {
  const said = ['deploy/Containerfile', 'README.md'].flatMap((file) => textOf(file).match(/podman build .{0,16}/g) ?? [])
  expect(said.length).toBeGreaterThan(1)
  expect(said.filter((one) => !one.startsWith('podman build --format docker '))).toEqual([])
  expect(instruction('HEALTHCHECK')).toContain('/healthz')
})

test('a program of the shop runs in an image, which has no packages that only build, and installs nothing into it', () => {
  const folder = temporaryFolder()
  for (const file of ['scripts/node-24.mjs', 'scripts/with-node-24.mjs']) cpSync(join(ROOT, file), join(folder, file))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/builds-only': { version: '1.0.0', dev: true } } }))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: {} }))
  writeFileSync(join(folder, 'says.mjs'), `console.log('it ran')`)
  mkdirSync(join(folder, 'bin'))
  writeFileSync(join(folder, 'bin/npm'), '#!/bin/sh\necho npm was asked\nexit 1\n')
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const env = { PATH: `${join(folder, 'bin')}:/usr/bin:/bin`, ...imageEnv(), NODE_COMPILE_CACHE: join(folder, 'compiled') }
  expect(execFileSync(process.execPath, ['scripts/with-node-24.mjs', 'says.mjs'], { cwd: folder, env, encoding: 'utf8' })).toBe('it ran\n')
})

/** What stands in no file of ours. */
const SECRETS = {
  HATTHA_SECRET: 'x'.repeat(40),
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Hattha <shop@shop.example>',
  DATABASE_URL: 'postgres://pooler@pooler:6432/hattha',
  DATABASE_DIRECT_URL: 'postgres://owner:secret@database:5432/hattha',
}

test.each([
  { file: 'compose.yaml', env: composeEnv },
  { file: 'kubernetes.yaml', env: clusterEnv },
])('with what the image and $file say, and the secrets they ask for, a shop starts', ({ file, env }) => {
  const written = { ...imageEnv(), ...env() }
  const kept = Object.entries(SECRETS).filter(([name]) => !(name in written))
  const start = (secrets: [string, string][]) => settingsFrom({ ...written, ...Object.fromEntries(secrets), DATA_DIR: temporaryFolder() }, { folder: ROOT })
  expect(Object.keys(env()).filter((name) => !(name in SETTINGS))).toEqual([])
  expect(start(kept)).toMatchObject({ mode: 'live', port: 3000, trustProxy: 1, databaseUrl: SECRETS.DATABASE_DIRECT_URL })
  for (const [name] of kept) expect(textOf(`deploy/${file}`)).toMatch(new RegExp(`^#.*\\b${name}\\b`, 'm'))
  const needed = kept.filter(([name]) => !name.startsWith('DATABASE_'))
  for (const [name] of needed) expect(() => start(kept.filter(([other]) => other !== name))).toThrow(name)
})

test('each role of a node is a deployment of its own in a cluster, and whoever is asked for is found', () => {
  const documents = textOf('deploy/kubernetes.yaml').split(/^---$/m)
  const deployments = documents.filter((one) => one.includes('kind: Deployment'))
  const of = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? ''
  expect(deployments.map((one) => of(one, /name: ROLES, value: '(\w+)'/)).sort()).toEqual([...NODE_ROLES].sort())
  const labels = deployments.map((one) => of(one, /^ {4}metadata: \{ labels: (\{[^}]*\})/m))
  expect(labels).not.toContain('')
  expect(deployments.map((one) => of(one, /matchLabels: (\{[^}]*\})/))).toEqual(labels)
  const wanted = documents.filter((one) => one.includes('kind: Service')).map((one) => of(one, /selector: (\{[^}]*\})/))
  expect(wanted.length).toBeGreaterThan(1)
  expect(labels).toEqual(expect.arrayContaining(wanted))
  const port = instruction('EXPOSE')
  expect(imageEnv()['PORT']).toBe(port)
  expect([...new Set([...textOf('deploy/kubernetes.yaml').matchAll(/(?:port|containerPort): (\d+)/g)].map(([, number]) => number))]).toEqual([port])
})
