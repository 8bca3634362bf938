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
import { pageOf, type PageHeadRow } from './page-head.ts'

const COLUMNS: readonly DeskColumn<PageHeadRow>[] = [
  { id: 'page', title: true, cell: (row) => <span className="wrap-anywhere">{pageOf(row).name}</span> },
  { id: 'kind', cell: ({ product_id: product }) => <KindName kind={product === null ? 'category' : 'product'} /> },
  { id: 'languages', cell: ({ texts }) => Object.keys(texts).join(', ') },
  { id: 'robots', cell: ({ is_noindex: out }) => out && <KeptOut /> },
  { id: 'changed', sort: 'changed_at', cell: ({ changed_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'of_product', kind: 'yes' },
  { name: 'of_category', kind: 'yes' },
  { name: 'noindex', kind: 'yes' },
]

/** The single pages whose title, description or standing with search engines staff have decided. */
export default function PageHeadsList() {
  const { t } = useTranslation('admin-page-heads')
  const may = useMay()
  return (
    <div className="flex flex-col gap-4">
      <SeoTabs />
      <p className="max-w-2xl text-sm text-ink-soft">{t('intro')}</p>
      <ResourceList
        columns={COLUMNS}
        filters={FILTERS}
        actions={
          may('content.write') && (
            <ButtonLink size="small" to="/admin/page-heads/create">
              {t('new')}
            </ButtonLink>
          )
        }
        empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
      />
    </div>
  )
}

function KindName({ kind }: { kind: 'product' | 'category' }) {
  const { t } = useTranslation('admin-page-heads')
  return t(`kinds.${kind}`)
}

/** Said of a page that search engines are told not to take in. */
export function KeptOut() {
  const { t } = useTranslation('admin-page-heads')
  return <Badge>{t('keptOut')}</Badge>
}
