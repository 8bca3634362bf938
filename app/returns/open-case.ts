import { callFunction } from '../platform/call-function.ts'
import type { CaseKind, CaseReason, CaseWish } from './case-states.ts'
import { sendCasePictures, type ChosenPicture } from './send-case-pictures.ts'

/** What a buyer asks for, as the form has it. `key` is the click: the same one is one case. */
export type CaseWanted = {
  kind: CaseKind
  wish: CaseWish
  reason: CaseReason
  words: string
  name: string
  wanted: ReadonlyMap<string, number>
  /** By line, what is sent instead; what is not there is the same again. */
  exchanged?: ReadonlyMap<string, string>
  pictures: readonly ChosenPicture[]
  key: string
}

/** Why a case was not opened, moved or answered; keys below `returns:problem`. */
const PROBLEMS = [
  'no_lines',
  'too_many',
  'exempt',
  'reason_missing',
  'words_missing',
  'picture_missing',
  'picture_unknown',
  'not_late',
  'not_possible',
  'exchange_stock',
  'exchange_choice',
  'last_piece',
  'coupon_minimum',
  'delivery_minimum',
  'not_allowed_now',
  'closed',
] as const
export type CaseProblem = (typeof PROBLEMS)[number] | 'upload' | 'tooMany' | 'too_many_asked' | 'unexpected'

/** The sentence for a refusal of any function about cases. */
export function problemOf({ code, status }: { code: string; status: number }): CaseProblem {
  if (status === 429) return 'too_many_asked'
  if (code === 'too_many_pictures') return 'tooMany'
  return PROBLEMS.find((known) => known === code) ?? 'unexpected'
}

/** Browser only. Sends the pictures, then asks. Answers why not, or undefined when it was opened. */
export async function openCase(access: { order: string; token: string }, asked: CaseWanted): Promise<CaseProblem | undefined> {
  const pictures = await sendCasePictures(access, asked.pictures)
  if (!pictures) return 'upload'
  const { wanted, exchanged, ...rest } = asked
  const answer = await callFunction('open-case', {
    ...access,
    ...rest,
    pictures,
    lines: [...wanted].map(([id, quantity]) => ({ order_line_id: id, quantity, variant_id: exchanged?.get(id) ?? null })),
  })
  return answer.done ? undefined : problemOf(answer.refusal)
}
