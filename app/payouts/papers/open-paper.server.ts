import * as v from 'valibot'
import { staffUseCase } from '../../staff-use-case.ts'
import { memberUseCase, refuse } from '../../use-case.ts'
import { Paper, paperLink } from './paper-link.server.ts'

/**
 * `POST /functions/v1/open-maker-paper`: for people of a maker, a link that is good for a minute to a paper about its money, in their language; what a member
 * of a cooperative earned is for that member, too. 404 for everybody else.
 */
export const openPaperFunction = memberUseCase(Paper, async (shop, member, paper) => {
  const mine = await shop.service.maybe(
    `select where private.person_may_in_shop($1, $2, 'money.read')
       or exists (select from public.cooperative_members m where m.id = $3 and m.seller_id = $2 and m.person_id = $1)`,
    [member.id, paper.seller, paper.paper === 'member_statement' ? paper.of.split('_')[0] : null],
  )
  return mine ? { url: paperLink(shop, paper, member.language) } : refuse('not_found')
})

/** `POST /functions/v1/open-fee-invoice`: for staff who may read payouts, the same link to an invoice of the shop to a maker. */
export const openFeeInvoiceFunction = staffUseCase('payouts.read', v.object({ invoice: v.pipe(v.string(), v.uuid()) }), async (shop, staff, { invoice }) => {
  const found = await shop.service.maybe<{ seller_id: string }>('select seller_id from public.fee_invoices where id = $1', [invoice])
  return found ? { url: paperLink(shop, { paper: 'fee_invoice', seller: found.seller_id, of: invoice }, staff.language) } : refuse('not_found')
})
