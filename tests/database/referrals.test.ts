import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { keepReferrals } from '../../app/referrals/keep-referrals.server.ts'
import type { Shop } from '../../app/shop.ts'
import { creditOf } from '../support/credit.ts'
import { refusal, testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop } from '../support/market.ts'
import { playedBank, type PlayedBank } from '../support/played-bank.ts'
import { pointShop } from '../support/point-shop.ts'
import { asStaff, givenStaff } from '../support/staff.ts'

let db: TestDatabase
let bank: PlayedBank
let shop: Shop
let at: ReturnType<typeof pointShop>
let clerk: string
beforeAll(async () => {
  db = await testDatabase()
  bank = playedBank()
  ;({ shop } = testShop(db, { payments: [bank] }))
  at = pointShop(db, shop, bank)
  clerk = await givenPerson(db)
  await givenStaff(db, clerk, ['referrals.read', 'referrals.decide', 'people.read'])
})

type Mine = { code: string; earned_minor: number; waiting_minor: number; friends: number; mine: { state: string; reason: string } | null }
const mine = async (person: string) => (await db.asPerson(person).one<{ mine: Mine }>('select public.my_referrals() as mine')).mine
const join = async (friend: string, code: string) =>
  (await db.owner.one<{ answer: string }>('select private.accept_referral($1, $2) as answer', [friend, code])).answer
type Row = { id: string; state: string; because: string; signals: string[] | null; capped: boolean; back_minor: bigint; changed_at: string; reason: string }
const referralOf = (friend: string) =>
  db.owner.one<Row>('select id, state, because, signals, capped, back_minor, changed_at::text, reason from public.referrals where friend_id = $1', [friend])
const booksAreRight = async () => expect(await db.service.all('select * from private.check_books()')).toEqual([])

/** A member and a friend who signed up by the member's link. */
async function givenFriend(referrer?: string) {
  const [ada, ben] = [referrer ?? (await givenPerson(db)), await givenPerson(db)]
  expect(await join(ben, (await mine(ada)).code)).toBe('joined')
  return { ada, ben }
}

/** An order the friend paid, from an address of its own. */
async function ordered(person: string, { price = 800_00, line1 = randomUUID(), sellerId }: { price?: number; line1?: string; sellerId?: string } = {}) {
  const { group } = await at.placed({ person, products: [{ product: await givenProduct(db, { priceMinor: price, stock: 5, ...(sellerId && { sellerId }) }) }] })
  await db.owner.all(
    `update public.order_groups set email = $2, phone = $3, shipping_address = shipping_address || jsonb_build_object('line1', $4::text, 'phone', $3::text) where id = $1`,
    [group, `${person}@example.com`, randomUUID().replaceAll(/\D/g, '').padEnd(9, '7').slice(0, 9), line1],
  )
  await at.pay(group)
  return group
}

/** The order came, and so long ago that it cannot go back any more. */
async function kept(group: string, days = 60) {
  for (const { id } of await at.ordersOf(group)) {
    await at.complete(id)
    await db.owner.all(`update public.orders set delivered_at = private.now() - $2 * interval '1 day', completed_at = private.now() - $2 * interval '1 day' where id = $1`, [id, days]) // prettier-ignore
  }
  await again(group)
}
const again = async (group: string) => {
  await db.owner.all('update public.referrals set check_at = private.now() where order_group_id = $1 and check_at is not null', [group])
  await keepReferrals(shop)
}
const decide = (id: string, how: string, by = clerk, seen?: string) =>
  asStaff(db, by).one<{ state: string }>(
    `select public.decide_referral($1, $2, coalesce($3, (select changed_at from public.referrals where id = $1)), 'Both live at one address') as state`,
    [id, how, seen ?? null],
  )

