import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { askDataExportFunction, forgetDataExports, makeDataExport, openDataExportFunction } from '../../app/settings/data/data-export.server.ts'
import { deleteAccountFunction, sendFarewell } from '../../app/settings/data/delete-account.server.ts'
import { exportIdOf, exportLink } from '../../app/settings/data/export-link.server.ts'
import { endSessionFunction, listSessionsFunction } from '../../app/settings/security/list-sessions.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import type { Letter } from '../../app/platform/mailer.ts'
import { giveCredit } from '../support/credit.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop } from '../support/market.ts'
import { givenReferral } from '../support/referrals.ts'
import { givenStaff } from '../support/staff.ts'

let db: TestDatabase
let shop: Shop
let letters: Letter[]
beforeAll(async () => {
  db = await testDatabase()
  ;({ shop, letters } = testShop(db))
})

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
/** Somebody who gave her password `proof` seconds ago. */
const signedIn = (id: string, { proof = 5, session = '' } = {}): Caller => ({
  ...guest,
  id,
  role: 'authenticated',
  claims: { sub: id, session_id: session, amr: [{ method: 'password', timestamp: secondsAgo(proof) }] },
})

async function givenSession(person: string): Promise<string> {
  const id: string = randomUUID()
  await db.auth.all(
    `insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip) values ($1, $2, now(), now(), 'aal1', 'Firefox', '203.0.113.7')`,
    [id, person],
  )
  return id
}

async function givenOrder(buyer: string, status: string): Promise<{ group: string; order: string; number: string }> {
  const [group, number] = [randomUUID(), `H${randomUUID().slice(0, 8)}`]
  const seller = await givenSeller(db)
  const address = JSON.stringify({ recipient: 'Ada', phone: '+66812345678', line1: '99 Road', province: 'TH-10', postcode: '10500', country: 'TH' })
  await db.owner.all(
    `insert into public.order_groups (id, number, buyer_id, email, phone, items_minor, total_minor, quote_hash, quote, shipping_address, payment_method, terms_version, token_hash, expires_at)
     values ($1, $2, $3, 'ada@example.com', '+66812345678', 10000, 10000, '', '{}', $4, 'card', '2026-11', sha256(convert_to($2::text, 'UTF8')), now() + interval '1 hour')`,
    [group, number, buyer, address],
  )
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.orders (number, order_group_id, seller_id, buyer_id, seller_name, customer, status, items_minor, total_minor, shipping_address)
     values ($1, $2, $3, $4, 'Ban', 'Ada', $5, 10000, 10000, $6) returning id`,
    [`${number}-1`, group, seller, buyer, status, address],
  )
  await db.owner.all(
    `insert into public.order_lines (order_id, title, title_seller, personalization, quantity, list_price_minor, unit_price_minor, total_minor) values ($1, 'Scarf', 'Scarf', 'For Ada', 1, 10000, 10000, 10000)`,
    [id],
  )
  return { group, order: id, number: `${number}-1` }
}

describe('sessions', () => {
  test('a person sees her devices and ends one; nobody ends another’s', async () => {
    const [ada, ben] = [await givenPerson(db), await givenPerson(db)]
    const [phone, desk] = [await givenSession(ada), await givenSession(ada)]
    const listed = (await (await listSessionsFunction(shop, signedIn(ada, { session: desk }), {})).json()) as {
      sessions: { id: string; isThis: boolean; ip: string }[]
    }
    expect(Object.fromEntries(listed.sessions.map(({ id, isThis }) => [id, isThis]))).toEqual({ [desk]: true, [phone]: false })
    expect(listed.sessions[0]?.ip).toBe('203.0.113.7')

    expect((await endSessionFunction(shop, signedIn(ben), { id: phone })).status).toBe(404)
    expect((await endSessionFunction(shop, guest, { id: phone })).status).toBe(401)
    expect((await endSessionFunction(shop, signedIn(ada), { id: 'x' })).status).toBe(400)
    expect((await endSessionFunction(shop, signedIn(ada), { id: phone })).status).toBe(200)
    expect((await endSessionFunction(shop, signedIn(ada), { id: phone })).status).toBe(404)
    expect(await db.auth.all('select id from auth.sessions where user_id = $1', [ada])).toEqual([{ id: desk }])
  })

  test('whoever owes a second factor is a stranger', async () => {
    const ada = await givenPerson(db)
    const roleOf = async (aal: string) =>
      (
        await db.auth.one<{ role: string }>(`select private.require_second_factor($1::jsonb) #>> '{claims,role}' as role`, [
          JSON.stringify({ user_id: ada, claims: { sub: ada, role: 'authenticated', aal } }),
        ])
      ).role
    expect(await roleOf('aal1')).toBe('authenticated')
    const factor = randomUUID()
    const insert = `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret) values ($1, $2, 'app', 'totp', $3, now(), now(), 'x')`
    await db.auth.all(insert, [factor, ada, 'unverified'])
    expect(await roleOf('aal1')).toBe('authenticated')
    await db.auth.all(`update auth.mfa_factors set status = 'verified' where id = $1`, [factor])
    expect(await roleOf('aal1')).toBe('anon')
    expect(await roleOf('aal2')).toBe('authenticated')
  })
})

