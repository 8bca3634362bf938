import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import type { ShopRole } from '../shop-role.ts'
import type { Invitation, InvitationWish, Member, ShopAct } from './team.ts'

/** Browser only. What the signed-in person may in a shop. Throws the API's error, as everything here. */
export async function readMyRights(seller: string): Promise<readonly string[]> {
  return (await answered((await loadSupabase()).rpc('my_shop_rights', { p_seller_id: seller }))).data
}

/** Browser only. Who acts for a shop, and who was invited to. */
export async function readTeam(seller: string): Promise<{ members: Member[]; invitations: Invitation[] }> {
  const supabase = await loadSupabase()
  const [members, invitations] = await Promise.all([
    answered(supabase.rpc('shop_team', { p_seller_id: seller })),
    answered(
      supabase
        .from('shop_invitations')
        .select('id,email,role,is_helper,expires_at,member_id')
        .eq('seller_id', seller)
        .gt('expires_at', new Date().toISOString())
        .order('invited_at', { ascending: false })
        .limit(100),
    ),
  ])
  return {
    // As `public.shop_team` writes it.
    members: members.data as Member[],
    invitations: invitations.data.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      isHelper: row.is_helper,
      until: row.expires_at,
      member: row.member_id,
    })),
  }
}

/** Browser only. `had` where the address belongs to a member already; sent once more where it was invited. */
export async function inviteToShop(seller: string, { email, role, isHelper }: InvitationWish): Promise<string> {
  const wish = { p_seller_id: seller, p_email: email, p_role: role, p_is_helper: isHelper }
  return (await answered((await loadSupabase()).rpc('invite_to_shop', wish))).data
}

/** Browser only. Asks a member of the cooperative to read what is theirs; otherwise as `inviteToShop`. */
export async function inviteMember(seller: string, member: string, email: string): Promise<string> {
  return (await answered((await loadSupabase()).rpc('invite_cooperative_member', { p_seller_id: seller, p_member_id: member, p_email: email }))).data
}

/** Browser only. Once more to whoever was invited, for the same. */
export const inviteAgain = (seller: string, invitation: Invitation) =>
  invitation.role === 'member' && invitation.member !== null ? inviteMember(seller, invitation.member, invitation.email) : inviteToShop(seller, invitation)

/** Browser only. */
export async function withdrawInvitation(id: string): Promise<void> {
  await answered((await loadSupabase()).rpc('withdraw_shop_invitation', { p_id: id }))
}

/** Browser only. */
export async function changeMember(seller: string, person: string, role: ShopRole): Promise<void> {
  await answered((await loadSupabase()).rpc('change_shop_member', { p_seller_id: seller, p_person_id: person, p_role: role }))
}

/** Browser only. Takes somebody off the shop, or the reader themselves. */
export async function removeMember(seller: string, person: string): Promise<void> {
  await answered((await loadSupabase()).rpc('remove_shop_member', { p_seller_id: seller, p_person_id: person }))
}

/** As many lines as `public.shop_log` answers at once. */
export const LOG_PAGE = 50

/** Browser only. The shop's log before a line; the newest without one. */
export async function readShopLog(seller: string, before: number | undefined): Promise<ShopAct[]> {
  const asked = { p_seller_id: seller, ...(before === undefined ? {} : { p_before: before }) }
  // As `public.shop_log` writes it.
  return (await answered((await loadSupabase()).rpc('shop_log', asked))).data as ShopAct[]
}

/** What a shop is that is no cooperative. */
export const PLAIN_KINDS = ['artisan', 'family', 'company'] as const
export type ShopKind = (typeof PLAIN_KINDS)[number] | 'cooperative'

/** Browser only. Makes a shop a cooperative, or ends it. Throws the API's error; `has_earned` where its members have earned something. */
export const turnShop = async (seller: string, kind: ShopKind) => answered((await loadSupabase()).rpc('turn_shop', { p_seller_id: seller, p_type: kind }))
