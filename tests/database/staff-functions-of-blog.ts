import type { TestDatabase } from '../support/database.ts'
import { givenPost, givenVersion } from '../support/blog-rows.ts'
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
]
