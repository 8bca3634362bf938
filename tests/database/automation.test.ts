import { beforeAll, beforeEach, expect, test } from 'vitest'
import { followRules, followTimes } from '../../app/automation/follow-rules.server.ts'
import { sendOutbox } from '../../app/outbox.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import type { Shop } from '../../app/shop.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { givenOrder, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let market: Market
let shop: Shop
let letters: Letter[]
let clerk: string
let judge: string

beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  const made = testShop(db, { payments: [bank] })
  ;({ shop, letters } = made)
  market = { db, bank, shop }
  clerk = await givenPerson(db, { email: 'clerk@hattha.test' })
  await givenStaff(db, clerk, ['automation.read', 'automation.write', 'automation.settle', 'orders.read'])
  judge = await givenPerson(db)
  await givenStaff(db, judge, ['automation.read', 'automation.write', 'products.judge'])
})
beforeEach(async () => {
  letters.splice(0)
  await db.owner.all('delete from public.automation_rules')
  await db.owner.all('delete from public.automation_notes')
  await db.owner.all('update public.webhook_events set rules_at = now()')
})

const INBOX = { deed: 'inbox', text: 'Say thank you' }
/** How somebody is refused: the hint where there is one, else the code. */
const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    (error: unknown) => (error instanceof Error && 'hint' in error && error.hint) || (error instanceof Error && 'code' in error && error.code),
  )
type Rule = Readonly<Record<string, unknown>>
const ruleOf = (changes: Rule = {}): Rule => ({ name: 'Large orders', event: 'order.paid', deeds: [INBOX], conditions: [], is_on: true, ...changes })
const write = async (changes: Rule = {}, { by = clerk, id = null, seen = null }: { by?: string; id?: string | null; seen?: string | null } = {}) =>
  (
    await asStaff(db, by).one<{ id: string }>(`select public.write_automation_rule($1, $2, $3, 'It is asked for') as id`, [
      id,
      JSON.stringify(ruleOf(changes)),
      seen,
    ])
  ).id
const runs = async () =>
  (await db.owner.all<{ state: string; error: string }>('select state, error from public.automation_runs order by id')).map(({ state, error }) =>
    state === 'failed' && !error.includes('broken') ? error : state,
  )
const notes = () => db.owner.all<{ words: string; because: string; title: string }>('select words, because, title from public.automation_notes order by id')
const results = async () =>
  (await db.owner.all<{ result: string }>(`select d ->> 'result' as result from public.automation_runs r, jsonb_array_elements(r.did) d order by r.id`)).map(
    (d) => d.result,
  )
const publish = async (productId: string) => {
  await db.owner.all(`update public.products set status = 'inactive' where id = $1`, [productId])
  await db.owner.all('update public.webhook_events set rules_at = now()')
  await db.owner.all(`update public.products set status = 'active' where id = $1`, [productId])
}
/** A rule whose deed fails: nothing can be put into the inbox for an order with this word. */
const breakInbox = () => db.owner.all(`alter table public.automation_notes add constraint broken check (words <> 'Break' or because = 'failing')`)
const mendInbox = () => db.owner.all('alter table public.automation_notes drop constraint if exists broken')

test('an order that meets every condition is put into the inbox of its owner, once, however many processes ask', async () => {
  await write({ conditions: [{ field: 'amount', op: 'at_least', value: 1 }, { field: 'country', op: 'is_any', value: ['TH'] }, { field: 'first_order', op: 'is', value: true }], deeds: [{ ...INBOX, person: clerk }] }) // prettier-ignore
  const order = await givenOrder(market)
  await Promise.all([followRules(shop), followRules(shop), followRules(shop)])
  await db.owner.all('update public.webhook_events set rules_at = null')
  await followRules(shop)
  expect(await notes()).toEqual([{ words: 'Say thank you', because: 'rule', title: order.number }])
  expect(await asStaff(db, clerk).all(`select owner_id, facts ->> 'title' as title from public.waiting_work(array['automation'])`)).toEqual([
    { owner_id: clerk, title: order.number },
  ])
  const [{ key } = { key: '' }] = await asStaff(db, clerk).all<{ key: string }>(`select key from public.waiting_work(array['automation'])`)
  const settle = () => asStaff(db, clerk).all(`select public.settle_automation_note($1, 'Written to')`, [key])
  await settle()
  expect(await refusal(settle())).toBe('already_decided')
})

test('an order that misses a condition does nothing, and neither does one from before the rule was switched on', async () => {
  const before = await givenOrder(market)
  await db.owner.all(`update public.webhook_events set rules_at = null, happened_at = happened_at - interval '1 minute' where subject = $1`, [before.id])
  await write({ conditions: [{ field: 'amount', op: 'at_least', value: 99_000_000 }] })
  await write({ name: 'Abroad', conditions: [{ field: 'country', op: 'is_none', value: ['TH'] }] })
  await write({ name: 'Any', joined: 'any', event: 'order.canceled', conditions: [{ field: 'plan', op: 'is_any', value: ['premium'] }] })
  await givenOrder(market)
  await followRules(shop)
  expect(await runs()).toEqual([])
})

