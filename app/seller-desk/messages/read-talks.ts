import * as v from 'valibot'
import type { Talk } from '../../chat/talk.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** A subject of a talk: a piece, or nothing in particular. The price is satang. */
export type Subject = {
  conversationId: string
  unread: boolean
  product: { id: string; name: string; image: string | null; price: number; stock: number } | null
}

/** A buyer who wrote to the shop: what was said last, whether it is unread by the reader, who answers. `buyerId` is null for an account that is gone. */
export type DeskTalk = {
  id: string
  buyerId: string | null
  name: string
  avatar: string | null
  lastAt: string
  last: { type: string; words: string | null; fromSeller: boolean; isDeleted: boolean }
  unread: boolean
  answerer: string | null
  subjects: Subject[]
}

export const TALKS_ONLY = ['all', 'unread', 'unanswered', 'mine'] as const
/** Which talks: those that hold words, of some kind, of one buyer where one is given. */
export type TalksWanted = { words: string; only: (typeof TALKS_ONLY)[number]; buyerId?: string }

/** Buyers on one page. */
export const TALKS_PAGE = 20

const Subjects = v.array(
  v.object({
    id: v.string(),
    unread: v.boolean(),
    product_id: v.nullable(v.string()),
    product: v.nullable(v.string()),
    image: v.nullable(v.string()),
    price_minor: v.nullable(v.number()),
    stock: v.nullable(v.number()),
  }),
)

/** Browser only. The buyers who wrote to a shop, unread first, after a row of the page before. Throws the API's error. */
export async function findTalks(sellerId: string, { words, only, buyerId }: TalksWanted, language: string, after?: DeskTalk): Promise<DeskTalk[]> {
  const { data } = await answered(
    (await loadSupabase()).rpc('desk_talks', {
      p_seller_id: sellerId,
      p_words: words,
      p_only: only,
      p_language: language,
      p_limit: TALKS_PAGE,
      ...(buyerId !== undefined && { p_buyer_id: buyerId }),
      ...(after && { p_before_unread: after.unread, p_before_at: after.lastAt, p_before_talk: after.id }),
    }),
  )
  return data.map((row) => ({
    id: row.talk,
    // Null where the account is gone, the picture missing, or nobody answers: drawn types do not know of results.
    buyerId: row.buyer_id as string | null,
    name: row.name,
    avatar: row.avatar_url as string | null,
    lastAt: row.last_at,
    last: { type: row.last_type, words: row.last_content, fromSeller: row.last_from_seller, isDeleted: row.last_is_deleted },
    unread: row.unread,
    answerer: row.assigned_to as string | null,
    subjects: v.parse(Subjects, row.about).map(({ id, unread, product_id, product, image, price_minor, stock }) => ({
      conversationId: id,
      unread,
      product: product_id === null || product === null ? null : { id: product_id, name: product, image, price: price_minor ?? 0, stock: stock ?? 0 },
    })),
  }))
}

/** An order that somebody with an account has placed. */
export type Ordered = { id: string; number: string; buyerId: string; customer: string }

/** Browser only. The talk with whoever placed an order; where they never spoke, one without a word is opened. Throws the API's error. */
export async function readOrderTalk(sellerId: string, { id, buyerId, customer }: Ordered, language: string): Promise<DeskTalk> {
  const [talk] = await findTalks(sellerId, { words: '', only: 'all', buyerId }, language)
  if (talk) return talk
  const { data } = await answered((await loadSupabase()).rpc('open_order_talk', { p_order_id: id }))
  return {
    id: buyerId,
    buyerId,
    name: customer,
    avatar: null,
    lastAt: '',
    last: { type: 'text', words: null, fromSeller: false, isDeleted: false },
    unread: false,
    answerer: null,
    subjects: [{ conversationId: data, unread: false, product: null }],
  }
}

export const talkAbout = (talk: DeskTalk, subject: Subject, nameless: string): Talk => ({
  kind: 'known',
  conversationId: subject.conversationId,
  name: talk.name === '' ? nameless : talk.name,
  avatar: talk.avatar,
  verified: false,
})

export type Answerer = { id: string; name: string }

/** Browser only. Who may answer for a shop. Throws the API's error. */
export async function listAnswerers(sellerId: string): Promise<Answerer[]> {
  const { data } = await answered((await loadSupabase()).rpc('shop_answerers', { p_seller_id: sellerId }))
  return data.map(({ person_id, name }) => ({ id: person_id, name }))
}

/** Browser only. Says who answers a buyer; null for whoever comes first. Throws the API's error. */
export async function assignTalk(sellerId: string, buyerId: string, personId: string | null): Promise<void> {
  // Drawn types know no null among arguments.
  await answered((await loadSupabase()).rpc('assign_talk', { p_seller_id: sellerId, p_buyer_id: buyerId, p_person_id: personId as string }))
}

export type BuyersOrder = { id: string; number: string; status: string; placedAt: string; total: number }

/** Browser only. What a buyer last ordered of a shop, as far as the reader may see orders. Amounts are satang. Throws the API's error. */
export async function listBuyersOrders(sellerId: string, buyerId: string): Promise<BuyersOrder[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('orders')
      .select('id,number,status,placed_at,total_minor')
      .eq('seller_id', sellerId)
      .eq('buyer_id', buyerId)
      .not('placed_at', 'is', null)
      .order('placed_at', { ascending: false })
      .limit(5),
  )
  return data.map((row) => ({ id: row.id, number: row.number, status: row.status, placedAt: row.placed_at ?? '', total: row.total_minor }))
}

const ReplyTime = v.object({ asked: v.number(), answered: v.number(), within_day: v.number(), median_minutes: v.nullable(v.number()) })
export type ReplyTime = v.InferOutput<typeof ReplyTime>

/** Browser only. How fast the shop answered in ninety days. Throws the API's error. */
export async function readReplyTime(sellerId: string): Promise<ReplyTime> {
  const { data } = await answered((await loadSupabase()).rpc('desk_reply_time', { p_seller_id: sellerId }))
  return v.parse(ReplyTime, data)
}
