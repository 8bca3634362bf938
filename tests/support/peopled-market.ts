import { placeOrder } from '../../app/checkout/place/place-order.server.ts'
import { getQuote } from '../../app/checkout/quote/get-quote.server.ts'
import { sendRefunds } from '../../app/payments/refunds/send-refunds.server.ts'
import { settlePayment } from '../../app/payments/settle-payment.server.ts'
import { openCaseFunction } from '../../app/returns/open-case.server.ts'
import { moveOrderFunction, shipOrderFunction } from '../../app/orders/moves/move-order.server.ts'
import { issueDocuments } from '../../app/orders/documents/issue-documents.server.ts'
import type { Caller, Shop } from '../../app/shop.ts'
import type { TestDatabase } from './database.ts'
import { givenPerson, givenProduct, givenSeller, guest, testShop, wishFor, type GivenProduct } from './market.ts'
import { givenMembers } from './members.ts'
import { playedBank } from './played-bank.ts'
import { givenReferral } from './referrals.ts'
import { givenInvoice } from './invoices.ts'
import { givenWholesaleBuyer, givenWholesalePrices } from './wholesale.ts'
import { givenStaff } from './staff.ts'
import { boughtCard, giveCard, giveCredit } from './credit.ts'
import { givenBlogRows } from './blog-rows.ts'
import { givenPageRows } from './page-rows.ts'
import { givenSaid, givenSystemRows } from './system-rows.ts'
import { givenTakenBack } from './taken-back-rows.ts'

export type Person = 'buyer' | 'other buyer' | 'seller' | 'other seller' | 'admin'

const asCaller = (id: string): Caller => ({ ...guest, id, role: 'authenticated' })

/**
 * A market in which every table has rows of several people, made by the shop's own commands where there is one: two makers with pieces shown and hidden, a
 * third who is not approved, orders unpaid, paid, shipped, cancelled and refunded, and somebody who has nothing.
 */
