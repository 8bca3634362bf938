import * as v from 'valibot'
import { checkAddress, type Address } from '../addresses/address.ts'
import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import { AddressSchema } from './quote/order-wish.ts'

/** Orders looked through for one that was sent to the buyer and not to somebody as a gift. */
const LOOKED_AT = 5

/** What the shop knows of a signed-in buyer: name and phone of the profile, and the addresses of the latest orders, the newest first. */
export type KnownBuyer = { fullName: string; phone: string; orders: readonly { address: unknown; gift: boolean }[] }

/** Browser only. Of the signed-in person; undefined where nobody is. Throws the API's error. */
export async function knownBuyer(): Promise<KnownBuyer | undefined> {
  const client = await loadSupabase()
  const { data: session } = await client.auth.getSession()
  const id = session.session?.user.id
  if (id === undefined) return undefined
  const [profile, groups] = await Promise.all([
    answered(client.from('profiles').select('full_name,phone').eq('id', id).maybeSingle()),
    answered(
      client.from('order_groups').select('shipping_address,orders(is_gift)').eq('buyer_id', id).order('created_at', { ascending: false }).limit(LOOKED_AT),
    ),
  ])
  return {
    fullName: profile.data?.full_name ?? '',
    phone: profile.data?.phone ?? '',
    orders: groups.data.map((group) => ({ address: group.shipping_address, gift: group.orders.some((order) => order.is_gift) })),
  }
}

/** What an empty form begins with for a buyer without an address book: the address of the last order that was no gift, else name and phone. */
export function addressToBegin({ fullName, phone, orders }: KnownBuyer): Partial<Address> {
  for (const { address, gift } of orders) {
    const read = v.safeParse(AddressSchema, address)
    if (!gift && read.success && checkAddress(read.output).valid) return read.output
  }
  return { recipient: fullName, phone }
}
