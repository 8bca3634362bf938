import { once, type EventEmitter } from 'node:events'
import pg from 'pg'
import { expect, test } from 'vitest'
import { emptyTestDatabase } from './test-database.ts'

test('a database goes although somebody reads its log and another waits in a transaction', async () => {
  let end: () => Promise<void> = () => Promise.reject(new Error('Nothing was opened.'))
  const url = await emptyTestDatabase({ whenDone: (given) => void (end = given) })
  const reader = new pg.Client({ connectionString: url, replication: 'database' } as pg.ClientConfig)
  const sitter = new pg.Client({ connectionString: url })
  const [readerGone, sitterGone] = [reader, sitter].map((client) => new Promise((resolve) => client.on('error', resolve)))
  await Promise.all([reader.connect(), sitter.connect()])
  // The commands of replication are known by their capitals only.
  await reader.query('CREATE_REPLICATION_SLOT followed TEMPORARY LOGICAL pgoutput')
  const { connection } = reader as unknown as { connection: EventEmitter }
  const streaming = once(connection, 'replicationStart')
  void reader.query(`START_REPLICATION SLOT followed LOGICAL 0/0 (proto_version '1', publication_names 'none')`).catch(() => undefined)
  await streaming
  await sitter.query('begin; select 1')

  await end()

  await Promise.all([readerGone, sitterGone])
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toThrow(/does not exist/)
})
