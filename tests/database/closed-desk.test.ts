import { beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, testShop, type GivenProduct } from '../support/market.ts'
import { givenOrder } from '../support/paid-orders.ts'
import { playedBank } from '../support/played-bank.ts'
import { asStaff, givenStaff } from '../support/staff.ts'
import { MEMBERSHIP_ASKED, RIGHTS_ASKED } from './membership-asked.ts'

let db: TestDatabase
let owner: string
let own: GivenProduct
const asOwner = () => db.asPerson(owner)

/** An owner without a second factor after its day has come. */
beforeAll(async () => {
  db = await testDatabase()
  owner = await givenPerson(db)
  own = await givenProduct(db)
  await db.owner.all(`insert into public.seller_members (seller_id, person_id, role) values ($1, $2, 'owner')`, [own.sellerId, owner])
  await db.owner.all(`insert into private.factor_rules (kind, holds_from, reason) values ('owners', now() - interval '1 minute', 'Their buyers’ addresses')`)
})

test('a closed desk lets nobody praise, vote for, ask or judge their own shop', async () => {
  const bank = playedBank()
  const { shop } = testShop(db, { payments: [bank] })
  const order = await givenOrder({ db, shop, bank }, { quantities: [1], buyer: owner })
  await db.owner.all('insert into public.seller_members (seller_id, person_id, role) select seller_id, $2, $3 from public.orders where id = $1', [
    order.id,
    owner,
    'owner',
  ])
  await db.owner.all(`select private.transition_order($1, 'accepted', 'seller')`, [order.id])
  await db.owner.all(`select private.ship_order($1, 'seller', null, 'Thailand Post', '')`, [order.id])
  await db.owner.all(`select private.transition_order($1, 'delivered', 'system')`, [order.id])
  expect(await asOwner().all('select from public.my_reviewables()')).toEqual([])
  const { id: review } = await db.owner.one<{ id: string }>(
    `insert into public.reviews (order_id, author_name, seller_id, rating) select id, 'Mai', seller_id, 5 from public.orders where id = $1 returning id`,
    [order.id],
  )
  expect(await asOwner().one('select private.may_vote_for($1) as may', [review])).toEqual({ may: false })
  await expect(asOwner().all(`select public.ask_for_quote($1, 20, 'In blue', null)`, [own.variantId])).rejects.toMatchObject({ hint: 'own_product' })
  await givenStaff(db, owner, ['sellers.judge'])
  await expect(asStaff(db, owner).all(`select public.set_seller_trust($1, 'trusted', 'I know them well')`, [own.sellerId])).rejects.toMatchObject({
    hint: 'own_shop',
  })
})

test('a closed desk reads and writes no chat, and sees no money or channel of its shop; a second factor opens it', async () => {
  const buyer = await givenPerson(db)
  const { id: talk } = await db.owner.one<{ id: string }>(
    'insert into public.conversations (buyer_id, seller_id, last_message_at) values ($1, $2, now()) returning id',
    [buyer, own.sellerId],
  )
  await db.owner.all(`insert into public.messages (conversation_id, sender_id, content) values ($1, $2, 'My address is …')`, [talk, buyer])
  const seen = async () => [
    (await asOwner().all('select from public.conversations')).length,
    (await asOwner().all('select from public.messages')).length,
    (await asOwner().all('select from public.my_inbox()')).length,
    (await asOwner().one<{ may: boolean }>('select private.is_my_conversation($1) as may', [talk])).may,
    (await asOwner().one<{ may: boolean }>('select private.is_my_avatar_folder($1) as may', [own.sellerId])).may,
    await asOwner()
      .all('select from public.commission_for($1, null, null, 10000)', [own.sellerId])
      .then(
        () => true,
        () => false,
      ),
  ]
  expect(await seen()).toEqual([0, 0, 0, false, false, false])
  await expect(
    asOwner().all(`insert into public.messages (conversation_id, sender_id, content) values ($1, $2, 'Pay me here')`, [talk, owner]),
  ).rejects.toMatchObject({
    code: '42501',
  })
  await db.owner.all(
    `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at) values (gen_random_uuid(), $1, 'Phone', 'totp', 'verified', now(), now())`,
    [owner],
  )
  expect(await seen()).toEqual([1, 1, 1, true, true, true])
})

test('whatever asks who belongs to a shop says why it does not ask who may act for it', async () => {
  const asked = await db.owner.all<{ name: string }>(
    `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and p.prosrc ~ 'seller_members'
     union select schemaname || '.' || tablename || ': ' || policyname from pg_policies where concat(qual, with_check) ~ 'seller_members'
     union select schemaname || '.' || viewname from pg_views where schemaname in ('public', 'private') and definition ~ 'seller_members' order by 1`,
  )
  expect(asked.map(({ name }) => name)).toEqual(Object.keys(MEMBERSHIP_ASKED).toSorted())
})

test('what somebody may not do to their own shop does not ask who may act for it', async () => {
  const asked = await db.owner.all<{ name: string }>(
    `select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'private') and (p.prosrc ~ 'not in \\(select private.my_sellers' or p.prosrc ~ 'if [a-z_.]+ in \\(select private.my_sellers') order by 1`,
  )
  expect(asked.map(({ name }) => name)).toEqual(RIGHTS_ASKED.toSorted())
})
