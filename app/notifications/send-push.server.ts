import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import type { PushTarget } from '../platform/pusher.ts'
import type { Shop } from '../shop.ts'
import { noteText } from './note-text.ts'
import type { NotificationFacts, NotificationKind } from './notification.ts'

const Payload = v.object({ notification: v.pipe(v.string(), v.uuid()), subscription: v.pipe(v.string(), v.uuid()) })

type Row = PushTarget & { kind: NotificationKind; key: string; facts: NotificationFacts; language: string; failing: boolean }

/** After a day it is in the letterbox, too, and no reason to ring any more. */
const FRESH_SECONDS = 24 * 60 * 60
/** Push services cut what is longer; a name may be long. */
const BODY_MAX = 300

/** What the service worker shows. `url` is an address of ours. */
export type PushMessage = { title: string; body: string; lang: string; tag: string; url: string }

/** Job `send-push`: wakes one browser about one notification, unless it was read or thrown away meanwhile. A browser that is gone is forgotten. */
export async function sendPush(shop: Pick<Shop, 'service' | 'pusher' | 'words'>, payload: unknown): Promise<void> {
  const { notification, subscription } = v.parse(Payload, payload)
  const row = await shop.service.maybe<Row>(
    `select n.kind, n.key, n.facts, s.endpoint, s.p256dh, s.auth, s.language, s.failing_since is not null as failing
       from public.notifications n join public.push_subscriptions s on s.person_id = n.person_id
      where n.id = $1 and s.id = $2 and n.read_at is null and n.created_at > private.now() - $3 * interval '1 second'
        and private.wants_push(n.person_id, n.kind)`,
    [notification, subscription, FRESH_SECONDS],
  )
  if (!row) return
  // Push services read it: a name for the thing that says nothing about it, and replaces what still waits about the same thing.
  const topic = createHash('sha256').update(`${row.kind}:${row.key}`).digest('base64url').slice(0, 32)
  const text = JSON.stringify(messageOf(shop, { ...row, id: notification, topic }))
  const failed = () =>
    shop.service.all('update public.push_subscriptions set failing_since = coalesce(failing_since, private.now()) where id = $1', [subscription])
  const pushed = await shop.pusher.push(row, { text, topic, ttlSeconds: FRESH_SECONDS, urgent: row.kind === 'new_message' }).catch(async (error: unknown) => {
    await failed()
    throw error
  })
  if (pushed === 'gone') await shop.service.all('delete from public.push_subscriptions where id = $1 and endpoint = $2', [subscription, row.endpoint])
  else if (pushed === 'refused') await failed()
  else if (row.failing) await shop.service.all('update public.push_subscriptions set failing_since = null where id = $1', [subscription])
}

function messageOf(shop: Pick<Shop, 'words'>, row: Row & { id: string; topic: string }): PushMessage {
  const lang = languageOf(row.language) ?? FALLBACK_LANGUAGE
  const t = shop.words(lang)
  const body = noteText(t, lang, row)
  return {
    title: t(`notifications:mail.${row.kind}`),
    body: body.length > BODY_MAX ? `${body.slice(0, BODY_MAX - 1)}…` : body,
    lang,
    tag: row.topic,
    url:
      row.kind === 'price_dropped' || row.kind === 'back_in_stock'
        ? `/${lang}/products/${row.facts.product_id ?? ''}`
        : `/${lang}/notifications?open=${row.id}`,
  }
}

/** A browser nobody could reach for so long is somewhere else. */
const FORGOTTEN_DAYS = 14

/** Job `forget-push`: what push services have refused for two weeks. */
export async function forgetPush(shop: Pick<Shop, 'service'>): Promise<void> {
  await shop.service.all(`delete from public.push_subscriptions where failing_since < private.now() - $1 * interval '1 day'`, [FORGOTTEN_DAYS])
}
