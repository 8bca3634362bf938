import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askDatabase } from '../../desk-kit/ask-database.ts'
import { useMay } from '../../desk-kit/desk-rights.tsx'
import { Panel } from '../../desk-kit/panel.tsx'
import { useAct } from '../../desk-kit/use-act.ts'
import { CHANGES_ELSEWHERE } from '../../platform/query.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LoadFailureLine } from '../../ui/load-failure.tsx'
import { type AttributeRow, listAttributes, nameIn } from '../attributes/attribute.ts'
import { RecordLink } from '../record-link/record-link.tsx'
import type { CategoryRow } from '../category-tree/category.ts'

type Held = { attribute_id: string; is_required: boolean }

const heldBy = (attributes: readonly AttributeRow[], category: string | null): Held[] =>
  attributes.flatMap(({ id, categories }) =>
    categories.filter(({ category_id: of }) => of === category).map(({ is_required: required }) => ({ attribute_id: id, is_required: required })),
  )

/** What is said of the pieces of a category: what holds for its family, and what it has by itself. */
export function SchemaPanel({ category }: { category: CategoryRow }) {
  const { t, i18n } = useTranslation('admin-categories')
  const may = useMay()
  const attributes = useQuery({ queryKey: ['attributes', { archived: false }], queryFn: () => listAttributes(false), ...CHANGES_ELSEWHERE })
  const [editing, setEditing] = useState(false)
  const all = attributes.data ?? []
  const inherited = category.parent_id === null ? [] : heldBy(all, category.parent_id)
  const own = heldBy(all, category.id)
  const said = [...inherited, ...own]
  return (
    <Panel title={t('schema.title')}>
      {attributes.isError && <LoadFailureLine error={attributes.error} onRetry={() => void attributes.refetch()} />}
      {editing ? (
        <SchemaForm category={category} attributes={all} inherited={inherited} own={own} onDone={() => setEditing(false)} />
      ) : (
        <div className="flex flex-col items-start gap-3 text-sm">
          {attributes.isSuccess && said.length === 0 && <p className="text-ink-soft">{t('schema.none')}</p>}
          <ul>
            {all
              .filter(({ id }) => said.some(({ attribute_id: of }) => of === id))
              .map(({ id, texts }) => (
                <li key={id}>
                  <RecordLink to="attributes" id={id}>
                    {nameIn(texts, i18n.language)}
                  </RecordLink>
                  {said.some((one) => one.attribute_id === id && one.is_required) && ` · ${t('schema.required')}`}
                  {inherited.some((one) => one.attribute_id === id) && <span className="text-ink-soft"> · {t('schema.inherited')}</span>}
                </li>
              ))}
          </ul>
          {may('catalogue.write') && category.merged_into === null && all.length > 0 && (
            <Button size="small" look="quiet" onClick={() => setEditing(true)}>
              {t('schema.change')}
            </Button>
          )}
        </div>
      )}
    </Panel>
  )
}

type SchemaFormProps = {
  category: CategoryRow
  attributes: readonly AttributeRow[]
  inherited: readonly Held[]
  own: readonly Held[]
  onDone: () => void
}

function SchemaForm({ category, attributes, inherited, own, onDone }: SchemaFormProps) {
  const { t, i18n } = useTranslation('admin-categories')
  const { act, busy } = useAct()
  const [seen] = useState(own)
  const [held, setHeld] = useState<readonly Held[]>(own)
  const without = (id: string) => held.filter(({ attribute_id: of }) => of !== id)
  const save = async () => {
    const saved = await act({
      ask: () => askDatabase('write_category_attributes', { p_category: category.id, p_attributes: held, p_seen: seen }),
      done: t('schema.done'),
    })
    if (saved) onDone()
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('schema.hint')}</p>
      <ul className="divide-y divide-line">
        {attributes.map(({ id, texts }) => {
          const name = nameIn(texts, i18n.language)
          const one = held.find(({ attribute_id: of }) => of === id)
          return (
            <li key={id} className="flex flex-wrap gap-x-6">
              <Checkbox
                label={inherited.some(({ attribute_id: of }) => of === id) ? `${name} · ${t('schema.inherited')}` : name}
                checked={one !== undefined}
                onChange={(event) => setHeld(event.currentTarget.checked ? [...held, { attribute_id: id, is_required: false }] : without(id))}
              />
              {one && (
                <Checkbox
                  label={t('schema.requiredOf', { name })}
                  checked={one.is_required}
                  onChange={(event) => setHeld([...without(id), { attribute_id: id, is_required: event.currentTarget.checked }])}
                />
              )}
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={busy} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Button size="small" look="plain" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
