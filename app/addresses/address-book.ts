import { answered } from '../platform/answered.ts'
import { loadSupabase } from '../platform/session/supabase.ts'
import type { Address } from './address.ts'

/** An address of somebody's book. One of them is the default: the database sees to that. */
export type SavedAddress = Address & { id: string; isDefault: boolean }

/** What an address book holds at most. */
export const ADDRESSES_MAX = 50

const FIELDS = [
  'recipient',
  'phone',
  'line1',
  'line2',
  'subdistrict',
  'district',
  'province',
  'postcode',
  'country',
  'note',
] as const satisfies (keyof Address)[]

/** Browser only. The signed-in person's addresses, the default one first, then the oldest. Throws the API's error. */
export async function listAddresses(): Promise<SavedAddress[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('addresses')
      .select('id,is_default,recipient,phone,line1,line2,subdistrict,district,province,postcode,country,note')
      .order('is_default', { ascending: false })
      .order('created_at'),
  )
  return data.map((row) => ({ ...addressOf(row), id: row.id, isDefault: row.is_default }))
}

/** Browser only. Adds an address, or writes over the one of `id`. The first one becomes the default. Throws the API's error. */
export async function saveAddress({ address, id, isDefault }: { address: Address; id?: string; isDefault?: boolean }): Promise<void> {
  const row = { ...addressOf(address), ...(isDefault && { is_default: true }) }
  const table = (await loadSupabase()).from('addresses')
  await answered(id === undefined ? table.insert(row) : table.update(row).eq('id', id))
}

/** Browser only. Throws the API's error. */
export async function makeDefault(id: string): Promise<void> {
  await answered((await loadSupabase()).from('addresses').update({ is_default: true }).eq('id', id))
}

/** Browser only. Takes an address out of the book; the newest of the others becomes the default where it was. Throws the API's error. */
export async function removeAddress(id: string): Promise<void> {
  await answered((await loadSupabase()).from('addresses').delete().eq('id', id))
}

/** Whether two addresses are the same to a courier. */
export const isSameAddress = (one: Address, other: Address): boolean => FIELDS.every((field) => one[field].trim() === other[field].trim())

/** The address of a row, and nothing else of it. */
export const addressOf = ({ recipient, phone, line1, line2, subdistrict, district, province, postcode, country, note }: Address): Address => ({
  recipient,
  phone,
  line1,
  line2,
  subdistrict,
  district,
  province,
  postcode,
  country,
  note,
})
