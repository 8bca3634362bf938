import { useQuery } from '@tanstack/react-query'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { answered } from '../../platform/answered.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

type Problem = { place: string | null; activity_id: string | null; problem: string }

/** Whether the record of acts is whole: each act is sealed with the one before it, and every night the chain is read from its beginning. */
export function LastCheck() {
  const { t } = useTranslation('admin-activity-logs')
  const { data: check } = useQuery({ queryKey: ['activity-check'], queryFn: getLastCheck, ...CHANGES_ELSEWHERE })
  if (check === undefined) return null
  // Only the nightly check writes here.
  const problems = (check?.problems ?? []) as Problem[]
  const bad = problems.length > 0
  const Icon = bad ? ShieldAlert : ShieldCheck
  return (
    <section
      aria-label={t('check.title')}
      className={`flex flex-wrap items-start gap-3 rounded-card border p-4 text-sm ${bad ? 'border-terracotta' : 'border-line bg-surface'}`}
    >
      <Icon className={`size-5 shrink-0 ${bad ? 'text-terracotta' : 'text-leaf'}`} aria-hidden="true" />
      <div className="min-w-0 grow basis-48">
        {check === null ? (
          <p>{t('check.never')}</p>
        ) : (
          <p>
            {t(bad ? 'check.bad' : 'check.good', { count: bad ? problems.length : check.acts })} <Moment at={check.checked_at} />
          </p>
        )}
        {bad && (
          <ul className="mt-2 list-disc ps-5">
            {problems.map(({ place, activity_id: act, problem }) => (
              <li key={`${place}-${act}`}>
                {t(`check.problems.${problem}`, { place: place ?? '–' })} {act !== null && <Link to={`/admin/activity-logs/${act}`}>{act}</Link>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

/** Null while nothing was checked yet. */
async function getLastCheck() {
  const { data } = await answered(
    (await loadSupabase()).from('activity_checks').select('checked_at, acts, problems').order('id', { ascending: false }).limit(1),
  )
  return data[0] ?? null
}