test('a rule asks for tags however they are written, of the pieces of an order and of a piece', async () => {
  const order = await givenOrder(market)
  await db.owner.all(`update public.products set tags = '{Wedding,ไหม}' where id in (select product_id from public.order_lines where order_id = $1)`, [
    order.id,
  ])
  await db.owner.all('update public.webhook_events set rules_at = null where subject = $1', [order.id])
  const id = await write({ name: 'Weddings', conditions: [{ field: 'tag', op: 'is_any', value: [' WEDDING', 'wedding', 'gift'] }] })
  await write({ name: 'No silk', conditions: [{ field: 'tag', op: 'is_none', value: ['ไหม'] }] })
  // What happened before a rule was on is not asked about.
  await db.owner.all(`update public.webhook_events set happened_at = clock_timestamp() where subject = $1`, [order.id])
  await followRules(shop)
  expect((await notes()).map(({ title }) => title)).toEqual([order.number])
  expect((await db.owner.one<{ conditions: object }>('select conditions from public.automation_rules where id = $1', [id])).conditions).toEqual([
    { field: 'tag', op: 'is_any', value: ['gift', 'wedding'] },
  ])
  await db.owner.all('delete from public.automation_rules')
  await write({ name: 'New for weddings', event: 'product.published', conditions: [{ field: 'tag', op: 'is_any', value: ['wedding'] }] })
  const [bowl, plain] = [await givenProduct(db), await givenProduct(db)]
  await db.owner.all(`update public.products set tags = '{WEDDING}' where id = $1`, [bowl.productId])
  for (const { productId } of [plain, bowl]) await publish(productId)
  await followRules(shop)
  expect(await notes()).toHaveLength(2)
  expect(await refusal(write({ name: 'Of money', event: 'payout.failed', conditions: [{ field: 'tag', op: 'is_any', value: ['wedding'] }] }))).toBe(
    'rule_condition',
  )
})

test('a rule is tried on what happened, and trying changes nothing', async () => {
  await givenOrder(market)
  const tried = await asStaff(db, clerk).one<{ tried: { looked: number; found: number; sample: { noun: string }[] } }>(
    `select public.try_automation_rule($1) as tried`,
    [JSON.stringify(ruleOf({ conditions: [{ field: 'amount', op: 'at_least', value: 1 }] }))],
  )
  expect(tried.tried.found).toBeGreaterThan(0)
  expect(tried.tried.found).toBe(tried.tried.looked)
  expect(tried.tried.sample[0]).toMatchObject({ noun: 'orders' })
  expect([await runs(), await notes()]).toEqual([[], []])
})

test('what a rule causes starts no other rule', async () => {
  await write({ name: 'Feature', event: 'product.published', deeds: [{ deed: 'hold', text: 'Look at it first' }] }, { by: judge })
  await write({ name: 'Loop', event: 'product.withdrawn' })
  const { productId } = await givenProduct(db)
  await publish(productId)
  await followRules(shop)
  await followRules(shop)
  const told = await db.owner.all<{ type: string; caused: boolean }>(
    `select type, by_rule is not null as caused from public.webhook_events where subject = $1 and rules_at is not null order by happened_at desc, caused desc limit 1`,
    [productId],
  )
  expect(told).toEqual([{ type: 'product.withdrawn', caused: true }])
  expect(await results()).toEqual(['done'])
  expect(await notes()).toEqual([])
})

test('a rule loses the deed that its author may not do any more', async () => {
  await write({ event: 'product.published', deeds: [{ deed: 'feature' }, INBOX] }, { by: judge })
  await db.owner.all(`delete from public.staff_role_permissions where permission = 'products.judge' and role like 'role\\_%'`)
  const { productId } = await givenProduct(db)
  await publish(productId)
  await followRules(shop)
  await givenStaff(db, judge, ['automation.read', 'automation.write', 'products.judge'])
  expect(await results()).toEqual(['not_allowed', 'done'])
  expect(await db.owner.all('select from public.products where id = $1 and is_featured', [productId])).toEqual([])
})

test('nobody writes a deed that they may not do themselves', async () => {
  for (const deeds of [[{ deed: 'feature' }], [{ deed: 'hold', text: 'Look at it' }]])
    expect(await refusal(write({ event: 'product.published', deeds }))).toBe('42501')
})

test.each([
  [{ deeds: [] }, 'rule_deed'],
  [{ deeds: [{ deed: 'inbox', text: ' ' }] }, 'rule_deed'],
  [{ deeds: [{ deed: 'run', text: 'drop table' }] }, 'rule_deed'],
  [{ deeds: [{ deed: 'hold', text: 'An order' }] }, 'rule_deed'],
  [{ event: 'order.dreamt' }, 'rule_event'],
  [{ event: 'order.waiting' }, 'rule_days'],
  [{ name: ' ' }, 'rule_name'],
  [{ daily_limit: 100_000 }, 'rule_limit'],
  [{ conditions: [{ field: 'amount', op: 'is_any', value: ['1'] }] }, 'rule_condition'],
  [{ conditions: [{ field: 'amount', op: 'at_least', value: '1); drop table' }] }, 'rule_condition'],
  [{ conditions: [{ field: 'password', op: 'is', value: true }] }, 'rule_condition'],
  [{ conditions: 'amount > 1' }, 'rule_condition'],
])('what is no rule is refused: %j', async (changes, hint) => {
  expect(await refusal(write(changes))).toBe(hint)
})

