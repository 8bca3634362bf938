import * as v from 'valibot'
import { memberUseCase, refuse } from '../../use-case.ts'
import { MOST_PAPERS, PAPER_KINDS, PAPER_SIZES } from './papers.ts'
import { papersLink } from './papers-link.server.ts'

const Body = v.object({
  orders: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60))), v.minLength(1), v.maxLength(MOST_PAPERS)),
  kind: v.picklist(PAPER_KINDS),
  size: v.picklist(PAPER_SIZES),
})

/**
 * `POST /functions/v1/open-papers`. A link, good for a minute, to one file with the papers of several orders of one shop, for whoever handles its orders.
 * 404 where one of them is not theirs, so that no paper is missing from a heap unnoticed; what was canceled meanwhile is not packed, and has none.
 */
export const openPapersFunction = memberUseCase(Body, async (shop, { id, language }, { orders, kind, size }) => {
  const numbers = [...new Set(orders)]
  const found = await shop.service.all<{ id: string; seller_id: string; status: string }>(
    `select o.id, o.seller_id, o.status from public.orders o
      where o.number = any ($1) and o.status not in ('awaiting_payment', 'expired')
        and private.person_may_in_shop($2, o.seller_id, 'orders.read')
      order by o.placed_at, o.id`,
    [numbers, id],
  )
  if (found.length < numbers.length || new Set(found.map((order) => order.seller_id)).size > 1) return refuse('not_found')
  const standing = found.filter(({ status }) => status !== 'canceled').map((order) => order.id)
  if (standing.length === 0) return refuse('not_found')
  return { url: papersLink(shop, { orders: standing, kind, size }, language) }
})
