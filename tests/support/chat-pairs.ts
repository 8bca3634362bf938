import { createHmac, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@supabase/supabase-js'
import { openMessages, type MessagesStore } from '../../app/chat/talk/messages-store.ts'
import { sendMessage } from '../../app/chat/talk/send-message.ts'
import type { ShopClient } from '../../app/platform/session/supabase.ts'
import type { Database } from '../../supabase/types.ts'
import { keysOf, openDatabase, type Target } from '../hostile/hostile-shop.ts'

/** One who talks, by the shop's own chat code and the official client. `arrived` is when each message was first seen, on `performance.now()`. */
type Side = { me: string; supabase: ShopClient; store: MessagesStore; arrived: Map<string, number> }
/** A buyer and a maker in a conversation; `said` is what either was told has been sent, and when they pressed the button. */
export type Pair = { conversationId: string; sides: [Side, Side]; said: Map<string, number> }

/** What a side shows that it should not, or does not show: of lost and doubled messages. */
export type Faults = { lost: number; doubled: number; strange: number }

/** People who talk in pairs, each with a maker of their own, all listening. The shop must be a demo's, whose makers they act for. */
export async function openPairs(target: Target, count: number): Promise<{ pairs: Pair[]; close(): Promise<void> }> {
  const rows = await givenConversations(target, count)
  const pairs = rows.map(({ conversation, buyer, maker }): Pair => {
    const said = new Map<string, number>()
    return { conversationId: conversation, said, sides: [openSide(target, conversation, buyer), openSide(target, conversation, maker)] }
  })
  await Promise.all(pairs.flatMap(({ sides }) => sides.map(({ supabase }) => until(() => supabase.getChannels().every(({ state }) => state === 'joined')))))
  return {
    pairs,
    close: async () => {
      for (const { store } of pairs.flatMap(({ sides }) => sides)) store.close()
      await Promise.all(pairs.flatMap(({ sides }) => sides.map(({ supabase }) => supabase.removeAllChannels())))
    },
  }
}

function openSide(target: Target, conversationId: string, me: string): Side {
  const supabase = createClient<Database>(target.url, keysOf(target).anonKey, { accessToken: async () => tokenOf(target, me) })
  const store = openMessages(supabase, conversationId, me)
  const arrived = new Map<string, number>()
  store.subscribe(() => {
    const now = performance.now()
    for (const { id } of store.state().messages) if (!arrived.has(id)) arrived.set(id, now)
  })
  return { me, supabase, store, arrived }
}

/** Everybody says `each` messages, with a breath of `breathMs` between them. What could not be sent is sent again under its id, as the composer does, until it is. */
export async function talk(pairs: readonly Pair[], { each, breathMs }: { each: number; breathMs: number }): Promise<void> {
  await Promise.all(
    pairs.flatMap(({ conversationId, sides, said }) =>
      sides.map(async ({ supabase, me }) => {
        // Nobody speaks in unison.
        await pause(Math.random() * breathMs)
        for (let turn = 0; turn < each; turn++) {
          const id = randomUUID()
          for (;;) {
            const pressed = performance.now()
            const { sent } = await sendMessage(supabase, { conversationId, me, language: 'en' }, id, { kind: 'text', text: `Word ${turn}` })
            if (sent) {
              said.set(id, pressed)
              break
            }
            await pause(250)
          }
          await pause(breathMs)
        }
      }),
    ),
  )
}

/** Waits until everybody shows what was said, at most so long, and counts what is wrong then, on the screens and in the database. */
export async function faultsOf(target: Target, pairs: readonly Pair[], patienceMs: number): Promise<Faults> {
  const shows = ({ said, sides }: Pair) => sides.every(({ arrived }) => [...said.keys()].every((id) => arrived.has(id)))
  await until(() => pairs.every(shows), patienceMs).catch(() => undefined)
  const faults: Faults = { lost: 0, doubled: 0, strange: 0 }
  const count = (ids: readonly string[], said: ReadonlyMap<string, number>) => {
    const seen = new Set(ids)
    faults.doubled += ids.length - seen.size
    faults.lost += [...said.keys()].filter((id) => !seen.has(id)).length
    faults.strange += [...seen].filter((id) => !said.has(id)).length
  }
  for (const { said, sides } of pairs)
    for (const { store } of sides)
      count(
        store.state().messages.map(({ id }) => id),
        said,
      )
  const db = await openDatabase(target)
  try {
    const { rows } = await db.query<{ id: string; conversation: string }>(
      'select id::text, conversation_id::text as conversation from public.messages where conversation_id = any ($1)',
      [pairs.map(({ conversationId }) => conversationId)],
    )
    for (const { conversationId, said } of pairs)
      count(
        rows.filter(({ conversation }) => conversation === conversationId).map(({ id }) => id),
        said,
      )
  } finally {
    await db.end()
  }
  return faults
}

/** How long each message sent since then took from the button to the other side's screen, in milliseconds; those that are not there yet are left out. */
export const delaysOf = (pairs: readonly Pair[], since: number): number[] =>
  pairs
    .flatMap(({ said, sides }) =>
      [...said]
        .filter(([, pressed]) => pressed >= since)
        .map(([id, pressed]) => Math.max(...sides.map(({ arrived }) => arrived.get(id) ?? Infinity)) - pressed),
    )
    .filter(Number.isFinite)

type Conversation = { conversation: string; buyer: string; maker: string }

async function givenConversations(target: Target, count: number): Promise<Conversation[]> {
  const db = await openDatabase(target)
  try {
    const { rows } = await db.query<Conversation>(
      `with made as (
         select s.id as seller, gen_random_uuid() as conversation, gen_random_uuid() as buyer, gen_random_uuid() as maker
           from (select id from public.sellers where application_status = 'approved' order by id limit $1) s),
       people as (
         insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data)
         select person, 'authenticated', 'authenticated', person || '@pairs.test', now(), '{"full_name":"Somebody"}'
           from made cross join lateral (values (buyer), (maker)) as p(person)
         returning id)
       select conversation::text, buyer::text, maker::text, seller::text from made where (select count(*) from people) > 0`,
      [count],
    )
    const column = (name: string) => rows.map((row) => Reflect.get(row, name))
    await db.query('insert into public.seller_members (seller_id, person_id) select * from unnest($1::uuid[], $2::uuid[])', [column('seller'), column('maker')])
    await db.query('insert into public.conversations (id, buyer_id, seller_id) select * from unnest($1::uuid[], $2::uuid[], $3::uuid[])', [
      column('conversation'),
      column('buyer'),
      column('seller'),
    ])
    if (rows.length < count) throw new Error(`The shop has only ${rows.length} makers`)
    return rows
  } finally {
    await db.end()
  }
}

/** A session for an hour, signed as the shop's older tokens were. */
function tokenOf(target: Target, person: string): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: person, role: 'authenticated', aud: 'authenticated', iat: now, exp: now + 3600 })}`
  return `${unsigned}.${createHmac('sha256', keysOf(target).jwtSecret).update(unsigned).digest('base64url')}`
}

async function until(holds: () => boolean, patienceMs = 60_000): Promise<void> {
  const end = Date.now() + patienceMs
  while (!holds()) {
    if (Date.now() > end) throw new Error('It did not come to that')
    await pause(20)
  }
}
