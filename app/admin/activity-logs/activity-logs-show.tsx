import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { type ActRow, changesOf, plainly, screenOf } from './act-row.ts'

/** One act: who, when, about what, why, and each field before and after. */
export default function ActivityLogsShow() {
  const { t } = useTranslation('admin-activity-logs')
  return (
    <RecordPage<ActRow> renderTitle={({ action }) => t(`actions.${action.replace('.', '_')}`, { defaultValue: action })}>
      {(act) => (
        <div className="grid gap-4 xl:grid-cols-2">
          <About act={act} />
          <Panel title={t('columns.changes')}>
            <Changes act={act} />
          </Panel>
        </div>
      )}
    </RecordPage>
  )
}

function About({ act }: { act: ActRow }) {
  const { t } = useTranslation('admin-activity-logs')
  const called = usePeopleCalled([act.actor_id, act.on_behalf_of])
  const screen = screenOf(act)
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.who')}>{act.actor_id === null ? t(`filters.actorOptions.${act.actor}`) : called(act.actor_id)}</Fact>
        <Fact name={t('behalf')}>{act.on_behalf_of !== null && called(act.on_behalf_of)}</Fact>
        <Fact name={t('columns.when')}>
          <Moment at={act.happened_at} />
        </Fact>
        <Fact name={t('columns.subject')}>
          {screen === undefined ? (
            <code>{act.subject}</code>
          ) : (
            <Link to={screen} className="text-indigo hover:underline">
              {act.subject}
            </Link>
          )}
        </Fact>
        <Fact name={t('columns.reason')}>{act.reason}</Fact>
        <Fact name={t('columns.request')}>
          {act.request_id !== '' && (
            <Link to={`/admin/activity-logs?filter=${encodeURIComponent(JSON.stringify({ q: act.request_id }))}`} className="text-indigo hover:underline">
              {act.request_id}
            </Link>
          )}
        </Fact>
      </Facts>
    </Panel>
  )
}

function Changes({ act }: { act: ActRow }) {
  const { t } = useTranslation('admin-activity-logs')
  const changes = changesOf(act.changes)
  if (changes.length === 0) return <p className="text-sm text-ink-soft">{t('noChanges')}</p>
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <thead>
        <tr className="border-b border-line text-start">
          {['field', 'before', 'after'].map((heading) => (
            <th key={heading} scope="col" className="py-1 pe-2 text-start font-semibold">
              {t(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field} className="border-b border-line align-top last:border-0">
            <th scope="row" className="py-1 pe-2 text-start font-normal text-ink-soft wrap-anywhere">
              <code>{field}</code>
            </th>
            <td className="py-1 pe-2 wrap-anywhere">
              <code>{plainly(before)}</code>
            </td>
            <td className="py-1 wrap-anywhere">
              <code>{plainly(after)}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
