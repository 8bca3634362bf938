import * as v from 'valibot'
import { optionWords, told, type Untold } from '../i18n/option-words.ts'
import { phrasesOf } from '../i18n/phrases-of.server.ts'
import type { Shop } from '../shop.ts'
import { refuse, useCase } from '../use-case.ts'
import { CaseKey, findCaseFor } from './case-access.server.ts'
import { pictureLink } from './case-pictures.server.ts'
import type { Case, CaseOptions, OrderCases } from './case.ts'
import type { ExchangedFor } from './exchange.ts'

const Asked = v.union([CaseKey, v.object({ seller: v.pipe(v.string(), v.uuid()), language: v.optional(v.string(), '') }), v.object({ mine: v.literal(true) })])

/** As many as a person looks through; older ones stand at their orders. */
const SHOWN = 100

/**
 * `POST /functions/v1/list-cases`: of one order (with what else may be asked for it), of everything the signed-in person bought (`mine`), or of a maker they act for
 * (`seller`), with the pieces named as they name them, in `language` where they do. 404 for what is not the caller's.
 */
export const listCasesFunction = useCase(Asked, async (shop, caller, asked) => {
  if ('order' in asked) {
    const access = await findCaseFor(shop.service, caller, asked)
    if (!access) return refuse('not_found')
    const { options } = await shop.service.one<{ options: CaseOptions }>('select private.case_options($1) as options', [access.orderId])
    // The offer may have counted pieces of other makers, which are the buyer's to know.
    if (access.actor === 'buyer')
      options.offer = (await shop.service.one<Pick<CaseOptions, 'offer'>>('select private.offer_facts($1) as offer', [access.orderId])).offer ?? null
    const phrases = await readPhrases(shop, access.orderId, caller.language)
    options.lines = options.lines.map((line) => ({ ...line, optionText: optionWords(line.optionText, phrases.get(line.id)) }))
    return {
      options,
      cases: await readCases(shop, 'o.id = $1', access.orderId, { makersLanguage: access.actor === 'seller' ? '' : null, language: caller.language }),
    } satisfies OrderCases
  }
  if (caller.id === null) return refuse('sign_in')
  if ('mine' in asked) return { cases: await readCases(shop, 'o.buyer_id = $1', caller.id, { makersLanguage: null, language: caller.language }) }
  const acts = await shop.service.maybe(`select where private.person_may_in_shop($1, $2, 'orders.read')`, [caller.id, asked.seller])
  if (!acts) return refuse('not_found')
  return { cases: await readCases(shop, 'o.seller_id = $1', asked.seller, { makersLanguage: asked.language, language: asked.language || caller.language }) }
})

/** The words of a translation for the values of what is bought, by line of an order. */
async function readPhrases({ service }: Shop, orderId: string, language: string): Promise<Map<string, unknown>> {
  const rows = await service.all<{ id: string; phrases: unknown }>(
    `select l.id, t.phrases from public.order_lines l
       join public.product_translations t on t.product_id = l.product_id and t.language = $2 and t.state <> 'draft' where l.order_id = $1`,
    [orderId, language],
  )
  return new Map(rows.map(({ id, phrases }) => [id, phrases]))
}

type Exchanged = Untold<NonNullable<ExchangedFor>> | null
type Lines = (Omit<Untold<Case['lines'][number]>, 'exchange'> & { exchange: Exchanged })[]
type Offer = { needsReturn: boolean; lines: { id: string; quantity: number; exchange: Exchanged }[] } | null
type Events = (Omit<Case['events'][number], 'pictures'> & { pictures: string[] })[]
type Row = { found: Omit<Case, 'events' | 'lines' | 'offer'> & { lines: Lines; offer: Offer; events: Events } }

const exchanged = (piece: Exchanged): ExchangedFor => piece && told(piece)

/** In SQL: what a maker calls a piece in the language `$2`; null where they have said nothing in it. */
const nameOf = (product: string) =>
  `(select t.name from public.product_translations t where t.product_id = ${product} and t.language = $2 and t.state <> 'draft' and t.name <> '')`
const productOf = (variant: string) => `(select o.product_id from public.product_variants o where o.id = ${variant})`

