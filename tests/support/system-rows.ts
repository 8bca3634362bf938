import { randomUUID } from 'node:crypto'
import type { TestDatabase } from './database.ts'

/** Something of everything that the shop runs on and that nobody in the market makes: tasks, webhooks, letters, what staff write. */
export async function givenSystemRows(db: TestDatabase): Promise<void> {
  await db.owner.all(`insert into public.scheduled_tasks (task, cron) values ('forget-old', '7 * * * *')`)
  await db.owner.all(`insert into public.task_runs (task, began_at, ms, result) values ('forget-old', now(), 12, 'done')`)
  await db.owner.all(`insert into public.newsletter_issues (name) values ('June')`)
  await db.owner.all(
    `insert into public.newsletter_subscribers (email, language, consent_place, consent_version) values ('ada@example.com', 'en', 'page', '1')`,
  )
  await db.owner.all(
    `insert into storage.objects (bucket_id, name, metadata) values ('shop-pictures', 'slides/silk.webp', '{"size": 2048, "mimetype": "image/webp"}')`,
  )
  await db.owner.all(`with made as (insert into public.categories (slug, name, status) values ('headed', 'Headed', 'inactive') returning id)
    insert into public.page_heads (category_id, texts) select id, '{"en": {"title": "Headed"}}' from made`)
  await db.owner.all(`select private.note_question('Do you ship to Mars?', 'en', 'nothing', '')`)
  await db.owner.all(`insert into public.redirects (from_path, to_path) values ('/old', '/products')`)
  const { id: run } = await db.owner.one<{ id: string }>(
    `with s as (insert into public.import_sources (platform, name) values ('shopify', 'main') returning id)
     insert into public.import_runs (source_id, origin, is_dry, files, fingerprint, state) select id, 'terminal', false, '[]', '', 'done' from s returning id`,
  )
  await db.owner.all(`insert into public.import_problems (run_id, kind, row, field, problem, stops) values ($1, 'products', 7, 'price', 'missing', true)`, [
    run,
  ])
  await db.owner.all(
    `with p as (insert into public.imported_people (source_id, email) select id, 'once@example.com' from public.import_sources returning id, source_id),
     o as (insert into public.imported_orders (source_id, person_id, number, ordered_at, state, currency, total_minor)
       select source_id, id, '#1', '2024-03-01', 'completed', 'THB', 10000 from p returning id, number, ordered_at, state, currency)
     insert into public.imported_order_lines (order_id, position, title, quantity, unit_minor, number, ordered_at, state, currency)
       select id, 0, 'Bowl', 1, 10000, number, ordered_at, state, currency from o`,
  )
  const category = async () =>
    (await db.owner.one<{ id: string }>('insert into public.categories (slug, name) values ($1, $1) returning id', [`c-${randomUUID()}`])).id
  const [merged, into] = [await category(), await category()]
  await db.owner.all(`insert into public.category_old_slugs (slug, category_id) values ('old-lanterns', $1)`, [into])
  await db.owner.all(
    `insert into public.category_merges (category_id, into_id, was_status, products, reason) values ($1, $2, 'active', 0, 'Two of one kind')`,
    [merged, into],
  )
  await db.owner.all(`update public.categories set status = 'archived', merged_into = $2 where id = $1`, [merged, into])
  await db.owner.all(`insert into public.listing_rules (name, words, effect, told) values ('Ivory', '{ivory}', 'refuse', '{"en": "No ivory."}')`)
  const { id: attribute } = await db.owner.one<{ id: string }>(
    `with made as (insert into public.attributes (slug, kind, texts) values ('technique', 'choice', '{"en": {"name": "Technique"}}') returning id)
     insert into public.attribute_values (attribute_id, slug, texts) select id, 'batik', '{"en": {"name": "Batik"}}' from made returning attribute_id as id`,
  )
  await db.owner.all(
    `with gone as (insert into public.attributes (slug, kind, texts, archived_at) values ('yarn', 'choice', '{"en": {"name": "Yarn"}}', now()) returning id)
     insert into public.attribute_values (attribute_id, slug, texts) select id, 'fine', '{"en": {"name": "Fine"}}' from gone`,
  )
  await db.owner.all('insert into public.category_attributes (category_id, attribute_id) values ($1, $2)', [merged, attribute])
  const { id: rule } = await db.owner.one<{ id: string }>(
    `insert into public.automation_rules (name, event, deeds) values ('Large orders', 'order.paid', '[{"deed": "note", "text": "Look"}]') returning id`,
  )
  await db.owner.all(`insert into public.automation_versions (rule_id, version, rule) values ($1, 1, '{"name": "Large orders"}')`, [rule])
  await db.owner.all(
    `insert into public.automation_runs (rule_id, version, key, event, noun, subject_id) values ($1, 1, 'order:1', 'order.paid', 'orders', '1')`,
    [rule],
  )
  await db.owner.all(
    `insert into public.automation_notes (rule_id, rule, noun, subject_id, title, words) values ($1, 'Large orders', 'orders', '1', 'O-1', 'Look')`,
    [rule],
  )
  const { id: endpoint } = await db.owner.one<{ id: string }>(
    `insert into public.webhook_endpoints (name, url, events) values ('Books', 'https://books.test/hooks', private.webhook_types()) returning id`,
  )
  for (const state of ['delivered', 'given_up', 'waiting']) {
    const { id: delivery } = await db.owner.one<{ id: string }>(
      `with told as (insert into public.webhook_events (type, subject, data) values ('payout.paid', 'PO-1', '{}') returning id)
       insert into public.webhook_deliveries (endpoint_id, event_id, type, subject, state, next_at)
         select $1, told.id, 'payout.paid', 'PO-1', $2, 'infinity' from told returning id::text`,
      [endpoint, state],
    )
    await db.owner.all(`insert into public.webhook_attempts (delivery_id, ms, status) values ($1, 80, 200)`, [delivery])
  }
  const { id: key } = await db.owner.one<{ id: string }>(
    `insert into public.api_keys (name, prefix, scopes, expires_at) values ('Books', 'hk_0a1b2c3d', '{orders.read}', now() + interval '1 year') returning id`,
  )
  await db.owner.all(`insert into public.api_key_uses (key_id, day, outcome, calls, last_at) values ($1, current_date, 'served', 12, now())`, [key])
  await db.owner.all(
    `insert into public.sent_letters (address, subject, state, created_at)
     select 'ada@example.com', 'Letter ' || n, state, now() - n * interval '1 hour' from unnest(array['sent', 'bounced', 'held']) with ordinality x (state, n)`,
  )
  await db.owner.all(`insert into public.mail_suppressions (address, because) values ('gone@example.com', 'bounced'), ('quiet@example.com', 'staff')`)
}

/** Says its technique of a piece, as its category asks, and that a picture of it is to be fetched from elsewhere. */
export async function givenSaid(db: TestDatabase, product: string): Promise<void> {
  await db.owner.all(
    `insert into public.category_attributes (category_id, attribute_id)
     select p.category_id, a.id from public.products p, public.attributes a where p.id = $1 and a.slug = 'technique' on conflict do nothing`,
    [product],
  )
  await db.owner.all(
    `insert into public.product_attributes (product_id, attribute_id, value_ids)
     select $1, v.attribute_id, array[v.id] from public.attribute_values v where v.slug = 'batik'`,
    [product],
  )
  await db.owner.all(
    `insert into public.import_pictures (run_id, product_id, address, position) select r.id, $1, 'https://cdn.shop.example/1.jpg', 0 from public.import_runs r`,
    [product],
  )
}
