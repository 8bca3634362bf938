import { newsNote, type NewsFacts } from '../../emails/news-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { formatPrice } from '../money/currency.ts'
import type { Letter } from '../platform/mailer.ts'
import { minor } from '../platform/money.ts'
import type { Shop } from '../shop.ts'
import { destinationOf, type NotificationFacts, type NotificationKind } from './notification.ts'
import { unsubscribeHeaders, unsubscribeLink } from './unsubscribe-link.ts'

/** After so many failures a letter is left to a person; the log has each of them. */
const ATTEMPTS_MAX = 12

type Waiting = { id: string; notification_id: string }
type Row = {
  kind: Exclude<NotificationKind, 'order_shipped' | 'payment_received' | 'case_news'>
  facts: NotificationFacts
  person: string
  email: string
  language: string
  wants: boolean
}

/** Job `send-news`: letters about notifications, one at a time. A row is claimed for two minutes, so two workers never send the same letter. */
export async function sendNews(shop: Shop): Promise<void> {
  await remindOfMessages(shop)
  while (await sendOne(shop)) continue
}

/** A message nobody looked at for so long is worth a letter; who is in the shop reads it sooner. */
const UNREAD_MINUTES = 5

/** Puts a letter in the queue for conversations that wait unread: one until they are read, however much is said meanwhile. */
async function remindOfMessages(shop: Shop): Promise<void> {
  await shop.service.all(
    `with due as (
       select n.id, n.person_id, n.key::uuid as conversation_id
         from public.notifications n
         join public.conversations c on c.id = n.key::uuid
         left join public.conversation_participants p on p.conversation_id = c.id and p.person_id = n.person_id
        where n.kind = 'new_message' and n.read_at is null and p.mailed_at is null
          and n.created_at between private.now() - interval '1 day' and private.now() - $1 * interval '1 minute'
          and private.wants_mail(n.person_id, 'new_message')
        limit 200),
     marked as (
       insert into public.conversation_participants (conversation_id, person_id, mailed_at) select conversation_id, person_id, now() from due
       on conflict (conversation_id, person_id) do update set mailed_at = excluded.mailed_at)
     insert into private.outbox (topic, key, payload)
     select 'notification', id || ':' || (extract(epoch from clock_timestamp()) * 1000)::bigint, jsonb_build_object('notification_id', id) from due on conflict do nothing`,
    [UNREAD_MINUTES],
  )
}

async function sendOne(shop: Shop): Promise<boolean> {
  const waiting = await shop.service.maybe<Waiting>(
    `update private.outbox set attempts = attempts + 1, claimed_until = now() + interval '2 minutes'
      where id = (select id from private.outbox where topic = 'notification' and sent_at is null and attempts < ${ATTEMPTS_MAX} and claimed_until < now() order by id limit 1 for update skip locked)
      returning id::text, payload ->> 'notification_id' as notification_id`,
  )
  if (!waiting) return false
  try {
    const letter = await write(shop, waiting.notification_id)
    if (letter) await shop.mailer.send(letter)
    await shop.service.all('update private.outbox set sent_at = now() where id = $1', [waiting.id])
  } catch (error) {
    // Waits a little longer after each failure; the next run goes on with other letters.
    await shop.service.all(
      `update private.outbox set last_error = $2, claimed_until = now() + least(attempts * attempts, 60) * interval '1 minute' where id = $1`,
      [waiting.id, String(error).slice(0, 500)],
    )
    shop.log.warn({ outboxId: waiting.id, error: String(error) }, 'News could not be sent yet.')
  }
  return true
}

/** The letter of a notification; none when it was thrown away, its person is gone, or wants no letters about it any more. */
async function write(shop: Shop, id: string): Promise<Letter | undefined> {
  const row = await shop.service.maybe<Row>(
    `select n.kind, n.facts, n.person_id as person, p.email, p.language, private.wants_mail(n.person_id, n.kind) and not (n.kind = 'new_message' and n.read_at is not null) as wants
       from public.notifications n join public.profiles p on p.id = n.person_id where n.id = $1 and coalesce(p.email, '') <> ''`,
    [id],
  )
  if (!row?.wants) return undefined
  const { kind, facts, person } = row
  const language = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const unsubscribe = unsubscribeLink(shop, { person, kind, language })
  const price = (satang: number | undefined) => formatPrice(minor(satang ?? 0), 'THB', language)
  const known: NewsFacts = {
    to: row.email,
    unsubscribe,
    link: `${shop.settings.siteUrl}/${language}/${pageOf(kind, facts)}`,
    number: facts.number ?? '',
    seller: facts.seller ?? '',
    // A review of a maker has no piece to name.
    name: facts.name || (facts.seller ?? ''),
    from: facts.from ?? '',
    price: price(facts.price_minor),
    before: price(facts.before_minor),
  }
  return {
    ...newsNote(shop.words(language), language, kind === 'new_message' && !facts.from ? 'new_message_nameless' : kind, known),
    headers: unsubscribeHeaders(unsubscribe),
  }
}

/** The page of ours that a letter leads to. What has to be opened first, an order or the chat, is opened from the notifications. */
function pageOf(kind: Row['kind'], facts: NotificationFacts): string {
  const destination = destinationOf({ kind, facts })
  return 'to' in destination ? destination.to.slice(1) : 'notifications'
}

/** How long news is kept; nobody looks further back. */
const KEPT_DAYS = 180

/** Job `forget-notifications`. */
export async function forgetNotifications(shop: Shop): Promise<void> {
  await shop.service.all(`delete from public.notifications where created_at < private.now() - $1 * interval '1 day'`, [KEPT_DAYS])
}
