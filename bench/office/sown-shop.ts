import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbedded } from '@hattha/postgres'
import { startTestShop } from '../../tests/support/shop.ts'
import { migrateShop } from '../../server/migrate-shop.ts'
import { BUILD_DIR, buildPages } from '../shop-under-test.ts'
import type { OfficeList } from './office-lists.ts'
import { sowLists } from './sow-lists.ts'

/** Apart from the other benchmarks' shop: this one is a demo shop with all its months, and much of each. */
const FOLDER = process.env['BENCH_DIR'] || join(import.meta.dirname, '../../.data/bench-office')

/** What lists read beside their own rows, and what their functions sum up. */
const BESIDE = [
  'order_groups',
  'order_lines',
  'payment_slips',
  'stock_levels',
  'postings',
  'ledger_accounts',
  'chargeback_shares',
  'payment_splits',
  'review_flags',
  'webhook_events',
]

export type SownShop = { url: string; held: ReadonlyMap<string, number>; stop(): Promise<void> }

/** A demo shop whose lists have `rows` rows each; made on the first run, which takes minutes, and kept. */
export async function openSownShop(lists: readonly OfficeList[], rows: number, say: (line: string) => void): Promise<SownShop> {
  if (!existsSync(join(FOLDER, 'postgres'))) {
    buildPages()
    mkdirSync(FOLDER, { recursive: true })
    const demo = await startTestShop({ env: { BUILD_DIR }, dataFolder: FOLDER })
    await demo.end()
  }
  const server = await startEmbedded({ folder: FOLDER })
  // Filled before, perhaps by an older schema.
  await migrateShop({ url: server.url })
  const read = lists.flatMap(({ source: { from, columns, record = '' } }) => [
    from,
    ...[...`${columns} ${record}`.matchAll(/(\w+)(?:!\w+)?\(/g)].map(([, name]) => name ?? ''),
  ])
  const held = await sowLists(server.url, [...new Set([...read, ...BESIDE])], rows, say)
  return { url: server.url, held, stop: () => server.stop() }
}
