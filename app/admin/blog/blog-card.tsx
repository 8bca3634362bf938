import { Newspaper } from 'lucide-react'
import type { AdminCard } from '../card/admin-card.ts'

const ROW = 'id, slug, language, title, category_id, author, featured_image, product_search, reading_time, status, published_at, created_at, updated_at'

/** The posts of the shop's blog. */
export const blogCard: AdminCard = {
  name: 'blog',
  section: 'content',
  icon: Newspaper,
  words: 'admin-blog',
  rights: { read: 'blog.read', write: 'blog.write' },
  source: {
    from: 'blog_posts',
    columns: ROW,
    record: `${ROW}, tags:blog_post_tags(tag:blog_tags(id, name))`,
    sorts: [
      { field: 'updated_at', order: 'DESC' },
      { field: 'title', order: 'ASC' },
    ],
    filters: {
      scheduled: () => [
        { column: 'status', operator: 'eq', value: 'published' },
        { column: 'published_at', operator: 'gt', value: new Date().toISOString() },
      ],
    },
    found: 'blog_posts_found',
  },
  exports: true,
  list: () => import('./blog-list.tsx'),
  show: () => import('./blog-show.tsx'),
  create: () => import('./blog-create.tsx'),
  titleOf: ({ title }) => String(title),
}
