import { answered } from '../../platform/answered.ts'
import { loadSupabase, type Tables } from '../../platform/session/supabase.ts'
import type { CredentialKind } from '../../sellers/credentials/credential.ts'
import { plainPicture } from '../../ui/plain-picture.ts'
import type { CredentialWish } from './credential-wish.ts'

const BUCKET = 'credential-files'

export type CredentialState = 'pending' | 'verified' | 'refused' | 'expired'

/** A credential as its maker sees it; `reason` is what was said when it was refused. */
export type MyCredential = Pick<Tables<'seller_credentials'>, 'id' | 'grade' | 'number' | 'about' | 'valid_until' | 'reason'> & {
  kind: CredentialKind
  state: CredentialState
}

/** Browser only. Those of a shop, the newest first. Throws the API's error. */
export async function listMyCredentials(seller: string): Promise<MyCredential[]> {
  const { data } = await answered(
    (await loadSupabase())
      .from('seller_credentials')
      .select('id,kind,grade,number,about,valid_until,state,reason')
      .eq('seller_id', seller)
      .order('asked_at', { ascending: false }),
  )
  return data
}

/** Browser only. Shows the paper to the shop's staff; what was sent goes again where it could not be kept. Throws the API's error. */
export async function askForCredential(seller: string, wish: CredentialWish, paper: File): Promise<void> {
  const supabase = await loadSupabase()
  const { content, ending } = await plainPicture(paper)
  const path = `${seller}/${crypto.randomUUID()}.${ending}`
  const { error } = await supabase.storage.from(BUCKET).upload(path, content, { contentType: content.type })
  if (error) throw error
  try {
    await answered(
      supabase.rpc('ask_for_credential', {
        p_seller_id: seller,
        p_kind: wish.kind,
        p_grade: wish.grade,
        p_number: wish.number,
        p_about: wish.about,
        // The generated types know no argument that may be null.
        p_valid_until: wish.validUntil as string,
        p_path: path,
      }),
    )
  } catch (refused) {
    await supabase.storage.from(BUCKET).remove([path])
    throw refused
  }
}

/** Browser only. Takes a credential away, with its paper. Throws the API's error. */
export async function withdrawCredential(id: string): Promise<void> {
  const supabase = await loadSupabase()
  const { data: path } = await answered(supabase.rpc('withdraw_credential', { p_id: id }))
  if (path) await supabase.storage.from(BUCKET).remove([path])
}
