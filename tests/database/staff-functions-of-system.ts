import { randomUUID } from 'node:crypto'
import type { TestDatabase } from '../support/database.ts'
import { givenDeadJob, givenPausedTask } from '../support/waiting-work.ts'
import { functionsOfAutomation } from './staff-functions-of-automation.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** A task that runs by the clock. */
async function givenTask(db: TestDatabase): Promise<string> {
  const task = await givenPausedTask(db)
  await db.owner.all('update public.scheduled_tasks set paused_at = null where task = $1', [task])
  return task
}

/** A webhook; off for its failures where that is said. */
async function givenWebhook(db: TestDatabase, off = ''): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.webhook_endpoints (name, url, events, state, off_because)
     values ('Books', 'https://books.test/', '{order.paid}', case when $1 = '' then 'on' else 'off' end, $1) returning id`,
    [off],
  )
  return id
}

/** A run that came to its end, of a source of its own. */
async function givenImport(db: TestDatabase): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `with s as (insert into public.import_sources (platform, name) values ('csv', gen_random_uuid()::text) returning id)
     insert into public.import_runs (source_id, origin, is_dry, files, fingerprint, state) select id, 'terminal', false, '[]', '', 'done' from s returning id`,
  )
  return id
}

/** A key of a program, for whom somebody of the staff answers. */
async function givenKey(db: TestDatabase): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into public.api_keys (name, prefix, scopes, expires_at, owner_id)
     values ('Books', 'hk_' || left(md5(gen_random_uuid()::text), 8), '{orders.read}', now() + interval '1 year', (select person_id from public.staff_members limit 1))
     returning id`,
  )
  return id
}

/** Something that a webhook did not take. */
async function givenDelivery(db: TestDatabase, webhook: string): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `with told as (insert into public.webhook_events (type, subject, data) values ('order.paid', 'O-1', '{}') returning id)
     insert into public.webhook_deliveries (endpoint_id, event_id, type, subject, state) select $1, told.id, 'order.paid', 'O-1', 'given_up' from told
     returning id::text`,
    [webhook],
  )
  return id
}

/** A letter that was sent. */
async function givenLetter(db: TestDatabase): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `with queued as (insert into private.outbox (topic, key, payload, sent_at) values ('order.placed', gen_random_uuid()::text, '{}', now()) returning id)
     insert into public.sent_letters (outbox_id, address, subject, state) select id, 'ada@example.com', 'Good news', 'sent' from queued returning id`,
  )
  return id
}

/** A picture of the shop that is used nowhere, of somebody's or of nobody's. */
async function givenFile(db: TestDatabase, owner: string | null = null): Promise<string> {
  const { id } = await db.owner.one<{ id: string }>(
    `insert into storage.objects (bucket_id, name, owner_id, metadata) values ('shop-pictures', 'slides/' || gen_random_uuid() || '.webp', $1, '{"size": 2048}')
     returning id`,
    [owner],
  )
  return id
}

