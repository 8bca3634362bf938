import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TermForm } from './term-form.tsx'

/** Adds a term to the glossary. */
export default function MachineTranslationCreate() {
  const { t } = useTranslation('admin-machine-translation')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('translations.write')) return <EmptyState title={t('mayNot')} />
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/machine-translation" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <TermForm onDone={(id) => void navigate(`/admin/machine-translation/${id}`)} />
    </section>
  )
}