test('both are rewarded once the friend’s first order cannot go back, and the books know what it cost', async () => {
  const { ada, ben } = await givenFriend()
  expect((await mine(ada)).code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  const group = await ordered(ben)
  await kept(group, 1)
  expect([(await referralOf(ben)).state, (await mine(ada)).waiting_minor]).toEqual(['waiting', 100_00])
  expect([await creditOf(db, ada), await creditOf(db, ben)]).toEqual([0, 0])
  await db.owner.all(`update public.orders set delivered_at = delivered_at - interval '40 days', completed_at = completed_at - interval '40 days' where order_group_id = $1`, [group]) // prettier-ignore
  await again(group)
  await again(group)
  expect((await referralOf(ben)).state).toBe('granted')
  expect([await creditOf(db, ada), await creditOf(db, ben), (await mine(ada)).earned_minor]).toEqual([100_00, 100_00, 100_00])
  const { cost } = await db.owner.one<{ cost: number }>(
    `select sum(p.amount_minor)::int as cost from public.postings p join public.ledger_accounts a on a.id = p.account_id and a.kind = 'referral_cost'
       join public.journals j on j.id = p.journal_id join public.credit_entries e on e.id = j.credit_entry_id and e.referral_id = $1`,
    [(await referralOf(ben)).id],
  )
  expect(cost).toBe(200_00)
  await booksAreRight()
})

test('nobody brings themselves, another mailbox of theirs, who has ordered before or who was brought already', async () => {
  const { ada, ben } = await givenFriend()
  const { code } = await mine(ada)
  expect([await join(ada, code), await join(ben, code), await join(await givenPerson(db), 'NOBODYSC')]).toEqual(['own', 'already', 'unknown'])
  const twin = await givenPerson(db)
  await db.owner.all(`update public.profiles set email = 'ada.b@gmail.com' where id = $1`, [ada])
  await db.owner.all(`update public.profiles set email = 'a.dab+two@googlemail.com' where id = $1`, [twin])
  expect(await join(twin, code)).toBe('own')
  const old = await givenPerson(db)
  await ordered(old)
  expect(await join(old, code)).toBe('late')
  // The same person in thirty windows.
  const eve = await givenPerson(db)
  const answers = await Promise.all(Array.from({ length: 30 }, () => join(eve, code)))
  expect(answers.filter((answer) => answer === 'joined')).toHaveLength(1)
})

test('a code said at the sign-up counts once the address is confirmed, and never keeps anybody out', async () => {
  const ada = await givenPerson(db)
  const { code } = await mine(ada)
  const signUp = async (said: object, confirmed: boolean) => {
    const id = randomUUID()
    await db.owner.all(`insert into auth.users (id, email, raw_user_meta_data, email_confirmed_at) values ($1, $2, $3, case when $4 then now() end)`, [id, `${id}@example.com`, JSON.stringify(said), confirmed]) // prettier-ignore
    return id
  }
  const ben = await signUp({ referral_code: code.toLowerCase() }, false)
  expect((await mine(ada)).friends).toBe(0)
  await db.owner.all('update auth.users set email_confirmed_at = now() where id = $1', [ben])
  expect((await mine(ada)).friends).toBe(1)
  await signUp({ referral_code: { odd: ['x'.repeat(500)] } }, true)
  expect((await mine(ada)).friends).toBe(1)
})

test('what is refunded, too small or bought in a shop of one of the two is rewarded with nothing; a canceled order is no first order', async () => {
  const refunded = await givenFriend()
  const group = await ordered(refunded.ben)
  const [order] = await at.ordersOf(group)
  await at.complete(order!.id)
  await at.refund(order!.id, 600_00)
  await kept(group).catch(() => again(group))
  expect(await referralOf(refunded.ben)).toMatchObject({ state: 'lapsed', because: 'refunded' })

  const small = await givenFriend()
  await kept(await ordered(small.ben, { price: 100_00 }))
  expect(await referralOf(small.ben)).toMatchObject({ state: 'lapsed', because: 'too_small' })

  const own = await givenFriend()
  const { sellerId } = await givenProduct(db)
  await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, own.ada])
  await kept(await ordered(own.ben, { sellerId }))
  expect(await referralOf(own.ben)).toMatchObject({ state: 'lapsed', because: 'own_shop' })

  const second = await givenFriend()
  const first = await ordered(second.ben)
  for (const { id } of await at.ordersOf(first)) await at.cancel(id)
  await again(first)
  expect((await referralOf(second.ben)).state).toBe('joined')
  await kept(await ordered(second.ben))
  expect((await referralOf(second.ben)).state).toBe('granted')
  await booksAreRight()
})

