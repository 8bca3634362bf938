import { ChevronLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../../i18n/languages.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { isSlug, slugOf } from './post-row.ts'
import { useRefusals } from './use-refusals.ts'

/** A post begins with its title, its language and its address; everything else is written where it is read. */
export default function BlogCreate() {
  const { t, i18n } = useTranslation('admin-blog')
  const navigate = useNavigate()
  const { act, busy } = useAct()
  const refused = useRefusals()
  const draft = useDraft('post', { title: '', language: languageOf(i18n.language) ?? 'en', slug: '' })
  const { title, language, slug } = draft.values
  const [tried, setTried] = useState(false)
  const address = slug === '' ? slugOf(title) : slug.trim()
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (title.trim() === '' || !isSlug(address)) return
    let id = ''
    const made = await act({
      ask: () => askDatabase<string>('write_blog_post', { p_id: null, p_post: { title: title.trim(), language, slug: address }, p_seen: null }),
      done: (key) => {
        id = key
        return t('made')
      },
      refused,
    })
    if (!made) return
    draft.forget()
    void navigate(`/admin/blog/${id}`)
  }
  return (
    <section aria-labelledby="create-title" className="flex flex-col gap-4">
      <header>
        <Link to="/admin/blog" className="inline-flex min-h-9 max-w-full items-center gap-1 text-sm text-indigo wrap-anywhere hover:underline">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {t('title')}
        </Link>
        <h1 id="create-title" className="text-2xl">
          {t('new')}
        </h1>
      </header>
      <Panel title={t('begin')}>
        <form noValidate className="flex max-w-2xl flex-col gap-4" onSubmit={(event) => void save(event)}>
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <Field
            label={t('fields.title')}
            required
            maxLength={200}
            lang={language}
            value={title}
            error={tried && title.trim() === '' ? t('problems.title') : undefined}
            onChange={(event) => draft.set({ title: event.currentTarget.value })}
          />
          <Select
            label={t('fields.language')}
            hint={t('languageHint')}
            required
            value={language}
            options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }))}
            onChange={(event) => draft.set({ language: languageOf(event.currentTarget.value) ?? 'en' })}
          />
          <Field
            label={t('fields.slug')}
            hint={t('slugHint', { address: `/blog/${address}` })}
            required
            maxLength={120}
            value={slug === '' ? address : slug}
            error={tried && !isSlug(address) ? t('problems.slug') : undefined}
            onChange={(event) => draft.set({ slug: event.currentTarget.value })}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t('start')}
            </Button>
          </div>
        </form>
      </Panel>
    </section>
  )
}
