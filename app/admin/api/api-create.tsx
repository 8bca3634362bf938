import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ApiKeyForm } from './api-key-form.tsx'
import type { GivenKey } from './api-key-row.ts'
import { ApiKeySecret } from './api-key-secret.tsx'

/** Makes a key for a program, and shows its secret this once. */
export default function ApiCreate() {
  const { t } = useTranslation('admin-api')
  const may = useMay()
  const navigate = useNavigate()
  const [made, setMade] = useState<GivenKey>()
  if (!may('api.write')) return <EmptyState title={t('mayNot')} />
  const open = (id: string) => void navigate(`/admin/api/${id}`)
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/api" className="inline-flex min-h-9 items-center gap-1 text-sm text-indigo hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      {made?.secret === undefined ? <ApiKeyForm onDone={setMade} /> : <ApiKeySecret secret={made.secret} onKept={() => open(made.id)} />}
    </section>
  )
}
