import { type FormEvent, useDeferredValue, useState } from 'react'
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
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { ShopPictureField } from '../shop-pictures/shop-picture-field.tsx'
import { type CollectionDraft, collectionOf, type CollectionProblem, draftOf, SLUG_MOST, TEXT_MOST, TITLE_MOST } from './collection-draft.ts'
import { CollectionPreview } from './collection-preview.tsx'
import { COLLECTION_KINDS, COLLECTION_PLACES, type CollectionRow } from './collection.ts'
import { ruleOf, type RuleProblem } from './rule-draft.ts'
import { RuleFields } from './rule-fields.tsx'

/** Sharp at the head of its page, in pixels. */
const LEAST_WIDTH = 960
const REFUSED = ['no_collection', 'slug_taken', 'archived', 'too_many'] as const

type CollectionFormProps = {
  collection?: CollectionRow
  /** What the things its rule names are called, by `condition:id`. */
  names?: Readonly<Record<string, string>>
  /** The pieces in it, where they are chosen by hand. */
  products?: readonly string[]
  onDone: (id: string) => void
  onCancel?: () => void
}

/** Makes a collection or changes one; below the form stands its page. */
export function CollectionForm({ collection, names = {}, products = [], onDone, onCancel }: CollectionFormProps) {
  const { t } = useTranslation('admin-collections')
  const { act, busy } = useAct()
  const draft = useDraft<CollectionDraft>('collection', draftOf(collection, names))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = collectionOf(values, collection)
  const problem = (name: CollectionProblem) => (tried && 'problems' in read && read.problems.has(name) ? t(`problems.${name}`) : undefined)
  const rule = useDeferredValue(values.kind === 'rule' ? ruleOf(values.rule) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () =>
        askDatabase<string>('write_collection', { p_id: collection?.id ?? null, p_collection: read.collection, p_seen: collection?.changed_at ?? null }),
      done: (made) => {
        id = made
        return t(collection ? 'changed' : 'made')
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  return (
    <div className="flex flex-col gap-4">
      <Panel title={t(collection ? 'change' : 'new')}>
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
              { name: 'title', label: t('fields.title'), most: TITLE_MOST },
              { name: 'text', label: t('fields.text'), most: TEXT_MOST, lines: 4 },
            ]}
            error={problem('english') ?? problem('titles')}
            onChange={(texts) => draft.set({ texts })}
          />
          <Field
            label={t('fields.slug')}
            hint={t(collection ? 'slugMoves' : 'slugHint')}
            maxLength={SLUG_MOST}
            value={values.slug}
            placeholder={slugOf(values.texts.en?.title ?? '')}
            error={problem('slug')}
            onChange={(event) => draft.set({ slug: event.currentTarget.value })}
          />
          <ShopPictureField
            label={t('fields.image')}
            hint={t('imageHint', { number: LEAST_WIDTH })}
            image={values.image}
            folder="collections"
            leastWidth={LEAST_WIDTH}
            ratio="16 / 9"
            error={problem('image')}
            onChange={(image) => draft.set({ image })}
          />
          <Select
            label={t('fields.kind')}
            hint={t(`kindHint.${values.kind}`)}
            required
            value={values.kind}
            options={COLLECTION_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={(event) => draft.set({ kind: event.currentTarget.value === 'rule' ? 'rule' : 'hand' })}
          />
          {values.kind === 'rule' && (
            <RuleFields
              rule={values.rule}
              sort={values.sort}
              problem={(name: RuleProblem) => problem(`rule.${name}`)}
              onChange={(changed) => draft.set({ rule: changed })}
              onSort={(sort) => draft.set({ sort })}
            />
          )}
          <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
            <Field
              label={t('fields.starts')}
              hint={t('startsHint')}
              type="date"
              value={values.starts}
              error={problem('days')}
              onChange={(event) => draft.set({ starts: event.currentTarget.value })}
            />
            <Field
              label={t('fields.ends')}
              hint={t('endsHint')}
              type="date"
              value={values.ends}
              onChange={(event) => draft.set({ ends: event.currentTarget.value })}
            />
          </div>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-1 text-sm font-semibold">{t('fields.places')}</legend>
            {COLLECTION_PLACES.map((place) => (
              <Checkbox
                key={place}
                label={t(`places.${place}`)}
                checked={values.places.includes(place)}
                onChange={(event) =>
                  draft.set({ places: COLLECTION_PLACES.filter((one) => (one === place ? event.currentTarget.checked : values.places.includes(one))) })
                }
              />
            ))}
          </fieldset>
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
      <CollectionPreview
        image={values.image}
        texts={values.texts}
        kind={values.kind}
        rule={rule && 'rule' in rule ? rule.rule : null}
        products={products}
        sort={values.sort}
      />
    </div>
  )
}
