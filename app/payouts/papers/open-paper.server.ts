import * as v from 'valibot'
import { memberUseCase, refuse } from '../../use-case.ts'
import { Paper, paperLink } from './paper-link.server.ts'

/** `POST /functions/v1/open-maker-paper`: for people of a maker, a link that is good for a minute to a paper about its money, in their language. 404 for everybody else. */
export const openPaperFunction = memberUseCase(v.object(Paper.entries), async (shop, member, paper) => {
  const mine = await shop.service.maybe('select from public.seller_members where seller_id = $1 and person_id = $2', [paper.seller, member.id])
  return mine ? { url: paperLink(shop, paper, member.language) } : refuse('not_found')
})
