import { useTranslation } from 'react-i18next'
import { Moment } from '../../desk-kit/moment.tsx'
import { Fact, Facts, Panel } from '../../desk-kit/panel.tsx'
import { numberFormat } from '../../i18n/number-format.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import { sizeIn } from '../../i18n/size-in.ts'
import type { FileRow } from './file-row.ts'
import { useUploaders } from './use-files.ts'

/** What is known of a file by itself. */
export function FileFacts({ file }: { file: FileRow }) {
  const { t, i18n } = useTranslation('admin-files')
  const uploader = useUploaders([file])(file.id)
  return (
    <Panel title={t('facts')}>
      <Facts>
        <Fact name={t('columns.bucket')}>{t(`buckets.${file.bucket_id}.name`, { defaultValue: file.bucket_id })}</Fact>
        <Fact name={t('path')}>{file.name}</Fact>
        <Fact name={t('columns.type')}>{file.content_type}</Fact>
        <Fact name={t('columns.size')}>{sizeIn(i18n.language, file.size_bytes)}</Fact>
        <Fact name={t('points')}>{file.width !== null && file.height !== null && `${file.width} × ${file.height}`}</Fact>
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
