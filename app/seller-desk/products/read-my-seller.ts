import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** The shop a person sells in. */
export type MySeller = { id: string; businessName: string; isApproved: boolean }

/** Browser only. The first seller the person acts for; null for buyers, and for who only makes for a cooperative. Throws the API's error. */
export async function readMySeller(personId: string): Promise<MySeller | null> {
  const { data } = await answered(
    (await loadSupabase())
      .from('seller_members')
      .select('seller:sellers(id, business_name, application_status)')
      .eq('person_id', personId)
      .neq('role', 'member')
      .order('created_at')
      .limit(1),
  )
  const seller = data[0]?.seller
  return seller ? { id: seller.id, businessName: seller.business_name, isApproved: seller.application_status === 'approved' } : null
}
