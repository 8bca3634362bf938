import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { ExportMenu } from '../../desk-kit/export-menu.tsx'
import { OrderedList } from '../../desk-kit/ordered-list.tsx'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { type AttributeRow, listAttributes, missingIn, nameIn } from './attribute.ts'

/** What can be said of pieces, in the order in which makers are asked and buyers read it. */
export default function AttributesList() {
  const { t, i18n } = useTranslation('admin-attributes')
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const archived = search.has('archived')
  const attributes = useQuery({ queryKey: ['attributes', { archived }], queryFn: () => listAttributes(archived), ...CHANGES_ELSEWHERE })
  if (attributes.isError) return <LoadFailure level={1} error={attributes.error} onRetry={() => void attributes.refetch()} />
  return (
    <section aria-labelledby="attributes-title" className="flex flex-col gap-4 wrap-anywhere">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="max-w-2xl">
          <h1 id="attributes-title" className="text-2xl">
            {t('title')}
          </h1>
          <p className="text-sm text-ink-soft">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {may('catalogue.write') && (
            <ButtonLink size="small" to="/admin/attributes/create">
              {t('new')}
            </ButtonLink>
          )}
          <ExportMenu question={{ filter: archived ? { archived: true } : {}, sort: { field: 'sort_order', order: 'ASC' } }} />
        </div>
      </header>
      <Checkbox label={t('archivedOnly')} checked={archived} onChange={(event) => setSearch(event.currentTarget.checked ? { archived: '' } : {})} />
      {attributes.isPending ? (
        <Waiting className="h-64 w-full" />
      ) : attributes.data.length === 0 ? (
        <EmptyState level={2} className="py-8 sm:py-10" title={t(archived ? 'noneArchived' : 'none')} text={archived ? undefined : t('noneText')} />
      ) : (
        <OrderedList
          items={attributes.data}
          nameOf={({ texts }) => nameIn(texts, i18n.language)}
          mayMove={may('catalogue.write') && !archived}
          keep={({ ids, seen }) => askDatabase('order_attributes', { p_ids: ids, p_seen: seen })}
        >
          {(attribute) => <Line attribute={attribute} />}
        </OrderedList>
      )}
    </section>
  )
}

function Line({ attribute }: { attribute: AttributeRow }) {
  const { t, i18n } = useTranslation('admin-attributes')
  const missing = missingIn(attribute).length
  return (
    <div className="flex min-w-[min(14rem,100%)] flex-1 flex-col gap-0.5">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        <RecordLink to="attributes" id={attribute.id}>
          {nameIn(attribute.texts, i18n.language)}
        </RecordLink>
        <Badge>{t(`kinds.${attribute.kind}`)}</Badge>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
        {(attribute.kind === 'choice' || attribute.kind === 'choices') && <span>{t('valueCount', { count: attribute.values.length })}</span>}
        {attribute.unit !== '' && <span>{attribute.unit}</span>}
        <span>{t('categoryCount', { count: attribute.categories.length })}</span>
        {missing > 0 && <span>{t('missing', { count: missing })}</span>}
      </p>
    </div>
  )
}
