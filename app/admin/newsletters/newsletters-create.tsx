import { ChevronLeft } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { IssueRow } from './newsletter-row.ts'
import { IssueForm } from './issue-form.tsx'

/** Writes an issue, or a copy of another (`?of=`). */
export default function NewslettersCreate() {
  const { t } = useTranslation('admin-newsletters')
  const navigate = useNavigate()
  const of = useSearchParams()[0].get('of') ?? ''
  const copied = useGetOne<IssueRow>('newsletters', { id: of }, { enabled: of !== '', retry: false })
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/newsletters" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      {copied.error ? (
        <LoadFailure error={copied.error} onRetry={() => void copied.refetch()} />
      ) : of !== '' && !copied.data ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <IssueForm copyOf={copied.data} onDone={(id) => void navigate(`/admin/newsletters/${id}`)} />
      )}
    </section>
  )
}
