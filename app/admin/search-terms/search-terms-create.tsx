import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { TermForm } from './term-form.tsx'

/** Makes a term, with the name that somebody came with from what found nothing. */
export default function SearchTermsCreate() {
  const { t } = useTranslation('admin-search-terms')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/search-terms" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <TermForm word={(search.get('word') ?? '').slice(0, 60)} onDone={(id) => void navigate(`/admin/search-terms/${id}`)} />
    </section>
  )
}
