import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { isReason } from '../../desk-kit/is-reason.ts'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/field.tsx'
import { HeadPreviews } from './head-previews.tsx'
import { DESCRIPTION_MOST, type HeadPage, type HeadTexts, type PageHeadRow, textsOf, TITLE_MOST } from './page-head.ts'

type HeadDraft = { texts: HeadTexts; noindex: boolean; reason: string }
type HeadFormProps = { page: HeadPage; head?: PageHeadRow; onDone: (id: string) => void; onCancel: () => void }

/** Writes a page's title and description, language by language, with how each stands in a list of results. */
export function HeadForm({ page, head, onDone, onCancel }: HeadFormProps) {
  const { t } = useTranslation('admin-page-heads')
  const { act, busy } = useAct()
  const draft = useDraft<HeadDraft>('page-head', { texts: head?.texts ?? {}, noindex: head?.is_noindex ?? false, reason: '' })
  const { values, set } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const texts = textsOf(values.texts)
  const hasReason = isReason(values.reason)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!hasReason || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_page_head', {
          p_product: page.product,
          p_category: page.category,
          p_texts: texts,
          p_noindex: values.noindex,
          p_seen: head?.changed_at ?? null,
          p_reason: values.reason.trim(),
        }),
      done: (made) => {
        id = made
        return t('saved')
      },
      refused: ({ code }) => (code === 'page_texts' ? t('refused.page_texts') : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Panel title={page.name}>
        <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
          <DraftNotice of={[draft]} />
          <UnsavedGuard dirty={draft.dirty} />
          <Differences
            draft={draft}
            labelOf={(field) => t(`fields.${field}`)}
            sayValue={(_field, value) => (typeof value === 'string' ? value : JSON.stringify(value))}
          />
          <LanguageTextsFields
            legend={t('fields.texts')}
            texts={values.texts}
            fields={[
              { name: 'title', label: t('fields.title'), most: TITLE_MOST, hint: t('titleHint') },
              { name: 'description', label: t('fields.description'), most: DESCRIPTION_MOST, lines: 3, hint: t('descriptionHint') },
            ]}
            error={undefined}
            onChange={(next) => set({ texts: next })}
          />
          <Checkbox label={t('fields.noindex')} checked={values.noindex} onChange={(event) => set({ noindex: event.currentTarget.checked })} />
          <TextArea
            label={t('fields.reason')}
            required
            maxLength={500}
            rows={2}
            value={values.reason}
            error={tried && !hasReason ? t('problems.reason') : undefined}
            onChange={(event) => set({ reason: event.currentTarget.value })}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy}>
              {t('save')}
            </Button>
            <Button look="plain" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      </Panel>
      <HeadPreviews page={page} texts={texts} />
    </div>
  )
}
