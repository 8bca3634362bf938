import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { LANGUAGE_NAMES, type Language } from '../../i18n/languages.ts'
import { namesIn, pageFault, type PageText } from '../../pages/page-text.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Waiting } from '../../ui/skeleton.tsx'
import { KeptLine } from '../blog/kept-line.tsx'
import { FactList } from './fact-list.tsx'
import type { PageDraft, PageRow } from './page-row.ts'
import { useKeptPageDraft } from './use-kept-page-draft.ts'

const ArticleEditor = lazy(() => import('../article-editor/article-editor.tsx'))
const NOTHING: PageText = { title: '', lead: '', content: '' }

type TextFormProps = {
  page: PageRow
  language: Language
  draft: PageDraft | null
  /** What the newest version says, or what is built in. */
  stands: PageText | undefined
  builtIn: PageText | undefined
  source: PageText | undefined
  facts: Readonly<Record<string, string | number>>
  again: () => Promise<{ data?: PageDraft | null | undefined }>
  onTurn: () => void
}

/** The text of a page in a language; beside it the English one. What is typed is kept at once and read by nobody until it is published. */
export function TextForm({ page, language, draft: opened, stands, builtIn, source, facts, again, onTurn }: TextFormProps) {
  const { t } = useTranslation('admin-pages')
  const client = useQueryClient()
  const { act, busy } = useAct()
  const draft = useKeptPageDraft({ page: page.id, language, texts: opened ?? stands ?? NOTHING, revision: opened?.revision ?? null })
  const [rewritten, setRewritten] = useState(false)
  // What is put into the text from outside the editor has it begin anew.
  const [copies, setCopies] = useState(0)
  const { texts, kept } = draft
  useEditing(kept !== 'clean')
  const fault = pageFault(texts, page.parts, Object.keys(facts))
  const unnamed = builtIn
    ? namesIn(`${builtIn.lead} ${builtIn.content}`).filter((name) => !name.includes('.') && !namesIn(`${texts.lead} ${texts.content}`).includes(name))
    : []
  const put = (text: PageText) => {
    draft.type({ title: text.title, lead: text.lead, content: text.content })
    setCopies(copies + 1)
  }
  const discard = async () => {
    const revision = await draft.settle()
    if (revision === undefined) return
    const dropped = await act({
      ask: () => askDatabase('drop_page_draft', { p_page: page.id, p_language: language, p_seen: revision }),
      done: t('discarded'),
    })
    if (dropped) onTurn()
  }
  // Whoever has begun to write may publish it.
  const isNew = kept === 'kept' && !page.drafts.some((one) => one.language === language)
  useEffect(() => {
    if (isNew) void client.invalidateQueries({ queryKey: ['pages'] })
  }, [client, isNew])
  const waiting = kept === 'typed' || kept === 'offline' || kept === 'changed' || kept === 'refused'
  return (
    <div className={language === 'en' ? undefined : 'grid gap-6 xl:grid-cols-2'}>
      {language !== 'en' && source && <Source text={source} />}
      <div className="flex min-w-0 flex-col gap-4" onBlur={() => void draft.settle()}>
        <UnsavedGuard dirty={waiting} />
        {kept === 'changed' && (
          <Notice
            action={
              <span className="flex flex-wrap gap-2">
                <Button size="small" look="quiet" onClick={() => void again().then(onTurn)}>
                  {t('meanwhile.theirs')}
                </Button>
                <Button size="small" look="quiet" onClick={() => void again().then(({ data }) => draft.overwrite(data?.revision ?? null))}>
                  {t('meanwhile.mine')}
                </Button>
              </span>
            }
          >
            {t('meanwhile.text')}
          </Notice>
        )}
        {rewritten && <Notice tone="news">{t('rewritten')}</Notice>}
        <Field
          label={t('fields.title')}
          required
          lang={language}
          maxLength={200}
          value={texts.title}
          onChange={(event) => draft.type({ title: event.currentTarget.value })}
        />
        <TextArea
          label={t('fields.lead')}
          hint={t('leadHint')}
          lang={language}
          rows={2}
          maxLength={2000}
          value={texts.lead}
          onChange={(event) => draft.type({ lead: event.currentTarget.value })}
        />
        <Suspense fallback={<Waiting className="h-96 w-full" />}>
          <ArticleEditor
            key={copies}
            label={t('fields.content')}
            language={language}
            value={texts.content}
            onRewritten={setRewritten}
            onChange={(content) => draft.type({ content })}
          />
        </Suspense>
        {kept !== 'clean' && fault && <Notice>{t(`faults.${fault}`, { parts: page.parts.map((name) => `{{part.${name}}}`).join(' ') })}</Notice>}
        {kept !== 'clean' && unnamed.length > 0 && <Notice tone="news">{t('unnamed', { names: unnamed.map((name) => `{{${name}}}`).join(' ') })}</Notice>}
        <FactList facts={facts} parts={page.parts} />
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-surface py-3">
          {kept !== 'clean' && (
            <Button look="plain" busy={busy} onClick={() => void discard()}>
              {t('discard')}
            </Button>
          )}
          {builtIn && (
            <Button look="quiet" onClick={() => put(builtIn)}>
              {t('toBuiltIn')}
            </Button>
          )}
          {!stands && source && texts.content === '' && (
            <Button look="quiet" onClick={() => put(source)}>
              {t('copySource')}
            </Button>
          )}
          <KeptLine kept={kept} />
        </div>
      </div>
    </div>
  )
}

/** What is translated from, to be read beside. */
function Source({ text }: { text: PageText }) {
  const { t } = useTranslation('admin-pages')
  const label = t('source', { language: LANGUAGE_NAMES.en })
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-3 rounded-control bg-paper p-4 max-xl:max-h-96 max-xl:overflow-y-auto">
      <p className="text-sm text-ink-soft">{label}</p>
      <div lang="en" className="flex flex-col gap-3 wrap-anywhere">
        <p className="text-xl font-semibold">{text.title}</p>
        <p className="text-ink-soft">{text.lead}</p>
        <Suspense fallback={<Waiting className="h-96 w-full" />}>
          <ArticleEditor label={label} language="en" value={text.content} readOnly bare />
        </Suspense>
      </div>
    </section>
  )
}
