import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { addressOfPage } from '../../pages/page-text.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageBadge } from './page-badge.tsx'
import { type PageRow, standingOf } from './page-row.ts'
import { usePageNames } from './use-page-names.ts'

const COLUMNS: readonly DeskColumn<PageRow>[] = [
  { id: 'page', title: true, cell: ({ id }) => <PageName id={id} /> },
  { id: 'state', cell: (page) => <PageBadge page={page} /> },
  { id: 'holds', cell: (page) => <Holds page={page} /> },
  { id: 'waits', cell: (page) => <Holds page={page} later /> },
  { id: 'drafts', cell: ({ drafts }) => <Drafts count={drafts.length} /> },
  { id: 'address', cell: ({ id }) => <span className="wrap-anywhere">{addressOfPage(id)}</span> },
  { id: 'changed', sort: 'changed_at', extra: true, cell: ({ changed_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [{ name: 'is_own', kind: 'yes' }]

/** Every page of text: which text holds, which one waits for its day, and what is being written. */
export default function PagesList() {
  const { t } = useTranslation('admin-pages')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        may('content.write') && (
          <ButtonLink size="small" to="/admin/pages/create">
            {t('new')}
          </ButtonLink>
        )
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

const PageName = ({ id }: { id: string }) => usePageNames()(id)

function Drafts({ count }: { count: number }) {
  const { t, i18n } = useTranslation('admin-pages')
  return count === 0 ? null : t('draftsIn', { count, number: numberFormat(i18n.language).format(count) })
}

function Holds({ page, later = false }: { page: PageRow; later?: boolean }) {
  const [now] = useState(() => new Date())
  const { holds, waits } = standingOf(page, now)
  const version = later ? waits : holds
  return version ? <Moment at={version.holds_from} /> : null
}
