import { caseNote, type CaseNoteFacts } from '../../emails/case-note.ts'
import type { PaperNamed } from '../../emails/order-note.ts'
import { FALLBACK_LANGUAGE, languageOf } from '../i18n/languages.ts'
import { told, type Untold } from '../i18n/option-words.ts'
import { phrasesOf } from '../i18n/phrases-of.server.ts'
import type { PayloadOf } from '../letters/topics.ts'
import type { Letter } from '../platform/mailer.ts'
import type { Shop } from '../shop.ts'
import type { ExchangedFor } from './exchange.ts'
import { linkOf } from './case-access.server.ts'

type Line = Omit<CaseNoteFacts['lines'][number], 'exchange'> & { exchange: Untold<NonNullable<ExchangedFor>> | null }
type Row = Omit<CaseNoteFacts, 'to' | 'link' | 'reader' | 'paper' | 'lines'> & {
  lines: Untold<Line>[]
  refund_id: string | null
  order_group_id: string
  buyer_email: string
  buyer_language: string
  seller_email: string | null
  seller_language: string | null
}

/** In SQL: the language of whoever is written to. */
const READS = `case when $2 = 'seller' then m.language else g.language end`

/** Every step of a case is told to the other side (and the receipt to whoever opened it); nothing when nobody can be written to. */
export async function letterOfCase(shop: Shop, { event_id: eventId, to: reader }: PayloadOf<'case.told'>): Promise<Letter[]> {
  const row = await shop.service.maybe<Row>(
    `select c.number, o.number as order, o.seller_name as seller, c.kind, case when c.status = e.to_status then c.status end as status,
            e.type as event, e.words, c.wish, c.needs_return as "needsReturn", c.return_to as "returnTo", c.refund_minor::float8 as refund,
            coalesce((e.payload ->> 'amount_minor')::float8, 0) as amount, c.declaration, c.due_at as "dueAt",
            case e.type when 'in_transit' then c.return_carrier when 'resolved' then c.new_carrier else '' end as carrier,
            case e.type when 'in_transit' then c.return_tracking when 'resolved' then c.new_tracking else '' end as tracking,
            coalesce((select json_agg(json_build_object(
                               'title', case when $2 = 'seller' then l.title_seller else l.title end, 'optionText', l.option_text,
                               'phrases', ${phrasesOf('l.product_id', READS)},
                               'quantity', x.quantity, 'refund', x.refund_minor, 'exchange', case when w.title <> '' then json_build_object(
                                 'title', case when $2 = 'seller' then w.title_seller else w.title end, 'optionText', w.option_text,
                                 'phrases', ${phrasesOf('w.product_id', READS)}) end) order by l.position)
                        from public.order_case_lines x join public.order_lines l on l.id = x.order_line_id
                        -- What was offered, as it was then; else what is asked for.
                        left join jsonb_to_recordset(coalesce(e.payload -> 'lines', '[]'))
                          f (order_line_id uuid, variant_id uuid, title text, title_seller text, option_text text)
                          on f.order_line_id = x.order_line_id
                       cross join lateral (select coalesce(f.title, x.exchange_title) as title,
                                                  coalesce(f.title_seller, x.exchange_title_seller) as title_seller,
                                                  coalesce(f.option_text, x.exchange_option_text) as option_text,
                                                  (select v.product_id from public.product_variants v
                                                    where v.id = coalesce(f.variant_id, x.exchange_variant_id)) as product_id) w
                       where x.case_id = c.id), '[]') as lines,
            case when e.type = 'money_sent' then substr(e.idempotency_key, 8) end as refund_id, g.id as order_group_id,
            g.email as buyer_email, g.language as buyer_language, m.email as seller_email, m.language as seller_language
       from public.order_case_events e join public.order_cases c on c.id = e.case_id
       join public.orders o on o.id = c.order_id join public.order_groups g on g.id = o.order_group_id
       left join public.seller_contacts m on m.seller_id = o.seller_id where e.id = $1`,
    [eventId, reader],
  )
  const to = reader === 'buyer' ? row?.buyer_email : row?.seller_email
  if (!row || !to) return []
  const language = languageOf(reader === 'buyer' ? row.buyer_language : (row.seller_language ?? '')) ?? FALLBACK_LANGUAGE
  const link =
    reader === 'buyer'
      ? linkOf(shop, { orderGroupId: row.order_group_id, language })
      : `${shop.settings.siteUrl}/${language}/seller-dashboard?tab=cases&case=${row.number}`
  // Issued now if it is not yet, so that the letter about the money can name its paper.
  const paper =
    row.refund_id === null
      ? undefined
      : await shop.service.maybe<PaperNamed>('select kind, number from private.issue_credit_note($1) where id is not null', [row.refund_id])
  return [
    caseNote(shop.words(language), language, {
      ...row,
      lines: row.lines.map(told).map((line) => ({ ...line, exchange: line.exchange && told(line.exchange) })),
      to,
      reader,
      link,
      paper,
    }),
  ]
}
