import { Images } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { fileNameOf } from '../shop-pictures/stored-picture.ts'

/** The pictures of the shop, with what they show in every language. */
export const mediaCard: AdminCard = {
  name: 'media',
  section: 'content',
  icon: Images,
  words: 'admin-media',
  rights: { read: 'content.write', write: 'content.write' },
  source: {
    from: 'files',
    columns: 'id, bucket_id, name, content_type, size_bytes, uploaded_by, revision, created_at, width, height, alts, tags, changed_at',
    sorts: [
      { field: 'created_at', order: 'DESC' },
      { field: 'size_bytes', order: 'DESC' },
    ],
    found: 'media_found',
    filters: {
      tag: (tag) => (typeof tag === 'string' ? [{ column: 'tags', operator: 'cs', value: `{"${tag.replaceAll(/[\\"{},]/g, '')}"}` }] : []),
      undescribed: () => [{ column: 'alts', operator: 'eq', value: '{}' }],
    },
    uncounted: true,
  },
  exports: true,
  list: () => import('./media-list.tsx'),
  show: () => import('./media-show.tsx'),
  titleOf: ({ name }) => fileNameOf(String(name)),
}
