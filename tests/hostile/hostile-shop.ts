import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { TrackedOrder } from '../../app/orders/tracking/tracked-order.ts'
import { deriveKeys, type Keys } from '../../server/keys.ts'

/** A running shop as its attackers and its buyers meet it: over HTTP. */
export type Target = { url: string; dataFolder: string }

export type Answer = { status: number; text: string; headers: Headers }

/** What a function of ours said; the caller names what it is, since it is our own. */
export type Told = Answer & { json: <Body>() => Body }

export const keysOf = ({ dataFolder }: Target): Keys => deriveKeys(readFileSync(join(dataFolder, 'secret'), 'utf8').trim())

/**
 * Asks once, never following a redirect, on a line of its own: one that was kept may be closed by the shop in the moment it is used again, and nobody could tell that from a
 * refusal to answer. Status 0 and why, when the line was cut.
 */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const headers = new Headers(init.headers)
  headers.set('connection', 'close')
  try {
    const answer = await fetch(url, { redirect: 'manual', ...init, headers })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? `${error.message}: ${String(error.cause)}` : String(error), headers: new Headers() }
  }
}

/** Calls a function of the shop; `from` is the address the caller seems to have, `token` their session. */
export async function call(
  target: Target,
  name: string,
  body: unknown,
  { from, token, language }: { from?: string; token?: string; language?: string } = {},
): Promise<Told> {
  const answer = await ask(`${target.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(from && { 'x-forwarded-for': from }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { ...answer, json: <Body>() => JSON.parse(answer.text) as Body }
}

/** An address of a documentation network (RFC 5737, 3849), another each time. */
export const someAddress = (): string => `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}::1`

/** A new member with a verified address, signed in. */
export async function givenMember(target: Target, name: string): Promise<{ id: string; email: string; token: string }> {
  const { serviceKey, anonKey } = keysOf(target)
  const email = `${name}.${randomBytes(6).toString('hex')}@people.test`
  const password = randomBytes(12).toString('base64url')
  const send = (path: string, key: string, body: object) =>
    ask(`${target.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify(body),
    })
  const made = await send('admin/users', serviceKey, { email, password, email_confirm: true, user_metadata: { full_name: name } })
  const session = await send('token?grant_type=password', anonKey, { email, password })
  if (session.status !== 200) throw new Error(`${email} could not sign in: ${made.text} ${session.text}`)
  return { id: JSON.parse(made.text).id, email, token: JSON.parse(session.text).access_token }
}

/** Rows of the demo shop that can be bought, plenty of each. */
export async function listBuyable(target: Target): Promise<{ productId: string; variantId: string }[]> {
  const { serviceKey } = keysOf(target)
  const { text } = await ask(
    `${target.url}/rest/v1/product_variants?select=id,product_id,products!inner(status,personalization_required,sellers!inner(closed_from))&is_active=is.true&stock_quantity=gt.5&products.personalization_required=is.false&products.sellers.closed_from=is.null&limit=200`,
    { headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` } },
  )
  return JSON.parse(text).map((row: { id: string; product_id: string }) => ({ productId: row.product_id, variantId: row.id }))
}

/** A whole wish of a guest in Bangkok, as the browser sends it; the quote's hash is asked for. */
export async function givenWish(target: Target, product: { productId: string; variantId: string }, changes: Record<string, unknown> = {}) {
  const lines = [{ ...product, quantity: 1, personalization: '' }]
  const quote = await call(target, 'quote', { lines, country: 'TH', delivery: {}, couponCode: null, language: 'en' })
  if (quote.status !== 200) throw new Error(`No quote: ${quote.status} ${quote.text}`)
  return {
    cartToken: randomBytes(32).toString('base64url'),
    lines,
    email: `${randomBytes(6).toString('hex')}@buyers.test`,
    address: {
      recipient: 'Ada Buyer',
      phone: '0812345678',
      line1: '99 Charoen Krung Road',
      subdistrict: 'Bang Rak',
      district: 'Bang Rak',
      province: 'TH-10',
      postcode: '10500',
      country: 'TH',
    },
    delivery: {},
    couponCode: null,
    paymentMethod: 'promptpay',
    language: 'en',
    displayCurrency: 'THB',
    quoteHash: quote.json<{ quoteHash: string }>().quoteHash,
    agreed: true,
    ...changes,
  }
}

/** A placed order that waits for its payment. */
export async function givenOrder(
  target: Target,
  { token, ...changes }: Record<string, unknown> & { token?: string } = {},
): Promise<{ number: string; token: string; chargeId: string }> {
  const products = await listBuyable(target)
  const wish = await givenWish(target, products[randomInt(products.length)] ?? { productId: '', variantId: '' }, changes)
  const placed = await call(target, 'place-order', wish, { ...(token !== undefined && { token }) })
  if (placed.status !== 200) throw new Error(`Not placed: ${placed.status} ${placed.text}`)
  const order = placed.json<{ number: string; token: string }>()
  return { ...order, chargeId: (await track(target, order.token)).payment?.redirectUrl?.split('/').at(-1) ?? '' }
}

export const track = async (target: Target, token: string): Promise<TrackedOrder> => (await call(target, 'track-order', { token })).json<TrackedOrder>()

/** What the buyer does on the bank's page. */
export const decide = (target: Target, chargeId: string, decision: 'approve' | 'decline') =>
  ask(`${target.url}/demo-bank/pay/${chargeId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `decision=${decision}`,
  })

/** Looks until it is so, because jobs run a moment later. */
export async function until<Value>(look: () => Promise<Value>, isSo: (value: Value) => boolean, seconds = 60): Promise<Value> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const value = await look()
    if (isSo(value)) return value
    if (Date.now() > end) throw new Error(`It did not come to be within ${seconds} s: ${JSON.stringify(value)?.slice(0, 500)}`)
    await pause(50)
  }
}

/** The owner's connection to the shop's own database; the caller ends it. */
export async function openDatabase({ dataFolder }: Target): Promise<pg.Client> {
  const [, , , port] = readFileSync(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')
  const client = new pg.Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'postgres',
    database: 'postgres',
    password: readFileSync(join(dataFolder, 'postgres-password'), 'utf8').trim(),
  })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
