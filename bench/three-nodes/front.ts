import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pooledUsers } from '@hattha/postgres'
import { owner, primaryPort } from './patroni.ts'
import { deployed, folder, nextPort, startAs } from './place.ts'

export const poolerPort = nextPort()
export const frontPort = nextPort()

/** PgBouncer between the nodes and HAProxy. */
export function startPooler(): ChildProcess {
  writeFileSync(
    join(folder, 'userlist.txt'),
    pooledUsers(owner)
      .map(({ login, password }) => `"${login}" "${password}"`)
      .join('\n'),
  )
  const settings = deployed('pgbouncer.ini')
    .replace('host=10.0.0.21 port=5432', `host=127.0.0.1 port=${primaryPort}`)
    .replace(/^listen_addr = .*$/m, 'listen_addr = 127.0.0.1\nunix_socket_dir =')
    .replace(/^listen_port = .*$/m, `listen_port = ${poolerPort}`)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
  writeFileSync(join(folder, 'pgbouncer.ini'), settings)
  return startAs('nobody', 'pgbouncer', 'pgbouncer', [join(folder, 'pgbouncer.ini')])
}

/** nginx before the nodes at `ports`. */
export function startFront(ports: readonly number[]): ChildProcess {
  mkdirSync(join(folder, 'cache'))
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n')
  const server = deployed('nginx.conf')
    .replaceAll(/(least_conn;)[^}]+/g, `$1\n${servers}\n`)
    .replace('/var/cache/nginx/shop', join(folder, 'cache'))
    .replace('/var/cache/nginx/assets', join(folder, 'assets'))
    .replace('listen 80;', `listen 127.0.0.1:${frontPort};`)
    .replace('shop.example', '_')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${join(folder, `nginx-${kind}`)};`).join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; pid ${join(folder, 'nginx.pid')}; error_log ${join(folder, 'nginx.log')} warn; events {}\nhttp { access_log off; ${paths}\n${server}\n}`,
  )
  return spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'nginx.log')], { stdio: 'inherit' })
}