export async function givenPeopledMarket(db: TestDatabase): Promise<Record<Person, string>> {
  const bank = playedBank()
  const { shop } = testShop(db, { payments: [bank] })
  const person = async (name: string) => givenPerson(db, { email: `${name}@people.test`, name: `${name} of the market` })
  const people = {
    buyer: await person('ada'),
    'other buyer': await person('ben'),
    seller: await person('mali'),
    'other seller': await person('nok'),
    admin: await person('root'),
  }
  const third = await person('cleo')
  const run = (text: string, values: readonly unknown[] = []) => db.owner.all(text, values)
  await givenStaff(db, people.admin)
  await givenStaff(db, third, 'support')
  await run(`insert into public.work_claims (kind, key, person_id) values ('slip', 'x', $1)`, [people.admin])
  await run(
    `insert into public.staff_exports (person_id, resource, sort, language) select person_id, 'orders', '{}', 'en' from public.staff_members on conflict do nothing`,
  )
  for (const [owner, shared] of [
    [people.admin, true],
    [third, false],
  ])
    await run(`insert into public.staff_views (resource, person_id, shared, name) values ('orders', $1, $2, 'Late')`, [owner, shared])
  await run('insert into public.staff_first_views (person_id, resource, view_id) select person_id, resource, id from public.staff_views')
  await run(`insert into public.backups (origin, state, failure) values ('clock', 'failed', 'The disk for backups is full.')`)
  await run(`insert into public.privacy_requests (kind, origin, name, due_at) values ('export', 'letter', 'Ada', now() + interval '30 days')`)
  await run('insert into public.activity_checks (acts) values (12)')
  await givenSystemRows(db)
  await giveCard(db, 300_00)
  for (const one of [people.buyer, people['other buyer']]) await giveCredit(db, one, 200_00)
  await givenBlogRows(db)
  await givenReferral(db, { referrer: people.buyer, friend: people['other buyer'] })
  await givenPageRows(db)
  await run(`insert into public.commission_rules (position, name, rate_ppm, is_active) values (1, 'Songkran', 50000, false)`)
  for (const [owner, shared] of [
    [people.admin, false],
    [third, true],
  ])
    await run(`insert into public.saved_reports (person_id, report, name, shared) values ($1, 'payouts', 'Payouts of the month', $2)`, [owner, shared])
  await run(`insert into public.membership_terms (terms, starts_at, reason) values ('{"points.notice_days": 31}', now() + interval '1 year', 'A day more')`)
  await run(`insert into public.sentence_overrides (language, namespace, key, sentence, built_in) values ('de', 'cart', 'title', 'Ihr Korb', 'Ihr Warenkorb')`)
  await run(`insert into public.staff_notes (about, subject_id, author, words) values ('orders', 'x', 'root@people.test', 'Calls back')`)

  const products: GivenProduct[] = []
  for (const [owner, status] of [
    [people.seller, 'approved'],
    [people['other seller'], 'approved'],
    [third, 'pending'],
  ] as const) {
    const sellerId = await givenSeller(db)
    await run('insert into public.seller_members (seller_id, person_id) values ($1, $2)', [sellerId, owner])
    await run(`insert into private.seller_trust (seller_id, level) values ($1, 'trusted') on conflict do nothing`, [sellerId])
    await run(`insert into public.seller_translations (seller_id, language, business_description) values ($1, 'th', 'ผ้าไหม')`, [sellerId])
    await run(`insert into public.shop_announcements (seller_id, words) values ($1, 'Silk week')`, [sellerId])
    await run(`insert into public.listing_drafts (id, seller_id, answers) values (gen_random_uuid(), $1, '{}')`, [sellerId])
    await run(
      `insert into public.coupons (code, kind, amount_minor, seller_id, funded_by, by_shop)
       values (upper('OWN' || left($1::uuid::text, 8)), 'fixed', 1000, $1, 'seller', true)`,
      [sellerId],
    )
    await run(`insert into public.campaign_budgets (coupon_id, budget_minor) select id, 900000 from public.coupons where by_shop and seller_id = $1`, [
      sellerId,
    ])
    await run(`insert into public.bogo_promotions (name, bogo_type, seller_id, funded_by, by_shop) values ('Two for one', 'buy_x_get_y', $1, 'seller', true)`, [
      sellerId,
    ])
    await run(`insert into public.shop_shipping_terms (seller_id, kind, packs_from, packs_to) values ($1, 'packing', 1, 3)`, [sellerId])
    await run(`insert into public.shop_shipping_profiles (seller_id, name) values ($1, 'Looms')`, [sellerId])
    await run(`insert into public.seller_credentials (seller_id, kind, number) values ($1, 'gi', 'TG 1')`, [sellerId])
    await run(`insert into public.shop_invitations (seller_id, email, role, expires_at) values ($1, 'niece@people.test', 'chat', now() + interval '7 days')`, [
      sellerId,
    ])
    await run(`insert into public.shop_acts (seller_id, person_id, role, is_helper, action, subject) values ($1, $2, 'orders', true, 'team.join', '')`, [
      sellerId,
      owner,
    ])
    for (const shown of [true, false]) {
      const product = await givenProduct(db, { sellerId })
      await givenWholesalePrices(db, product.productId, [{ from: 10, unit_minor: 900 }])
      if (shown) products.push(product)
      else await run(`update public.products set status = 'draft' where id = $1`, [product.productId])
      await run(`insert into public.product_images (product_id, url) values ($1, '/pictures/scarf.webp')`, [product.productId])
      await givenSaid(db, product.productId)
      await run(`insert into public.product_translations (product_id, language, name) values ($1, 'th', 'ผ้าพันคอ')`, [product.productId])
    }
    await run('update public.sellers set application_status = $2 where id = $1', [sellerId, status])
  }
  const [silk, bowl, hidden] = products
  if (!silk || !bowl || !hidden) throw new Error('The market has no pieces.')

  // Of what everybody reads there is also something that nobody is shown.
  await run(`insert into public.brands (slug, name, is_active) values ('shown', 'Doi Tung', true), ('gone', 'Gone', false)`)
  await run(`insert into public.brand_sellers (brand_id, seller_id) select b.id, s.id from public.brands b, public.sellers s`)
  await run(`insert into public.categories (slug, name, status) values ('gone', 'Gone', 'inactive')`)
  await run(`insert into public.category_translations (category_id, language, name) values ($1, 'th', 'ผ้า')`, [silk.categoryId])
  await run(`insert into public.category_translations (category_id, language, name) select id, 'th', 'หายไป' from public.categories where slug = 'gone'`)
  await run(`insert into public.saved_searches (owner_id, name, query) select id, 'Silk', 'q=silk' from auth.users`)
  await run(`insert into public.collections (slug, texts, image_url, kind, is_active) values
    ('shown', '{"en": {"title": "Silk"}}', '/a.webp', 'hand', true), ('draft', '{"en": {"title": "Wood"}}', '/b.webp', 'hand', false)`)
  await run(`insert into public.collection_products (collection_id, product_id, place) select c.id, p.id, 1 from public.collections c, public.products p`)
  await run(`insert into public.hero_slides (image_url, is_active) values ('/a.webp', true), ('/b.webp', false)`)
  await run(`insert into public.blog_categories (id, name, status) values ('crafts', 'Crafts', 'active'), ('gone', 'Gone', 'inactive')`)
  await run(`insert into public.blog_category_translations (category_id, language, name) values ('crafts', 'th', 'งานช่าง'), ('gone', 'th', 'หายไป')`)
  await run(`insert into public.contact_messages (id, topic, name, email, message)
    values (gen_random_uuid(), 'order', 'Cleo', 'cleo@people.test', 'Where is my parcel?')`)
  await run(
    `insert into public.contact_answers (id, message_id, author, words) select gen_random_uuid(), id, 'Suda', 'It is on its way.' from public.contact_messages`,
  )
  await run(`insert into public.blog_tags (id, name) values ('silk', 'Silk')`)
  await run(
    `insert into public.blog_posts (slug, title, status) values ('shown', 'Shown', 'published'), ('draft', 'Draft', 'draft'), ('gone', 'Gone', 'archived')`,
  )
  await run(`insert into public.blog_posts (slug, title, status, published_at) values ('tomorrow', 'Tomorrow', 'published', now() + interval '1 day')`)
  await run(`insert into public.blog_post_tags (post_id, tag_id) select id, 'silk' from public.blog_posts`)
  await run(`insert into public.blog_post_translations (post_id, language, title, state) select id, 'th', title, 'reviewed' from public.blog_posts`)
  await run(
    `insert into public.blog_post_translations (post_id, language, title, state) select id, 'nl', title, 'draft' from public.blog_posts where slug = 'shown'`,
  )
  await run(
    `insert into public.bogo_promotions (name, bogo_type, buy_product_id, is_active) values ('Runs', 'classic_bogo', $1, true), ('Over', 'classic_bogo', $1, false)`,
    [hidden.productId],
  )
  await run(`insert into public.coupons (code, kind, amount_minor, per_person_limit, usage_limit) values ('SECRET10', 'fixed', 1000, 9, 9)`)
  await run(`insert into public.campaign_budgets (coupon_id, budget_minor) select id, 900000 from public.coupons where code = 'SECRET10'`)
  await run(`insert into public.product_schedules (product_id, publish_at) select id, now() + interval '1 day' from public.products`)
  for (const { productId } of products)
    await run(`insert into public.product_holds (product_id, reason, words, was_status) values ($1, 'other', 'Sold elsewhere', 'draft')`, [productId])
  await run(`insert into public.likeness_pairs (product_id, other_id, state, asked_id)
    select p.id, o.id, 'asked', p.id from public.products p join public.products o on o.seller_id <> p.seller_id`)
  await run(`insert into public.product_changes (product_id) select id from public.products`)
  await run(`insert into public.product_change_fields (change_id, field, kind, before, after, waits)
    select id, 'name', 'name', '"Scarf"', '"Shawl"', true from public.product_changes`)
  await run(`insert into public.price_days select id, '2026-01-01', price_minor, price_minor from public.products`)
  await run(`insert into public.exchange_rates (quote, rate, source, effective_at) values ('USD', 0.028, 'test', now())`)
  await run(`update public.currencies set is_display = false where code = 'IDR'`)

  for (const owner of [people.buyer, third]) {
    await run(
      `insert into public.addresses (owner_id, recipient, phone, line1, country) values ($1, 'Somebody', '0812345678', '99 Charoen Krung Road', 'TH')`,
      [owner],
    )
    await run(`insert into public.product_reports (product_id, reporter_id, reason) values ($1, $2, 'other')`, [silk.productId, owner])
    await run('insert into public.data_exports (owner_id) values ($1)', [owner])
    await run(`insert into public.notification_preferences (person_id, kind, by_mail) values ($1, 'order_shipped', false)`, [owner])
    await run(`select private.notify($1, 'order_shipped', 'matrix', '{}', now())`, [owner])
    await run(
      `insert into public.push_subscriptions (person_id, endpoint, p256dh, auth, language) values ($1, 'https://push.test/' || $2, repeat('A', 87), repeat('A', 22), 'en')`,
      [owner, owner],
    )
    await boughtCard(db)
    await run(`insert into public.roadmap_votes (item, person_id) values ('gift_cards', $1)`, [owner])
    await run('insert into public.shop_followers (person_id, seller_id) values ($1, $2)', [owner, silk.sellerId])
    await run('insert into public.favorites (owner_id, product_id) values ($1, $2)', [owner, silk.productId])
    await run(`insert into public.agreements (person_id, document, version) values ($1, 'terms', '2026-11')`, [owner])
    await run('insert into public.seller_applications (person_id) values ($1)', [owner])
  }

  const order = async (buyer: string | null, ordered: readonly GivenProduct[], { pays = true } = {}) => {
    const wish = wishFor(
      ordered.map((product) => ({ product })),
      { couponCode: 'SECRET10' },
    )
    const { quote } = await getQuote(shop.service, { ...wish, country: 'TH' }, { personId: buyer, email: wish.email })
    const placed = await placeOrder(shop, buyer === null ? guest : asCaller(buyer), { ...wish, quoteHash: quote.quoteHash })
    if (!placed.placed) throw new Error(`Not placed: ${JSON.stringify(placed)}`)
    const payment = await db.owner.one<{ id: string; reference: string }>(
      'select p.id, p.provider_reference as reference from public.payments p join public.order_groups g on g.id = p.order_group_id where g.number = $1',
      [placed.number],
    )
    if (pays) {
      bank.say(payment.reference, 'paid')
      await settlePayment(shop, payment.id)
    }
    return placed
  }
  const click = { key: 'matrix-click' }
  for (const buyer of [people.buyer, third, null]) {
    const { number } = await order(buyer, [silk, bowl])
    // What goes back afterwards has a receipt to correct.
    await issueDocuments(shop)
    await moveOrderFunction(shop, asCaller(people.seller), { ...click, order: `${number}-1`, to: 'accepted' })
    await shipOrderFunction(shop, asCaller(people.seller), {
      ...click,
      key: 'matrix-parcel',
      order: `${number}-1`,
      carrier: 'Thailand Post',
      tracking: 'EA123456785TH',
    })
    if (buyer === third) {
      await moveOrderFunction(shop, asCaller(people['other seller']), { ...click, order: `${number}-2`, to: 'accepted' })
      await shipOrderFunction(shop, asCaller(people['other seller']), { ...click, key: 'matrix-parcel', order: `${number}-2`, carrier: 'Kerry', tracking: '' })
    } else await moveOrderFunction(shop, asCaller(people['other seller']), { ...click, order: `${number}-2`, to: 'canceled', reason: 'The bowl broke.' })
    await order(buyer, [silk], { pays: false })
  }
  await givenCases(db, shop)
  await sendRefunds(shop)
  // Afterward: refunds wait while a bank asks for the same money.
  await givenTakenBack(db)
  await run(
    `insert into public.shipment_events (shipment_id, carrier, event_id, kind, happened_at) select id, 'matrix-click', id::text, 'in_transit', now() from public.shipments`,
  )
  await run(`insert into private.product_runs (id, seller_id, deed) select gen_random_uuid(), id, '{"kind": "delivery", "free": true}' from public.sellers`)
  await run(
    `insert into private.product_run_rows (run_id, product_id, before, after)
     select r.id, p.id, '{"free": false}', '{"free": true}' from private.product_runs r join public.products p on p.seller_id = r.seller_id`,
  )
  await run(
    `insert into public.shop_sales (id, seller_id, name, percent, starts_at, ends_at)
     select gen_random_uuid(), id, 'Songkran', 10, now() + interval '1 day', now() + interval '2 days' from public.sellers`,
  )
  await run(
    `insert into private.shop_sale_products (sale_id, product_id) select s.id, p.id from public.shop_sales s join public.products p on p.seller_id = s.seller_id`,
  )
  await run(`insert into public.order_notes (order_id, author_id, body) select id, null, 'Ribbon in blue' from public.orders where placed_at is not null`)
  await run(
    `insert into public.payouts (number, seller_id, seller_name, period, amount_minor, bank, number_tail)
     select 'P' || row_number() over (), id, business_name, '2026-W01', 100, 'Kasikornbank', '1234' from public.sellers`,
  )
  await run('insert into public.books_checks (journals, differences) values (12, 0)')
  await run(`insert into public.ledger_corrections (key, reason) values ('matrix-click', 'A bank fee')`)
  await run(
    `insert into public.ledger_correction_lines (correction_id, account_id, amount_minor)
     select c.id, a.id, 100 from public.ledger_corrections c, public.ledger_accounts a where a.kind = 'corrections'`,
  )
  await run(`select private.post_payout(p, 'payout') from public.payouts p`)
  await run(`select private.keep_settlement('stripe', 'upload', 'matrix.csv', repeat('0', 64), 'THB',
    '[{"line": "txn_matrix", "kind": "adjustment", "happened_at": "2026-01-01T00:00:00Z", "amount_minor": 100, "fee_minor": 0, "refers_to": [], "description": ""}]')`)
  await run(
    `with made as (
       insert into public.fee_invoices (number, kind, about, seller_id, seller_name, month, net_minor, vat_minor, vat_rate_ppm, issuer, buyer)
       select 'FI2026-' || lpad(row_number() over ()::text, 6, '0'), 'tax_invoice', 'commission', id, business_name, '2026-01-01', 100, 7, 70000, '{}', '{}'
         from public.sellers returning id, seller_id),
     withheld as (
       insert into public.fee_withholdings (invoice_id, seller_id, certificate, withheld_on, amount_minor) select id, seller_id, '1/69', '2026-02-01', 3 from made)
     insert into public.fee_invoice_lines (invoice_id, seller_id, order_id, net_minor, vat_minor)
     select m.id, m.seller_id, (select o.id from public.orders o limit 1), 100, 7 from made m`,
  )
  await run(`insert into public.payout_files (batch, format, payouts, total_minor) values ('B20261126-0A1B2C', 'plain', 1, 10)`)
  await run(`insert into public.payout_holds (seller_id, reason, ends_at) select id, 'Looked into', now() from public.sellers`)
  await run(
    `with debt as (insert into public.seller_debts (seller_id, seller_name, owed_minor, first_minor, grace_until)
       select id, business_name, 10, 10, now() from public.sellers returning id, seller_id)
     insert into public.debt_repayments (number, debt_id, seller_id, amount_minor) select 'D' || left(id::text, 8), id, seller_id, 10 from debt`,
  )
  await run(
    `insert into public.bank_account_changes (seller_id, kind, bank, number_tail, holder, name_check, usable_from)
     select id, 'added', 'Kasikornbank', '7890', business_name, 'matches', now() from public.sellers`,
  )
  await run(`insert into public.refund_approvals (refund_id, person_id, reason) select id, $1, 'The bank has confirmed it' from public.refunds limit 1`, [
    people.admin,
  ])
  await run(
    `insert into public.payment_slips (payment_id, path, mime_type, bytes) select id, id || '/slip.png', 'image/png', 2048 from public.payments where order_group_id is not null`,
  )
  await givenMembers(db, [people.buyer, third])
  await issueDocuments(shop)
  for (const owner of [people.buyer, third]) {
    const cart = await db.owner.one<{ id: string }>('insert into public.carts (owner_id) values ($1) returning id', [owner])
    await run('insert into public.cart_lines (cart_id, product_id, variant_id, quantity) values ($1, $2, $3, 1)', [cart.id, bowl.productId, bowl.variantId])
  }
  await run(
    `insert into public.cart_lines (cart_id, product_id, variant_id, quantity, personalization) select id, $1, $2, 1, 'done' from public.carts where status = 'completed'`,
    [bowl.productId, bowl.variantId],
  )
  await givenReviews(db, [people.buyer, third], { shown: silk, other: bowl })
  await givenTalks(db, [
    [people.buyer, silk],
    [people['other buyer'], silk],
    [third, silk],
    [third, bowl],
  ])
  // Last: what was ordered before was bought at the usual prices.
  for (const [at, one] of [people.buyer, people['other buyer']].entries()) {
    await givenWholesaleBuyer(db, one)
    await givenInvoice(db, { buyer: one })
    await run(
      `insert into public.wholesale_quotes (buyer_id, product_id, variant_id, seller_id, quantity)
       select $1, p.id, (select v.id from public.product_variants v where v.product_id = p.id limit 1), p.seller_id, 40
         from public.products p join public.seller_members m on m.seller_id = p.seller_id where m.person_id = $2 limit 1`,
      [one, [people.seller, people['other seller']][at]],
    )
  }
  return people
}

