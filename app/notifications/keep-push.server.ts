import { ECDH } from 'node:crypto'
import * as v from 'valibot'
import { LANGUAGES } from '../i18n/languages.ts'
import { memberUseCase, Nothing, useCase } from '../use-case.ts'

/** An address at the default port of a host with a name: push services have one, machines of a network behind the shop mostly do not. */
const isPushAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, port, username, password, hostname } = new URL(text)
  return protocol === 'https:' && port === '' && username === '' && password === '' && /\.[a-z][a-z0-9-]*$/.test(hostname) && !hostname.endsWith('.localhost')
}

const isPoint = (text: string): boolean => {
  try {
    return ECDH.convertKey(text, 'prime256v1', 'base64url', 'hex', 'uncompressed').length === 130
  } catch {
    return false
  }
}

const Body = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.check(isPushAddress)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/), v.check(isPoint)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  }),
  language: v.picklist(LANGUAGES),
  userAgent: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
})

/** As many browsers as somebody could use; the oldest makes place. */
export const BROWSERS_MAX = 10

/**
 * `POST /functions/v1/keep-push`. Takes down the browser the caller sits at (`PushSubscription.toJSON()` with a language), which is theirs alone from now on:
 * whoever was told in it before no longer is. It ends with the caller's session.
 */
export const keepPushFunction = memberUseCase(Body, async (shop, member, { endpoint, keys, language, userAgent }) => {
  const session = typeof member.claims['session_id'] === 'string' ? member.claims['session_id'] : null
  await shop.service.all(
    `with kept as (
       insert into public.push_subscriptions (person_id, session_id, endpoint, p256dh, auth, language, user_agent)
       values ($1, (select private.session_of($1, $2)), $3, $4, $5, $6, $7)
       on conflict (endpoint) do update set person_id = excluded.person_id, session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
         language = excluded.language, user_agent = excluded.user_agent, created_at = private.now(), failing_since = null
       returning id)
     delete from public.push_subscriptions where id in (
       select id from public.push_subscriptions where person_id = $1 and endpoint <> $3 order by created_at desc, id offset $8) and exists (select from kept)`,
    [member.id, session, endpoint, keys.p256dh, keys.auth, language, userAgent, BROWSERS_MAX - 1],
  )
  return { kept: true }
})

/** `POST /functions/v1/push-key`. What a browser must be given to subscribe here. */
export const pushKeyFunction = useCase(Nothing, async (shop) => ({ publicKey: shop.pusher.publicKey }))
