import type { Shop } from '../shop.ts'

/** Job `check-activity`: tells the log of what is missing from the record of acts, or was altered. Returns how many rows differ. */
export async function checkActivity({ service, log }: Pick<Shop, 'service' | 'log'>): Promise<number> {
  const problems = await service.all<{ place: bigint | null; activity_id: bigint | null; problem: string }>(
    'select place, activity_id, problem from private.check_activity()',
  )
  for (const { place, activity_id, problem } of problems)
    log.error({ place: place && String(place), activity: activity_id && String(activity_id), problem }, 'the record of acts differs')
  return problems.length
}
