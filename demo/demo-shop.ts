import type pg from 'pg'
import type { Logger } from '../app/platform/logger.ts'
import { fillAttributes } from './attributes.ts'
import { fillBlog } from './blog.ts'
import { fillCredentials } from './credentials.ts'
import { fillBrands, fillCategories, fillSellers, fillProducts } from './fill-catalogue.ts'
import { fillTranslations } from './fill-translations.ts'
import { drawSellers } from './sellers.ts'
import { seedPeopleAndOrders } from './people-and-orders.ts'
import { drawProducts } from './products.ts'
import { fillReviews } from './reviews.ts'
import type { DemoAccount, DemoRole } from './demo-account.ts'
import type { MakeFactor } from './people-and-orders.ts'
import type { SealAccount } from './replay.ts'

export type DemoShopOptions = {
  /** Connections of the database's owner. */
  owner: pg.Pool
  /** The day the shop is filled: what is new and what is old is counted from here. */
  now: Date
  passwords: Readonly<Record<DemoRole, string>>
  /** Makes the second factor of one of the staff: its secret, and how the database of this shop keeps it. */
  makeFactor: MakeFactor
  sealAccount: SealAccount
  log: Logger
}

/**
 * Fills an empty shop with makers, products, people and orders, the same ones for the same day on every machine, in one transaction. A shop that
 * has products stays as it is; then nobody is returned.
 */
export async function seedDemoShop({ owner, now, passwords, makeFactor, sealAccount, log }: DemoShopOptions): Promise<DemoAccount[]> {
  const started = performance.now()
  const client = await owner.connect()
  try {
    await client.query('begin')
    // Two processes that start at once on one database fill it once.
    await client.query(`select pg_advisory_xact_lock(hashtext('hattha demo shop'))`)
    const { rowCount } = await client.query('select from public.products limit 1')
    if (rowCount !== 0) {
      await client.query('rollback')
      return []
    }
    const sellers = drawSellers()
    const products = drawProducts(sellers)
    await fillCategories(client)
    await fillBrands(client)
    await fillSellers(client, { sellers, products, now })
    await fillCredentials(client, { sellers, now })
    await fillProducts(client, { products, now })
    await fillAttributes(client, products)
    await fillTranslations(client, { sellers, products, now })
    await fillReviews(client, { products, now })
    await fillBlog(client, now)
    const accounts = await seedPeopleAndOrders(client, { now, passwords, makeFactor, sealAccount, log })
    // Who tries the demo as a seller has nobody to wait for.
    await client.query(`update public.shop_settings set value = 'true' where key = 'sellers.approve_at_once'`)
    await client.query('commit')
    // The planner knows nothing of rows that arrived a moment ago.
    await client.query('analyze')
    log.info({ sellers: sellers.length, products: products.length, ms: Math.round(performance.now() - started) }, 'the demo shop is filled')
    return accounts
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