test('a reward is taken back where the money went back after all, as far as it is not spent', async () => {
  const { ada, ben } = await givenFriend()
  const group = await ordered(ben)
  await kept(group)
  const buying = { person: ada, products: [{ product: await givenProduct(db, { priceMinor: 60_00 }) }], credit: true }
  await at.placed(buying)
  const left = await creditOf(db, ada)
  const [order] = await at.ordersOf(group)
  await at.refund(order!.id, 700_00)
  await keepReferrals(shop)
  expect(await referralOf(ben)).toMatchObject({ state: 'taken_back', because: 'refunded', back_minor: BigInt(100_00 + left) })
  expect([await creditOf(db, ada), await creditOf(db, ben)]).toEqual([0, 0])
  await booksAreRight()
})

test('one address is held for staff, who let it go on or refuse it, and the person reads why', async () => {
  const home = '12 Soi Ari'
  const { ada, ben } = await givenFriend()
  await ordered(ada, { line1: home })
  const group = await ordered(ben, { line1: '12, soi ari' })
  await keepReferrals(shop)
  const held = await referralOf(ben)
  expect(held).toMatchObject({ state: 'held', signals: ['address'] })
  const work = await asStaff(db, clerk).all<{ key: string; facts: object }>(`select key, facts from public.waiting_work('{referral}')`)
  expect(work.find(({ key }) => key === held.id)?.facts).toMatchObject({ signals: ['address'], reward_minor: 200_00 })
  await kept(group)
  expect(await creditOf(db, ben)).toBe(0)

  const reader = await givenPerson(db)
  await givenStaff(db, reader, ['referrals.read'])
  expect(await refusal(decide(held.id, 'approve', reader))).toBe('42501')
  await givenStaff(db, ben, ['referrals.decide'])
  expect(await refusal(decide(held.id, 'approve', ben))).toBe('HT005')
  expect(await refusal(decide(held.id, 'approve', clerk, '2001-01-01'))).toBe('HT003')
  const all = await Promise.allSettled(Array.from({ length: 30 }, () => decide(held.id, 'approve')))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect([(await referralOf(ben)).state, await creditOf(db, ada), await creditOf(db, ben)]).toEqual(['granted', 100_00, 100_00])
  expect((await decide(held.id, 'take_back')).state).toBe('taken_back')
  expect([await creditOf(db, ada), await creditOf(db, ben)]).toEqual([0, 0])

  const other = await givenFriend()
  expect((await decide((await referralOf(other.ben)).id, 'refuse')).state).toBe('refused')
  expect((await mine(other.ben)).mine).toMatchObject({ state: 'refused', reason: 'Both live at one address' })
  const [friend] = await db.asPerson(other.ada).all('select state, reason from public.my_referred_friends()')
  expect(friend).toEqual({ state: 'refused', reason: 'Both live at one address' })
  await booksAreRight()
})

test('a month rewards one member so often, whatever comes at once; friends have theirs still', async () => {
  const ada = await givenPerson(db)
  await db.owner.all(`update public.shop_settings set value = '2' where key = 'referrals.month_most'`)
  const groups: string[] = []
  const friends: string[] = []
  for (const _ of [1, 2, 3, 4]) {
    const { ben } = await givenFriend(ada)
    friends.push(ben)
    const group = await ordered(ben)
    for (const { id } of await at.ordersOf(group)) {
      await at.complete(id)
      await db.owner.all(`update public.orders set delivered_at = private.now() - interval '60 days', completed_at = private.now() - interval '60 days' where id = $1`, [id]) // prettier-ignore
    }
    groups.push(group)
  }
  await Promise.all(groups.map(() => keepReferrals(shop)))
  await keepReferrals(shop)
  expect(await creditOf(db, ada)).toBe(200_00)
  for (const friend of friends) expect(await creditOf(db, friend)).toBe(100_00)
  await db.owner.all(`update public.shop_settings set value = default_value where key = 'referrals.month_most'`)
  await booksAreRight()
})

