import { expect, test } from 'vitest'
import pg from 'pg'
import { emptyTestDatabase } from '../tests/support/database.ts'
import { freePort, refusedStart, startTestShop } from '../tests/support/shop.ts'

async function inDatabase<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

test('a database with other people’s tables is left alone', async () => {
  const url = await emptyTestDatabase()
  await inDatabase(url, 'create table public.invoices (id int); create table public.payroll (id int)')
  const { code, output } = await refusedStart({ env: { DATABASE_URL: url } })
  expect([code, output]).toEqual([1, expect.stringMatching(/^Cannot start: the database \w+ holds tables that are not this shop's \(invoices, payroll\)/)])
  expect(await inDatabase(url, `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`)).toEqual([
    { relname: 'invoices' },
    { relname: 'payroll' },
  ])
  expect(await inDatabase(url, `select nspname from pg_namespace where nspname in ('auth', 'private', 'migration')`)).toEqual([])
})

test('an empty database becomes a demo’s, and no live shop opens it', async () => {
  const url = await emptyTestDatabase()
  const demo = await startTestShop({ env: { DATABASE_URL: url } })
  expect(await demo.end()).toBe(0)
  const live = {
    DATABASE_URL: url,
    HATTHA_MODE: 'live',
    SITE_URL: 'https://shop.test',
    HATTHA_SECRET: 'a secret of at least thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Shop <shop@example.com>',
  }
  const refused = await refusedStart({ env: live })
  expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(/belongs to a demo shop\. Name another in DATABASE_URL for a live shop\.\n$/)])
  await demo.remove()
})

test('a live shop has neither bank nor mailbox nor goods of the demo, and says nothing of them', async () => {
  const url = await emptyTestDatabase()
  const port = await freePort()
  const live = {
    DATABASE_URL: url,
    HATTHA_MODE: 'live',
    HOST: '127.0.0.1',
    SITE_URL: `http://localhost:${port}`,
    HATTHA_SECRET: 'a secret of at least thirty-two characters',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Shop <shop@example.com>',
  }
  const shop = await startTestShop({ env: live, port })
  try {
    expect(shop.output()).not.toMatch(/demo|Accounts to try|mailbox/i)
    const nowhere = await fetch(`${shop.url}/nowhere`)
    for (const path of [
      '/dev/mailbox',
      '/dev/mailbox/x',
      '/demo-bank/pay/ch_00000000000000000000000000000000',
      '/demo-bank/charges',
      '/demo-google/authorize',
      '/demo-google/jwks',
    ]) {
      const answer = await fetch(`${shop.url}${path}`)
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, nowhere.status, nowhere.headers.get('content-type')])
    }
    const webhook = await fetch(`${shop.url}/webhooks/demo-bank`, { method: 'POST', body: '{}' })
    expect(webhook.status).toBe(404)
    expect(await inDatabase(url, 'select (select count(*)::int from public.products) as products, (select count(*)::int from auth.users) as people')).toEqual([
      { products: 0, people: 0 },
    ])
    // A live shop limits everybody, whoever asks from this machine too.
    for (let time = 0; time < 10; time += 1) expect((await order(shop.url, time)).status).toBe(202)
    expect((await order(shop.url, 10)).status).toBe(429)
  } finally {
    await shop.end()
    const demo = await refusedStart({ env: { DATABASE_URL: url } })
    expect([demo.code, demo.output]).toEqual([1, expect.stringContaining('belongs to a live shop')])
    await shop.remove()
  }
})

const order = (url: string, time: number) =>
  fetch(`${url}/functions/v1/track-order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ number: `H261120-000000${time}`, email: 'ada@example.com' }),
  })
