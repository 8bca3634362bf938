import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { RowsLink } from '../../desk-kit/rows-link.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Thumbnail } from '../../ui/thumbnail.tsx'
import { BRAND_STATES, type BrandRow, countProducts } from './brand.ts'
import { BrandBadge } from './brand-badge.tsx'

const COLUMNS: readonly DeskColumn<BrandRow>[] = [
  { id: 'name', title: true, sort: 'name', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { id: 'logo', extra: true, cell: ({ logo_url: logo }) => <Thumbnail src={logo} /> },
  { id: 'state', cell: (brand) => <BrandBadge brand={brand} /> },
  { id: 'open', cell: ({ open_to_all: open }) => <WhoMay open={open} /> },
  { id: 'products', numeric: true, cell: (brand) => <Listed brand={brand} /> },
  { id: 'slug', extra: true, cell: ({ slug }) => <span className="wrap-anywhere">{slug}</span> },
  { id: 'created', extra: true, sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} days /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'state', kind: 'choice', options: BRAND_STATES },
  { name: 'closed', kind: 'yes' },
]

/** Marks under which makers sell, and how much stands under each. */
export default function BrandsList() {
  const { t } = useTranslation('admin-brands')
  const may = useMay()
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      actions={
        may('catalogue.write') && (
          <ButtonLink size="small" to="/admin/brands/create">
            {t('new')}
          </ButtonLink>
        )
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function WhoMay({ open }: { open: boolean }) {
  const { t } = useTranslation('admin-brands')
  return t(open ? 'who.open' : 'who.closed')
}

/** How many pieces are for sale under it; one question for the whole list. */
function Listed({ brand }: { brand: BrandRow }) {
  const { i18n } = useTranslation()
  const counts = useQuery({ queryKey: ['brand-counts'], queryFn: countProducts, ...CHANGES_ELSEWHERE })
  if (!counts.data) return '…'
  const listed = counts.data.find(({ brand_id: of }) => of === brand.id)?.listed ?? 0
  return (
    <RowsLink to="products" filter={{ brand_id: brand.id }}>
      {numberFormat(i18n.language).format(listed)}
    </RowsLink>
  )
}
