import type { MemberStatement } from '../../payouts/statements/member-statement.ts'
import { optionWords } from '../../i18n/option-words.ts'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export const SHARE_RULES = ['all', 'percent', 'fixed'] as const
export type ShareRule = (typeof SHARE_RULES)[number]
/** A member of a cooperative; `number` is parts of a million (percent) or satang for each piece (fixed). */
export type CoopMember = {
  id: string
  name: string
  rule: ShareRule
  number: number | null
  person: string | null
  left: boolean
  balance: number
  month: number
}
export type Cooperative = { is: boolean; account: number; group: number; members: CoopMember[] }

/** As many pieces as are shown to say who makes them. */
const PIECES_SHOWN = 200

/** Browser only. Throws the API's error. */
export async function readCooperative(seller: string): Promise<Cooperative> {
  const { data } = await answered((await loadSupabase()).rpc('cooperative', { p_seller_id: seller }))
  // Built by our own function of the same release.
  return data as Cooperative
}

type KeptMember = Pick<CoopMember, 'id' | 'name' | 'rule' | 'number' | 'left'> & { reader: string | undefined }

/** Browser only. Keeps a member under a key of the screen; the reader stays who they are without one, '' is nobody. Throws the API's error. */
export const saveMember = async (seller: string, { id, name, rule, number, reader, left }: KeptMember) =>
  answered(
    (await loadSupabase()).rpc('save_cooperative_member', {
      p_seller_id: seller,
      p_id: id,
      p_name: name,
      p_rule: rule,
      ...(number !== null && { p_number: number }),
      ...(reader === '' ? { p_no_person: true } : reader !== undefined && { p_person_id: reader }),
      p_left: left,
    }),
  )

/** Browser only. A month of a member. Throws the API's error. */
export async function readMemberStatement(member: string, month: string): Promise<MemberStatement> {
  const { data } = await answered((await loadSupabase()).rpc('cooperative_statement', { p_member_id: member, p_month: `${month}-01` }))
  // Built by our own function of the same release.
  return data as MemberStatement
}

/** Browser only. The pieces of a shop with who makes them; '' is the group. Throws the API's error. */
export async function listPieceMakers(seller: string): Promise<{ id: string; name: string; member: string }[]> {
  const supabase = await loadSupabase()
  const { data } = await answered(
    supabase.from('products').select('id, name, product_variants(product_members(member_id))').eq('seller_id', seller).order('name').limit(PIECES_SHOWN),
  )
  return data.map(({ id, name, product_variants: versions }) => ({ id, name, member: versions[0]?.product_members?.member_id ?? '' }))
}

/** Browser only. Says who makes a piece; '' is the group. Throws the API's error. */
export const setPieceMaker = async (product: string, member: string) =>
  // The generated types know no argument that may be null.
  answered((await loadSupabase()).rpc('set_product_member', { p_product_id: product, p_member_id: (member === '' ? null : member) as string }))

/** Who made which line of an order; a line that is not named is the group's. */
export type LineMakers = { lines: Record<string, string>; members: { id: string; name: string }[] }

/** Browser only. Throws the API's error. */
export async function readLineMakers(order: string): Promise<LineMakers> {
  const { data } = await answered((await loadSupabase()).rpc('line_members', { p_order_id: order }))
  // Built by our own function of the same release.
  return data as LineMakers
}

/** Browser only. Says who made what was ordered; '' is the group. Throws the API's error. */
export const setLineMaker = async (line: string, member: string) =>
  // The generated types know no argument that may be null.
  answered((await loadSupabase()).rpc('set_line_member', { p_order_line_id: line, p_member_id: (member === '' ? null : member) as string }))

/** Browser only. As whom the signed-in person earns in a cooperative; empty for everybody else. Throws the API's error. */
export async function listMyMemberships(seller: string, person: string): Promise<{ id: string; name: string }[]> {
  const supabase = await loadSupabase()
  const { data } = await answered(
    supabase.from('cooperative_members').select('id,name').eq('seller_id', seller).eq('person_id', person).order('added_at').limit(20),
  )
  return data
}

/** What a member made or is to make of an order; `amount` is their part of it in satang, moments are ISO 8601. */
export type MadeOrder = {
  id: string
  number: string
  at: string
  until: string | null
  state: 'open' | 'sent' | 'canceled'
  amount: number
  lines: { title: string; option: string; wish: string; quantity: number; image: string }[]
}
/** As many orders as `public.member_lines` answers at once. */
export const MADE_PAGE = 20

type Untold = Omit<MadeOrder, 'lines'> & { lines: (MadeOrder['lines'][number] & { phrases: unknown })[] }

/** Browser only. What a member made, in their language, the newest order first, below one. Throws the API's error. */
export async function listMadeLines(member: string, { before, language }: { before: string | undefined; language: string }): Promise<MadeOrder[]> {
  const asked = { p_member_id: member, p_language: language, ...(before !== undefined && { p_before: before }) }
  const { data } = await answered((await loadSupabase()).rpc('member_lines', asked))
  // Built by our own function of the same release.
  return (data as Untold[]).map((order) => ({
    ...order,
    lines: order.lines.map(({ phrases, ...line }) => ({ ...line, option: optionWords(line.option, phrases) })),
  }))
}
