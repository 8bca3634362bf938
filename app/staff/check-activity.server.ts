import type { Shop } from '../shop.ts'

type Problem = { place: bigint | null; activity_id: bigint | null; problem: string }

/** Problems that are kept of one check: who has altered thousands is found by the first. */
const KEPT = 100

/** Job `check-activity`: tells the log of what is missing from the record of acts, or was altered, and keeps what it found for the back office. Returns how many rows differ. */
export async function checkActivity({ service, log }: Pick<Shop, 'service' | 'log'>): Promise<number> {
  const problems = await service.all<Problem>('select place, activity_id, problem from private.check_activity()')
  const told = problems.map(({ place, activity_id: activity, problem }) => ({
    place: place && String(place),
    activity_id: activity && String(activity),
    problem,
  }))
  for (const { place, activity_id: activity, problem } of told) log.error({ place, activity, problem }, 'the record of acts differs')
  await service.all('insert into public.activity_checks (acts, problems) select count(*), $1::jsonb from private.activity_seals', [
    JSON.stringify(told.slice(0, KEPT)),
  ])
  return problems.length
}
