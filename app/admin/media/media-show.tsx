import { useTranslation } from 'react-i18next'
import { RecordPage } from '../../desk-kit/record-page.tsx'
import { ActsPanel } from '../acts/acts-panel.tsx'
import { FileDeeds } from '../files/file-deeds.tsx'
import { FileFacts } from '../files/file-facts.tsx'
import { FilePreview } from '../files/file-preview.tsx'
import { FileUses } from '../files/file-uses.tsx'
import { AltForm } from './alt-form.tsx'
import { type MediaRow } from './media-row.ts'
import { altIn, fileNameOf } from '../shop-pictures/stored-picture.ts'

/** One picture of the shop: what it shows in every language, its tags, and where it is used. */
export default function MediaShow() {
  const { i18n } = useTranslation()
  return (
    <RecordPage<MediaRow>
      renderTitle={({ alts, name }) => altIn(alts, i18n.language) || fileNameOf(name)}
      renderActions={(picture) => <FileDeeds file={picture} within="/admin/media" />}
    >
      {(picture) => (
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <div className="flex flex-col gap-4">
            <FilePreview file={picture} open />
            <FileFacts file={picture} />
          </div>
          <div className="flex flex-col gap-4">
            <AltForm key={picture.changed_at} picture={picture} />
            <FileUses file={picture} />
            <ActsPanel noun="files" subjects={[picture.id]} />
          </div>
        </div>
      )}
    </RecordPage>
  )
}
