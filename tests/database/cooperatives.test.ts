import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { giveRefundFunction } from '../../app/payments/refunds/give-refund.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { openPaperFunction } from '../../app/payouts/papers/open-paper.server.ts'
import { keepBankAccountFunction } from '../../app/payouts/keep-bank-account.server.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, guest, testShop, wishFor, type GivenProduct } from '../support/market.ts'
import { asCaller, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { fc } from '../support/random.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
})

type Cooperative = { sellerId: string; owner: string; pieces: GivenProduct[]; members: string[] }
async function givenCooperative(makers = 3): Promise<Cooperative> {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const owner = seller.id ?? ''
  await db.owner.all(`update public.sellers set business_type = 'cooperative' where id = $1`, [sellerId])
  const pieces: GivenProduct[] = []
  const members: string[] = []
  for (let at = 0; at <= makers; at++) pieces.push(await givenProduct(db, { sellerId, stock: 1000, priceMinor: 333_33 + at * 77 }))
  for (let at = 0; at < makers; at++) {
    members.push(randomUUID())
    await save({ sellerId, owner }, members[at] ?? '', (['all', 'percent', 'fixed'] as const)[at % 3] ?? 'all', [null, 333_333, 50_01][at % 3] ?? null)
    await db.asPerson(owner).all('select public.set_product_member($1, $2)', [pieces[at]?.productId, members[at]])
  }
  return { sellerId, owner, pieces, members }
}
const save = ({ sellerId, owner }: Pick<Cooperative, 'sellerId' | 'owner'>, id: string, rule: string, number: number | null, person: string | null = null) =>
  db.asPerson(owner).all('select public.save_cooperative_member($1, $2, $3, $4, $5, $6)', [sellerId, id, 'Malee Jaidee', rule, number, person])

async function sold({ pieces }: Cooperative, quantities: readonly number[]): Promise<string> {
  const wish = wishFor(pieces.flatMap((product, at) => ((quantities[at] ?? 0) > 0 ? [{ product, quantity: quantities[at] ?? 0 }] : [])))
  const { quote } = await getQuote(market.shop.service, { ...wish, country: 'TH' }, { personId: null, email: wish.email })
  const placed = await placeOrder(market.shop, guest, { ...wish, quoteHash: quote.quoteHash })
  if (!placed.placed) throw new Error(JSON.stringify(placed))
  const payment = await db.owner.one<{ id: string; provider_reference: string }>(
    'select p.id, p.provider_reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
    [placed.number],
  )
  market.bank.say(payment.provider_reference, 'paid')
  await settlePayment(market.shop, payment.id)
  return (await db.owner.one<{ id: string }>('select id from public.orders where number = $1', [`${placed.number}-1`])).id
}

type Seen = { account: number; group: number; members: { id: string; balance: number }[] }
const seen = async ({ sellerId, owner }: Cooperative) =>
  (await db.asPerson(owner).one<{ seen: Seen }>('select public.cooperative($1) as seen', [sellerId])).seen
/** What the rules say an order is worth to each, reckoned apart from the database. */
async function partsOf(order: string): Promise<number> {
  const rows = await db.owner.all<{ member: string | null; due: number; booked: number }>(
    `select p.member_id as member, p.amount_minor::float8 as due,
            coalesce((select sum(e.amount_minor) from private.member_entries e where e.order_id = $1 and e.member_id = p.member_id), 0)::float8 as booked
       from private.member_parts($1) p`,
    [order],
  )
  for (const { member, due, booked } of rows) {
    expect(due).toBeGreaterThanOrEqual(0)
    if (member !== null) expect(booked).toBe(due)
  }
  return rows.reduce((sum, { due }) => sum + due, 0)
}
/** As far as an order comes: its money can be paid out. */
async function complete({ owner }: Cooperative, id: string): Promise<void> {
  const { number, status } = await db.owner.one<{ number: string; status: string }>('select number, status from public.orders where id = $1', [id])
  if (status !== 'placed') return
  await moveOrderFunction(market.shop, asCaller(owner), { key: randomUUID(), order: number, to: 'accepted' })
  await shipOrderFunction(market.shop, asCaller(owner), { key: randomUUID(), order: number, carrier: 'Thailand Post', tracking: 'EA123456785TH' })
  await db.owner.all(`select private.transition_order($1, to_state, 'system') from unnest('{delivered,completed}'::text[]) to_state`, [id])
}
const dueOf = async (order: string) =>
  new Map(
    (
      await db.owner.all<{ member: string | null; due: number }>('select member_id as member, amount_minor::float8 as due from private.member_parts($1)', [
        order,
      ])
    ).map(({ member, due }) => [member, due]),
  )
