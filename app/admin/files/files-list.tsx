import { useListContext } from 'ra-core'
import { useTranslation } from 'react-i18next'
import type { DeskColumn } from '../../desk-kit/desk-column.ts'
import type { ListFilter } from '../../desk-kit/filter-bar.tsx'
import { Moment } from '../../desk-kit/moment.tsx'
import { ResourceList } from '../../desk-kit/resource-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BucketFolders } from './bucket-folders.tsx'
import { sizeIn } from '../../i18n/size-in.ts'
import { CONTENT_TYPES, type FileRow } from './file-row.ts'
import { FileThumb } from './file-thumb.tsx'
import { UnusedFiles } from './unused-files.tsx'
import { BUCKETS, useBuckets, useUploaders } from './use-files.ts'
import { fileNameOf } from '../shop-pictures/stored-picture.ts'

const COLUMNS: readonly DeskColumn<FileRow>[] = [
  { id: 'name', title: true, cell: (file) => <Named file={file} /> },
  { id: 'bucket', cell: ({ bucket_id: bucket }) => <Bucket bucket={bucket} /> },
  { id: 'type', cell: ({ content_type: type }) => type },
  { id: 'size', sort: 'size_bytes', numeric: true, cell: ({ size_bytes: bytes }) => <Size bytes={bytes} /> },
  { id: 'owner', cell: (file) => <Uploader file={file} /> },
  { id: 'created', sort: 'created_at', cell: ({ created_at: at }) => <Moment at={at} /> },
]

const FILTERS: readonly ListFilter[] = [
  { name: 'bucket_id', kind: 'choice', options: BUCKETS },
  { name: 'content_type', kind: 'choice', options: CONTENT_TYPES, optionWords: (type) => type },
  { name: 'created_at', kind: 'days' },
]

/** Everything the shop keeps: its folders, what nobody needs any more, and the files themselves. */
export default function FilesList() {
  const { t } = useTranslation('admin-files')
  return (
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      above={
        <>
          <BucketFolders />
          <UnusedFiles />
        </>
      }
      empty={<EmptyState level={2} className="py-8 sm:py-10" title={t('none')} text={t('noneText')} />}
    />
  )
}

function Named({ file }: { file: FileRow }) {
  const { data: buckets } = useBuckets()
  return (
    <span className="flex items-center gap-3">
      <FileThumb file={file} open={buckets?.some(({ id, is_public: open }) => id === file.bucket_id && open) ?? false} />
      <span className="min-w-0 wrap-anywhere">{fileNameOf(file.name)}</span>
    </span>
  )
}

function Bucket({ bucket }: { bucket: string }) {
  const { t } = useTranslation('admin-files')
  return t(`buckets.${bucket}.name`, { defaultValue: bucket })
}

function Size({ bytes }: { bytes: number }) {
  const { i18n } = useTranslation()
  return sizeIn(i18n.language, bytes)
}

function Uploader({ file }: { file: FileRow }) {
  const { data } = useListContext<FileRow>()
  return useUploaders(data ?? [])(file.id)?.name ?? null
}
