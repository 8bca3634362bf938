import type { TestDatabase } from '../support/database.ts'
import { givenBlogCategory, givenPost, givenVersion } from '../support/blog-rows.ts'
import type { StaffFunction } from './staff-functions-of-books.ts'

/** What staff do with the blog. */
export const functionsOfBlog = (db: () => TestDatabase): readonly StaffFunction[] => [
  {
    name: 'write_blog_post',
    permission: 'blog.write',
    fresh: false,
    call: async () => [`select public.write_blog_post(null, jsonb_build_object('title', 'Silk', 'slug', gen_random_uuid()), null)`, []],
  },
  {
    name: 'keep_blog_draft',
    permission: 'blog.write',
    fresh: false,
    call: async () => [`select public.keep_blog_draft($1, 'en', '{}', null)`, [(await givenPost(db())).id]],
  },
  {
    name: 'drop_blog_draft',
    permission: 'blog.write',
    fresh: false,
    call: async () => [`select public.drop_blog_draft($1, 'en', null)`, [(await givenPost(db())).id]],
  },
  {
    name: 'save_blog_text',
    permission: 'blog.write',
    fresh: false,
    call: async () => {
      const { id } = await givenPost(db())
      await db().owner.all(`insert into public.blog_drafts (post_id, language, title) values ($1, 'en', 'Silk')`, [id])
      return [`select public.save_blog_text($1, 'en', 1)`, [id]]
    },
  },
  {
    name: 'return_blog_text',
    permission: 'blog.write',
    fresh: false,
    call: async () => ['select public.return_blog_text($1, $1)', [await givenVersion(db())]],
  },
  {
    name: 'move_blog_post',
    permission: 'blog.write',
    fresh: false,
    call: async () => {
      const { id, seen } = await givenPost(db())
      return [`select public.move_blog_post($1, 'archived', null, $2)`, [id, seen]]
    },
  },
  {
    name: 'ask_blog_preview',
    permission: 'blog.write',
    fresh: false,
    call: async () => ['select public.ask_blog_preview($1)', [(await givenPost(db())).id]],
  },
  {
    name: 'list_blog_versions',
    permission: 'blog.read',
    fresh: false,
    call: async () => [`select public.list_blog_versions($1, 'en')`, [(await givenPost(db())).id]],
  },
  { name: 'blog_category_counts', permission: 'blog.read', fresh: false, call: async () => ['select from public.blog_category_counts()', []] },
  {
    name: 'write_blog_category',
    permission: 'blog.write',
    fresh: false,
    call: async () => [
      `select public.write_blog_category(null, jsonb_build_object('id', gen_random_uuid(), 'texts', '{"en": {"name": "Looms"}}'::jsonb), null)`,
      [],
    ],
  },
  {
    name: 'order_blog_categories',
    permission: 'blog.write',
    fresh: false,
    call: async () => {
      await givenBlogCategory(db())
      const all = await db().owner.all<{ id: string }>('select id from public.blog_categories where merged_into is null order by sort_order, id')
      return ['select public.order_blog_categories($1, $1)', [all.map(({ id }) => id)]]
    },
  },
  {
    name: 'show_blog_category',
    permission: 'blog.write',
    fresh: false,
    call: async () => ['select public.show_blog_category($1, false)', [await givenBlogCategory(db())]],
  },
  {
    name: 'merge_blog_category',
    permission: 'blog.write',
    fresh: false,
    call: async () => [`select public.merge_blog_category($1, $2, 0, 'Two of one kind')`, [await givenBlogCategory(db()), await givenBlogCategory(db())]],
  },
  {
    name: 'undo_blog_category_merge',
    permission: 'blog.write',
    fresh: false,
    call: async () => {
      const { id } = await db().owner.one<{ id: string }>(
        `insert into public.blog_category_merges (category_id, into_id, was_status, posts, reason) values ($1, $2, 'active', 0, 'Two of one kind') returning id`,
        [await givenBlogCategory(db()), await givenBlogCategory(db())],
      )
      return [`select public.undo_blog_category_merge($1, 'They differ')`, [id]]
    },
  },
  {
    name: 'remove_blog_category',
    permission: 'blog.write',
    fresh: true,
    call: async () => [`select public.remove_blog_category($1, 'Made by mistake')`, [await givenBlogCategory(db())]],
  },
]
