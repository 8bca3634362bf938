import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { givenHold, givenPayout } from '../support/owed-maker.ts'
import { givenOrder, givenSellerWithPerson, type Market } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { givenApplication, givenBlocked, givenContactMessage, givenSuspended, givenRefundByHand, givenStuckLetter } from '../support/waiting-work.ts'
import { givenReceived, writeReview } from '../support/received.ts'
import { givenPeopledMarket } from '../support/peopled-market.ts'
import { asStaff, EDITOR, givenStaff, withFactor } from '../support/staff.ts'
import { REFUSAL_MATRIX } from './refusal-matrix.ts'
import { functionsOfBooks, type StaffFunction } from './staff-functions-of-books.ts'
import { functionsOfCredit } from './staff-functions-of-credit.ts'
import { functionsOfGoods } from './staff-functions-of-goods.ts'
import { OF_ALL_STAFF } from './staff-functions-of-lists.ts'
import { functionsOfMembers } from './staff-functions-of-members.ts'
import { functionsOfShipping } from './staff-functions-of-shipping.ts'
import { functionsOfSecurity } from './staff-functions-of-security.ts'
import { functionsOfTerms } from './staff-functions-of-terms.ts'
import { functionsOfWork } from './staff-functions-of-work.ts'

let db: TestDatabase
let permissions: string[]
let market: Market
beforeAll(async () => {
  db = await testDatabase()
  const bank = playedBank()
  market = { db, bank, shop: testShop(db, { payments: [bank] }).shop }
  await givenPeopledMarket(db)
  permissions = (await db.owner.all<{ name: string }>('select name from public.staff_permissions')).map(({ name }) => name)
})

const READ = Object.entries(REFUSAL_MATRIX).flatMap(([table, { staff, mine = 'false', shown = 'false' }]) =>
  staff === undefined ? [] : [{ table, permission: staff, without: `(${shown}) or (${mine})` }],
)
const count = async (reader: Pick<TestDatabase['owner'], 'one'>, table: string, where = 'true', values: unknown[] = []) =>
  Number((await reader.one<{ n: bigint }>(`select count(*) as n from public.${table} where ${where}`, values)).n)

describe.each(READ)('$table', ({ table, permission, without }) => {
  test('is read whole with its permission and a second factor, and not with all others or without the factor', async () => {
    const [one, others] = [await givenPerson(db), await givenPerson(db)]
    await givenStaff(db, one, [permission])
    await givenStaff(
      db,
      others,
      permissions.filter((name) => name !== permission),
    )
    const all = await count(db.owner, table)
    const ownOf = (person: string) => count(db.owner, table, `(${without}) and $1::uuid is not null`, [person])
    expect(all).toBeGreaterThan(await ownOf(one))
    expect(await count(asStaff(db, one), table)).toBe(all)
    expect(await count(db.asPerson(one), table)).toBe(await ownOf(one))
    expect(await count(asStaff(db, others), table)).toBe(await ownOf(others))
  })
})

/** A role that may nothing yet. */
async function givenRole(): Promise<string> {
  const slug = `nights_${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`.slice(0, 39)
  await db.owner.all(`insert into public.staff_roles (slug, description) values ($1, 'Made for a test.')`, [slug])
  return slug
}

/** The invoice of a certificate that waits to be confirmed. */
async function givenWithholding(): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    'update public.fee_withholdings set confirmed_at = null where invoice_id = (select min(invoice_id::text)::uuid from public.fee_withholdings) returning invoice_id as id',
  )
  return id
}

