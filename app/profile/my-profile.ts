import { answered } from '../platform/answered.ts'
import { loadSupabase, type Tables } from '../platform/session/supabase.ts'

/** Who the person is, as the shop knows it. `language` is that of letters; `memberSince` an ISO date. */
export type MyProfile = {
  fullName: string
  email: string
  phone: string
  language: string
  currency: string
  role: 'buyer' | 'seller' | 'admin'
  memberSince: string
  /** The address of a picture; '' without one. */
  picture: string
}

/** Browser only. Throws the API's error. */
export async function getMyProfile(id: string): Promise<MyProfile> {
  const { data } = await answered(
    (await loadSupabase()).from('profiles').select('full_name,email,phone,language,currency,role,created_at,avatar_url').eq('id', id).single(),
  )
  return {
    fullName: data.full_name,
    email: data.email ?? '',
    phone: data.phone ?? '',
    language: data.language,
    currency: data.currency,
    role: data.role,
    memberSince: data.created_at,
    picture: data.avatar_url ?? '',
  }
}

export type ProfileChange = Pick<MyProfile, 'fullName' | 'phone' | 'language' | 'currency'>

/** Browser only. Saves what the person may say of themselves; letters of the account go by the account's own copy of name and language. Throws the API's error. */
export async function changeMyProfile(id: string, { fullName, phone, language, currency }: ProfileChange): Promise<void> {
  const supabase = await loadSupabase()
  await answered(
    supabase
      .from('profiles')
      .update({ full_name: fullName, phone: phone === '' ? null : phone, language, currency })
      .eq('id', id),
  )
  const { error } = await supabase.auth.updateUser({ data: { full_name: fullName, language } })
  if (error) throw error
}

export type Application = {
  businessName: string
  businessType: Tables<'seller_applications'>['business_type']
  province: string
  description: string
  status: 'pending' | 'needs_changes' | 'approved' | 'rejected'
  reason: string
  decidedAt: string | null
}

/** Browser only. The person's application to sell; null when there is none. Throws the API's error. */
export async function getMyApplication(personId: string): Promise<Application | null> {
  const { data } = await answered(
    (await loadSupabase())
      .from('seller_applications')
      .select('status,business_name,business_type,province,description,reason,decided_at')
      .eq('person_id', personId)
      .maybeSingle(),
  )
  if (!data) return null
  const { status, business_name: businessName, business_type: businessType, province, description, reason, decided_at: decidedAt } = data
  return { status, businessName, businessType, province, description, reason, decidedAt }
}

/** Browser only. Whether a wish to sell is approved without anybody reading it: a demo. */
export async function approvesAtOnce(): Promise<boolean> {
  const { data } = await answered((await loadSupabase()).from('shop_settings').select('value').eq('key', 'sellers.approve_at_once'))
  return data[0]?.value === true
}
