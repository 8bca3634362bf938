import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { storedPerson } from '../../platform/session/stored-person.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { isReport, REPORTS, reportOf } from '../../reports/report-list.ts'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { ReportScreen } from './report-screen.tsx'
import { addressOf, answersOf, listSaved, type SavedReport } from './saved-report.ts'

/** Every report its reader may ask, those they keep at the top; one of them where the address names it. */
export default function ReportsList() {
  const { t } = useTranslation('admin-reports')
  const may = useMay()
  const [search] = useSearchParams()
  const saved = useQuery({ queryKey: ['saved-reports'], queryFn: listSaved, ...CHANGES_ELSEWHERE })
  const kept = saved.data?.find(({ id }) => id === search.get('saved'))
  const named = search.get('report') ?? kept?.report ?? ''
  if (search.has('saved') && !search.has('report') && saved.isPending) return <Waiting className="h-96 w-full" />
  if (isReport(named) && may(reportOf(named).permission)) {
    const own = kept && kept.person_id === storedPerson()?.id ? kept : undefined
    return <ReportScreen key={`${named} ${kept?.id ?? ''}`} name={named} answers={search.has('span') || !kept ? answersOf(search) : kept.answers} kept={own} />
  }
  const open = Object.keys(REPORTS).filter((name) => isReport(name) && may(reportOf(name).permission))
  return (
    <section aria-labelledby="reports-title" className="flex flex-col gap-5 wrap-anywhere">
      <header className="max-w-2xl">
        <h1 id="reports-title" className="text-2xl">
          {t('title')}
        </h1>
        <p className="text-sm text-ink-soft">{t('intro')}</p>
      </header>
      <Panel title={t('saved.title')}>
        {saved.isError && <LoadFailureLine error={saved.error} onRetry={() => void saved.refetch()} />}
        {saved.isPending && <Waiting className="h-16 w-full" />}
        {saved.data?.length === 0 && <p className="text-sm text-ink-soft">{t('saved.none')}</p>}
        <ul className="flex flex-col divide-y divide-line">
          {saved.data
            ?.filter(({ report }) => may(reportOf(report).permission))
            .map((one) => (
              <SavedLine key={one.id} saved={one} />
            ))}
        </ul>
      </Panel>
      <Panel title={t('all')}>
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
          {open.map((name) => (
            <li key={name} className="rounded-control border border-line p-4">
              <h3 className="text-lg">
                <Link to={`?report=${name}`} className="text-indigo hover:underline">
                  {t(`reports.${name}.name`)}
                </Link>
              </h3>
              <p className="mt-1 text-sm text-ink-soft">{t(`reports.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  )
}

function SavedLine({ saved }: { saved: SavedReport }) {
  const { t } = useTranslation('admin-reports')
  const { id, name, report, answers, shared, every, next_at: next } = saved
  const address = new URLSearchParams({ ...addressOf(report, answers), saved: id })
  return (
    <li className="py-2.5">
      <Link to={`?${address.toString()}`} className="inline-flex min-h-6 items-center font-semibold text-indigo hover:underline">
        {name}
      </Link>
      <p className="text-sm text-ink-soft">
        {t(`reports.${report}.name`)}
        {shared && ` · ${t('saved.shared')}`}
        {every !== 'never' && (
          <>
            {' '}
            · {t(`every.${every}`)}, {t('saved.next')} <Moment at={next} />
          </>
        )}
      </p>
    </li>
  )
}
