import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import type { Language } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { PostRow } from './post-row.ts'
import type { TranslationState } from './post-texts.ts'

type StateNoteProps = { post: PostRow; language: Language; state: TranslationState | undefined }

/** That a translation is by a machine or older than its source, and the way to say that it is right as it stands. */
export function StateNote({ post, language, state }: StateNoteProps) {
  const { t } = useTranslation('admin-blog')
  const may = useMay()
  const { act, busy } = useAct()
  if (state !== 'machine' && state !== 'stale') return null
  const right = () =>
    act({
      ask: () => askDatabase('review_translation', { p_kind: 'posts', p_id: post.id, p_language: language, p_seen: state }),
      done: t('reviewed'),
    })
  return (
    <Notice
      tone="news"
      action={
        may('translations.write') && (
          <Button size="small" look="quiet" busy={busy} onClick={() => void right()}>
            {t('review')}
          </Button>
        )
      }
    >
      {t(`note.${state}`)}
    </Notice>
  )
}
