import { GalleryHorizontal } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'
import { titleIn } from './slide.ts'

const ROW = 'id, image_url, link, texts, sort_order, is_active, starts_at, ends_at, created_at, changed_at, archived_at'

/** The slides at the top of the home page. */
export const heroSlidesCard: AdminCard = {
  name: 'hero-slides',
  section: 'content',
  icon: GalleryHorizontal,
  words: 'admin-hero-slides',
  rights: { read: 'content.write', write: 'content.write' },
  source: { from: 'hero_slides', columns: ROW, sorts: [{ field: 'sort_order', order: 'ASC' }] },
  exports: true,
  list: () => import('./hero-slides-list.tsx'),
  show: () => import('./hero-slides-show.tsx'),
  create: () => import('./hero-slides-create.tsx'),
  titleOf: ({ texts }) => titleIn(texts as Parameters<typeof titleIn>[0], 'en'),
}