/** Every function that asks for a permission: how it is called, and whether it wants the second factor again. */
const FUNCTIONS: readonly StaffFunction[] = [
  {
    name: 'grant_staff_role',
    permission: 'staff.write',
    fresh: true,
    call: async () => [`select public.grant_staff_role($1, 'editor', 'She writes well')`, [await givenPerson(db)]],
  },
  { name: 'orders_found', permission: 'orders.read', fresh: false, call: async () => [`select from public.orders_found('silk')`, []] },
  {
    name: 'seller_statement',
    permission: 'payouts.read',
    fresh: false,
    call: async () => [`select public.seller_statement(gen_random_uuid(), '2026-11-01')`, []],
  },
  {
    name: 'confirm_withholding',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.confirm_withholding($1, 'The certificate was seen')`, [await givenWithholding()]],
  },
  {
    name: 'take_back_withholding',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => {
      const invoice = await givenWithholding()
      await db.owner.all('update public.fee_withholdings set confirmed_at = now() where invoice_id = $1', [invoice])
      await db.owner.all('select private.post_withholding($1)', [invoice])
      return [`select public.take_back_withholding($1, 'It was another invoice')`, [invoice]]
    },
  },
  {
    name: 'commission_for',
    permission: 'commissions.read',
    fresh: false,
    call: async () => ['select from public.commission_for(gen_random_uuid(), null, null, 100)', []],
  },
  ...functionsOfBooks(() => db),
  ...functionsOfTerms(() => db),
  ...functionsOfSecurity(() => db),
  ...functionsOfCredit(() => db),
  ...functionsOfGoods(() => db),
  ...functionsOfMembers(() => db),
  ...functionsOfShipping(() => db),
  ...functionsOfWork(
    () => db,
    () => market,
  ),
  { name: 'staff_directory', permission: 'staff.read', fresh: false, call: async () => ['select from public.staff_directory()', []] },
  { name: 'staff_invited', permission: 'staff.read', fresh: false, call: async () => ['select from public.staff_invited()', []] },
  {
    name: 'invite_colleague',
    permission: 'staff.write',
    fresh: true,
    call: async () => [`select public.invite_colleague('new@example.test', $1, 'She begins on Monday')`, [await givenRole()]],
  },
  {
    name: 'withdraw_invitation',
    permission: 'staff.write',
    fresh: true,
    call: async () => [`select public.withdraw_invitation('new@example.test', 'editor', 'She does not come')`, []],
  },
  {
    name: 'write_staff_role',
    permission: 'staff.write',
    fresh: true,
    call: async () => [`select public.write_staff_role($1, 'Nights', '{}', '{}', 'A night shift begins')`, [await givenRole()]],
  },
  {
    name: 'remove_staff_role',
    permission: 'staff.write',
    fresh: true,
    call: async () => [`select public.remove_staff_role($1, 'No nights any more')`, [await givenRole()]],
  },
  { name: 'payments_found', permission: 'payments.read', fresh: false, call: async () => [`select from public.payments_found('silk')`, []] },
  { name: 'reviews_found', permission: 'reviews.read', fresh: false, call: async () => [`select from public.reviews_found('silk')`, []] },
  { name: 'review_trail', permission: 'reviews.read', fresh: false, call: async () => [`select public.review_trail($1)`, [randomUUID()]] },
  { name: 'contact_messages_found', permission: 'contact.read', fresh: false, call: async () => [`select from public.contact_messages_found('silk')`, []] },
  {
    name: 'reopen_contact_message',
    permission: 'contact.answer',
    fresh: false,
    call: async () => {
      const letter = await givenContactMessage(db)
      await db.owner.all('update public.contact_messages set answered_at = now() where id = $1', [letter])
      return [`select public.reopen_contact_message($1, 'She wrote again')`, [letter]]
    },
  },
  { name: 'refunds_found', permission: 'payments.read', fresh: false, call: async () => [`select from public.refunds_found('silk')`, []] },
  { name: 'people_found', permission: 'people.read', fresh: false, call: async () => [`select from public.people_found('silk')`, []] },
  { name: 'person_sheet', permission: 'people.read', fresh: false, call: async () => [`select public.person_sheet($1)`, [randomUUID()]] },
  {
    name: 'correct_points',
    permission: 'people.write',
    fresh: false,
    call: async () => [`select public.correct_points($1, 100, gen_random_uuid(), 'A parcel was lost')`, [await givenPerson(db)]],
  },
  { name: 'block_person', permission: 'people.write', fresh: true, call: async () => [`select public.block_person($1, 'Forged')`, [await givenPerson(db)]] },
  {
    name: 'unblock_person',
    permission: 'people.write',
    fresh: false,
    call: async () => [`select public.unblock_person($1, 'Not so')`, [await givenBlocked(db)]],
  },
  { name: 'sellers_found', permission: 'sellers.read', fresh: false, call: async () => [`select from public.sellers_found('silk')`, []] },
  { name: 'seller_sheet', permission: 'sellers.read', fresh: false, call: async () => [`select public.seller_sheet($1)`, [randomUUID()]] },
  { name: 'payment_trail', permission: 'payments.read', fresh: false, call: async () => [`select public.payment_trail($1)`, [randomUUID()]] },
  { name: 'acts_about', permission: 'contact.read', fresh: false, call: async () => [`select from public.acts_about('contact', '{}')`, []] },
  {
    name: 'work_about',
    permission: 'contact.read',
    fresh: false,
    call: async () => [`select public.work_about('contact', $1)`, [await givenContactMessage(db)]],
  },
  { name: 'people_called', permission: 'activity.read', fresh: false, call: async () => [`select from public.people_called('{}')`, []] },
  {
    name: 'take_staff_role',
    permission: 'staff.write',
    fresh: true,
    call: async () => {
      const person = await givenPerson(db)
      await givenStaff(db, person, 'editor')
      return [`select public.take_staff_role($1, 'editor', 'He has left')`, [person]]
    },
  },
  {
    name: 'judge_review',
    permission: 'reviews.judge',
    fresh: false,
    call: async () => {
      const buyer = await givenPerson(db)
      return [`select public.judge_review($1, true, null)`, [await writeReview(db, buyer, await givenReceived(db, buyer, await givenProduct(db)))]]
    },
  },
  {
    name: 'change_setting',
    permission: 'settings.write',
    fresh: true,
    call: () => Promise.resolve([`select public.change_setting('stock.low_below', '10', '10', 'As it was')`, []]),
  },
  {
    name: 'setting_history',
    permission: 'settings.read',
    fresh: false,
    call: () => Promise.resolve([`select * from public.setting_history('stock.low_below')`, []]),
  },
  { name: 'office_figures', permission: 'figures.read', fresh: false, call: () => Promise.resolve([`select public.office_figures(30)`, []]) },
  {
    name: 'approve_payout',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.approve_payout($1, 'The account was checked')`, [await givenPayout(market)]],
  },
  {
    name: 'mark_payout_paid',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.mark_payout_paid($1, 'KB20301120-4711')`, [await givenPayout(market, 'approved')]],
  },
  {
    name: 'return_payout',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.return_payout($1, true, 'The account is closed')`, [await givenPayout(market)]],
  },
  {
    name: 'hold_payouts',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.hold_payouts($1, 7, 'Three parcels are missing')`, [(await givenSellerWithPerson(db)).sellerId]],
  },
  {
    name: 'release_hold',
    permission: 'payouts.approve',
    fresh: true,
    call: async () => [`select public.release_hold($1, 'They have arrived')`, [await givenHold(db)]],
  },
  {
    name: 'take_work',
    permission: 'contact.read',
    fresh: false,
    call: async () => [`select public.take_work('contact', $1)`, [await givenContactMessage(db)]],
  },
  {
    name: 'close_contact_message',
    permission: 'contact.answer',
    fresh: false,
    call: async () => [`select public.close_contact_message($1, 'Telephoned')`, [await givenContactMessage(db)]],
  },
  {
    name: 'decide_application',
    permission: 'sellers.judge',
    fresh: false,
    call: async () => [`select public.decide_application($1, 'approved', 'All is in order')`, [await givenApplication(db)]],
  },
  {
    name: 'suspend_seller',
    permission: 'sellers.judge',
    fresh: true,
    call: async () => [`select public.suspend_seller($1, 'Copies were sold')`, [(await givenSellerWithPerson(db)).sellerId]],
  },
  {
    name: 'reinstate_seller',
    permission: 'sellers.judge',
    fresh: false,
    call: async () => [`select public.reinstate_seller($1, 'It was a mistake')`, [await givenSuspended(db)]],
  },
  {
    name: 'verify_seller',
    permission: 'sellers.judge',
    fresh: false,
    call: async () => [`select public.verify_seller($1, true, 'We were there')`, [(await givenSellerWithPerson(db)).sellerId]],
  },
  {
    name: 'retry_letter',
    permission: 'settings.write',
    fresh: true,
    call: async () => [`select public.retry_letter($1, 'The mail server is back')`, [await givenStuckLetter(db)]],
  },
  {
    name: 'approve_refund',
    permission: 'refunds.approve',
    fresh: true,
    call: async () => [`select public.approve_refund($1, 'The bank has confirmed it')`, [await givenRefundByHand(market)]],
  },
  {
    name: 'correct_order_address',
    permission: 'orders.write',
    fresh: false,
    call: async () => {
      const { id } = await givenOrder(market)
      const { seen } = await db.owner.one<{ seen: object }>(
        `select pg_catalog.jsonb_build_object('recipient', shipping_address ->> 'recipient', 'line1', shipping_address ->> 'line1') as seen from public.orders where id = $1`,
        [id],
      )
      return [`select public.correct_order_address($1, '{"recipient": "Ada", "line1": "1 Road"}', $2, 'A digit was missing')`, [id, JSON.stringify(seen)]]
    },
  },
]

test('every function that demands a permission is tried', async () => {
  const asking = await db.owner.all<{ name: string }>(
    `select p.proname as name from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosrc ~ 'private\\.(demand|may)\\(' order by 1`,
  )
  expect(asking.map(({ name }) => name)).toEqual([...FUNCTIONS.map(({ name }) => name), ...OF_ALL_STAFF].toSorted())
})

test.each(FUNCTIONS)('$name answers who has $permission and a second factor, and refuses all others', async ({ permission, fresh, call }) => {
  const [one, others] = [await givenPerson(db), await givenPerson(db)]
  // Whoever grants a role may what it may.
  await givenStaff(db, one, [...new Set([permission, ...EDITOR])])
  await givenStaff(
    db,
    others,
    permissions.filter((name) => name !== permission),
  )
  const [sql, values] = await call()
  expect(await refusal(db.asAnon().all(sql, values))).toBe('42501')
  expect(await refusal(db.asPerson(one).all(sql, values))).toBe('42501')
  expect(await refusal(asStaff(db, others).all(sql, values))).toBe('42501')
  const late = db.asPerson(one, withFactor({ minutesAgo: 11 }))
  if (fresh) expect(await refusal(late.all(sql, values))).toBe('42501')
  else await late.all(sql, values)
  // What can be done once only is done to another one now.
  await asStaff(db, one).all(...((await call()) as [string, unknown[]]))
})

describe('rights', () => {
  test('nobody grants more than they may, and a reason is said', async () => {
    const [lead, friend] = [await givenPerson(db), await givenPerson(db)]
    await givenStaff(db, lead, ['staff.write', ...EDITOR])
    const grant = (role: string, why = 'Because') => asStaff(db, lead).all('select public.grant_staff_role($1, $2, $3)', [friend, role, why])
    expect(await refusal(grant('finance'))).toBe('42501')
    expect(await refusal(grant('owner'))).toBe('42501')
    expect(await refusal(grant('editor', ' '))).toBe('HT004')
    expect(await refusal(grant('king'))).toBe('HT005')
    await grant('editor')
    expect(await asStaff(db, friend).all('select role from public.staff_members')).toEqual([{ role: 'editor' }])
  })

  test('the last owner stays, also when two owners take the role from each other at once', async () => {
    const [first, second] = [await givenPerson(db), await givenPerson(db)]
    for (const person of [first, second]) await givenStaff(db, person)
    const { others } = await db.owner.one<{ others: string[] }>(
      `select coalesce(array_agg(person_id), '{}') as others from public.staff_members where role = 'owner' and person_id <> all ($1::uuid[])`,
      [[first, second]],
    )
    for (const person of others) await asStaff(db, first).all(`select public.take_staff_role($1, 'owner', 'Only two are left')`, [person])
    const outcomes = await Promise.allSettled(
      [
        [first, second],
        [second, first],
      ].map(([by, of]) => asStaff(db, by ?? '').all(`select public.take_staff_role($1, 'owner', 'I want it alone')`, [of])),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [last] = await db.owner.all<{ id: string }>(`select person_id as id from public.staff_members where role = 'owner'`)
    expect(await refusal(asStaff(db, last?.id ?? '').all(`select public.take_staff_role($1, 'owner', 'I have had enough')`, [last?.id]))).toBe('HT005')
    expect(await refusal(db.owner.all('delete from auth.users where id = $1', [last?.id]))).toBe('HT005')
  })

  test('the profile says admin as long as somebody may everything, and a role that was taken counts for nothing at once', async () => {
    const [owner, second] = [await givenPerson(db), await givenPerson(db)]
    for (const person of [owner, second]) await givenStaff(db, person)
    const role = async () => (await db.owner.one<{ role: string }>('select role from public.profiles where id = $1', [second])).role
    expect(await role()).toBe('admin')
    const seen = () => count(asStaff(db, second), 'coupons')
    expect(await seen()).toBeGreaterThan(0)
    await asStaff(db, owner).all(`select public.take_staff_role($1, 'owner', 'A holiday')`, [second])
    expect(await role()).toBe('buyer')
    expect(await seen()).toBe(0)
  })

  test('an invited address has its role when it accepts, within a week, also one that has an account and that the terminal names', async () => {
    const invite = async (email: string) => (await db.service.one<{ was: string }>(`select private.invite_staff($1, 'support') as was`, [email])).was
    const there = await givenPerson(db, { email: 'Here@staff.test' })
    expect([await invite('here@staff.test'), await invite('HERE@staff.test')]).toEqual(['invited', 'invited'])
    expect([await invite('soon@staff.test'), await invite('late@staff.test')]).toEqual(['invited', 'invited'])
    await db.owner.all(`update private.staff_invitations set expires_at = now() - interval '1 second' where email = 'late@staff.test'`)
    const [soon, late] = [await givenPerson(db, { email: 'soon@staff.test' }), await givenPerson(db, { email: 'late@staff.test' })]
    const has = (person: string) => count(db.owner, 'staff_members', 'person_id = $1', [person])
    // Nobody is made staff by having an address: it takes the link of the letter (staff-directory.test.ts).
    expect([await has(there), await has(soon), await has(late)]).toEqual([0, 0, 0])
    await db.owner.all(`select private.accept_invitation(i.id, i.round, u.id) from private.staff_invitations i join auth.users u on lower(u.email) = i.email`)
    expect([await has(there), await has(soon), await has(late)]).toEqual([1, 1, 0])
    expect(await invite('HERE@staff.test')).toBe('had')
  })
})