/** Every column that names a person, and whether it says who did something at work. */
const columnsOfPeople = () =>
  db.owner.all<{ table: string; column: string; deed: boolean }>(
    `select t.relname as table, a.attname as column, private.names_deed(t.relname, a.attname) as deed
       from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) and c.connamespace = 'public'::regnamespace
      order by 1, 2`,
  )

/** What the rows of these columns are about is the person named; any other column of a person says who did something at work (`private.names_deed`). */
const ABOUT_THE_PERSON = [
  'buyer_id',
  'changed_by',
  'claimed_by',
  'files.uploaded_by',
  'friend_id',
  'id',
  'owner_id',
  'person_id',
  'redeemed_by',
  'referrer_id',
  'reporter_id',
  'reviews.author_id',
  'sender_id',
  'user_id',
]

describe('taking one’s data along', () => {
  test('of every column that names a person it is decided whether its rows are about that person', async () => {
    const undecided = (await columnsOfPeople()).filter(({ table, column, deed }) => {
      const about = ABOUT_THE_PERSON.includes(column) || ABOUT_THE_PERSON.includes(`${table}.${column}`)
      return about === deed && !(table === 'refund_approvals' && deed)
    })
    expect(undecided).toEqual([])
  })

  test('what somebody did at work is not in it, and what came to the credit is', async () => {
    const [clerk, maker] = [await givenPerson(db), await givenSeller(db)]
    await givenStaff(db, clerk, 'finance')
    await db.owner.all(
      `insert into public.payout_holds (seller_id, reason, placed_by, ends_at) values ($1, 'Two buyers wait', $2, now() + interval '3 days')`,
      [maker, clerk],
    )
    await giveCredit(db, clerk, 250_00)
    const { about } = await db.owner.one<{ about: Record<string, object[]> }>('select private.everything_about($1) as about', [clerk])
    expect(JSON.stringify(about)).not.toContain('Two buyers wait')
    expect(about['credit_accounts']).toMatchObject([{ balance_minor: 250_00 }])
    expect(about['credit_entries']).toMatchObject([{ kind: 'gift_card', amount_minor: 250_00 }])
    expect(JSON.stringify(about)).not.toContain('code_hash')
  })

  test('what a carrier told of one’s parcel is in it, and what one sold for a shop at a market is not', async () => {
    const [person, shop] = [await givenPerson(db), await givenSeller(db)]
    const { order } = await givenOrder(person, 'shipped')
    await db.owner.all(
      `with parcel as (insert into public.shipments (order_id, carrier, tracking_number) values ($1, 'Post', 'EA1') returning id)
       insert into public.shipment_events (shipment_id, carrier, event_id, kind, happened_at, place)
       select id, 'post', 'e1', 'in_transit', now(), 'Khon Kaen' from parcel`,
      [order],
    )
    await db.owner.all(
      `insert into public.stall_sales (id, seller_id, sold_at, paid_by, total_minor, lines, sold_by) values ($1, $2, now(), 'cash', 100, '[]', $3)`,
      [randomUUID(), shop, person],
    )
    const { about } = await db.owner.one<{ about: Record<string, object[]> }>('select private.everything_about($1) as about', [person])
    expect(about['shipment_events']).toMatchObject([{ kind: 'in_transit', place: 'Khon Kaen' }])
    expect(about).not.toHaveProperty('stall_sales')
  })

  test('an owner takes along the pictures of the pieces and of the work, and nobody a telephone that their role does not read', async () => {
    const { sellerId: shop, productId } = await givenProduct(db)
    await db.owner.all(`insert into public.product_images (product_id, url, step) values ($1, '/pictures/loom.webp', 'weaving')`, [productId])
    await db.owner.all(`insert into public.seller_contacts (seller_id, email) values ($1, 'maker@shop.test') on conflict (seller_id) do nothing`, [shop])
    const seen = await Promise.all(
      (['owner', 'finance', 'chat', 'member'] as const).map(async (role) => {
        const person = await givenPerson(db)
        await db.owner.all('insert into public.seller_members (seller_id, person_id, role) values ($1, $2, $3)', [shop, person, role])
        const { about } = await db.owner.one<{ about: Record<string, object[]> }>('select private.everything_about($1) as about', [person])
        return [role, about['product_images']?.some((picture) => 'step' in picture && picture.step === 'weaving'), about['seller_contacts']?.length]
      }),
    )
    expect(seen).toEqual([
      ['owner', true, 1],
      ['finance', false, 1],
      ['chat', false, 0],
      ['member', false, 0],
    ])
  })

  test('a referral stands in it as far as it is one’s own: not who the other is, nor what makes it suspicious', async () => {
    const [referrer, friend] = [await givenPerson(db), await givenPerson(db)]
    const id = await givenReferral(db, { referrer, friend })
    await db.owner.all(`update public.referrals set signals = array['same_address'] where id = $1`, [id])
    for (const [person, other, brought] of [
      [referrer, friend, true],
      [friend, referrer, false],
    ] as const) {
      const { about } = await db.owner.one<{ about: Record<string, object[]> }>('select private.everything_about($1) as about', [person])
      expect(about['referrals']).toMatchObject([{ brought_somebody: brought, state: 'joined', reward_minor: 100_00 }])
      expect(JSON.stringify(about['referrals'])).not.toMatch(new RegExp(`${other}|same_address`))
    }
  })

  test('everything is in it, secrets are not, and only its owner gets a link', async () => {
    const [ada, ben] = [await givenPerson(db, { email: `${randomUUID()}@example.com` }), await givenPerson(db)]
    await db.asPerson(ada).all(`insert into public.addresses (recipient, phone, line1, country) values ('Ada', '+66812345678', '99 Road', 'TH')`)
    await givenOrder(ada, 'delivered')
    expect((await askDataExportFunction(shop, signedIn(ada, { proof: 3600 }), {})).status).toBe(403)
    expect((await askDataExportFunction(shop, guest, {})).status).toBe(401)
    const { id } = (await (await askDataExportFunction(shop, signedIn(ada), {})).json()) as { id: string }
    expect(((await (await askDataExportFunction(shop, signedIn(ada), {})).json()) as { id: string }).id).toBe(id)
    expect((await openDataExportFunction(shop, signedIn(ada), { id })).status).toBe(404)

    await makeDataExport(shop, { id })
    const { content } = await db.owner.one<{ content: string }>('select content from public.data_exports where id = $1', [id])
    const known = JSON.parse(content) as Record<string, unknown[]>
    expect(known['account']).toMatchObject({ id: ada, identities: expect.any(Array) })
    expect(known['addresses']).toMatchObject([{ line1: '99 Road' }])
    expect(known['orders']).toMatchObject([{ customer: 'Ada' }])
    expect(known['order_lines']).toMatchObject([{ personalization: 'For Ada' }])
    expect(content).not.toMatch(/token_hash|encrypted_password|"secret"/)
    // Every table whose rows are about a person is in it, also those that are made next year.
    const missing = (await columnsOfPeople()).filter(({ table, deed }) => !deed && table !== 'data_exports' && !(table in known))
    expect(missing).toEqual([])

    expect((await openDataExportFunction(shop, signedIn(ben), { id })).status).toBe(404)
    const { url } = (await (await openDataExportFunction(shop, signedIn(ada), { id })).json()) as { url: string }
    expect(exportIdOf(shop, new URL(url, 'http://shop.test').searchParams)).toBe(id)

    await db.owner.all(`update public.data_exports set expires_at = now() - interval '1 second' where id = $1`, [id])
    expect((await openDataExportFunction(shop, signedIn(ada), { id })).status).toBe(404)
    await forgetDataExports(shop)
    expect(await db.owner.all('select id from public.data_exports where id = $1', [id])).toEqual([])
  })

  test('a link is good for a minute, and for nothing else', () => {
    const [id, other] = [randomUUID(), randomUUID()]
    const link = new URL(exportLink(shop, id, 1_000_000), 'http://shop.test').searchParams
    expect(exportIdOf(shop, link, 1_059_000)).toBe(id)
    expect(exportIdOf(shop, link, 1_061_000)).toBeUndefined()
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(link)
      copy.set(name, value)
      return exportIdOf(shop, copy, 1_001_000)
    }
    expect([changed('id', other), changed('until', '9999999999'), changed('signature', ''), changed('signature', 'AAAA'), changed('id', '')]).toEqual(
      Array.from({ length: 5 }),
    )
  })
})

