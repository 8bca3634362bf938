import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EFFECTS, type ListingRule } from './listing-rule.ts'
import { ChangeTerms } from './change-terms.tsx'
import { TermsAtAGlance } from './terms-at-a-glance.tsx'

const COLUMNS: readonly DeskColumn<ListingRule>[] = [
  { id: 'name', title: true, cell: ({ name }) => name },
  { id: 'words', cell: ({ words }) => <span className="line-clamp-2 wrap-anywhere">{words.join(', ')}</span> },
  { id: 'effect', cell: ({ effect }) => <EffectWord effect={effect} /> },
  { id: 'active', cell: ({ is_active: active }) => <RuleBadge active={active} /> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days />, extra: true },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'effect', kind: 'choice', options: EFFECTS },
  { name: 'is_active', kind: 'yes' },
]

/** What may not be sold here, and below it the terms that hold between the shop and its makers. */
export default function MarketplaceList() {
  const { t } = useTranslation('admin-marketplace')
  const may = useMay()
  return (
    <div className="flex flex-col gap-8">
      <ResourceList
        columns={COLUMNS}
        filters={FILTERS}
        actions={
          may('settings.write') && (
            <ButtonLink size="small" to="/admin/marketplace/create">
              {t('new')}
            </ButtonLink>
          )
        }
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
      <ChangeTerms />
      {may('settings.read') && <TermsAtAGlance />}
    </div>
  )
}

function EffectWord({ effect }: { effect: ListingRule['effect'] }) {
  const { t } = useTranslation('admin-marketplace')
  return t(`effects.${effect}`)
}

/** Whether a rule holds. */
export function RuleBadge({ active }: { active: boolean }) {
  const { t } = useTranslation('admin-marketplace')
  return <Badge tone={active ? 'leaf' : 'quiet'}>{t(`states.${active ? 'holds' : 'off'}`)}</Badge>
}
