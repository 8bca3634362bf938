import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { addressOfPage } from '../../pages/page-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DecideButtons } from '../inbox/decide-buttons.tsx'
import { type PageRow, readRevisions, standingOf } from './page-row.ts'
import { PublishDialog } from './publish-dialog.tsx'

/** What may be done with a page: publish what is written, see it before, show and hide one of the shop's own. */
export function PageDeeds({ page, onPublished }: { page: PageRow; onPublished: () => void }) {
  const { t } = useTranslation('admin-pages')
  const may = useMay()
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const [publishing, setPublishing] = useState<Record<string, number>>()
  const [token, setToken] = useState('')
  const [now] = useState(() => new Date())
  const { holds } = standingOf(page, now)
  if (!may('content.write')) return null
  const preview = () =>
    act({
      ask: () => askDatabase<string>('ask_page_preview', { p_page: page.id }),
      done: (made) => {
        setToken(made)
        return t('preview.made')
      },
    })
  const shown = page.status === 'shown'
  const show = () => act({ ask: () => askDatabase('show_page', { p_id: page.id, p_shown: !shown }), done: t(shown ? 'hide.done' : 'show.done') })
  return (
    <>
      <Button size="small" disabled={page.drafts.length === 0} onClick={() => void readRevisions(page.id).then(setPublishing)}>
        {t('publish.verb')}
      </Button>
      <Button size="small" look="quiet" busy={busy} onClick={() => void preview()}>
        {t('preview.verb')}
      </Button>
      {(!page.is_own || holds) && shown && (
        <a
          href={addressOfPage(page.id)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-9 items-center px-2 text-sm text-indigo underline underline-offset-4"
        >
          {t('view')}
        </a>
      )}
      {page.is_own && holds && (
        <Button size="small" look="quiet" busy={busy} onClick={() => void show()}>
          {t(shown ? 'hide.verb' : 'show.verb')}
        </Button>
      )}
      {page.is_own && !holds && (
        <DecideButtons
          choices={[
            {
              id: 'remove',
              look: 'danger',
              verb: t('remove.verb'),
              title: t('remove.title'),
              consequence: t('remove.consequence'),
              done: t('remove.done'),
              ask: async (reason) => {
                const answer = await askDatabase('remove_page', { p_id: page.id, p_reason: reason })
                if (answer.done) void navigate('/admin/pages')
                return answer
              },
              refused: ({ code }) => (code === 'used' ? t('refused.used') : undefined),
            },
          ]}
        />
      )}
      {publishing && <PublishDialog page={page} what={{ drafts: publishing }} onClose={() => setPublishing(undefined)} onPublished={onPublished} />}
      <Dialog open={token !== ''} onClose={() => setToken('')} title={t('preview.title')}>
        <p className="mb-3">{t('preview.text')}</p>
        <ul className="grid grid-cols-2 gap-1 sm:grid-cols-3">
          {LANGUAGES.map((language) => (
            <li key={language}>
              <a
                href={`/${language}/pages/preview/${token}`}
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
