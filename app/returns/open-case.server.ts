import * as v from 'valibot'
import { sendSoon } from '../letters/announce.server.ts'
import { refundSoon } from '../payments/refunds/request-refund.server.ts'
import type { Database } from '../platform/database.ts'
import { refuse, useCase } from '../use-case.ts'
import { CaseKey, Click, Exchanged, findCaseFor, words } from './case-access.server.ts'
import { MAX_CASE_PICTURES, MAX_WORDS } from './case.ts'
import { reckonCases } from './reckon-cases.server.ts'
import { CASE_KINDS, CASE_WISHES, CLAIM_REASONS, RETURN_REASONS } from './case-states.ts'

export const Pictures = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(120))), v.maxLength(MAX_CASE_PICTURES)), [])

const Wish = v.object({
  ...CaseKey.entries,
  key: Click,
  kind: v.picklist(CASE_KINDS),
  wish: v.optional(v.picklist(CASE_WISHES), 'refund'),
  reason: v.optional(v.picklist(['', ...RETURN_REASONS, ...CLAIM_REASONS]), ''),
  words: v.optional(words(MAX_WORDS), ''),
  name: v.optional(words(120), ''),
  lines: v.optional(
    v.pipe(
      v.array(
        v.object({
          order_line_id: v.pipe(v.string(), v.uuid()),
          quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
          variant_id: Exchanged,
        }),
      ),
      v.maxLength(100),
    ),
    [],
  ),
  pictures: Pictures,
})

/**
 * `POST /functions/v1/open-case`: the buyer asks to cancel, to take pieces out (done at once until the seller has accepted), to return, to have something put right, or withdraws. What is possible stands in `private.case_options`;
 * 422 names what is missing (`no_lines`, `too_many`, `exempt`, `reason_missing`, `words_missing`, `picture_missing`, `not_late`, `not_possible`, `last_piece`,
 * `coupon_minimum`, `delivery_minimum`, `exchange_choice`, `exchange_stock`).
 */
export const openCaseFunction = useCase(Wish, (shop, caller, { order, token, key, kind, ...asked }) =>
  shop.service.transaction(async (tx) => {
    const access = await findCaseFor(tx, caller, { order, token })
    if (!access || access.actor !== 'buyer' || access.caseId !== null) return refuse('not_found')
    const { id } = await tx.one<{ id: string }>('select private.open_case($1, $2, $3::jsonb, $4, $5) as id', [
      access.orderId,
      kind,
      JSON.stringify({ ...asked, language: caller.language }),
      caller.id,
      key,
    ])
    await reckonCases(tx, access.orderId)
    if (kind === 'removal') await takeOutUnaccepted(tx, { orderId: access.orderId, caseId: id, buyerId: caller.id })
    await tellSoon(tx)
    return tx.one<{ number: string }>('select number from public.order_cases where id = $1', [id])
  }),
)

/** Until the seller has accepted nobody has to agree: what the buyer takes out is taken out in the transaction that asks. */
async function takeOutUnaccepted(tx: Database, { orderId, caseId, buyerId }: { orderId: string; caseId: string; buyerId: string | null }): Promise<void> {
  const unaccepted = await tx.maybe(`select 1 from public.orders where id = $1 and status = 'placed'`, [orderId])
  if (!unaccepted) return
  await tx.all(`select private.move_case($1, 'refunded', 'system', $2)`, [caseId, buyerId])
  await reckonCases(tx, orderId)
}

/** Letters and money go out at once, not with the next minute. */
export async function tellSoon(tx: Database): Promise<void> {
  await sendSoon(tx)
  await refundSoon(tx)
}