test('who does not order in time lapses; whoever leaves is forgotten, and the other keeps what is theirs', async () => {
  const late = await givenFriend()
  await db.owner.all('update public.referrals set check_at = private.now() where friend_id = $1', [late.ben])
  await keepReferrals(shop)
  expect(await referralOf(late.ben)).toMatchObject({ state: 'lapsed', because: 'late' })

  const { ada, ben } = await givenFriend()
  const group = await ordered(ben)
  await db.owner.all('delete from auth.users where id = $1', [ada])
  await kept(group)
  expect([(await referralOf(ben)).state, await creditOf(db, ben)]).toEqual(['granted', 100_00])
  await db.owner.all('delete from auth.users where id = $1', [ben])
  expect(await db.owner.all('select from public.referrals where referrer_id = $1 or friend_id = $2', [ada, ben])).toEqual([])
  await booksAreRight()
})

test('a member reads the own page and first names only, and writes nothing', async () => {
  const { ada, ben } = await givenFriend()
  await db.owner.all(`update public.profiles set full_name = 'Ben van Dijk' where id = $1`, [ben])
  const person = db.asPerson(ada)
  expect(await person.all('select name, state from public.my_referred_friends()')).toEqual([{ name: 'Ben', state: 'joined' }])
  expect(await person.all('select from public.referrals')).toEqual([])
  expect(await refusal(person.all(`update public.referrals set state = 'granted'`))).toBe('42501')
  expect(await refusal(person.all('select private.accept_referral($1, $2)', [ada, 'X']))).toBe('42501')
  expect(await refusal(person.all('select public.referral_figures(30)'))).toBe('42501')
  const { code } = await mine(ada)
  expect(await db.anon.one('select public.referral_invitation($1) as said', [code])).toMatchObject({ said: { friend_minor: 100_00, minimum_minor: 500_00 } })
  expect(await db.anon.one('select public.referral_invitation($1) as said', ['NOBODYSC'])).toEqual({ said: null })
  const figures = await asStaff(db, clerk).one<{ it: { now: { joined: number } } }>('select public.referral_figures(30) as it')
  expect(figures.it.now.joined).toBeGreaterThan(0)
  expect(await asStaff(db, clerk).all('select friend_id from public.referrals_found($1)', [code])).toEqual([{ friend_id: ben }])
})

test('two friends of one house are held for staff, and letters that come to one mailbox make nobody a first buyer twice', async () => {
  const { ada, ben } = await givenFriend()
  const { ben: eve } = await givenFriend(ada)
  await kept(await ordered(ben, { line1: '7 Shared House' }))
  await kept(await ordered(eve, { line1: '7 shared house.' }))
  expect(await referralOf(eve)).toMatchObject({ state: 'held', signals: ['address'] })

  const { ben: first } = await givenFriend()
  const { ben: second } = await givenFriend()
  const [one, other] = [await ordered(first), await ordered(second)]
  const box = `me${randomUUID().slice(0, 8)}`
  await db.owner.all(`update public.order_groups set email = $2 || '@gmail.com' where id = $1`, [one, box])
  await db.owner.all(`update public.order_groups set email = $2 || '+2@gmail.com' where id = $1`, [other, box])
  await kept(one)
  await kept(other)
  expect(await referralOf(second)).toMatchObject({ state: 'lapsed', because: 'not_first' })
})

test('a reward that lies in an order that waits, when it is taken back, does not come back with that order’s end', async () => {
  const { ben } = await givenFriend()
  await kept(await ordered(ben))
  expect(await creditOf(db, ben)).toBe(100_00)
  const { group } = await at.placed({ person: ben, products: [{ product: await givenProduct(db, { priceMinor: 300_00, stock: 5 }) }] })
  const [{ id: order } = { id: '' }] = await at.ordersOf(group)
  await db.owner.all('update public.payments set attempt = attempt + 1 where order_group_id = $1', [group])
  const held = await db.owner.one<{ held: boolean }>('select private.hold_credit($1, 10000, $2) as held', [
    group,
    JSON.stringify([{ order_id: order, amount: 100_00 }]),
  ])
  expect([held.held, await creditOf(db, ben)]).toEqual([true, 0])
  const { id } = await referralOf(ben)
  expect((await decide(id, 'take_back')).state).toBe('taken_back')
  await db.owner.all(`update public.payments set status = 'canceled' where order_group_id = $1 and method = 'store_credit'`, [group])
  expect(await creditOf(db, ben)).toBe(0)
  expect((await referralOf(ben)).back_minor).toBe(20_000n)
  await booksAreRight()
})
