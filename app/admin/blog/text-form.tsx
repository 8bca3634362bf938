import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, languageOf, type Language } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { KeptLine } from './kept-line.tsx'
import type { PostRow } from './post-row.ts'
import { NO_TEXTS, type PostInLanguage, type PostTexts } from './post-texts.ts'
import { StateNote } from './state-note.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useRefusals } from './use-refusals.ts'

const ArticleEditor = lazy(() => import('../article-editor/article-editor.tsx'))

type TextFormProps = {
  post: PostRow
  language: Language
  read: PostInLanguage
  again: () => Promise<{ data?: PostInLanguage | undefined }>
  /** The form is to be opened anew with what stands now. */
  onTurn: () => void
}

/** The text of a post in a language; a translation beside its source. */
export function TextForm({ post, language, read, again, onTurn }: TextFormProps) {
  const { t } = useTranslation('admin-blog')
  const may = useMay()
  const { act, busy } = useAct()
  const refused = useRefusals()
  const [opened] = useState(read)
  const draft = useKeptDraft({ post: post.id, language, texts: opened.draft ?? opened.live ?? NO_TEXTS, revision: opened.draft?.revision ?? null })
  const [rewritten, setRewritten] = useState(false)
  const [throwing, setThrowing] = useState(false)
  // What is put into the text from outside the editor has it begin anew.
  const [copies, setCopies] = useState(0)
  const { texts, kept } = draft
  const translating = post.language !== language
  const writes = may('blog.write')
  useEditing(kept !== 'clean')
  const field = (name: keyof PostTexts, most: number) => ({
    label: t(`fields.${name}`),
    lang: language,
    maxLength: most,
    value: texts[name],
    readOnly: !writes,
    onChange: (event: { currentTarget: { value: string } }) => draft.type({ [name]: event.currentTarget.value }),
  })
  const save = async () => {
    const revision = await draft.settle()
    if (revision === undefined) return
    const saved = await act({
      ask: () => askDatabase('save_blog_text', { p_post: post.id, p_language: language, p_seen: revision }),
      done: t('textSaved', { language: LANGUAGE_NAMES[language] }),
      refused,
    })
    if (saved) onTurn()
  }
  const discard = async () => {
    const revision = await draft.settle()
    if (revision === undefined) return
    const dropped = await act({ ask: () => askDatabase('drop_blog_draft', { p_post: post.id, p_language: language, p_seen: revision }), done: t('discarded') })
    if (dropped) onTurn()
  }
  const copySource = () => {
    draft.type(opened.source)
    setCopies(copies + 1)
  }
  const waiting = kept === 'typed' || kept === 'offline' || kept === 'changed' || kept === 'refused'
  return (
    <div className={translating ? 'grid gap-6 xl:grid-cols-2' : undefined}>
      {translating && <Source texts={read.source} language={post.language} />}
      <div className="flex min-w-0 flex-col gap-4">
        <UnsavedGuard dirty={waiting} />
        <StateNote post={post} language={language} state={read.state} />
        {kept === 'changed' && (
          <Notice
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="small" look="quiet" onClick={() => void again().then(onTurn)}>
                  {t('meanwhile.theirs')}
                </Button>
                <Button size="small" look="quiet" onClick={() => void again().then(({ data }) => draft.overwrite(data?.draft?.revision ?? null))}>
                  {t('meanwhile.mine')}
                </Button>
              </span>
            }
          >
            {t('meanwhile.text')}
          </Notice>
        )}
        {rewritten && writes && <Notice tone="news">{t('rewritten')}</Notice>}
        <Field {...field('title', 200)} required />
        <TextArea {...field('excerpt', 500)} hint={t('excerptHint')} rows={2} />
        <Suspense fallback={<Waiting className="h-96 w-full" />}>
          <ArticleEditor
            key={copies}
            label={t('fields.content')}
            language={language}
            value={texts.content}
            readOnly={!writes}
            onRewritten={setRewritten}
            onChange={(content) => draft.type({ content })}
          />
        </Suspense>
        <details className="rounded-control border border-line p-3">
          <summary className="min-h-9 cursor-pointer font-semibold">{t('search')}</summary>
          <div className="mt-3 flex flex-col gap-4">
            <Field {...field('featured_image_alt', 300)} hint={t('altHint')} />
            <Field {...field('seo_title', 120)} hint={t('seoTitleHint')} />
            <TextArea {...field('seo_description', 320)} hint={t('seoDescriptionHint')} rows={2} />
          </div>
        </details>
        {writes && (
          <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3">
            <Button busy={busy} disabled={kept === 'clean'} onClick={() => void save()}>
              {t(post.status === 'published' ? 'saveShown' : 'saveText')}
            </Button>
            {kept !== 'clean' && (
              <Button look="plain" onClick={() => setThrowing(true)}>
                {t('discard')}
              </Button>
            )}
            {translating && texts.content === '' && (
              <Button look="quiet" onClick={copySource}>
                {t('copySource')}
              </Button>
            )}
            <KeptLine kept={kept} />
          </div>
        )}
      </div>
      <Dialog
        open={throwing}
        onClose={() => setThrowing(false)}
        title={t('discardTitle')}
        footer={
          <>
            <Button look="plain" onClick={() => setThrowing(false)}>
              {t('goOn')}
            </Button>
            <Button look="danger" busy={busy} onClick={() => void discard().then(() => setThrowing(false))}>
              {t('discard')}
            </Button>
          </>
        }
      >
        <p>{t('discardText')}</p>
      </Dialog>
    </div>
  )
}

/** What is translated from, to be read beside. */
function Source({ texts, language }: { texts: PostTexts; language: string }) {
  const { t } = useTranslation('admin-blog')
  const name = LANGUAGE_NAMES[languageOf(language) ?? 'en']
  return (
    <section
      aria-label={t('source', { language: name })}
      className="flex min-w-0 flex-col gap-3 rounded-control bg-paper p-4 max-xl:max-h-96 max-xl:overflow-y-auto"
    >
      <p className="text-sm text-ink-soft">{t('source', { language: name })}</p>
      <div lang={language} className="flex flex-col gap-3">
        <p className="text-xl font-semibold">{texts.title}</p>
        <p className="text-ink-soft">{texts.excerpt}</p>
        <Suspense fallback={<Waiting className="h-96 w-full" />}>
          <ArticleEditor label={t('source', { language: name })} language={language} value={texts.content} readOnly bare />
        </Suspense>
      </div>
    </section>
  )
}