/** A bank account of the shop that has waited long enough, whose holder nobody has to compare. */
async function givenAccount({ sellerId, owner }: Cooperative): Promise<void> {
  await db.owner.all(`update public.seller_contacts set tax_name = 'Ada Weaver' where seller_id = $1`, [sellerId])
  const fresh = { ...asCaller(owner), claims: { amr: [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }] } }
  const kept = await keepBankAccountFunction(market.shop, fresh, { seller: sellerId, bank: 'Kasikornbank', number: '123-4-56789-0', holder: 'Ada Weaver' })
  if (!kept.ok) throw new Error(await kept.text())
  await db.owner.all(`update private.seller_bank_accounts set usable_from = now() - interval '1 minute' where seller_id = $1`, [sellerId])
}
const accountOf = async (order: string) =>
  (
    await db.owner.one<{ sum: number }>(
      `select coalesce(-sum(p.amount_minor), 0)::float8 as sum from public.journals j join public.postings p on p.journal_id = j.id
         join public.ledger_accounts a on a.id = p.account_id and a.seller_id is not null where j.order_id = $1`,
      [order],
    )
  ).sum

test('whatever is sold, given back and agreed anew, the parts of members and group make the account to the satang', async () => {
  const coop = await givenCooperative()
  const step = fc.oneof(
    fc.record({ kind: fc.constant('sale' as const), quantities: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }) }),
    fc.record({ kind: fc.constant('back' as const), of: fc.nat(), satang: fc.integer({ min: 1, max: 400_00 }) }),
    fc.record({ kind: fc.constant('rule' as const), of: fc.nat(2), number: fc.integer({ min: 0, max: 1_000_000 }) }),
    fc.record({ kind: fc.constant('done' as const), of: fc.nat() }),
  )
  const orders: string[] = []
  const frozen = new Map<string, string>()
  for (const each of fc.sample(step, 30)) {
    const order = 'of' in each ? orders[each.of % Math.max(1, orders.length)] : undefined
    if (each.kind === 'sale' && each.quantities.some((quantity) => quantity > 0)) orders.push(await sold(coop, each.quantities))
    else if (each.kind === 'rule') await save(coop, coop.members[each.of] ?? '', 'percent', each.number)
    else if (each.kind === 'back' && order)
      await giveRefundFunction(market.shop, asCaller(coop.owner), { order, key: randomUUID(), ask: { kind: 'sum', amount: each.satang }, reason: 'Sorry' })
    else if (each.kind === 'done' && order) await complete(coop, order)
    await sendRefunds(market.shop)
    const now = await seen(coop)
    expect(now.group + now.members.reduce((sum, { balance }) => sum + balance, 0)).toBe(now.account)
    for (const one of orders) {
      expect(await partsOf(one)).toBe(await accountOf(one))
      const rules = await db.owner.one<{ rules: string }>(
        `select coalesce(string_agg(order_line_id || rule || coalesce(share_ppm, each_minor, 0), ',' order by order_line_id), '') as rules
           from private.cooperative_lines where order_id = $1`,
        [one],
      )
      // As it was when it was ordered, whatever was agreed since.
      expect(frozen.get(one) ?? rules.rules).toBe(rules.rules)
      frozen.set(one, rules.rules)
    }
  }
  expect(orders.length).toBeGreaterThan(1)
})

test('a line that goes back is taken from who made it', async () => {
  const coop = await givenCooperative(2)
  await save(coop, coop.members[1] ?? '', 'all', null)
  const order = await sold(coop, [1, 1])
  const [first, second] = (await seen(coop)).members.map(({ balance }) => balance)
  expect(first).toBeGreaterThan(0)
  const line = await db.owner.one<{ id: string }>(
    `select l.id from public.order_lines l join private.cooperative_lines c on c.order_line_id = l.id where l.order_id = $1 and c.member_id = $2`,
    [order, coop.members[0]],
  )
  await db.owner.all('update public.order_lines set shipped_quantity = quantity where order_id = $1', [order])
  const given = await giveRefundFunction(market.shop, asCaller(coop.owner), {
    order,
    key: randomUUID(),
    ask: { kind: 'lines', lines: [{ id: line.id, quantity: 1 }], restock: false },
    reason: 'It broke',
  })
  expect(given.status).toBe(200)
  await sendRefunds(market.shop)
  const after = Object.fromEntries((await seen(coop)).members.map(({ id, balance }) => [id, balance]))
  expect(after[coop.members[0] ?? '']).toBe(0)
  expect(Math.abs((after[coop.members[1] ?? ''] ?? 0) - Math.max(first ?? 0, second ?? 0))).toBeLessThan(100_00)
})

