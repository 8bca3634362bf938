import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useEditing } from '../../desk-kit/company.tsx'
import { Differences } from '../../desk-kit/differences.tsx'
import { DraftNotice } from '../../desk-kit/draft-notice.tsx'
import { LanguageTextsFields } from '../../desk-kit/language-texts-fields.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { slugOf } from '../../desk-kit/slug-of.ts'
import { UnsavedGuard } from '../../desk-kit/unsaved-guard.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { useDraft } from '../../desk-kit/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ShopPictureField } from '../shop-pictures/shop-picture-field.tsx'
import {
  ADDRESS_MOST,
  type BlogCategoryDraft,
  type BlogCategoryProblem,
  type BlogCategoryRow,
  type BlogCategoryTexts,
  categoryOf,
  DESCRIPTION_MOST,
  draftOf,
  NAME_MOST,
  pathOf,
} from './blog-category.ts'

/** What fills its place on the page of all categories sharply, in pixels. */
const LEAST_WIDTH = 800
const REFUSED = ['no_category', 'slug_taken', 'too_many', 'merged'] as const

type BlogCategoryFormProps = { category?: BlogCategoryRow; onDone: (id: string) => void; onCancel?: () => void }

/** Makes a category of the blog or changes one: what it is called in each language and its picture; the address is said once and stays. */
export function BlogCategoryForm({ category, onDone, onCancel }: BlogCategoryFormProps) {
  const { t } = useTranslation('admin-blog-categories')
  const { act, busy } = useAct()
  const draft = useDraft<BlogCategoryDraft>('category', draftOf(category))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = categoryOf(values)
  const problem = (name: BlogCategoryProblem) => (tried && 'problems' in read && read.problems.has(name) ? t(`problems.${name}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () => askDatabase<string>('write_blog_category', { p_id: category?.id ?? null, p_category: read.category, p_seen: category?.changed_at ?? null }),
      done: (made) => {
        id = made
        return t(category ? 'changed' : 'made')
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <Panel title={t(category ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences
          draft={draft}
          labelOf={(field) => t(`fields.${field}`)}
          sayValue={(field, value) => (field === 'texts' ? said(value as BlogCategoryTexts) : String(value))}
        />
        <LanguageTextsFields
          legend={t('fields.texts')}
          texts={values.texts}
          fields={[
            { name: 'name', label: t('fields.name'), most: NAME_MOST },
            { name: 'description', label: t('fields.description'), most: DESCRIPTION_MOST, lines: 3 },
          ]}
          error={problem('english') ?? problem('names')}
          onChange={(texts) => draft.set({ texts })}
        />
        {category ? (
          <p className="text-sm text-ink-soft wrap-anywhere">{t('addressStays', { address: pathOf(category.id) })}</p>
        ) : (
          <Field
            label={t('fields.id')}
            hint={t('addressHint')}
            maxLength={ADDRESS_MOST}
            value={values.id}
            placeholder={slugOf(values.texts.en?.name ?? '')}
            error={problem('address')}
            onChange={(event) => draft.set({ id: event.currentTarget.value })}
          />
        )}
        <ShopPictureField
          label={t('fields.image')}
          hint={t('pictureHint', { number: LEAST_WIDTH })}
          image={values.image}
          folder="posts"
          leastWidth={LEAST_WIDTH}
          ratio="4 / 3"
          optional
          onChange={(image) => draft.set({ image })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy}>
            {t('save')}
          </Button>
          {onCancel && (
            <Button look="plain" onClick={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

const said = (texts: BlogCategoryTexts): string =>
  Object.entries(texts)
    .map(([language, { name = '', description = '' }]) => `${language}: ${name} / ${description}`)
    .join('\n')
