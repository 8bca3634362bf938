import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SeoTabs } from '../seo/seo-tabs.tsx'
import { KINDS, nameOfTerm, namesOf, type TermRow } from './term.ts'

/** Names said in a row of the list; the rest is on the term's page. */
const SAID = 6

const COLUMNS: readonly DeskColumn<TermRow>[] = [
  { id: 'term', title: true, sort: 'key', cell: ({ words }) => nameOfTerm(words) },
  { id: 'names', cell: ({ words }) => <span className="wrap-anywhere">{sayNames(namesOf(words))}</span> },
  { id: 'kind', cell: ({ kind }) => <KindName kind={kind} /> },
  { id: 'state', cell: (term) => <TermBadge term={term} /> },
  { id: 'changed', sort: 'changed_at', cell: ({ changed_at: at }) => <Moment at={at} days /> },
]

/** What things are called, by the search as well as by buyers. */
export default function SearchTermsList() {
  const { t } = useTranslation('admin-search-terms')
  const may = useMay()
  const filters: readonly ListFilter[] = [
    { name: 'kind', kind: 'choice', options: KINDS, optionWords: (kind) => t(`kinds.${kind}`) },
    { name: 'ours', kind: 'yes' },
    { name: 'off', kind: 'yes' },
  ]
  return (
    <div className="flex flex-col gap-4">
      <SeoTabs />
      <ResourceList
        columns={COLUMNS}
        filters={filters}
        actions={
          may('content.write') && (
            <ButtonLink size="small" to="/admin/search-terms/create">
              {t('new')}
            </ButtonLink>
          )
        }
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
    </div>
  )
}

const sayNames = (names: readonly string[]): string => names.slice(0, SAID).join(', ') + (names.length > SAID ? ' …' : '')

function KindName({ kind }: Pick<TermRow, 'kind'>) {
  const { t } = useTranslation('admin-search-terms')
  return t(`kinds.${kind}`)
}

/** Whether a term holds, and whether it says what the shop came with. */
export function TermBadge({ term }: { term: TermRow }) {
  const { t } = useTranslation('admin-search-terms')
  if (!term.is_active) return <Badge>{t('states.off')}</Badge>
  return <Badge>{t(term.built_in === null ? 'states.own' : term.is_ours ? 'states.changed' : 'states.builtIn')}</Badge>
}
