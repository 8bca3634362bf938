import { useQuery } from '@tanstack/react-query'
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
import { Field, Select } from '../../ui/field.tsx'
import { ShopPictureField } from '../shop-pictures/shop-picture-field.tsx'
import { categoryOf, type CategoryDraft, type CategoryProblem, DESCRIPTION_MOST, draftOf, NAME_MOST, SLUG_MOST } from './category-draft.ts'
import { type CategoryRow, type CategoryTexts, listCategories, nameIn } from '../category-tree/category.ts'

/** What fills its place on the page of all categories sharply, in pixels. */
const LEAST_WIDTH = 800
const REFUSED = ['no_category', 'too_deep', 'slug_taken', 'too_many', 'merged'] as const

type CategoryFormProps = { category?: CategoryRow; parent?: string; onDone: (id: string) => void; onCancel?: () => void }

/** Makes a category or changes one: what it is called in each language, its address, its picture. */
export function CategoryForm({ category, parent = '', onDone, onCancel }: CategoryFormProps) {
  const { t, i18n } = useTranslation('admin-categories')
  const { act, busy } = useAct()
  const all = useQuery({ queryKey: ['categories-tree'], queryFn: listCategories, enabled: !category })
  const draft = useDraft<CategoryDraft>('category', draftOf(category, parent))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = categoryOf(values)
  const problem = (name: CategoryProblem) => (tried && 'problems' in read && read.problems.has(name) ? t(`problems.${name}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () => askDatabase<string>('write_category', { p_id: category?.id ?? null, p_category: read.category, p_seen: category?.changed_at ?? null }),
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
  const families = (all.data ?? []).filter((one) => one.parent_id === null && one.merged_into === null)
  return (
    <Panel title={t(category ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences
          draft={draft}
          labelOf={(field) => t(`fields.${field}`)}
          sayValue={(field, value) => (field === 'texts' ? said(value as CategoryTexts) : String(value))}
        />
        {!category && (
          <Select
            label={t('fields.parent')}
            hint={t('parentHint')}
            required
            value={values.parent}
            options={[{ value: '', label: t('noFamily') }, ...families.map((one) => ({ value: one.id, label: nameIn(one, i18n.language) }))]}
            onChange={(event) => draft.set({ parent: event.currentTarget.value })}
          />
        )}
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
        <Field
          label={t('fields.slug')}
          hint={t(category ? 'slugHint' : 'slugHintNew')}
          required={category !== undefined}
          maxLength={SLUG_MOST}
          value={values.slug}
          placeholder={slugOf(values.texts.en?.name ?? '')}
          error={problem('slug')}
          onChange={(event) => draft.set({ slug: event.currentTarget.value })}
        />
        <ShopPictureField
          label={t('fields.image')}
          hint={t('pictureHint', { number: LEAST_WIDTH })}
          image={values.image}
          folder="categories"
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

const said = (texts: CategoryTexts): string =>
  Object.entries(texts)
    .map(([language, { name = '', description = '' }]) => `${language}: ${name} / ${description}`)
    .join('\n')
