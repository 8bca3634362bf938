import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { type AutomationRule, EVENTS, wordOf } from './automation-rule.ts'
import { RuleBadge } from './rule-badge.tsx'

const COLUMNS: readonly DeskColumn<AutomationRule>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'event', cell: (rule) => <When rule={rule} /> },
  { id: 'deeds', cell: (rule) => <Then rule={rule} /> },
  { id: 'state', cell: (rule) => <RuleBadge rule={rule} /> },
  { id: 'done', numeric: true, cell: ({ done_count: count }) => <Count count={count} /> },
  { id: 'last', cell: ({ last_at: at }) => at && <Moment at={at} /> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days />, extra: true },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'event', kind: 'choice', options: EVENTS },
  { name: 'is_on', kind: 'yes' },
]

/** What the shop does by itself. */
export default function AutomationList() {
  const { t } = useTranslation('admin-automation')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        may('automation.write') && (
          <ButtonLink size="small" to="/admin/automation/create">
            {t('new')}
          </ButtonLink>
        )
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function When({ rule: { event, days } }: { rule: AutomationRule }) {
  const { t } = useTranslation('admin-automation')
  return t(`events.${wordOf(event)}`, { count: days ?? 0 })
}

function Then({ rule: { deeds } }: { rule: AutomationRule }) {
  const { t } = useTranslation('admin-automation')
  return deeds.map(({ deed }) => t(`deeds.${deed}`)).join(', ')
}

function Count({ count }: { count: number }) {
  const { i18n } = useTranslation()
  return numberFormat(i18n.language).format(count)
}
