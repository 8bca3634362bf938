import * as v from 'valibot'
import { memberUseCase, refuse } from '../../use-case.ts'
import { orderToken, tokenHash } from '../order-link.server.ts'

const Body = v.object({ number: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.maxLength(40)) })

/**
 * `POST /functions/v1/open-my-order`. The token that opens an order (by its own or its group's number), for the signed-in person who bought it; 404 for
 * everybody else, as for a number that does not exist.
 */
export const openMyOrderFunction = memberUseCase(Body, async (shop, member, { number }) => {
  const group = await shop.service.maybe<{ id: string }>(
    `select g.id from public.order_groups g
      where g.buyer_id = $2 and (g.number = $1 or exists (select from public.orders o where o.order_group_id = g.id and o.number = $1))`,
    [number, member.id],
  )
  if (!group) return refuse('not_found')
  const token = orderToken(shop, group.id)
  // A shop that was given another secret, or a demo that was filled without one, knows the order by a token that nobody can make any more.
  await shop.service.all('update public.order_groups set token_hash = $2 where id = $1 and token_hash <> $2', [group.id, tokenHash(token)])
  return { token }
})
