import { Folder, FolderLock } from 'lucide-react'
import { useListContext } from 'ra-core'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../i18n/number-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { sizeIn } from '../../i18n/size-in.ts'
import { type Bucket, useBuckets } from './use-files.ts'

/** The buckets as folders: what each is for, who sees it, and how much is in it. One that may be opened narrows the list below to itself. */
export function BucketFolders() {
  const { t } = useTranslation('admin-files')
  const buckets = useBuckets()
  const { filterValues, setFilters } = useListContext()
  const chosen: unknown = (filterValues as Record<string, unknown>)['bucket_id']
  if (buckets.isError) return <LoadFailureLine error={buckets.error} onRetry={() => void buckets.refetch()} />
  if (!buckets.data) return <Waiting className="h-64 w-full" />
  return (
    <ul aria-label={t('folders')} className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {buckets.data.map((bucket) => {
        const pressed = Array.isArray(chosen) && chosen.length === 1 && chosen[0] === bucket.id
        const toggle = () => {
          const { bucket_id: _old, ...rest } = filterValues as Record<string, unknown>
          setFilters(pressed ? rest : { ...rest, bucket_id: [bucket.id] }, undefined, false)
        }
        return (
          <li key={bucket.id} className="contents">
            {bucket.may_open ? (
              <button
                type="button"
                aria-pressed={pressed}
                onClick={toggle}
                className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-start hover:border-indigo aria-pressed:border-indigo aria-pressed:bg-indigo-wash"
              >
                <FolderFacts bucket={bucket} />
              </button>
            ) : (
              <div className="flex flex-col gap-1 rounded-card border border-line bg-paper p-4">
                <FolderFacts bucket={bucket} />
                <p className="text-sm text-ink-soft">{t('closed')}</p>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function FolderFacts({ bucket }: { bucket: Bucket }) {
  const { t, i18n } = useTranslation('admin-files')
  const Sign = bucket.is_public ? Folder : FolderLock
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <Sign className="size-5 text-ink-soft" aria-hidden="true" />
        <span className="min-w-0 font-semibold wrap-anywhere">{t(`buckets.${bucket.id}.name`, { defaultValue: bucket.id })}</span>
        <Badge>{t(bucket.is_public ? 'public' : 'private')}</Badge>
      </span>
      <span className="text-sm text-ink-soft">{t(`buckets.${bucket.id}.text`, { defaultValue: '' })}</span>
      <span className="text-sm">
        {t('amount', { count: bucket.files, number: numberFormat(i18n.language).format(bucket.files), size: sizeIn(i18n.language, bucket.bytes) })}
      </span>
    </>
  )
}