/** Each of these people has asked about a piece; every message was translated and reported. The ids end in the number of the talk. */
async function givenTalks(db: TestDatabase, talks: readonly (readonly [string, GivenProduct])[]): Promise<void> {
  for (const [index, [person, product]] of talks.entries()) {
    const talk = `c0000000-0000-4000-8000-00000000000${index + 1}`
    const message = `c0000000-0000-4000-8000-00000000000${index + 1}`.replace(/0(.)$/, '$1$1')
    await db.owner.all(`insert into public.conversations (id, buyer_id, seller_id, product_id, subject) values ($1, $2, $3, $4, 'product:' || $4::uuid)`, [
      talk,
      person,
      product.sellerId,
      product.productId,
    ])
    await db.owner.all(`insert into public.messages (id, conversation_id, sender_id, content) values ($1, $2, $3, 'Is it still there?')`, [
      message,
      talk,
      person,
    ])
    await db.owner.all(
      `insert into public.message_translations (message_id, conversation_id, language, content, engine) values ($1, $2, 'th', 'ยังมีอยู่ไหม', 'test')`,
      [message, talk],
    )
    await db.owner.all(`insert into public.message_reports (message_id, reporter_id, reason) values ($1, $2, 'other')`, [message, person])
    await db.owner.all(
      `insert into public.stall_sales (id, seller_id, sold_at, paid_by, total_minor, lines) values (gen_random_uuid(), $1, now(), 'cash', 100, '[]')`,
      [product.sellerId],
    )
    await db.owner.all(`insert into public.application_parts (person_id, kind) values ($1, 'shop') on conflict do nothing`, [person])
    await db.owner.all(
      `with made as (insert into public.cooperative_members (id, seller_id, name, rule, person_id) values (gen_random_uuid(), $1, 'Malee', 'all', $2) returning id) insert into public.product_members (variant_id, seller_id, member_id) select v.id, $1, made.id from public.product_variants v, made where v.product_id = $3 on conflict do nothing`,
      [product.sellerId, person, product.productId],
    )
    await db.owner.all(`insert into public.saved_replies (seller_id, title, body) values ($1, $2, 'Yes, it is.')`, [product.sellerId, talk])
    await db.owner.all(
      'insert into public.talk_assignments (seller_id, buyer_id, person_id) select seller_id, $2, person_id from public.seller_members where seller_id = $1 limit 1',
      [product.sellerId, person],
    )
    await db.owner.all(`insert into public.seller_chat_feedback (conversation_id, user_id, feedback) values ($1, $2, 'thumbs_up')`, [talk, person])
  }
}

