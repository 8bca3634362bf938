import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RecentCorrections } from './recent-corrections.tsx'
import { StocktakeForm } from './stocktake-form.tsx'

/** Several counts at once: pasted from a spreadsheet, looked at, then done all or none; the last ones beside it, to be taken back. */
export default function InventoryCreate() {
  const { t } = useTranslation('admin-inventory')
  const may = useMay()
  if (!may('inventory.write')) return <EmptyState title={t('stocktake.mayNot')} />
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/inventory" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('stocktake.verb')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('stocktake.text')}</p>
      </header>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <StocktakeForm />
        <RecentCorrections />
      </div>
    </section>
  )
}
