import type { TestDatabase } from './database.ts'

/** A post nobody sees yet. `seen` is when it was changed, as the database writes it. */
export const givenPost = (db: TestDatabase): Promise<{ id: string; seen: string }> =>
  db.owner.one<{ id: string; seen: string }>(
    `insert into public.blog_posts (slug, title, content) values (gen_random_uuid()::text, 'Silk', 'Wash it cold.') returning id, updated_at::text as seen`,
  )

/** A category of the blog that holds nothing. */
export async function givenBlogCategory(db: TestDatabase): Promise<string> {
  return (await db.owner.one<{ id: string }>(`insert into public.blog_categories (id, name) values (gen_random_uuid()::text, 'Looms') returning id`)).id
}

/** A text that stood in a post. */
export async function givenVersion(db: TestDatabase): Promise<string> {
  const { id } = await givenPost(db)
  const made = await db.owner.one<{ id: string }>(
    `insert into public.blog_versions (post_id, language, title, content, excerpt, featured_image_alt, seo_title, seo_description)
     values ($1, 'en', 'Silk', 'Wash it warm.', '', '', '', '') returning id::text`,
    [id],
  )
  return made.id
}

/** Something of everything that is written for the blog: a post, what is being written for it and what it said before. */
export async function givenBlogRows(db: TestDatabase): Promise<void> {
  const { id } = await givenPost(db)
  await givenVersion(db)
  await db.owner.all(`insert into public.blog_drafts (post_id, language, title) values ($1, 'th', 'ไหม')`, [id])
  await db.owner.all(`insert into public.blog_categories (id, name, status) values ('put-away', 'Put away', 'inactive')`)
  await db.owner.all(`insert into public.blog_category_translations (category_id, language, name) values ('put-away', 'th', 'เก็บไว้')`)
  await db.owner.all(`insert into public.blog_categories (id, name, status, merged_into) values ('merged', 'Merged', 'archived', 'put-away')`)
  await db.owner.all(
    `insert into public.blog_category_merges (category_id, into_id, was_status, posts, reason) values ('merged', 'put-away', 'active', 0, 'Two of one kind')`,
  )
}