test('the deeds of a day are bounded', async () => {
  await write({ daily_limit: 1 })
  await givenOrder(market)
  await givenOrder(market)
  await followRules(shop)
  expect((await runs()).toSorted((a, b) => a.localeCompare(b))).toEqual(['done', 'limited'])
  expect(await notes()).toHaveLength(1)
})

test('a deed that fails takes the others with it; the fifth in a row switches the rule off and says so', async () => {
  await breakInbox()
  try {
    const id = await write({
      deeds: [
        { deed: 'note', text: 'Seen' },
        { deed: 'inbox', text: 'Break' },
      ],
    })
    const { id: order } = await givenOrder(market)
    for (let time = 0; time < 6; time += 1) {
      await db.owner.all(`insert into public.webhook_events (type, subject, data) select 'order.paid', $1, '{}'`, [order])
      await followRules(shop)
    }
    expect(await runs()).toEqual(['failed', 'failed', 'failed', 'failed', 'failed'])
    expect(await db.owner.one('select is_on, off_because from public.automation_rules where id = $1', [id])).toEqual({ is_on: false, off_because: 'failing' })
    expect(await notes()).toMatchObject([{ because: 'failing' }])
    expect(await db.owner.all('select from public.staff_notes where subject_id = $1', [order])).toEqual([])
  } finally {
    await mendInbox()
  }
})

test('an order that waits for its days is told once; one that was sent is not', async () => {
  await write({ name: 'Waits', event: 'order.waiting', days: 3, deeds: [{ deed: 'letter', person: clerk, text: 'Ask the maker' }] })
  const late = await givenOrder(market)
  const fresh = await givenOrder(market)
  await db.owner.all(`update public.orders set placed_at = now() - interval '4 days', accepted_at = null where id = $1`, [late.id])
  await followTimes(shop)
  await followTimes(shop)
  const asked = await db.owner.all<{ subject_id: string }>('select subject_id from public.automation_runs')
  expect(asked.map((run) => run.subject_id)).toContain(late.id)
  expect(asked.map((run) => run.subject_id)).not.toContain(fresh.id)
  await sendOutbox(shop)
  const written = letters.filter(({ to }) => to === 'clerk@hattha.test')
  expect(written).toHaveLength(1)
  expect(written[0]?.subject).toContain(late.number)
})

test('a buyer reads what the rule says in their language, and English where it says nothing else', async () => {
  await write({ deeds: [{ deed: 'notify', texts: { en: 'Thank you', th: 'ขอบคุณ' } }] })
  const buyer = await givenPerson(db)
  await db.owner.all(`update public.profiles set language = 'th' where id = $1`, [buyer])
  const order = await givenOrder(market)
  await db.owner.all('update public.orders set buyer_id = $2 where id = $1', [order.id, buyer])
  await followRules(shop)
  expect(
    await db.asPerson(buyer).all(`select facts ->> 'reason' as said, facts ->> 'number' as number from public.notifications where kind = 'shop_word'`),
  ).toEqual([{ said: 'ขอบคุณ', number: order.number }])
})

test('each writing is a version, and two who change a rule at once do not overwrite each other', async () => {
  const id = await write()
  const { seen } = await db.owner.one<{ seen: string }>('select changed_at::text as seen from public.automation_rules where id = $1', [id])
  await write({ name: 'Other' }, { id, seen })
  expect(await refusal(write({ name: 'Third' }, { id, seen }))).toBe('changed_meanwhile')
  expect(
    await asStaff(db, clerk).all(`select version, rule ->> 'name' as name from public.automation_versions where rule_id = $1 order by version`, [id]),
  ).toEqual([
    { version: 1, name: 'Large orders' },
    { version: 2, name: 'Other' },
  ])
})

test('fifty rules cost a sale no statement: an event is one row, whatever listens', async () => {
  for (let one = 0; one < 50; one += 1) {
    await write({ name: `Rule ${one}` })
  }
  const order = await givenOrder(market)
  expect(await runs()).toEqual([])
  expect(await db.owner.all(`select from public.webhook_events where subject = $1 and type = 'order.paid'`, [order.id])).toHaveLength(1)
  await followRules(shop)
  expect(await runs()).toHaveLength(50)
})

test('trying a rule shows nobody what they may not read elsewhere', async () => {
  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['automation.read', 'orders.read'])
  const tried = (event: string) => refusal(asStaff(db, reader).one('select public.try_automation_rule($1)', [JSON.stringify(ruleOf({ event }))]))
  expect([await tried('order.paid'), await tried('payout.paid'), await tried('refund.succeeded')]).toEqual(['done', '42501', '42501'])
})
