import * as v from 'valibot'
import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'
import { Answers } from '../../reports/answers.ts'
import { isReport, type ReportName } from '../../reports/report-list.ts'

export const EVERY = ['never', 'day', 'week', 'month'] as const
export type Every = (typeof EVERY)[number]

/** A report somebody keeps: one's own, or a colleague's who shares it. */
export type SavedReport = {
  id: string
  person_id: string
  report: ReportName
  name: string
  answers: Answers
  shared: boolean
  every: Every
  next_at: string | null
}

/** Browser only. One's own reports and those of the team, by their names; one that this release does not know is left out. */
export async function listSaved(): Promise<SavedReport[]> {
  const { data } = await answered(
    (await loadSupabase()).from('saved_reports').select('id, person_id, report, name, answers, shared, every, next_at').order('name').order('id').limit(500),
  )
  return data.flatMap((row) => {
    const answers = v.safeParse(Answers, row.answers)
    const every = EVERY.find((one) => one === row.every)
    return answers.success && every && isReport(row.report) ? [{ ...row, report: row.report, answers: answers.output, every }] : []
  })
}

/** What an address answers the report's questions with. */
export function answersOf(search: URLSearchParams): Answers {
  const days = Number(search.get('days') ?? '90')
  const asked = v.safeParse(Answers, {
    span: search.get('span') ?? undefined,
    since: search.get('since') ?? undefined,
    until: search.get('until') ?? undefined,
    maker: search.get('maker') ?? '',
    days: Number.isInteger(days) ? days : 90,
  })
  return asked.success ? asked.output : v.parse(Answers, {})
}

/** The address of a report with its answers. */
export const addressOf = (report: ReportName, answers: Answers): Record<string, string> => ({
  report,
  span: answers.span,
  ...(answers.since && { since: answers.since }),
  ...(answers.until && { until: answers.until }),
  ...(answers.maker !== '' && { maker: answers.maker }),
  ...(answers.days !== 90 && { days: String(answers.days) }),
})
