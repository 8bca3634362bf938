import { useListContext } from 'ra-core'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import type { BroughtView } from '../../desk-kit/saved-views.ts'
import { usePeopleCalled } from '../people-called/use-people-called.tsx'
import { ACTORS, type ActRow, changesOf, NOUNS, plainly } from './act-row.ts'
import { LastCheck } from './last-check.tsx'

const COLUMNS: readonly DeskColumn<ActRow>[] = [
  { id: 'act', title: true, cell: (act) => <Act act={act} /> },
  { id: 'when', cell: ({ happened_at: at }) => <Moment at={at} /> },
  { id: 'who', cell: (act) => <Who act={act} /> },
  { id: 'subject', cell: ({ subject }) => <code className="wrap-anywhere">{subject}</code> },
  { id: 'changes', cell: (act) => <Changed act={act} /> },
  { id: 'reason', cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
  { id: 'request', extra: true, cell: ({ request_id: request }) => <code className="wrap-anywhere">{request}</code> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'noun', kind: 'choice', options: NOUNS },
  { name: 'actor', kind: 'choice', options: ACTORS },
  { name: 'happened_at', kind: 'days' },
]

const VIEWS: readonly BroughtView[] = [
  { name: 'staff', question: () => ({ filter: { actor: ['staff', 'terminal'] } }) },
  { name: 'rights', question: () => ({ filter: { noun: ['staff_members', 'staff_roles', 'staff_role_permissions', 'staff_invitations'] } }) },
  {
    name: 'money',
    question: () => ({
      filter: { noun: ['payouts', 'payout_holds', 'bank_account_changes', 'refunds', 'transfers', 'payment_slips', 'chargebacks', 'chargeback_shares'] },
    }),
  },
  { name: 'settings', question: () => ({ filter: { noun: ['shop_settings'] } }) },
]

/** Everything that staff did, and every change of money, rights, prices and settings. */
export default function ActivityLogsList() {
  return (
    <div className="flex flex-col gap-4">
      <LastCheck />
      <ResourceList columns={COLUMNS} filters={FILTERS} views={VIEWS} />
    </div>
  )
}

function Act({ act }: { act: ActRow }) {
  const { t } = useTranslation('admin-activity-logs')
  return t(`actions.${act.action.replace('.', '_')}`, { defaultValue: act.action })
}

function Who({ act }: { act: ActRow }) {
  const { t } = useTranslation('admin-activity-logs')
  const { data = [] } = useListContext<ActRow>()
  const called = usePeopleCalled(data.flatMap((row) => [row.actor_id, row.on_behalf_of]))
  if (act.actor_id === null) return t(`filters.actorOptions.${act.actor}`)
  return (
    <span className="wrap-anywhere">
      {called(act.actor_id)}
      {act.on_behalf_of !== null && ` (${t('onBehalfOf', { name: called(act.on_behalf_of) })})`}
    </span>
  )
}

/** The first fields that changed; all of them stand on the act's own page. */
function Changed({ act }: { act: ActRow }) {
  const changes = changesOf(act.changes)
  const shown = changes.slice(0, 2).map(({ field, before, after }) => `${field}: ${[plainly(before), plainly(after)].filter(Boolean).join(' → ')}`)
  return <span className="line-clamp-2 max-w-md wrap-anywhere">{shown.join(' · ') + (changes.length > 2 ? ' …' : '')}</span>
}
