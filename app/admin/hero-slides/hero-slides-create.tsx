import { ChevronLeft } from 'lucide-react'
import { useGetOne } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { SlideRow } from './slide.ts'
import { SlideForm } from './slide-form.tsx'

/** Makes a slide, or a copy of another (`?of=`). */
export default function HeroSlidesCreate() {
  const { t } = useTranslation('admin-hero-slides')
  const navigate = useNavigate()
  const of = useSearchParams()[0].get('of') ?? ''
  const copied = useGetOne<SlideRow>('hero-slides', { id: of }, { enabled: of !== '', retry: false })
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/hero-slides" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
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
        <SlideForm copyOf={copied.data} onDone={(id) => void navigate(`/admin/hero-slides/${id}`)} />
      )}
    </section>
  )
}
