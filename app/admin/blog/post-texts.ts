import { answered } from '../../platform/answered.ts'
import { loadSupabase } from '../../platform/session/supabase.ts'

/** What a post says in a language. `content` is Markdown. */
export type PostTexts = { title: string; excerpt: string; content: string; featured_image_alt: string; seo_title: string; seo_description: string }

export const NO_TEXTS: PostTexts = { title: '', excerpt: '', content: '', featured_image_alt: '', seo_title: '', seo_description: '' }
export const TEXT_FIELDS = ['title', 'excerpt', 'content', 'featured_image_alt', 'seo_title', 'seo_description'] as const

const TEXTS = 'title, excerpt, content, featured_image_alt, seo_title, seo_description'

/** How a translation stands: as its table says, or not there. */
export type TranslationState = 'draft' | 'machine' | 'reviewed' | 'stale'

/** A post in a language: what stands there, what is being written, and in its own language what it is translated from. */
export type PostInLanguage = {
  source: PostTexts
  /** What readers of that language get once the post is shown; undefined where nobody has translated it. */
  live: PostTexts | undefined
  state: TranslationState | undefined
  draft: (PostTexts & { revision: number; saved_at: string }) | undefined
}

/** Browser only. Throws the API's error. */
export async function readTexts(post: string, language: string): Promise<PostInLanguage> {
  const supabase = await loadSupabase()
  const [{ data: source }, { data: translation }, { data: draft }] = await Promise.all([
    answered(supabase.from('blog_posts').select(`language, ${TEXTS}`).eq('id', post).single()),
    answered(supabase.from('blog_post_translations').select(`state, ${TEXTS}`).eq('post_id', post).eq('language', language).maybeSingle()),
    answered(supabase.from('blog_drafts').select(`revision, saved_at, ${TEXTS}`).eq('post_id', post).eq('language', language).maybeSingle()),
  ])
  const own = source.language === language
  return {
    source,
    live: own ? source : (translation ?? undefined),
    state: own ? undefined : translation?.state,
    draft: draft ?? undefined,
  }
}

/** Browser only. In which languages the post stands, and how. */
export async function listTranslations(post: string): Promise<{ language: string; state: TranslationState }[]> {
  return (await answered((await loadSupabase()).from('blog_post_translations').select('language, state').eq('post_id', post))).data
}

/** A text that stood there, as `list_blog_versions` answers; `returned_to` is the older one it repeats. */
export type PostVersion = { id: number; saved_at: string; person: string; returned_to: number | null }

/** Browser only. */
export async function readVersion(id: number): Promise<PostTexts> {
  return (await answered((await loadSupabase()).from('blog_versions').select(TEXTS).eq('id', id).single())).data
}
