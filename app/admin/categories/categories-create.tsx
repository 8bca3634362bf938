import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { CategoryForm } from './category-form.tsx'

/** Makes a family or a category, below the family of `?parent=` if there is one. */
export default function CategoriesCreate() {
  const { t } = useTranslation('admin-categories')
  const navigate = useNavigate()
  const parent = useSearchParams()[0].get('parent') ?? ''
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/categories" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <CategoryForm parent={parent} onDone={(id) => void navigate(`/admin/categories/${id}`)} />
    </section>
  )
}