test('a payout takes each part out alike, and what goes back after it is taken from who made it, to the satang', async () => {
  const coop = await givenCooperative(2)
  await save(coop, coop.members[1] ?? '', 'percent', 333_333)
  const order = await sold(coop, [1, 2, 1])
  await complete(coop, order)
  await givenAccount(coop)
  const made = await seen(coop)
  expect(made.members.every(({ balance }) => balance > 0) && made.group > 0).toBe(true)
  await db.service.one(`select private.sweep_payouts('2030-W01')`)
  const { id } = await db.owner.one<{ id: string }>('select id from public.payouts where seller_id = $1', [coop.sellerId])
  // On its way it is still the shop's.
  expect(await seen(coop)).toEqual(made)
  const clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['payouts.read', 'payouts.approve'])
  await asStaff(db, clerk).all(`select public.approve_payout($1, 'The account was checked')`, [id])
  await asStaff(db, clerk).all(`select public.mark_payout_paid($1, 'KB20301120-4711')`, [id])
  const paid = await seen(coop)
  expect(paid).toMatchObject({ account: 0, group: 0 })
  expect(paid.members.map(({ balance }) => balance)).toEqual([0, 0])

  // What goes back must be covered by what was sold since.
  await sold(coop, [3, 3, 3])
  const [before, due] = [await seen(coop), await dueOf(order)]
  const ask = { kind: 'sum', amount: 123_45 } as const
  expect((await giveRefundFunction(market.shop, asCaller(coop.owner), { order, key: randomUUID(), ask, reason: 'Sorry' })).status).toBe(200)
  await sendRefunds(market.shop)
  const [now, left] = [await seen(coop), await dueOf(order)]
  expect(now.account).toBeLessThan(before.account)
  expect(now.group + now.members.reduce((sum, { balance }) => sum + balance, 0)).toBe(now.account)
  const taken = (member: string | null) => (due.get(member) ?? 0) - (left.get(member) ?? 0)
  expect(before.group - now.group).toBe(taken(null))
  for (const [at, { id: member, balance }] of before.members.entries()) {
    expect(taken(member)).toBeGreaterThan(0)
    expect(balance - (now.members[at]?.balance ?? 0)).toBe(taken(member))
  }
})

