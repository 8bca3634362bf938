import { useEffect, useState } from 'react'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import type { PageText } from '../../pages/page-text.ts'
import { createDraftKeeper, type Kept } from '../blog/draft-keeper.ts'

type Of = { page: string; language: string; texts: PageText; revision: number | null }

/** What is typed into a page in one language, kept on the server. It begins with what it is first given; another draft is another form. */
export function useKeptPageDraft({ page, language, texts, revision }: Of) {
  const [shown, setShown] = useState<{ texts: PageText; kept: Kept }>({ texts, kept: revision === null ? 'clean' : 'kept' })
  const [keeper] = useState(() =>
    createDraftKeeper<PageText>({
      texts,
      revision,
      keep: (typed, seen) => askDatabase('keep_page_draft', { p_page: page, p_language: language, p_texts: typed, p_seen: seen }),
      tell: (typed, kept) => setShown({ texts: typed, kept }),
    }),
  )
  // Whoever goes on to another language leaves nothing behind.
  useEffect(() => () => keeper.leave(), [keeper])
  return { ...shown, ...keeper }
}
