import { BookMarked } from 'lucide-react'
import { literally, quoted } from '../../desk-kit/rest-question.ts'
import type { AdminCard } from '../card/admin-card.ts'
import { BLOG_CATEGORY_COLUMNS } from './blog-category.ts'

/** The categories that the posts of the blog stand in. */
export const blogCategoriesCard: AdminCard = {
  name: 'blog-categories',
  section: 'content',
  icon: BookMarked,
  words: 'admin-blog-categories',
  rights: { read: 'blog.read', write: 'blog.write' },
  source: {
    from: 'blog_categories',
    columns: BLOG_CATEGORY_COLUMNS,
    sorts: [{ field: 'sort_order', order: 'ASC' }],
    // The tabs of the blog: a row of them.
    search: (words) => ['name', 'id'].map((column) => `${column}.ilike.${quoted(`%${literally(words)}%`)}`).join(','),
  },
  exports: true,
  list: () => import('./blog-categories-list.tsx'),
  show: () => import('./blog-categories-show.tsx'),
  create: () => import('./blog-categories-create.tsx'),
  titleOf: ({ name }) => String(name),
}
