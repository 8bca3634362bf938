import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { BlogCategoryForm } from './blog-category-form.tsx'

/** Makes a category of the blog. */
export default function BlogCategoriesCreate() {
  const { t } = useTranslation('admin-blog-categories')
  const navigate = useNavigate()
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/blog-categories" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <BlogCategoryForm onDone={(id) => void navigate(`/admin/blog-categories/${id}`)} />
    </section>
  )
}
