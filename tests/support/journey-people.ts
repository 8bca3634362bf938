import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { SESSION_KEY } from '../../app/platform/session/session-key.ts'
import { keysOf, type Target } from '../hostile/hostile-shop.ts'

/** Somebody with an account of her own, whose address is confirmed, and the session of one sign-in. */
export type Member = { email: string; password: string; session: { access_token: string } }

/** Made by the auth interface. The forms and letters of joining have journeys of their own (`account.spec.ts`). */
export async function givenMember(
  shop: Target,
  { name = 'Ada Lovelace', password = 'celadon from Chiang Mai', email = `ada-${randomUUID()}@example.com` } = {},
): Promise<Member> {
  const { serviceKey, anonKey } = keysOf(shop)
  await auth(shop, 'admin/users', serviceKey, { email, password, email_confirm: true, user_metadata: { full_name: name, language: 'en' } })
  return { email, password, session: await auth<Member['session']>(shop, 'token?grant_type=password', anonKey, { email, password }) }
}

/** Signs a member in on a page, as the form would store it; the page has to be opened afterwards. */
export async function enterAs(page: Page, shop: Target, { session }: Member): Promise<void> {
  // Any address of the shop that is no page: a page would already look who is there.
  await page.goto(`${shop.url}/robots.txt`)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, JSON.stringify(session)] as const)
}

/** A member asks a maker something in a talk of theirs. The chat has journeys of its own (`chat.spec.ts`). */
export async function askMaker(shop: Target, { member, maker, words }: { member: Member; maker: Member['session']; words: string }): Promise<void> {
  const [seller] = await rest<{ seller_id: string }[]>(shop, maker, 'seller_members?select=seller_id&limit=1')
  const talk = await rest<string>(shop, member.session, 'rpc/create_or_get_seller_conversation', { p_seller_id: seller?.seller_id })
  const [me] = await rest<{ id: string }[]>(shop, member.session, 'profiles?select=id')
  await rest(shop, member.session, 'messages', { id: randomUUID(), conversation_id: talk, sender_id: me?.id, message_type: 'text', content: words })
}

/** Asks the shop's interface as somebody; with a body, what is posted. */
async function rest<Answer>(shop: Target, { access_token: token }: Member['session'], path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${shop.url}/rest/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: keysOf(shop).anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  // Named by the caller; a row that was written is not answered.
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

async function auth<Answer>(shop: Target, path: string, key: string, body: object): Promise<Answer> {
  const answer = await fetch(`${shop.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', 'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}::1` },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  // The shape of the auth interface, which its conformance tests prove.
  return (await answer.json()) as Answer
}
