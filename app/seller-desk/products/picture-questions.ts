import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** What staff ask about pictures of a piece that look like those of another shop; moments are ISO 8601. */
export type PictureQuestion = {
  id: string
  product_id: string
  name: string
  /** Addresses of the piece's own pictures that it is about. */
  pictures: string[]
  question: string
  asked_at: string
  answer: string
  answered_at: string | null
}

/** Browser only. What is asked of a shop until somebody decides, what waits for an answer first. Throws the API's error. */
export async function listPictureQuestions(seller: string): Promise<PictureQuestion[]> {
  const { data } = await answered((await loadSupabase()).rpc('my_likeness_questions', { p_seller_id: seller }))
  // Built by our own function of the same release.
  const questions = data as PictureQuestion[]
  return questions.toSorted((a, b) => Number(a.answered_at !== null) - Number(b.answered_at !== null))
}

/** Browser only. Answers once, in words and with what was brought. Throws the API's error. */
export const answerPictureQuestion = async (id: string, words: string, papers: string[]) =>
  answered((await loadSupabase()).rpc('answer_likeness', { p_pair_id: id, p_words: words, p_papers: papers }))
