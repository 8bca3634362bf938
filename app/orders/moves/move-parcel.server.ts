import * as v from 'valibot'
import { announce } from '../../letters/announce.server.ts'
import { refuse, useCase } from '../../use-case.ts'
import { isMistyped } from '../carriers.ts'
import { actOnOrder, OrderKey } from './act-on-order.server.ts'

const Receive = v.object({ ...OrderKey.entries, parcel: v.pipe(v.string(), v.uuid()) })

const Correct = v.object({
  ...Receive.entries,
  carrier: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  tracking: v.pipe(v.string(), v.trim(), v.maxLength(60), v.regex(/^[\w\- ]*$/)),
})

/** `POST /functions/v1/receive-parcel`: the buyer has one parcel of several in hand; or its maker handed it to whoever fetched it. 404 for what is not theirs, 409 `not_allowed_now`. */
export const receiveParcelFunction = useCase(Receive, (shop, caller, wish) =>
  actOnOrder(shop, caller, wish, async (tx, { order, actor, key }) => {
    const { parcel } = wish
    if (actor === 'seller') await tx.all('select private.hand_out_parcel($1, $2, $3, $4)', [order.id, parcel, caller.id, key])
    else await tx.all('select private.receive_parcel($1, $2, $3, $4, $5)', [order.id, parcel, actor, caller.id, key])
  }),
)

/** `POST /functions/v1/correct-parcel`: the maker corrects who carries a parcel and its number; the buyer is written to. Refusals as for `receive-parcel`. */
export const correctParcelFunction = useCase(Correct, (shop, caller, wish) =>
  actOnOrder(shop, caller, wish, async (tx, { order, actor, key }) => {
    const { parcel, carrier, tracking } = wish
    if (isMistyped(carrier, tracking)) return refuse('tracking_mistyped')
    const [outcome] = await tx.all<{ changed: boolean }>('select private.correct_parcel($1, $2, $3, $4, $5, $6, $7) as changed', [
      order.id,
      parcel,
      actor,
      caller.id,
      carrier,
      tracking,
      key,
    ])
    if (!outcome?.changed || tracking === '') return
    await announce(tx, 'order.tracking', {
      key: `${parcel}:${wish.key}`,
      payload: { order_id: order.id, number: order.number, seller: order.seller_name, carrier, tracking },
    })
  }),
)
