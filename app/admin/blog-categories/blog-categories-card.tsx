import { BookMarked } from 'lucide-react'
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
    found: 'blog_categories_found',
  },
  exports: true,
  list: () => import('./blog-categories-list.tsx'),
  show: () => import('./blog-categories-show.tsx'),
  create: () => import('./blog-categories-create.tsx'),
  titleOf: ({ name }) => String(name),
}