describe('deleting an account', () => {
  const remove = (caller: Caller) => deleteAccountFunction(shop, caller, { agreed: true })
  const refusalOf = async (answer: Response) => [answer.status, await answer.json()]

  test('what is open stands against it, and says its name', async () => {
    const ada = await givenPerson(db)
    const { number, order } = await givenOrder(ada, 'shipped')
    expect(await refusalOf(await remove(signedIn(ada)))).toMatchObject([409, { code: 'open_orders', details: { names: [number] } }])
    await db.owner.all('update public.order_lines set shipped_quantity = quantity where order_id = $1', [order])
    await db.owner.all('update public.orders set shipped_at = now() where id = $1', [order])
    await db.owner.all(`select private.transition_order($1, 'delivered', 'system')`, [order])
    const { id } = await db.owner.one<{ id: string }>(
      `select private.open_case($1, 'claim', jsonb_build_object('reason', 'other', 'words', 'Torn', 'lines',
         (select jsonb_agg(jsonb_build_object('order_line_id', l.id, 'quantity', 1)) from public.order_lines l where l.order_id = $1)), $2, 'click') as id`,
      [order, ada],
    )
    expect(await refusalOf(await remove(signedIn(ada)))).toMatchObject([409, { code: 'open_cases', details: { names: [`${number}-R1`] } }])
    await db.owner.all(`select private.move_case($1, 'canceled', 'buyer', $2)`, [id, ada])
    expect((await remove(signedIn(ada))).status).toBe(200)
  })

  test('a maker who sells, and an administrator, stay', async () => {
    const [owner, admin] = [await givenPerson(db), await givenPerson(db)]
    await db.owner.all('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [await givenSeller(db, 'Ban Mali'), owner])
    await givenStaff(db, admin, 'support')
    expect(await refusalOf(await remove(signedIn(owner)))).toMatchObject([409, { code: 'selling', details: { names: ['Ban Mali'] } }])
    expect((await remove(signedIn(admin))).status).toBe(409)
  })

  test('it takes a proof, a word and a person', async () => {
    const ada = await givenPerson(db)
    expect((await remove(signedIn(ada, { proof: 3600 }))).status).toBe(403)
    expect((await remove({ ...signedIn(ada), claims: { sub: ada, amr: [{ method: 'token_refresh', timestamp: secondsAgo(1) }] } })).status).toBe(403)
    expect((await remove(guest)).status).toBe(401)
    expect((await deleteAccountFunction(shop, signedIn(ada), {})).status).toBe(400)
    expect(await db.owner.all('select id from auth.users where id = $1', [ada])).toHaveLength(1)
  })

  test('afterwards nothing says who it was, orders keep their sums, and a last letter goes out', async () => {
    const email = `${randomUUID()}@example.com`
    const ada = await givenPerson(db, { email })
    await db.asPerson(ada).all(`insert into public.addresses (recipient, phone, line1, country) values ('Ada', '+66812345678', '99 Road', 'TH')`)
    const { group, order } = await givenOrder(ada, 'completed')
    expect((await remove(signedIn(ada))).status).toBe(200)
    expect((await remove(signedIn(ada))).status).toBe(200)

    expect(await db.owner.all('select 1 from auth.users where id = $1 union all select 1 from public.addresses where owner_id = $1', [ada])).toEqual([])
    const kept = await db.owner.one<Record<string, unknown>>(
      `select g.email, g.phone, g.shipping_address, g.total_minor, g.buyer_id, o.customer, o.shipping_address as of_order, l.personalization
         from public.order_groups g join public.orders o on o.order_group_id = g.id join public.order_lines l on l.order_id = o.id where g.id = $1`,
      [group],
    )
    expect(kept).toMatchObject({ phone: '', total_minor: 10000n, buyer_id: null, customer: '', personalization: '' })
    expect(kept['email']).toMatch(/@deleted\.invalid$/)
    expect(kept['shipping_address']).toEqual({ country: 'TH', province: 'TH-10', postcode: '10500' })
    expect(kept['of_order']).toEqual(kept['shipping_address'])
    expect(await db.owner.all('select id from public.orders where id = $1', [order])).toHaveLength(1)

    await sendFarewell(shop, { to: email, name: 'Ada', language: 'en' })
    expect(letters.at(-1)).toMatchObject({ to: email, subject: 'Your account has been deleted' })
  })

  test('no table keeps a person from leaving', async () => {
    const holding = await db.owner.all(
      `select c.conrelid::regclass::text || '.' || c.conname as name from pg_constraint c
        where c.contype = 'f' and c.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass) and c.confdeltype not in ('c', 'n')`,
    )
    expect(holding).toEqual([])
  })
})

describe('the address book', () => {
  const add = (person: string, isDefault = false) =>
    db
      .asPerson(person)
      .one<{ id: string }>(
        `insert into public.addresses (recipient, phone, line1, country, is_default) values ('Ada', '+66812345678', '99 Road', 'TH', $1) returning id`,
        [isDefault],
      )
  const defaults = async (person: string) =>
    (await db.asPerson(person).all<{ id: string }>('select id from public.addresses where is_default')).map(({ id }) => id)

  test('it always has one default', async () => {
    const ada = await givenPerson(db)
    const [first, second, third] = [await add(ada), await add(ada), await add(ada, true)]
    expect(await defaults(ada)).toEqual([third.id])
    await db.asPerson(ada).all('update public.addresses set is_default = true where id = $1', [first.id])
    expect(await defaults(ada)).toEqual([first.id])
    await db.asPerson(ada).all('update public.addresses set is_default = false where id = $1', [first.id])
    expect(await defaults(ada)).toEqual([first.id])
    await db.asPerson(ada).all('delete from public.addresses where id = any($1::uuid[])', [[first.id, third.id]])
    expect(await defaults(ada)).toEqual([second.id])
  })

  test('two at once make one default, and fifty are enough', async () => {
    const ada = await givenPerson(db)
    await Promise.all(Array.from({ length: 8 }, () => add(ada, true)))
    expect(await defaults(ada)).toHaveLength(1)
    for (let count = 8; count < 50; count += 1) await add(ada)
    await expect(add(ada)).rejects.toMatchObject({ code: 'HT010' })
  })
})