/** A review that everybody reads and one of another maker's piece that is hidden, both by somebody, voted for and reported by each. */
async function givenReviews(
  db: TestDatabase,
  people: readonly [string, string],
  { shown, other }: { shown: GivenProduct; other: GivenProduct },
): Promise<void> {
  const [author, reader] = people
  for (const [id, person, product, status] of [
    ['d0000000-0000-4000-8000-000000000001', reader, shown, 'published'],
    ['d0000000-0000-4000-8000-000000000002', author, shown, 'hidden'],
    ['d0000000-0000-4000-8000-000000000009', reader, other, 'hidden'],
  ] as const) {
    await db.owner.all(
      `insert into public.reviews (id, product_id, seller_id, author_id, author_name, rating, body, status) values ($1, $2, $3, $4, 'Ada L.', 5, 'Lovely', $5)`,
      [id, product.productId, product.sellerId, person, status],
    )
    await db.owner.all(`insert into public.review_pictures (review_id, path, position) values ($1, $1::uuid || '/a.webp', 1)`, [id])
    await db.owner.all(`insert into public.review_translations (review_id, language, body, engine) values ($1, 'th', 'งามมาก', 'test')`, [id])
    for (const voter of people) {
      await db.owner.all('insert into public.review_votes (review_id, person_id) values ($1, $2)', [id, voter])
      await db.owner.all(`insert into public.review_flags (review_id, reporter_id, reason) values ($1, $2, 'other')`, [id, voter])
    }
  }
}

/** Whoever was sent a parcel says that something is missing, with a picture. */
async function givenCases(db: TestDatabase, shop: Shop): Promise<void> {
  const sent = await db.owner.all<{ id: string; number: string; buyer_id: string | null; line: string }>(
    `select o.id, o.number, o.buyer_id, l.id as line from public.orders o join public.order_lines l on l.order_id = o.id where o.status = 'shipped'`,
  )
  for (const { id, number, buyer_id: buyer, line } of sent) {
    if (buyer === null) continue
    const path = `${id}/picture.jpg`
    await db.owner.all(`insert into storage.objects (bucket_id, name) values ('case-pictures', $1)`, [path])
    await openCaseFunction(shop, asCaller(buyer), {
      order: number,
      key: 'matrix-case',
      kind: 'claim',
      reason: 'missing',
      words: 'The box is empty.',
      lines: [{ order_line_id: line, quantity: 1 }],
      pictures: [path],
    })
  }
}
