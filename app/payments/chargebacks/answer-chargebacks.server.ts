import type { Shop } from '../../shop.ts'
import type { DisputeDesk, Evidence, FileKind } from './dispute.ts'
import { readEvidenceFile } from './evidence-files.server.ts'
import { settleChargeback } from './settle-chargeback.server.ts'

type Answer = Omit<Evidence, 'files' | 'shippedOn'> & {
  id: string
  provider: string
  reference: string
  decision: 'evidence' | 'accept'
  shipped_on: string
  files: { id: string; kind: FileKind; name: string; path: string; type: string; reference: string }[]
}

/**
 * Job `answer-chargebacks`: tells providers what was decided, evidence or acceptance. What is sent does not change any more and bears the chargeback's own key,
 * so a repeated call hands it in once. What could not be sent is tried again, and its page says why. May run twice at once.
 */
export async function answerChargebacks(shop: Shop): Promise<void> {
  const due = await shop.service.all<{ answer: Answer }>(
    `select private.chargeback_answer(id) as answer from public.chargebacks
      where decision is not null and sent_at is null and closed_at is null order by decided_at limit 50`,
  )
  for (const { answer } of due) {
    const desk = shop.payments.find(({ name }) => name === answer.provider)?.disputes
    try {
      if (!desk) throw new Error(`There is no provider ${answer.provider}.`)
      const { status } = await desk.getDispute(answer.reference)
      // Sent before by a call whose answer was lost, or decided by the bank meanwhile.
      if (status === 'opened') await tell(shop, desk, answer)
      await shop.service.all(`select private.chargeback_sent($1, '')`, [answer.id])
      await settleChargeback(shop, answer.provider, answer.reference)
    } catch (error) {
      shop.log.warn({ chargebackId: answer.id, error: String(error) }, 'A chargeback could not be answered yet.')
      await shop.service.all('select private.chargeback_sent($1, $2)', [answer.id, String(error).slice(0, 500) || 'unknown'])
    }
  }
}

async function tell(shop: Shop, desk: DisputeDesk, answer: Answer): Promise<void> {
  const { reference, id } = answer
  if (answer.decision === 'accept') return desk.accept({ reference, idempotencyKey: `accept:${id}` })
  const files: Evidence['files'] = {}
  for (const file of answer.files) {
    const kept =
      file.reference ||
      (await desk.keepFile({ name: file.name, type: file.type, content: await readEvidenceFile(shop, file.path), idempotencyKey: `file:${file.id}` }))
    if (file.reference === '') await shop.service.all('select private.chargeback_file_sent($1, $2)', [file.id, kept])
    files[file.kind] = kept
  }
  const { words, talk, pieces, customer, email, address, carrier, tracking, arrived } = answer
  const evidence: Evidence = { words, talk, pieces, customer, email, address, carrier, tracking, arrived, shippedOn: answer.shipped_on, files }
  await desk.sendEvidence({ reference, idempotencyKey: `evidence:${id}`, evidence })
}
