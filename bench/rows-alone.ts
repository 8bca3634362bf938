/** The process that `bench/rest-memory.ts` watches: `/rest/v1` of one database and nothing else. Says its port to its parent. */
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { createRest } from '@hattha/supabase-api'

const quiet = () => undefined
const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE'], options: '-c role=bench_reader', max: 10, pipeline: true }).on('error', quiet)
const rest = createRest({
  poolFor: () => pool,
  verify: async (token) => ({ role: 'bench_reader', claims: { role: 'bench_reader', sub: token } }),
  schemas: ['public'],
  maxRows: 1000,
  aggregates: true,
  log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
})
const server = createAdaptorServer({ fetch: new Hono().route('/rest/v1', rest).fetch })
// A listening TCP server's address is an AddressInfo.
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.once('disconnect', () => process.exit())
