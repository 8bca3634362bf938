import { useEffect, useState } from 'react'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { createDraftKeeper, type Kept } from './draft-keeper.ts'
import type { PostTexts } from './post-texts.ts'

type Of = { post: string; language: string; texts: PostTexts; revision: number | null }

/** What is typed into a post in one language, kept on the server. It begins with what it is first given; another draft is another form. */
export function useKeptDraft({ post, language, texts, revision }: Of) {
  const [shown, setShown] = useState<{ texts: PostTexts; kept: Kept }>({ texts, kept: revision === null ? 'clean' : 'kept' })
  const [keeper] = useState(() =>
    createDraftKeeper({
      texts,
      revision,
      keep: (typed, seen) => askDatabase('keep_blog_draft', { p_post: post, p_language: language, p_texts: typed, p_seen: seen }),
      tell: (typed, kept) => setShown({ texts: typed, kept }),
    }),
  )
  // Whoever goes on to another language leaves nothing behind.
  useEffect(() => () => keeper.leave(), [keeper])
  return { ...shown, ...keeper }
}