test('who handles the money sees members and statements, a member her own alone and on paper too, and only a cooperative has members', async () => {
  const coop = await givenCooperative(2)
  const [mine, other] = coop.members
  const person = await givenPerson(db)
  expect(await refusal(save(coop, mine ?? '', 'all', null, person))).toBe('HT005')
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'chat')`, [coop.sellerId, person])
  await save(coop, mine ?? '', 'all', null, person)
  await sold(coop, [2, 1])
  const statement = (by: string, id = mine) =>
    db.asPerson(by).one<{ said: { closing: number; lines: { kind: string; pieces: string }[] } }>('select public.cooperative_statement($1) as said', [id])
  const { said } = await statement(person)
  expect(said.lines).toMatchObject([{ kind: 'sale' }])
  expect(said.closing).toBe((await seen(coop)).members.find(({ id }) => id === mine)?.balance)
  expect(await refusal(statement(person, other))).toBe('PT404')
  expect(await refusal(db.asPerson(person).all('select public.cooperative($1)', [coop.sellerId]))).toBe('42501')
  expect(await db.asPerson(person).all('select id from public.cooperative_members')).toEqual([{ id: mine }])
  const paper = async (by: string, id = mine) =>
    (await openPaperFunction(market.shop, asCaller(by), { paper: 'member_statement', seller: coop.sellerId, of: `${id}_2026-11` })).status
  expect([await paper(person), await paper(person, other), await paper(coop.owner, other)]).toEqual([200, 404, 200])
  expect((await openPaperFunction(market.shop, asCaller(person), { paper: 'statement', seller: coop.sellerId, of: '2026-11' })).status).toBe(404)
  const plain = await givenSellerWithPerson(db)
  expect(await refusal(save({ sellerId: plain.sellerId, owner: plain.seller.id ?? '' }, randomUUID(), 'all', null))).toBe('HT005')
})

const why = async (asked: Promise<unknown>): Promise<string | undefined> => {
  try {
    await asked
  } catch (error) {
    return (error as { hint?: string }).hint
  }
  return undefined
}

test('what was ordered is given to another member or back to the group until it is settled, to the satang', async () => {
  const coop = await givenCooperative(2)
  await save(coop, coop.members[1] ?? '', 'all', null)
  const order = await sold(coop, [1, 1])
  const by = (person: string) => db.asPerson(person)
  const told = async () =>
    (await by(coop.owner).one<{ told: { lines: Record<string, string>; members: { id: string }[] } }>('select public.line_members($1) as told', [order])).told
  const line = await db.owner.one<{ id: string }>(
    'select l.id from public.order_lines l join private.cooperative_lines c on c.order_line_id = l.id where l.order_id = $1 and c.member_id = $2',
    [order, coop.members[0]],
  )
  expect((await told()).lines[line.id]).toBe(coop.members[0])
  expect((await told()).members.map(({ id }) => id).toSorted()).toEqual(coop.members.toSorted())
  const say = (member: string | null, person = coop.owner) => by(person).all('select public.set_line_member($1, $2)', [line.id, member])
  const has = async () => Object.fromEntries((await seen(coop)).members.map(({ id, balance }) => [id, balance]))
  const before = await has()
  await say(coop.members[1] ?? '')
  const given = await has()
  expect(given[coop.members[0] ?? '']).toBe(0)
  expect(given[coop.members[1] ?? '']).toBeGreaterThan(before[coop.members[1] ?? ''] ?? 0)
  await say(null)
  expect((await told()).lines[line.id]).toBeUndefined()
  expect((await has())[coop.members[0] ?? '']).toBe(0)
  expect(await partsOf(order)).toBe(await accountOf(order))
  const stranger = await givenSellerWithPerson(db)
  expect(await refusal(say(null, stranger.seller.id ?? ''))).toBe('PT404')
  expect(await refusal(by(stranger.seller.id ?? '').all('select public.line_members($1)', [order]))).toBe('PT404')
  await complete(coop, order)
  expect(await why(say(coop.members[0] ?? ''))).toBe('not_allowed_now')
})

test('an owner turns a shop into a cooperative and back, as long as no member has earned anything', async () => {
  const { seller, sellerId } = await givenSellerWithPerson(db)
  const owner = seller.id ?? ''
  const helper = await givenPerson(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'finance')`, [sellerId, helper])
  const turn = (kind: string, by = owner) => db.asPerson(by).all('select public.turn_shop($1, $2)', [sellerId, kind])
  expect(await refusal(turn('cooperative', helper))).toBe('42501')
  expect(await why(turn('company'))).toBe('not_allowed_now')
  expect(await refusal(turn('guild'))).toBe('22023')
  await turn('cooperative')
  const piece = await givenProduct(db, { sellerId, stock: 10, priceMinor: 500_00 })
  const member = randomUUID()
  const begin = async () => {
    await save({ sellerId, owner }, member, 'all', null)
    await db.asPerson(owner).all('select public.set_product_member($1, $2)', [piece.productId, member])
  }
  await begin()
  await turn('family')
  const left = await db.owner.one<{ kind: string; members: number; makers: number }>(
    `select s.business_type as kind, (select count(*)::int from public.cooperative_members where seller_id = s.id) as members,
            (select count(*)::int from public.product_members where seller_id = s.id) as makers from public.sellers s where s.id = $1`,
    [sellerId],
  )
  expect(left).toEqual({ kind: 'family', members: 0, makers: 0 })
  await turn('cooperative')
  await begin()
  await sold({ sellerId, owner, pieces: [piece], members: [member] }, [1])
  expect(await why(turn('artisan'))).toBe('has_earned')
  await db.owner.all(`update public.sellers set application_status = 'suspended' where id = $1`, [sellerId])
  expect(await why(turn('artisan'))).toBe('not_allowed_now')
})
