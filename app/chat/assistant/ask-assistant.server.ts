import * as v from 'valibot'
import type { Caller, Shop } from '../../shop.ts'
import { memberUseCase } from '../../use-case.ts'
import { labelOf, type OrderFulfillmentStatus, type OrderPaymentStatus, type OrderState } from '../../orders/order-states.ts'
import { type Answered, type AssistantAnswer, type AssistantOrder, helpTopicOf, orderNumberIn, searchesFor } from './assistant.ts'

const Body = v.object({ question: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)) })
const MOST_PRODUCTS = 4
const MOST_ORDERS = 3

/**
 * `POST /functions/v1/ask-assistant`. Answers from the shop's own rows: the caller's orders, the help pages, the catalogue, in this order; `nothing` when
 * the question is about none of them. 400 for an empty or overlong question, 401 for strangers, as the chat is for members. The question is kept without
 * its asker and what is personal in it (`private.note_question`); `key` lets whoever asked say whether the answer helped.
 */
export const askAssistantFunction = memberUseCase(Body, async (shop, member, { question }): Promise<Answered> => {
  const answer = await answerTo(shop, member, question)
  const { key } = await shop.service.one<{ key: string }>('select private.note_question($1, $2, $3, $4) as key', [
    question,
    member.language,
    answer.kind,
    answer.kind === 'help' ? answer.topic : '',
  ])
  return { ...answer, key }
})

async function answerTo(shop: Shop, reader: { id: string; language: Caller['language'] }, question: string): Promise<AssistantAnswer> {
  const number = orderNumberIn(question)
  const topic = helpTopicOf(question)
  if (number !== undefined || topic === 'orders') {
    const orders = await shop.service.all<OrderRow>(
      `select o.number, o.status, o.fulfillment_status, o.payment_status, coalesce(o.placed_at, o.created_at) as placed_at, o.total_minor, o.seller_name
         from public.orders o join public.order_groups g on g.id = o.order_group_id
        where o.buyer_id = $1 and ($2::text is null or g.number = $2 or o.number = $2) order by o.created_at desc, o.number limit ${MOST_ORDERS}`,
      [reader.id, number ?? null],
    )
    if (orders.length > 0) return { kind: 'orders', orders: orders.map(toOrder) }
  }
  // "Does the silk scarf ship to Japan?" is about delivery, whatever else it names.
  if (topic !== undefined) return { kind: 'help', topic }
  for (const words of searchesFor(question, shop.vocabulary())) {
    const { answer } = await shop.anon.one<{ answer: { products: Card[] } }>(
      `select public.search_products($1, $2, null, null, null, null, null, null, null, null, null, 'best', $3, $4, 0) as answer`,
      ['', words, reader.language, MOST_PRODUCTS],
    )
    if (answer.products.length > 0) {
      return {
        kind: 'products',
        products: answer.products.map(({ id, name, image_url, price_minor, business_name }) => ({
          id,
          name,
          image: image_url,
          priceMinor: price_minor,
          seller: business_name,
        })),
      }
    }
  }
  return { kind: 'nothing' }
}

type OrderRow = {
  number: string
  status: OrderState
  fulfillment_status: OrderFulfillmentStatus
  payment_status: OrderPaymentStatus
  placed_at: Date
  total_minor: bigint
  seller_name: string
}

const toOrder = (row: OrderRow): AssistantOrder => ({
  number: row.number,
  label: labelOf({ status: row.status, fulfillmentStatus: row.fulfillment_status, paymentStatus: row.payment_status }),
  placedAt: row.placed_at.toISOString(),
  totalMinor: Number(row.total_minor),
  seller: row.seller_name,
})

type Card = { id: string; name: string; image_url: string | null; price_minor: number; business_name: string }
