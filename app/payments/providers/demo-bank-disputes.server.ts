import * as v from 'valibot'
import { minor } from '../../platform/money.ts'
import type { DisputeDesk } from '../chargebacks/dispute.ts'

const Whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
)
const Answer = v.object({
  id: v.string(),
  charge: v.string(),
  reason: v.pipe(v.string(), v.regex(/^[a-z_]{1,60}$/)),
  amount: Whole,
  currency: v.string(),
  status: v.picklist(['needs_response', 'under_review', 'won', 'lost']),
  away: Whole,
  fee: Whole,
  moves: Whole,
  created_at: Moment,
  due_at: v.nullable(Moment),
})
const Kept = v.object({ id: v.string() })
const STATES = { needs_response: 'opened', under_review: 'evidence_sent', won: 'won', lost: 'lost' } as const

type Ask = (method: 'GET' | 'POST', path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<unknown>

/** The disputes that the demo bank plays, asked and answered over its interface. */
export function demoBankDisputes(ask: Ask): DisputeDesk {
  const at = (reference: string, deed = '') => `/disputes/${encodeURIComponent(reference)}${deed}`
  return {
    async getDispute(reference) {
      const { id, charge, reason, currency, moves, ...answer } = v.parse(Answer, await ask('GET', at(reference)))
      return {
        reference: id,
        charge,
        status: STATES[answer.status],
        reason,
        amount: minor(answer.amount),
        currency,
        away: minor(answer.away),
        fee: minor(answer.fee),
        moves,
        openedAt: answer.created_at,
        dueAt: answer.due_at,
      }
    },
    keepFile: async ({ content }) => v.parse(Kept, await ask('POST', '/disputes/files', new Uint8Array(content))).id,
    async sendEvidence({ reference, evidence: { files, ...texts } }) {
      await ask('POST', at(reference, '/evidence'), { evidence: { ...texts, ...files } })
    },
    async accept({ reference }) {
      await ask('POST', at(reference, '/accept'), {})
    },
  }
}
