import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { CollectionForm } from './collection-form.tsx'

/** Makes a collection. */
export default function CollectionsCreate() {
  const { t } = useTranslation('admin-collections')
  const navigate = useNavigate()
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/collections" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <CollectionForm onDone={(id) => void navigate(`/admin/collections/${id}`)} />
    </section>
  )
}
