import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SeoTabs } from '../seo/seo-tabs.tsx'
import type { RedirectRow } from './redirect-row.ts'

const COLUMNS: readonly DeskColumn<RedirectRow>[] = [
  { id: 'from', title: true, sort: 'from_path', cell: ({ from_path: path }) => <span className="wrap-anywhere">{path}</span> },
  { id: 'to', cell: ({ to_path: path }) => <span className="wrap-anywhere">{path}</span> },
  { id: 'hits', sort: 'hits', cell: ({ hits }) => <Hits hits={hits} /> },
  { id: 'last', cell: ({ last_hit_at: at }) => <Moment at={at} /> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'unused', kind: 'yes' },
  { name: 'created_at', kind: 'days' },
]

/** Where addresses of pages that are gone lead to, and how often they are followed. */
export default function RedirectsList() {
  const { t } = useTranslation('admin-redirects')
  const may = useMay()
  return (
    <div className="flex flex-col gap-4">
      <SeoTabs />
      <ResourceList
        columns={COLUMNS}
        filters={FILTERS}
        actions={
          may('content.write') && (
            <ButtonLink size="small" to="/admin/redirects/create">
              {t('new')}
            </ButtonLink>
          )
        }
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
    </div>
  )
}

function Hits({ hits }: { hits: number }) {
  const { i18n } = useTranslation()
  return numberFormat(i18n.language).format(hits)
}