/** Those of the system: what runs in the background, webhooks, letters and pages that moved. The database is there when they are called. */
export const functionsOfSystem = (db: () => TestDatabase): readonly StaffFunction[] => [
  ...functionsOfAutomation(db),
  { name: 'ai_figures', permission: 'assistant.read', fresh: false, call: async () => ['select public.ai_figures(30)', []] },
  {
    name: 'deal_with_question',
    permission: 'assistant.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(`select private.note_question('Is it heavy?', 'en', 'nothing', '') as id`)
      const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.assistant_questions where id = $1', [id])
      return [`select public.deal_with_question($1, $2, 'The FAQ says it now')`, [id, seen]]
    },
  },
  { name: 'newsletter_reach', permission: 'newsletters.write', fresh: false, call: async () => [`select public.newsletter_reach('{}')`, []] },
  { name: 'cart_reminder_figures', permission: 'newsletters.write', fresh: false, call: async () => ['select * from public.cart_reminder_figures()', []] },
  {
    name: 'write_newsletter',
    permission: 'newsletters.write',
    fresh: false,
    call: async () => [`select public.write_newsletter(null, '{"name": "June"}', null)`, []],
  },
  {
    name: 'move_newsletter',
    permission: 'newsletters.write',
    fresh: true,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into public.newsletter_issues (name, texts) values ('June', '{"en": {"subject": "Silk", "body": "New"}}') returning id`,
      )
      return [`select public.move_newsletter($1, 'scheduled', null, 'It is June')`, [id]]
    },
  },
  {
    name: 'end_newsletter_subscription',
    permission: 'people.read',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into public.newsletter_subscribers (email, language, consent_place, consent_version)
         values (gen_random_uuid() || '@example.com', 'en', 'page', '1') returning id`,
      )
      return [`select public.end_newsletter_subscription($1, 'She telephoned')`, [id]]
    },
  },
  { name: 'list_file_buckets', permission: 'content.write', fresh: false, call: async () => ['select public.list_file_buckets()', []] },
  { name: 'files_found', permission: 'content.write', fresh: false, call: async () => [`select public.files_found('silk')`, []] },
  { name: 'list_file_uploaders', permission: 'content.write', fresh: false, call: async () => [`select public.list_file_uploaders('{}')`, []] },
  { name: 'list_file_uses', permission: 'content.write', fresh: false, call: async () => ['select public.list_file_uses($1)', [await givenFile(db())]] },
  {
    name: 'open_private_file',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.open_private_file($1, 'The buyer asks')`, [await givenFile(db())]],
  },
  {
    name: 'remove_file',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.remove_file($1, 'Nobody needs it')`, [await givenFile(db())]],
  },
  {
    name: 'replace_file',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.replace_file($1, $2, 'It is sharper')`, [await givenFile(db()), await givenFile(db())]],
  },
  {
    name: 'describe_picture',
    permission: 'content.write',
    fresh: false,
    call: async () => {
      const file = await givenFile(db())
      const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.files where id = $1', [file])
      return [`select public.describe_picture($1, '{"en": "A loom"}', '{weaving}', $2)`, [file, seen]]
    },
  },
  { name: 'unused_files_sheet', permission: 'content.write', fresh: false, call: async () => ['select public.unused_files_sheet()', []] },
  {
    name: 'remove_unused_files',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.remove_unused_files(1000, 'Nobody needs them')`, []],
  },
  {
    name: 'write_redirect',
    permission: 'content.write',
    fresh: false,
    call: async () => [`select public.write_redirect(null, '/' || gen_random_uuid(), '/products', null, 'It is sold for good')`, []],
  },
  {
    name: 'remove_redirect',
    permission: 'content.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into public.redirects (from_path, to_path) values ('/' || gen_random_uuid(), '/products') returning id`,
      )
      return [`select public.remove_redirect($1, 'The page is back')`, [id]]
    },
  },
  {
    name: 'write_translation_term',
    permission: 'translations.write',
    fresh: false,
    call: async () => [`select public.write_translation_term(null, 'en', 'de', gen_random_uuid()::text, 'Schal', '', null, 'It is said so')`, []],
  },
  {
    name: 'remove_translation_term',
    permission: 'translations.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into public.translation_terms (source_language, target_language, term, said) values ('en', 'de', gen_random_uuid()::text, 'Schal') returning id`,
      )
      return [`select public.remove_translation_term($1, 'It was a slip')`, [id]]
    },
  },
  {
    name: 'translation_service_use',
    permission: 'translations.read',
    fresh: false,
    call: async () => ['select public.translation_service_use()', []],
  },
  {
    name: 'write_translation_budget',
    permission: 'translations.write',
    fresh: true,
    call: async () => {
      const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from private.translation_budget')
      return [`select public.write_translation_budget(1000, 20000, $1, 'The new contract')`, [seen]]
    },
  },
  {
    name: 'forget_machine_translations',
    permission: 'translations.write',
    fresh: true,
    call: async () => [`select public.forget_machine_translations('reviews', 'de', 'The service was wrong')`, []],
  },
  { name: 'task_queue', permission: 'tasks.read', fresh: false, call: async () => ['select from public.task_queue()', []] },
  { name: 'task_jobs', permission: 'tasks.read', fresh: false, call: async () => [`select from public.task_jobs('send-push')`, []] },
  {
    name: 'undo_import',
    permission: 'imports.write',
    fresh: true,
    call: async () => [`select public.undo_import($1, 'The wrong shop')`, [await givenImport(db())]],
  },
  {
    name: 'pause_task',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.pause_task($1, 'The host is away')`, [await givenTask(db())]],
  },
  {
    name: 'resume_task',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.resume_task($1, 'The host is back')`, [await givenPausedTask(db())]],
  },
  {
    name: 'run_task',
    permission: 'tasks.write',
    fresh: true,
    call: async () => [`select public.run_task($1, 'To see whether it works')`, [await givenTask(db())]],
  },
  {
    name: 'retry_jobs',
    permission: 'tasks.write',
    fresh: true,
    call: async () => {
      await givenDeadJob(db())
      await db().owner.all(`insert into public.scheduled_tasks (task) values ('send-push') on conflict do nothing`)
      return [`select public.retry_jobs('send-push', 'The host is back')`, []]
    },
  },
  { name: 'security_history', permission: 'security.read', fresh: false, call: async () => ['select public.security_history()', []] },
  { name: 'security_overview', permission: 'security.read', fresh: false, call: async () => ['select public.security_overview()', []] },
  {
    name: 'end_staff_sessions',
    permission: 'security.write',
    fresh: true,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into auth.sessions (id, user_id, created_at, updated_at) select gen_random_uuid(), person_id, now(), now() from public.staff_members limit 1 returning id`,
      )
      const { person } = await db().owner.one<{ person: string }>('select user_id as person from auth.sessions where id = $1', [id])
      return [`select public.end_staff_sessions($1, $2, 'A laptop is gone')`, [person, id]]
    },
  },
  {
    name: 'lift_account_lock',
    permission: 'security.write',
    fresh: true,
    call: async () => {
      const address = `${randomUUID()}@example.com`
      await db().owner.all(`insert into auth.rate_limits (key, hits, expires_at) values (private.lock_key($1), 10, now() + interval '10 minutes')`, [address])
      return [`select public.lift_account_lock($1, 'They proved who they are')`, [address]]
    },
  },
  { name: 'api_key_choices', permission: 'api.read', fresh: false, call: async () => ['select public.api_key_choices()', []] },
  {
    name: 'write_api_key',
    permission: 'api.write',
    fresh: true,
    // Whoever makes a key has what it may; a name alone may be changed by anybody who may write keys.
    call: async () => {
      const id = await givenKey(db())
      await db().owner.all(
        `insert into public.staff_members (person_id, role) select k.owner_id, 'owner' from public.api_keys k where k.id = $1 on conflict do nothing`,
        [id],
      )
      const { seen } = await db().owner.one<{ seen: string }>('select changed_at::text as seen from public.api_keys where id = $1', [id])
      return [`select public.write_api_key($1, '{"name": "Books 2", "scopes": ["orders.read"]}', $2, 'It has another name')`, [id, seen]]
    },
  },
  {
    name: 'rotate_api_key',
    permission: 'api.write',
    fresh: true,
    call: async () => [`select public.rotate_api_key($1, 24, 'Every year')`, [await givenKey(db())]],
  },
  {
    name: 'revoke_api_key',
    permission: 'api.write',
    fresh: true,
    call: async () => [`select public.revoke_api_key($1, 'The laptop is gone')`, [await givenKey(db())]],
  },
  {
    name: 'write_webhook',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => [
      `select public.write_webhook(null, '{"name": "Books", "url": "https://books.test/", "events": ["order.paid"]}', null, 'The books want to know')`,
      [],
    ],
  },
  {
    name: 'switch_webhook',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => [`select public.switch_webhook($1, false, 'It is moved')`, [await givenWebhook(db())]],
  },
  {
    name: 'leave_webhook_off',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => [`select public.leave_webhook_off($1, 'Nobody needs it')`, [await givenWebhook(db(), 'failing')]],
  },
  {
    name: 'remove_webhook',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => [`select public.remove_webhook($1, 'It is gone')`, [await givenWebhook(db())]],
  },
  {
    name: 'rotate_webhook_secret',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => [`select public.rotate_webhook_secret($1, 24, 'Somebody left')`, [await givenWebhook(db())]],
  },
  {
    name: 'test_webhook',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => ['select public.test_webhook($1)', [await givenWebhook(db())]],
  },
  {
    name: 'redeliver_webhooks',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => [`select public.redeliver_webhooks($1, 'The host is back')`, [[await givenDelivery(db(), await givenWebhook(db()))]]],
  },
  {
    name: 'redeliver_given_up',
    permission: 'webhooks.write',
    fresh: true,
    call: async () => {
      const webhook = await givenWebhook(db())
      await givenDelivery(db(), webhook)
      return [`select public.redeliver_given_up($1, 'The host is back')`, [webhook]]
    },
  },
  {
    name: 'letters_found',
    permission: 'letters.read',
    fresh: false,
    call: async () => [`select from public.letters_found('ada@example.com')`, []],
  },
  {
    name: 'mail_health',
    permission: 'letters.read',
    fresh: false,
    call: async () => ['select public.mail_health()', []],
  },
  {
    name: 'letter_trail',
    permission: 'letters.read',
    fresh: false,
    call: async () => ['select public.letter_trail($1)', [await givenLetter(db())]],
  },
  {
    name: 'send_letter_again',
    permission: 'letters.write',
    fresh: false,
    call: async () => [`select public.send_letter_again($1, 'They deleted it')`, [await givenLetter(db())]],
  },
  {
    name: 'suppress_address',
    permission: 'letters.write',
    fresh: true,
    call: async () => [`select public.suppress_address($1, 'They asked us')`, [`${randomUUID()}@example.com`]],
  },
  {
    name: 'release_address',
    permission: 'letters.write',
    fresh: false,
    call: async () => {
      const address = `${randomUUID()}@example.com`
      await db().owner.all(`insert into public.mail_suppressions (address, because) values ($1, 'bounced')`, [address])
      return [`select public.release_address($1, 'It is mended')`, [address]]
    },
  },
]
