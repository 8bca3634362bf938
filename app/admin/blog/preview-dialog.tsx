import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { PostRow } from './post-row.ts'

/** Makes a link by which the post is seen as readers will see it, in any language. Asking for the page would show nothing that was typed in this moment, so it is said what is seen. */
export function PreviewDialog({ post }: { post: PostRow }) {
  const { t } = useTranslation('admin-blog')
  const { act, busy } = useAct()
  const [token, setToken] = useState('')
  const ask = () =>
    act({
      ask: () => askDatabase<string>('ask_blog_preview', { p_post: post.id }),
      done: (made) => {
        setToken(made)
        return t('preview.made')
      },
    })
  return (
    <>
      <Button size="small" look="quiet" busy={busy} onClick={() => void ask()}>
        {t('preview.verb')}
      </Button>
      <Dialog open={token !== ''} onClose={() => setToken('')} title={t('preview.title')}>
        <p className="mb-3">{t('preview.text')}</p>
        <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3">
          {LANGUAGES.map((language) => (
            <li key={language}>
              <a
                href={`/${language}/blog/preview/${token}`}
                target="_blank"
                rel="noreferrer"
                lang={language}
                className="inline-flex min-h-11 w-full items-center rounded-control px-3 text-indigo hover:bg-indigo-wash hover:underline"
              >
                {LANGUAGE_NAMES[language]}
              </a>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
