import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RedirectForm } from './redirect-form.tsx'

/** Makes a redirect. */
export default function RedirectsCreate() {
  const { t } = useTranslation('admin-redirects')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('content.write')) return <EmptyState title={t('mayNot')} />
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/redirects" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <RedirectForm onDone={(id) => void navigate(`/admin/redirects/${id}`)} />
    </section>
  )
}
