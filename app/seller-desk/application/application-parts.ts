import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

export const PART_KINDS = ['shop', 'identity', 'bank', 'address', 'crafts', 'photos'] as const
export type PartKind = (typeof PART_KINDS)[number]
export type PartAnswer = Record<string, string | number | null>

/** A part of an application: what was answered, and what it still lacks. `question` is what staff want to know of it. */
export type ApplicationPart = {
  kind: PartKind
  answer: PartAnswer
  papers: string[]
  question: string
  savedAt: string | null
  lacks: 'answer' | 'papers' | 'asked' | null
}

/** How many papers a part takes. */
export const MOST_PAPERS: Readonly<Record<PartKind, number>> = { shop: 0, identity: 2, bank: 1, address: 0, crafts: 0, photos: 8 }

/** Browser only. Every part of one's own application. Throws the API's error. */
export async function readMyParts(): Promise<ApplicationPart[]> {
  const { data } = await answered((await loadSupabase()).rpc('my_application_parts'))
  // Built by our own function of the same release.
  return data as ApplicationPart[]
}

/** Browser only. Keeps a part as it is, complete or not. Throws the API's error. */
export const keepPart = async ({ kind, answer, papers }: Pick<ApplicationPart, 'kind' | 'answer' | 'papers'>) =>
  answered((await loadSupabase()).rpc('keep_application_part', { p_kind: kind, p_answer: answer, p_papers: papers }))

/** Browser only. Hands the application in, once or again. Throws the API's error. */
export const handInParts = async () => answered((await loadSupabase()).rpc('hand_in_application_parts'))

/** Browser only. For how many days papers are kept after the decision. Throws the API's error. */
export async function readPapersDays(): Promise<number> {
  const { data } = await answered((await loadSupabase()).from('shop_settings').select('value').eq('key', 'sellers.papers_keep_days').single())
  return Number(data.value)
}