/** Cases by one condition of ours, the newest first. Pieces are named as they were bought (`null`), or as their maker names them, in a language where they do; versions in the reader's. Pictures become links that are good for a while. */
async function readCases(
  shop: Shop,
  condition: 'o.id = $1' | 'o.buyer_id = $1' | 'o.seller_id = $1',
  id: string,
  { makersLanguage, language }: { makersLanguage: string | null; language: string },
): Promise<Case[]> {
  const rows = await shop.service.all<Row>(
    `select jsonb_build_object(
       'number', c.number, 'order', o.number, 'seller', o.seller_name, 'customer', o.customer, 'kind', c.kind, 'status', c.status, 'wish', c.wish,
       'reason', c.reason, 'needsReturn', c.needs_return, 'returnTo', c.return_to, 'returnCarrier', c.return_carrier,
       'returnTracking', c.return_tracking, 'newCarrier', c.new_carrier, 'newTracking', c.new_tracking, 'refund', c.refund_minor,
       'shipping', c.shipping_minor, 'declaredAs', c.declaration ->> 'name', 'dueAt', c.due_at, 'createdAt', c.created_at, 'closedAt', c.closed_at,
       'creditNotes', coalesce((
         select jsonb_agg(jsonb_build_object('id', n.id, 'number', n.number, 'amount', n.amount_minor, 'issuedAt', n.issued_at) order by n.issued_at, n.number)
           from public.credit_notes n where n.case_id = c.id), '[]'),
       'lines', coalesce((
         select jsonb_agg(jsonb_build_object(
             'id', l.id, 'title', case when $2::text is null then l.title else coalesce(${nameOf('l.product_id')}, l.title_seller) end,
             'optionText', l.option_text, 'phrases', ${phrasesOf('l.product_id', '$3')}, 'image', l.image_url, 'quantity', x.quantity, 'refund', x.refund_minor,
             'exchange', case when x.exchange_title <> '' then jsonb_build_object(
               'title', case when $2::text is null then x.exchange_title
                 else coalesce(${nameOf(productOf('x.exchange_variant_id'))}, x.exchange_title_seller) end, 'optionText', x.exchange_option_text,
               'phrases', ${phrasesOf(productOf('x.exchange_variant_id'), '$3')}) end)
             order by l.position)
           from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id where x.case_id = c.id), '[]'),
       'offer', (
         select jsonb_build_object('needsReturn', f.needs_return, 'lines', (
             select jsonb_agg(jsonb_build_object('id', e -> 'order_line_id', 'quantity', e -> 'quantity', 'exchange', case when e ->> 'title' <> ''
               then jsonb_build_object('title', case when $2::text is null then e ->> 'title'
                 else coalesce(${nameOf(productOf(`(e ->> 'variant_id')::uuid`))}, e ->> 'title_seller') end, 'optionText', e -> 'option_text',
                 'phrases', ${phrasesOf(productOf(`(e ->> 'variant_id')::uuid`), '$3')}) end))
               from jsonb_array_elements(f.lines) e))
           from private.exchange_offers f where f.case_id = c.id),
       'events', coalesce((
         select jsonb_agg(jsonb_build_object(
             'id', e.id::text, 'type', e.type, 'by', e.actor_role, 'words', e.words, 'at', e.created_at, 'amount', e.payload -> 'amount_minor',
             'pictures', coalesce((select jsonb_agg(p.id order by p.path) from public.order_case_pictures p where p.event_id = e.id), '[]')) order by e.id)
           from public.order_case_events e where e.case_id = c.id), '[]')) as found
       from public.order_cases c join public.orders o on o.id = c.order_id where ${condition} order by c.created_at desc limit ${SHOWN}`,
    [id, makersLanguage, language],
  )
  return rows.map(({ found }) => ({
    ...found,
    lines: found.lines.map(({ exchange, ...line }) => ({ ...told(line), exchange: exchanged(exchange) })),
    offer: found.offer && { ...found.offer, lines: found.offer.lines.map((line) => ({ ...line, exchange: exchanged(line.exchange) })) },
    events: found.events.map((event) => ({ ...event, pictures: event.pictures.map((picture) => pictureLink(shop, picture)) })),
  }))
}
