import { FileText, ImageIcon, Lock } from 'lucide-react'
import { Picture } from '../../ui/picture.tsx'
import { type FileRow, isPictureFile } from './file-row.ts'
import { addressOf } from '../shop-pictures/stored-picture.ts'

/** A file at a glance: the picture itself where everybody may see it, otherwise what kind of thing it is. */
export function FileThumb({ file, open }: { file: FileRow; open: boolean }) {
  const Sign = !open ? Lock : isPictureFile(file) ? ImageIcon : FileText
  return (
    <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control border border-line bg-paper text-ink-soft">
      {open && isPictureFile(file) ? (
        <Picture src={addressOf(file)} alt="" ratio="1" sizes="2.5rem" widest={200} />
      ) : (
        <Sign className="size-5" aria-hidden="true" />
      )}
    </span>
  )
}
