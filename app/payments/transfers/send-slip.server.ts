import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { sendSoon } from '../../letters/announce.server.ts'
import type { Database } from '../../platform/database.ts'
import type { Shop } from '../../shop.ts'
import { refuse, useCase } from '../../use-case.ts'
import { tokenHash } from '../../orders/order-link.server.ts'

const Token = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))
const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const
const Open = v.object({ token: Token, type: v.picklist(['image/png', 'image/jpeg', 'image/webp']) })
const Send = v.object({ token: Token, path: v.pipe(v.string(), v.regex(/^[\da-f-]{36}\/[\da-f-]{36}\.(png|jpg|webp)$/)) })

/** So many slips a person may have to look at for one payment. */
const SLIPS_MAX = 8

type Waiting = { id: string; slips: number }

/** The payment by transfer that an order's link waits for; a stranger's token opens none. */
const waitingFor = (db: Database, token: string) =>
  db.maybe<Waiting>(
    `select p.id, (select count(*)::integer from public.payment_slips s where s.payment_id = p.id) as slips
       from public.payments p join public.order_groups g on g.id = p.order_group_id
      where g.token_hash = $1 and g.status = 'awaiting_payment' and p.status = 'pending' and p.method in ('bank_transfer', 'shop_promptpay')`,
    [tokenHash(token)],
  )

/**
 * `POST /functions/v1/open-slip`: a place for the picture of a slip, for whoever has the order's link: `{ path, url }`, to which the picture is sent with PUT.
 * Its size and kind are judged by the bucket. 409 where the order waits for no transfer, 429 after too many.
 */
export const openSlipFunction = useCase(Open, async (shop, _caller, { token, type }) => {
  const payment = await waitingFor(shop.service, token)
  if (!payment) return refuse('not_open')
  if (payment.slips >= SLIPS_MAX) return refuse('too_many')
  const path = `${payment.id}/${randomUUID()}.${ENDINGS[type]}`
  const { url } = await askStorage(shop, `object/upload/sign/payment-slips/${path}`, {})
  return { path, url: `/storage/v1${url}` }
})

/** `POST /functions/v1/send-slip`: the picture lies there; a person is asked to look at it, and the order waits for that person. The same picture is the same slip. */
export const sendSlipFunction = useCase(Send, async (shop, _caller, { token, path }) => {
  const payment = await waitingFor(shop.service, token)
  if (!payment) return refuse('not_open')
  if (payment.slips >= SLIPS_MAX) return refuse('too_many')
  const slip = await shop.service.transaction(async (tx) => {
    const { id } = await tx.one<{ id: string | null }>('select private.send_slip($1, $2) as id', [payment.id, path])
    if (id !== null) await sendSoon(tx)
    return id
  })
  return slip === null ? refuse('not_open') : { sent: true }
})

/** `POST /functions/v1/see-slip`: a link, good for a minute, to the last slip that was sent with this order's link; 404 where there is none. */
export const seeSlipFunction = useCase(v.object({ token: Token }), async (shop, _caller, { token }) => {
  const slip = await shop.service.maybe<{ path: string }>(
    `select s.path from public.payment_slips s join public.payments p on p.id = s.payment_id join public.order_groups g on g.id = p.order_group_id
      where g.token_hash = $1 order by s.sent_at desc limit 1`,
    [tokenHash(token)],
  )
  if (!slip) return refuse('not_found')
  const { signedURL } = await askStorage(shop, `object/sign/payment-slips/${slip.path}`, { expiresIn: 60 })
  return { url: `/storage/v1${signedURL}` }
})

/** Asks our own storage interface as the shop itself. Throws when it does not answer. */
async function askStorage({ settings }: Shop, path: string, body: object): Promise<{ url?: string; signedURL?: string }> {
  const host = settings.host === '0.0.0.0' || settings.host === '::' ? '127.0.0.1' : settings.host.includes(':') ? `[${settings.host}]` : settings.host
  const answer = await fetch(`http://${host}:${settings.port}/storage/v1/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.keys.serviceKey}`, apikey: settings.keys.serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`Storage answered ${answer.status} to ${path}.`)
  return v.parse(v.object({ url: v.optional(v.string()), signedURL: v.optional(v.string()) }), await answer.json())
}

/** Slips are looked at within days; what is older tells of people's bank accounts and is of no more use. */
const SLIP_DAYS = 180

/** Removes slips whose time is over, and pictures that were put there and never sent. */
export async function forgetSlips(shop: Shop): Promise<void> {
  await shop.service.all(`delete from public.payment_slips where state <> 'waiting' and sent_at < private.now() - ${SLIP_DAYS} * interval '1 day'`)
  await shop.service.all(
    `delete from storage.objects o where o.bucket_id = 'payment-slips' and o.created_at < private.now() - interval '1 day'
        and not exists (select 1 from public.payment_slips s where s.path = o.name)`,
  )
}
