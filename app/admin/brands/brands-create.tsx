import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { BrandForm } from './brand-form.tsx'

/** Makes a brand. */
export default function BrandsCreate() {
  const { t } = useTranslation('admin-brands')
  const navigate = useNavigate()
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/brands" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <BrandForm onDone={(id) => void navigate(`/admin/brands/${id}`)} />
    </section>
  )
}
