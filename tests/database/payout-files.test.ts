import { beforeAll, expect, test } from 'vitest'
import { payoutFileFunction, previewPayoutFileFunction } from '../../app/payouts/payout-file.server.ts'
import { sealAccount } from '../../app/payouts/sealed-account.server.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenSeller, testShop } from '../support/market.ts'
import { asCaller, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenStaff, withFactor } from '../support/staff.ts'

type Made = { batch: string; name: string; count: number; total: number; changed: boolean; left: { number: string; because: string }[]; file: string }

let db: TestDatabase
let market: Market
let clerk = ''
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['payouts.read', 'payouts.approve'])
  const facts = {
    'shop.legal_name': 'Hattha Company Limited',
    'shop.tax_id': '0105567000001',
    'payouts.payer_account': '1112223334',
    'payouts.payer_code': 'HAT01',
  }
  await db.owner.all('update public.shop_settings s set value = to_jsonb(f.value) from json_each_text($1::json) f where s.key = f.key', [JSON.stringify(facts)])
})

const caller = () => ({ ...asCaller(clerk), claims: { sub: clerk, role: 'authenticated', ...withFactor() } })
type Previewed = Omit<Made, 'file'> & { lines: string[] }
const ask = async (run: typeof payoutFileFunction, body: object) => {
  const answer = await run(market.shop, caller(), body)
  return { status: answer.status, body: (await answer.json()) as Made & Previewed & { code?: string; details?: string[] } }
}
const make = (body: object) => ask(payoutFileFunction, { reason: 'The weekly transfer', ...body })
const linesOf = ({ file }: Made, end: string) =>
  Buffer.from(file, 'base64')
    .toString('latin1')
    .split(end)
    .filter((line) => line !== '')

let count = 0
/** An approved payout to an account, with its books as if it had been swept. */
async function givenApproved(bank: string, number: string, amount: number, holder = 'Ada Weaver'): Promise<string> {
  const sellerId = await givenSeller(db)
  const name = `P2026${String((count += 1)).padStart(2, '0')}-FILES`
  await db.owner.all(
    `insert into public.payouts (number, seller_id, seller_name, period, amount_minor, status, bank, bank_code, number_tail, number_sealed, holder)
     values ($1, $2, 'Ban Chonnabot Silk', '2026-W40', $3, 'approved', $4, $4, right($5, 4), $6, $7)`,
    [name, sellerId, amount, bank, number, sealAccount(market.shop, sellerId, number), holder],
  )
  return name
}

/** What of the batch stands in the database: state, count and sum. */
const batchOf = (batch: string) =>
  db.owner.one<{ many: bigint; total: string; format: string }>(
    `select count(*) as many, sum(p.amount_minor)::text as total, f.format from public.payout_files f join public.payouts p on p.batch = f.batch
      where f.batch = $1 and p.status = 'processing' and f.payouts = (select count(*) from public.payouts x where x.batch = f.batch) group by f.format`,
    [batch],
  )

test('KBANK direct credit: header and details of the public description, Thai in TIS-620, and only accounts at that bank', async () => {
  const [one, thai, other] = [
    await givenApproved('kbank', '4371992192', 637_000, 'Nontapat Piyamongkol'),
    await givenApproved('kbank', '1298749321', 10_012, 'สมจิต ทอผ้า'),
    await givenApproved('scb', '4441112223', 500_00),
  ]
  const preview = await ask(previewPayoutFileFunction, { format: 'kbank-direct' })
  expect(preview.body).toMatchObject({ count: 2, total: 647_012, left: [{ number: other, because: 'other_bank' }] })
  expect(preview.body.lines.join('\n')).toContain('••••••2192')
  expect(preview.body.lines.join('\n')).not.toContain('4371992192')
  const { body: made } = await make({ format: 'kbank-direct' })
  const lines = linesOf(made, '\n')
  const day = made.batch.slice(3, 9)
  expect(lines.map((line) => line.length)).toEqual([178, 487, 487])
  expect(lines[0]).toBe(
    `HDCT${' '.repeat(16)}000000${' '.repeat(14)}1112223334 000000000647012 ${day}${' '.repeat(25)}${'Hattha Company Limited'.padEnd(50)}${day}000000000000000002N     `,
  )
  expect(lines[1]?.slice(0, 147)).toBe(
    `D000001${' '.repeat(14)}4371992192 000000000637000 ${day}${' '.repeat(25)}${'Nontapat Piyamongkol'.padEnd(50)}${day}000000      `,
  )
  expect(new TextDecoder('windows-874').decode(Buffer.from(lines[2] ?? '', 'latin1'))).toContain('1298749321 000000000010012')
  expect(new TextDecoder('windows-874').decode(Buffer.from(lines[2] ?? '', 'latin1')).slice(79, 129)).toBe('สมจิต ทอผ้า'.padEnd(50))
  expect(await batchOf(made.batch)).toEqual({ many: 2n, total: '647012', format: 'kbank-direct' })
  expect(made.left).toEqual([{ number: other, seller: 'Ban Chonnabot Silk', because: 'other_bank' }])
  // The same file again is the same, byte by byte; what the bank has sent back is not in it any more, and the maker of the file is told.
  expect((await make({ batch: made.batch, format: 'plain' })).body).toMatchObject({ file: made.file, changed: false, total: 647_012 })
  await db.owner.all(`update public.payouts set status = 'failed', reason = 'Closed' where number = $1`, [one])
  expect((await make({ batch: made.batch })).body).toMatchObject({ count: 1, changed: true, total: 10_012 })
  await db.owner.all(`update public.payouts set status = 'canceled' where number = any ($1)`, [[thai, other]])
})

