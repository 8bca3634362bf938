import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { RecordLink } from '../record-link/record-link.tsx'
import { FileDeeds } from './file-deeds.tsx'
import { FilePreview } from './file-preview.tsx'
import { fileNameOf, type FileRow, sizeIn } from './file-row.ts'
import { FileUses } from './file-uses.tsx'
import { useBuckets, useUploaders } from './use-files.ts'

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

function FileFacts({ file }: { file: FileRow }) {
  const { t, i18n } = useTranslation('admin-files')
  const uploader = useUploaders([file])(file.id)
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.bucket')}>{t(`buckets.${file.bucket_id}.name`, { defaultValue: file.bucket_id })}</Fact>
        <Fact name={t('path')}>{file.name}</Fact>
        <Fact name={t('columns.type')}>{file.content_type}</Fact>
        <Fact name={t('columns.size')}>{sizeIn(i18n.language, file.size_bytes)}</Fact>
        <Fact name={t('columns.owner')}>
          {uploader && (
            <RecordLink to="people" id={uploader.person_id}>
              {uploader.name}
            </RecordLink>
          )}
        </Fact>
        <Fact name={t('columns.created')}>
          <Moment at={file.created_at} />
        </Fact>
        <Fact name={t('revision')}>{file.revision > 0 && numberFormat(i18n.language).format(file.revision)}</Fact>
      </Facts>
    </Panel>
  )
}
