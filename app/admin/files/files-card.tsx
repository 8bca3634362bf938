import { Folder } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { fileNameOf } from '../shop-pictures/stored-picture.ts'

/** Every file the shop keeps, and where it is used. */
export const filesCard: AdminCard = {
  name: 'files',
  section: 'content',
  icon: Folder,
  words: 'admin-files',
  rights: { read: 'content.write', write: 'content.write' },
  source: {
    from: 'files',
    columns: 'id, bucket_id, name, content_type, size_bytes, uploaded_by, revision, created_at, width, height',
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'size_bytes', order: 'DESC' },
    ],
    found: 'files_found',
  },
  exports: true,
  list: () => import('./files-list.tsx'),
  show: () => import('./files-show.tsx'),
  titleOf: ({ name }) => fileNameOf(String(name)),
}
