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
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { ATTRIBUTE_KINDS, type AttributeRow } from './attribute.ts'
import { type AttributeDraft, attributeOf, type AttributeProblem, draftOf, NAME_MOST, SLUG_MOST, UNIT_MOST } from './attribute-draft.ts'
import { ValuesField } from './values-field.tsx'

const REFUSED = ['no_attribute', 'slug_taken', 'value_used', 'too_many'] as const

type AttributeFormProps = { attribute?: AttributeRow; onDone: (id: string) => void; onCancel?: () => void }

/** Makes an attribute or changes one, with all its values. */
export function AttributeForm({ attribute, onDone, onCancel }: AttributeFormProps) {
  const { t } = useTranslation('admin-attributes')
  const { act, busy } = useAct()
  const draft = useDraft<AttributeDraft>('attribute', draftOf(attribute))
  const { values } = draft
  const [tried, setTried] = useState(false)
  useEditing(draft.dirty)
  const read = attributeOf(values)
  const problem = (name: AttributeProblem) => (tried && 'problems' in read && read.problems.has(name) ? t(`problems.${name}`) : undefined)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if ('problems' in read || draft.differences.length > 0) return
    let id = ''
    const saved = await act({
      ask: () => askDatabase<string>('write_attribute', { p_id: attribute?.id ?? null, p_attribute: read.attribute, p_seen: attribute?.changed_at ?? null }),
      done: (made) => {
        id = made
        return t(attribute ? 'changed' : 'made')
      },
      refused: ({ code }) => (REFUSED.some((one) => one === code) ? t(`refused.${code}`) : undefined),
    })
    if (!saved) return
    draft.forget()
    onDone(id)
  }
  const several = values.kind === 'choice' || values.kind === 'choices'
  return (
    <Panel title={t(attribute ? 'change' : 'new')}>
      <form noValidate className="flex max-w-3xl flex-col gap-4" onSubmit={(event) => void save(event)}>
        <DraftNotice of={[draft]} />
        <UnsavedGuard dirty={draft.dirty} />
        <Differences draft={draft} labelOf={(field) => t(`fields.${field}`)} sayValue={(_field, value) => JSON.stringify(value)} />
        {!attribute && (
          <Select
            label={t('fields.kind')}
            hint={t('kindHint')}
            required
            value={values.kind}
            options={ATTRIBUTE_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
            onChange={(event) => draft.set({ kind: ATTRIBUTE_KINDS.find((kind) => kind === event.currentTarget.value) ?? 'choice' })}
          />
        )}
        <LanguageTextsFields
          legend={t('fields.texts')}
          texts={values.texts}
          fields={[{ name: 'name', label: t('fields.name'), most: NAME_MOST }]}
          error={problem('english')}
          onChange={(texts) => draft.set({ texts })}
        />
        <Field
          label={t('fields.slug')}
          hint={t('slugHint')}
          required={attribute !== undefined}
          maxLength={SLUG_MOST}
          value={values.slug}
          placeholder={slugOf(values.texts.en?.name ?? '')}
          error={problem('slug')}
          onChange={(event) => draft.set({ slug: event.currentTarget.value })}
        />
        {values.kind === 'number' && (
          <Field
            label={t('fields.unit')}
            hint={t('unitHint')}
            maxLength={UNIT_MOST}
            value={values.unit}
            onChange={(event) => draft.set({ unit: event.currentTarget.value })}
          />
        )}
        {several && <ValuesField values={values.values} error={problem('values')} onChange={(next) => draft.set({ values: next })} />}
        <Checkbox label={t('fields.isFacet')} checked={values.isFacet} onChange={(event) => draft.set({ isFacet: event.currentTarget.checked })} />
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
