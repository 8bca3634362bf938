import * as v from 'valibot'
import { AddressSchema } from '../../addresses/address.ts'
import { sendSoon } from '../../letters/announce.server.ts'
import { refuse, useCase } from '../../use-case.ts'
import { actOnOrder, OrderKey } from './act-on-order.server.ts'

const Text = v.pipe(v.string(), v.maxLength(300))
const Correct = v.object({
  ...OrderKey.entries,
  address: AddressSchema,
  /** The address as it was shown: who has not seen a correction does not write over it. */
  seen: v.object({
    recipient: Text,
    phone: Text,
    line1: Text,
    line2: Text,
    subdistrict: Text,
    district: Text,
    province: Text,
    postcode: Text,
    country: v.pipe(v.string(), v.length(2)),
    note: Text,
  }),
})

/**
 * `POST /functions/v1/correct-address`: the buyer corrects where an order goes, this part and every other of the same payment that nothing was sent of. The country
 * stays: postage and duty were reckoned for it. 404 for what is not theirs, 409 `not_allowed_now` once it was sent, or where it was changed meanwhile.
 */
export const correctAddressFunction = useCase(Correct, (shop, caller, wish) =>
  actOnOrder(shop, caller, wish, async (tx, { order, actor, key }) => {
    const { country, ...address } = wish.address
    const { country: seenCountry, ...seen } = wish.seen
    if (actor !== 'buyer') return refuse('not_found')
    const there = await tx.one<{ country: string }>(`select coalesce(shipping_address ->> 'country', '') as country from public.orders where id = $1`, [
      order.id,
    ])
    if (country !== there.country || seenCountry !== there.country) return refuse('not_allowed_now')
    await tx.all('select private.mend_address_of_group($1, $2::jsonb, $3::jsonb, $4, $5)', [
      order.id,
      JSON.stringify(address),
      JSON.stringify(seen),
      caller.id,
      key,
    ])
    await sendSoon(tx)
  }),
)
