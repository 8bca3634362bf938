import { ChevronLeft } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PromotionForm } from './promotion-form.tsx'
import type { PromotionRow } from './promotion-row.ts'

/** Makes an offer, or a copy of another (`?of=`). */
export default function BogoPromotionsCreate() {
  const { t } = useTranslation(['admin-bogo-promotions', 'admin-campaigns'])
  const may = useMay()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const of = search.get('of') ?? ''
  const copied = useGetOne<PromotionRow>('bogo-promotions', { id: of }, { enabled: of !== '', retry: false })
  if (!may('promotions.write')) return <EmptyState title={t('admin-campaigns:mayNot')} />
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/bogo-promotions" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl wrap-anywhere">
          {copied.data ? t('admin-campaigns:copyOf', { name: copied.data.name }) : t('new')}
        </h1>
      </header>
      {copied.error ? (
        <LoadFailure error={copied.error} onRetry={() => void copied.refetch()} />
      ) : of !== '' && !copied.data ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <PromotionForm copyOf={copied.data} onDone={(id) => void navigate(`/admin/bogo-promotions/${id}`)} />
      )}
    </section>
  )
}
