import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RuleForm } from './rule-form.tsx'

/** Writes a rule of automation. */
export default function AutomationCreate() {
  const { t } = useTranslation('admin-automation')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('automation.write')) return <EmptyState title={t('mayNot')} />
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/automation" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <RuleForm onDone={(id) => void navigate(`/admin/automation/${id}`)} />
    </section>
  )
}
