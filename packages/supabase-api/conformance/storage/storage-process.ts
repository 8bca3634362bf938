/**
 * The storage interface as a process of its own, for tests that kill it and benchmarks that weigh it: `node storage-process.ts DATABASE_URL FOLDER`.
 * Whoever asks is the service. Says its port.
 */
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { connectPools } from '@hattha/postgres'
import { createStorage, defaultStorageSettings, diskBackend } from '../../storage/storage.ts'

const [url = '', folder = ''] = process.argv.slice(2)
const pools = connectPools({ url, size: 2 })
const quiet = () => undefined
const { app } = createStorage({
  poolFor: () => pools.service,
  service: pools.service,
  secret: 'a secret of at least thirty-two characters, for tests',
  files: diskBackend({ folder }),
  imageFolder: `${folder}/images`,
  settings: defaultStorageSettings({ fileSizeLimit: 5 * 1024 ** 3 }),
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
  verify: async () => ({ role: 'service_role', claims: { role: 'service_role' } }),
})
const server = createAdaptorServer({ fetch: new Hono().route('/storage/v1', app).fetch })
// A listening TCP server's address is an AddressInfo.
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
