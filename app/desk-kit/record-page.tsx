import { RecordContextProvider, type RaRecord, useBasename, useGetOne } from 'ra-core'
import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CHANGES_ELSEWHERE } from '../platform/query.ts'
import { RefusedAnswer } from '../platform/answered.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Part } from '../ui/part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CompanyNote, RecordCompany } from './company.tsx'
import { Late } from './late.tsx'
import { useRecordId } from './record-id.ts'
import { useCard } from './use-card.ts'

type RecordPageProps<Row extends RaRecord> = {
  renderTitle: (record: Row) => ReactNode
  /** Beside the title: the record's state. */
  renderBadges?: (record: Row) => ReactNode
  /** What may be done with it now. */
  renderActions?: (record: Row) => ReactNode
  children: (record: Row) => ReactNode
}

/** The page of one record: its name and state, what may be done with it, and its facts. It asks anew whenever it is opened, because others work on it too. */
export function RecordPage<Row extends RaRecord>({ renderTitle, renderBadges, renderActions, children }: RecordPageProps<Row>) {
  const card = useCard()
  const { t: own } = useTranslation(card.words)
  const { t } = useTranslation('desk-kit')
  const basename = useBasename()
  const id = useRecordId()
  const { data, error, isPending, refetch } = useGetOne<Row>(card.name, { id }, { retry: false, ...CHANGES_ELSEWHERE })
  const back = (
    <Link to={`${basename}/${card.name}`} className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
      <ChevronLeft className="size-4" aria-hidden="true" />
      {own('title')}
    </Link>
  )
  if (error && !data) {
    const gone = error instanceof RefusedAnswer && (error.status === 404 || error.status === 400)
    return (
      <>
        {back}
        {gone ? <EmptyState title={t('record.gone')} text={t('record.goneText')} /> : <LoadFailure level={1} error={error} onRetry={() => void refetch()} />}
      </>
    )
  }
  if (isPending || !data) {
    return (
      <div className="flex flex-col gap-4" aria-busy="true">
        {back}
        <Skeleton className="h-9 w-72" />
        <Skeleton className="h-64 w-full" />
      </div>
    )
  }
  return (
    <RecordContextProvider value={data}>
      <RecordCompany id={id}>
        <article className="flex flex-col gap-5">
          <header>
            {back}
            <div className="flex flex-wrap items-center justify-between gap-3">
              <div className="flex flex-wrap items-center gap-3">
                <h1 className="text-2xl wrap-anywhere">{renderTitle(data)}</h1>
                {renderBadges?.(data)}
              </div>
              {renderActions && (
                <div className="flex flex-wrap gap-2">
                  <Late className="h-11 w-32">{renderActions(data)}</Late>
                </div>
              )}
            </div>
            <CompanyNote />
          </header>
          <Part>
            <Late className="h-96 w-full">{children(data)}</Late>
          </Part>
        </article>
      </RecordCompany>
    </RecordContextProvider>
  )
}
