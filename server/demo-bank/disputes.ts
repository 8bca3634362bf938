import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../../app/platform/database.ts'
import { enqueue } from '../../app/platform/enqueue.ts'

/** What a played bank asks for a dispute, in satang, and how long it waits for an answer. */
const FEE = 500_00
const PATIENCE = `interval '7 days'`
/** So long it thinks about evidence. */
const THINKS = `interval '1 minute'`
const THINKS_MS = 61_000

export const PLAYED_REASONS = ['fraudulent', 'product_not_received', 'product_unacceptable'] as const
export type PlayedReason = (typeof PLAYED_REASONS)[number]

const isDispute = (id: string) => /^dp_[0-9a-f]{32}$/.test(id)
const Evidence = v.object({ evidence: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.string(), v.maxLength(40_000))) })

type Row = { id: string; charge_id: string; reason: string; amount: number; fee: number; currency: string; status: string; due_at: Date; created_at: Date }

/** The disputes in the demo bank's books. */
export function openDisputes(database: Database) {
  const tell = (id: string, type: string, runAt?: Date) =>
    enqueue(database, 'send-bank-event', { disputeId: id, type }, { key: `bank:${id}:${type}`, ...(runAt && { runAt }) })
  return {
    /** A buyer goes to the bank about a charge that was paid, once; what was given back before stays with the shop's side. */
    async open(chargeId: string, reason: PlayedReason): Promise<string | undefined> {
      const id = `dp_${createHash('sha256').update(chargeId).digest('hex').slice(0, 32)}`
      const made = await database.maybe<{ id: string }>(
        `with made as (
           insert into private.demo_bank_disputes (id, charge_id, reason, amount_minor, fee_minor, due_at)
           select $1, c.id, $3, c.left_over, ${FEE}, private.now() + ${PATIENCE}
             from (select x.id, x.amount_minor - (select coalesce(sum(value::bigint), 0) from jsonb_each_text(x.refunds))::bigint as left_over
                     from private.demo_bank_charges x where x.id = $2 and x.status = 'paid') c
            where c.left_over > 0 on conflict do nothing returning *
         ), booked as (
           insert into private.demo_bank_entries (id, charge_id, kind, amount_minor, fee_minor, currency, keys, words)
           select 'be_' || m.id, m.charge_id, 'dispute', -m.amount_minor, m.fee_minor, c.currency, array[m.id, m.charge_id], c.description
             from made m join private.demo_bank_charges c on c.id = m.charge_id
         )
         select id from made`,
        [id, chargeId, reason],
      )
      if (made) await tell(id, 'dispute.created')
      return made?.id
    },
    async get(id: string): Promise<Row | undefined> {
      if (!isDispute(id)) return undefined
      // Whoever shows a parcel's number is believed; who says nothing in time is not.
      await database.all(
        `with ended as (
           update private.demo_bank_disputes set status = case when evidence ->> 'tracking' <> '' then 'won' else 'lost' end
            where id = $1 and (status = 'under_review' and answered_at < private.now() - ${THINKS} or status = 'needs_response' and due_at < private.now())
           returning *
         )
         insert into private.demo_bank_entries (id, charge_id, kind, amount_minor, currency, keys, words)
         select 'bw_' || e.id, e.charge_id, 'dispute', e.amount_minor, c.currency, array[e.id, e.charge_id], c.description
           from ended e join private.demo_bank_charges c on c.id = e.charge_id where e.status = 'won' on conflict (id) do nothing`,
        [id],
      )
      return database.maybe<Row>(
        `select d.id, d.charge_id, d.reason, d.amount_minor::integer as amount, d.fee_minor::integer as fee, c.currency, d.status, d.due_at, d.created_at
           from private.demo_bank_disputes d join private.demo_bank_charges c on c.id = d.charge_id where d.id = $1`,
        [id],
      )
    },
    /** Takes evidence, once. Answers whether this call brought it. */
    async answer(id: string, evidence: object): Promise<boolean> {
      const taken = await database.maybe(
        `update private.demo_bank_disputes set status = 'under_review', evidence = $2, answered_at = private.now()
          where id = $1 and status = 'needs_response' returning id`,
        [id, JSON.stringify(evidence)],
      )
      if (taken) await tell(id, 'dispute.closed', new Date(Date.now() + THINKS_MS))
      return taken !== undefined
    },
    async giveUp(id: string): Promise<void> {
      await database.all(`update private.demo_bank_disputes set status = 'lost' where id = $1 and status in ('needs_response', 'under_review')`, [id])
    },
  }
}

/** The bank's interface for disputes, behind the key of its other calls. */
export function disputesOf(database: Database): Hono {
  const disputes = openDisputes(database)
  const app = new Hono()
  app.get('/:id', async (c) => {
    const found = await disputes.get(c.req.param('id'))
    return found ? c.json(shown(found)) : c.json({ code: 'not_found' }, 404)
  })
  app.post('/:id/evidence', async (c) => {
    const wish = v.safeParse(Evidence, await c.req.json().catch(() => undefined))
    const found = await disputes.get(c.req.param('id'))
    if (!wish.success) return c.json({ code: 'invalid' }, 400)
    if (!found) return c.json({ code: 'not_found' }, 404)
    if (!(await disputes.answer(found.id, wish.output.evidence)) && found.status === 'needs_response') return c.json({ code: 'too_late' }, 409)
    return c.json({ id: found.id })
  })
  app.post('/:id/accept', async (c) => {
    const found = await disputes.get(c.req.param('id'))
    if (!found) return c.json({ code: 'not_found' }, 404)
    await disputes.giveUp(found.id)
    return c.json({ id: found.id })
  })
  app.post('/files', async (c) => {
    const content = await c.req.arrayBuffer()
    return content.byteLength > 0
      ? c.json({ id: `file_${createHash('sha256').update(new Uint8Array(content)).digest('hex').slice(0, 24)}` })
      : c.json({ code: 'invalid' }, 400)
  })
  return app
}

/** The money is gone from the first day, and comes back when the shop has won; the fee stays. */
const shown = ({ id, charge_id: charge, reason, amount, fee, currency, status, due_at: due, created_at: created }: Row) => ({
  id,
  charge,
  reason,
  amount,
  currency,
  status,
  away: status === 'won' ? 0 : amount,
  fee,
  moves: status === 'won' ? 2 : 1,
  created_at: created.toISOString(),
  due_at: status === 'needs_response' ? due.toISOString() : null,
})
