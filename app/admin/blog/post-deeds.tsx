import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useMoments } from '../../i18n/use-moments.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { type PostRow, postStateOf } from './post-row.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { useRefusals } from './use-refusals.ts'

/** What may be done with a post; each has its way back, so none asks why. */
export function PostDeeds({ post }: { post: PostRow }) {
  const { t } = useTranslation('admin-blog')
  const may = useMay()
  const moments = useMoments()
  const { act, busy } = useAct()
  const refused = useRefusals()
  const [now] = useState(() => new Date())
  const [publishing, setPublishing] = useState(false)
  const state = postStateOf(post, now)
  const move = (to: 'published' | 'draft' | 'archived', at: string | null, done: string) =>
    act({ ask: () => askDatabase('move_blog_post', { p_id: post.id, p_to: to, p_at: at, p_seen: post.updated_at }), done, refused })
  const view = state === 'published' && (
    <a href={`/blog/${post.slug}`} target="_blank" rel="noreferrer" className={buttonClass('quiet', 'small')}>
      {t('view')}
    </a>
  )
  if (!may('blog.write')) return view
  return (
    <>
      {(state === 'draft' || state === 'scheduled') && (
        <Button size="small" onClick={() => setPublishing(true)}>
          {t(state === 'scheduled' ? 'publish.change' : 'publish.verb')}
        </Button>
      )}
      {view}
      <PreviewDialog post={post} />
      {(state === 'published' || state === 'scheduled') && (
        <Button size="small" look="quiet" busy={busy} onClick={() => void move('draft', null, t('moves.draft.done'))}>
          {t('moves.draft.verb')}
        </Button>
      )}
      {state === 'archived' ? (
        <Button size="small" look="quiet" busy={busy} onClick={() => void move('draft', null, t('moves.restored.done'))}>
          {t('moves.restored.verb')}
        </Button>
      ) : (
        <Button size="small" look="quiet" busy={busy} onClick={() => void move('archived', null, t('moves.archived.done'))}>
          {t('moves.archived.verb')}
        </Button>
      )}
      <PublishDialog
        open={publishing}
        busy={busy}
        planned={state === 'scheduled' ? post.published_at : null}
        onClose={() => setPublishing(false)}
        onPublish={async (at) => {
          const moment = at && moments({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
          if (await move('published', at, moment ? t('publish.planned', { moment }) : t('publish.done'))) setPublishing(false)
        }}
      />
    </>
  )
}
