import * as v from 'valibot'
import { text } from '../body.ts'
import type { Sql } from '../connection.ts'

/** What somebody sends to prove a factor. */
export const FactorAnswer = v.object({
  challenge_id: text,
  code: text,
  webauthn: v.nullish(v.object({ type: text, credential_response: v.optional(v.unknown()) })),
})
export type Given = v.InferOutput<typeof FactorAnswer>

export type Challenge = { id: string; otp_code: string | null; web_authn_session_data: unknown }
/** Whether an answer is right. `keep` writes down what a right one leaves behind; a refusal it throws undoes everything. */
export type Proof = { valid: true; keep: (tx: Sql) => Promise<void> } | { valid: false; message: string }