test('SCB: five records with their widths; direct credit pays at SCB, media clearing elsewhere, and together everything goes once', async () => {
  const [own, elsewhere, promptpay] = [
    await givenApproved('scb', '4441112223', 50_000),
    await givenApproved('bbl', '1234567890', 123_456),
    await givenApproved('promptpay', '0812345678', 20_000),
  ]
  const direct = (await make({ format: 'scb-direct' })).body
  const lines = linesOf(direct, '\r\n')
  expect(lines.map((line) => [line.slice(0, 3), line.length])).toEqual([
    ['001', 96],
    ['002', 109],
    ['003', 355],
    ['004', 816],
    ['999', 31],
  ])
  expect(lines[0]).toMatch(new RegExp(`^001HAT01 {7}${direct.batch} {16}\\d{14}BCM${direct.batch} {16}$`))
  expect(lines[1]).toContain(`DCP${direct.batch.slice(1, 9)}1112223334${' '.repeat(15)}020111THB000000000050000000000001000001`)
  expect(lines[2]).toContain('0030000014441112223               0000000000500000THB00000001NNN')
  expect(lines[4]).toBe('9990000010000010000000000500000')
  const smart = (await make({ format: 'scb-smart' })).body
  expect(smart.left.map(({ number, because }) => [number, because])).toEqual([[promptpay, 'other_bank']])
  expect(linesOf(smart, '\r\n')[2]).toContain(`002${'Bangkok Bank'.padEnd(35)}0123${'0123'.padEnd(35)}`)
  expect([direct.total, smart.total]).toEqual([50_000, 123_456])
  expect(await db.owner.all('select number, batch from public.payouts where number = any ($1) order by number', [[own, elsewhere]])).toEqual([
    { number: own, batch: direct.batch },
    { number: elsewhere, batch: smart.batch },
  ])
  expect((await make({ format: 'scb-smart' })).status).toBe(404)
  await db.owner.all(`update public.payouts set status = 'canceled' where status = 'approved'`)
})

test('Bangkok Bank: fields between tildes as many as the public description has, and a foot that counts them; a name it cannot write stays out', async () => {
  const [, odd] = [await givenApproved('ktb', '9876543210', 77_700, 'Ada~Weaver'), await givenApproved('ktb', '9876543211', 10_000, 'Zoë Weaver')]
  const { body: made } = await make({ format: 'bbl-smart' })
  const [head = '', line = '', foot = ''] = linesOf(made, '\n')
  expect([head.split('~').length, line.split('~').length]).toEqual([8, 56])
  expect(head).toMatch(new RegExp(`^001~HAT01~0105567000001~1112223334~${made.batch}~~\\d{8}~\\d{6}$`))
  expect(line.split('~').filter(Boolean)).toEqual([
    '003',
    'HAT01',
    '1',
    'SMC06',
    '09876543210',
    expect.stringMatching(/^\d{8}$/),
    'THB',
    expect.stringMatching(/^P2026\d\d-FILES$/),
    'N',
    '04',
    'OUR',
    '0000000000077700',
    '006',
    '0987',
    'Ada Weaver',
  ])
  expect(foot).toBe('100~1~77700')
  expect(made.left.map(({ number, because }) => [number, because])).toEqual([[odd, 'holder']])
})

test('without what the bank asks of whoever pays there is no file, and nothing is taken; two at once make one', async () => {
  const number = await givenApproved('bbl', '1234567890', 90_000)
  await db.owner.all(`update public.shop_settings set value = '""' where key = 'payouts.payer_code'`)
  expect(await make({ format: 'bbl-direct' })).toMatchObject({ status: 422, body: { code: 'payer_unknown', details: ['payer_code'] } })
  await db.owner.all(`update public.shop_settings set value = '"HAT01"' where key = 'payouts.payer_code'`)
  const both = await Promise.all([make({ format: 'bbl-direct' }), make({ format: 'bbl-direct' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  expect(await db.owner.all('select status from public.payouts where number = $1', [number])).toEqual([{ status: 'processing' }])
})
