import { ChevronLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { WebhookForm } from './webhook-form.tsx'

/** Makes a webhook. */
export default function WebhooksCreate() {
  const { t } = useTranslation('admin-webhooks')
  const may = useMay()
  const navigate = useNavigate()
  if (!may('webhooks.write')) return <EmptyState title={t('mayNot')} />
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/webhooks" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <WebhookForm onDone={(id) => void navigate(`/admin/webhooks/${id}`)} />
    </section>
  )
}
