import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { FileDeeds } from './file-deeds.tsx'
import { FileFacts } from './file-facts.tsx'
import { FilePreview } from './file-preview.tsx'
import { type FileRow } from './file-row.ts'
import { FileUses } from './file-uses.tsx'
import { useBuckets } from './use-files.ts'
import { fileNameOf } from '../shop-pictures/stored-picture.ts'

/** One file: what it shows, who brought it, where it is used, and what may be done with it. */
export default function FilesShow() {
  const { t } = useTranslation('admin-files')
  const { data: buckets } = useBuckets()
  const openOf = ({ bucket_id: bucket }: FileRow) => buckets?.find(({ id }) => id === bucket)?.is_public
  return (
    <RecordPage<FileRow>
      renderTitle={({ name }) => fileNameOf(name)}
      renderBadges={(file) => openOf(file) !== undefined && <Badge>{t(openOf(file) ? 'public' : 'private')}</Badge>}
      renderActions={(file) => openOf(file) && <FileDeeds file={file} />}
    >
      {(file) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <FilePreview file={file} open={openOf(file)} />
          <div className="flex flex-col gap-4">
            <FileFacts file={file} />
            <FileUses file={file} />
            <ActsPanel noun="files" subjects={[file.id]} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}
